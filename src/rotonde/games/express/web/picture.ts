/** Types of the view that is drawn. No rule lives here. */
import type { TrainSheet, View as Picture } from '$shell/generated/express'

export type {
  Aids,
  Engine,
  Game,
  Hand as HandSeen,
  LayAids,
  Sheet,
  Side,
  SideSheet,
  Target,
  Train,
  TrainAid,
  View as Picture,
  WayOut,
} from '$shell/generated/express'

/** Score of a train, so far or final. */
export type Worth = Omit<TrainSheet, 'engine'>

/** The four bonuses of a passenger train, in the order of the rulebook. */
export const BONUSES = ['order', 'complete', 'morning', 'diesel'] as const

export const sideOf = (picture: Picture, seat: number | null) =>
  seat === null ? -1 : picture.sides.findIndex((side) => side.seats.includes(seat))
