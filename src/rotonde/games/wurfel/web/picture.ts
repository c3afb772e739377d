/** Types of the view and the aids that are drawn. */
import type { Strip } from '$shell/generated/wurfel'
import type { Json } from '$shell/protocol'

export type { Aids, Game, Recap, Strip, Take, Track, View as Picture } from '$shell/generated/wurfel'

export const COLOURS = ['white', 'red', 'blue', 'green', 'yellow', 'black'] as const
/** Places in the tray. */
export const PLACES = 7
export type Colour = Strip['colour']

export const nameOf = (strip: Strip) => `${strip.colour}-${strip.length}`

/** The dice less those picked up; both are lists of colours. */
export function less(dice: Colour[], gone: Colour[]): Colour[] {
  const left = [...dice]
  for (const colour of gone) {
    const at = left.indexOf(colour)
    if (at !== -1) left.splice(at, 1)
  }
  return left
}

/** The colours that an action names. */
export function coloursIn(dice: Json | undefined): Colour[] {
  return String(dice ?? '')
    .split(' ')
    .filter(Boolean) as Colour[]
}
