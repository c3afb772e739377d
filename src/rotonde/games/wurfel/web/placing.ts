/** The dice have places of their own on the tray; the engine knows only how many show which colour. */
import type { Colour } from './picture'

export interface Die {
  colour: Colour | null
  /** How often it was thrown: a die that shows the same again has moved all the same. */
  thrown: number
}

export const EMPTY: Die = { colour: null, thrown: 0 }

/** The dice where they lay, as far as they still show; the others fall into the free places. */
export function placed(before: Die[], dice: Colour[], count: number, lifted: ReadonlySet<number>): Die[] {
  const left = [...dice]
  const stays = Array.from({ length: count }, (_, i) => {
    const colour = lifted.has(i) ? null : (before[i]?.colour ?? null)
    const at = colour === null ? -1 : left.indexOf(colour)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
  return stays.map((stay, i) => {
    const die = before[i] ?? EMPTY
    if (stay) return die
    const colour = left.shift() ?? null
    return colour === null ? { colour, thrown: die.thrown } : { colour, thrown: die.thrown + 1 }
  })
}

/** The colours at these places, each as often as it lies there. */
export function coloursAt(dice: Die[], places: Iterable<number>): Colour[] {
  return [...places].map((place) => dice[place]?.colour ?? null).filter((colour) => colour !== null)
}

/** True when both lists hold the same colours equally often. */
export function alike(some: Colour[], others: Colour[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}
