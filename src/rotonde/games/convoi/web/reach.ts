/** Reach of a finger or a pointer: the spot that is drawn nearest, and nothing farther away than a fingertip. */
import { distance, type Point } from './curve'

export interface Spot {
  at: Point
  /** Drawn radius around that point, in units of the board. */
  reach: number
}

export const REACH = { city: 36, port: 38, departure: 28, junction: 27, light: 20, train: 40 }
/** How far a target reaches at least, in pixels of the screen. */
export const LEAST = 12.5
/** Half of what a fingertip covers, in pixels of the screen. */
export const FINGER = 22

/** The spot at `at`, or ""; `finger` is half a fingertip in units of the board. */
export function reached(spots: ReadonlyMap<string, Spot>, at: Point, finger: number): string {
  let best = ['', Infinity] as [string, number]
  for (const [name, spot] of spots) {
    const away = distance(at, spot.at)
    if (away <= Math.max(spot.reach, finger) && away - spot.reach <= best[1]) best = [name, away - spot.reach]
  }
  return best[0]
}

/** Lead over the next spot that a finger needs to mean this one, in pixels of the screen. */
export const BLUR = 12

/** Lit spots that a fingertip may mean, the nearest first: one, or several that are about as near. */
export function meant(
  spots: ReadonlyMap<string, Spot>,
  lit: ReadonlySet<string>,
  at: Point,
  finger: number,
  blur: number,
): string[] {
  const near = [...spots]
    .map(([name, spot]) => ({ name, spot, away: distance(at, spot.at) }))
    .filter(({ name, spot, away }) => lit.has(name) && away <= Math.max(spot.reach, finger))
    .map(({ name, spot, away }) => ({ name, edge: away - spot.reach }))
    .sort((a, b) => a.edge - b.edge)
  return near.filter(({ edge }) => edge < near[0]!.edge + blur).map(({ name }) => name)
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The next spot in the direction of an arrow key, or null for any other key. */
export function beside(spots: ReadonlyMap<string, Spot>, spot: string, key: string): string | null {
  const towards = DIRECTIONS[key]
  const here = spots.get(spot)?.at
  if (!towards || !here) return null
  let best = [spot, Infinity] as [string, number]
  for (const [each, { at }] of spots) {
    const along = (at.x - here.x) * towards.x + (at.y - here.y) * towards.y
    const aside = Math.abs((at.x - here.x) * towards.y) + Math.abs((at.y - here.y) * towards.x)
    const far = along > 4 || (along > -1 && distance(at, here) < 4 && each > spot) ? along + 2.5 * aside : Infinity
    if (each !== spot && far < best[1]) best = [each, far]
  }
  return best[0]
}
