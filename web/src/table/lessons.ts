/** Lessons of the tour. */
import type { TourStop } from '../board'
import type { StateMessage } from '../protocol'

/** Storage key for a game's tour that is done. */
export const tourPlace = (game: string) => `rotonde.tour.${game}`
export const tourDone = (game: string) => localStorage.getItem(tourPlace(game)) === 'done'

/** Lessons given on this page so far, by game: the tour is not there all the time. */
export const taughtSoFar = new Map<string, ReadonlySet<TourStop>>()

/** The first lesson not yet given whose moment this is. */
export function due(stops: TourStop[], taught: ReadonlySet<TourStop>, now: StateMessage): TourStop | undefined {
  return stops.find((stop) => !taught.has(stop) && stop.asks === now.asks && (stop.when?.(now) ?? true))
}

/** Lessons done after `stop`: itself, and what came before it and was passed by. */
export function left(stops: TourStop[], taught: ReadonlySet<TourStop>, stop: TourStop): ReadonlySet<TourStop> {
  const passed = stops.slice(0, stops.indexOf(stop)).filter((each) => !each.when)
  return new Set([...taught, ...passed, stop])
}
