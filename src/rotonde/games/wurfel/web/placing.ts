/** The dice have places of their own on the tray; the engine knows only how many show which colour. */
import { less, type Colour, type Picture, type Recap } from './picture'

export interface Die {
  colour: Colour | null
  /** Number of throws: a die that shows the same again has moved all the same. */
  thrown: number
}

export interface Dice {
  dice: Die[]
  /** The places whose dice are not thrown again, until the person lets them go. */
  kept: ReadonlySet<number>
  /** The throw that lies there. */
  mark: string
}

export const EMPTY: Die = { colour: null, thrown: 0 }
export const NONE: ReadonlySet<number> = new Set()
export const NO_DICE: Dice = { dice: [], kept: NONE, mark: '' }

/** The dice as the picture has them, and the throw that brought them there.
 * After a throw those that were not thrown are kept,
 * whoever chose them: the board, a hint or a sentence; after a first throw none is. */
export function thrown(before: Dice, picture: Pick<Picture, 'dice' | 'dice_count'>, recap: Recap): Dice {
  const { dice: colours, dice_count: count } = picture
  const mark = recap.throw
  if (mark === before.mark) return { ...before, dice: placed(before.dice, colours, count, NONE) }
  const resting = less(colours, recap.thrown)
  const stay = places(before.dice, resting, before.kept)
  const lifted = new Set([...before.dice.keys()].filter((i) => !stay.has(i)))
  const dice = placed(before.dice, colours, count, lifted)
  return { dice, kept: places(dice, resting, stay), mark }
}

/** A place for each of these colours, if one shows it: of the preferred ones first. */
function places(dice: Die[], colours: Colour[], preferred: ReadonlySet<number>): Set<number> {
  const left: Array<Colour | null> = [...colours]
  const found = new Set<number>()
  for (const i of new Set([...preferred, ...dice.keys()])) {
    const at = left.indexOf(dice[i]?.colour ?? null)
    if (at === -1) continue
    left.splice(at, 1)
    found.add(i)
  }
  return found
}

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
