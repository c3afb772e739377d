/** Types of what the board is given to draw, and where a train is on its way within a step. */
import type { Event, Train as TrainView, View } from '$shell/generated/convoi'

export type {
  Aids,
  BoardLayout,
  Face,
  Game,
  Hand,
  Instruction,
  LastCard,
  Layout,
  Pending,
  Place,
  Port,
  View,
  WayAid as Way,
  Wish,
} from '$shell/generated/convoi'

export const CARDS = ['signal', 'switch', 'move'] as const
export const COLOURS = ['black', 'brown', 'grey'] as const
export const GOODS = ['blue', 'yellow', 'red', 'white'] as const
export type Card = (typeof CARDS)[number]
export type Colour = (typeof COLOURS)[number]
export type Goods = (typeof GOODS)[number]

export interface Train extends TrainView {
  /** While it runs: the space it comes from, which tells where it looks. */
  came?: string | null
}

export interface Picture extends View {
  trains: Train[]
}

/** The number on a departure space: printed there, or that of the token which lies on it. */
export function numberOf(number: number | null | undefined, { departure_tokens: tokens }: Picture): number | null {
  if (!number) return null
  return tokens.length > COLOURS.length ? tokens[number - 2]! : number
}

/** The spaces that a train has run through between two places, as the events of the step tell. */
export function ranThrough(train: string, events: Event[], from: string, to: string): string[] {
  const moves = events.filter((each) => each.type === 'moved').filter((each) => each.train === train)
  const spaces = moves.length ? [moves[0]!.from_space, ...moves.map((each) => each.space)] : []
  const [start, end] = [spaces.lastIndexOf(from), spaces.lastIndexOf(to)]
  return start < 0 || end < start ? [] : spaces.slice(start, end + 1)
}

/** The trains as they are drawn while the events of a step are shown up to `event`: one that runs is where they say. */
export function underway(trains: Train[], events: Event[], event: Event | null): Train[] {
  const moves = events.filter((each) => each.type === 'moved')
  if (!event || moves.length === 0) return trains
  const shown = events.slice(0, events.indexOf(event) + 1)
  return trains.map((train) => {
    const own = moves.filter((each) => each.train === train.train)
    const last = own.findLast((each) => shown.includes(each))
    if (!own.length || last === own.at(-1)) return train
    const [space, came] = last ? [last.space, last.from_space] : [own[0]!.from_space, null]
    return { ...train, space, heading: null, came }
  })
}
