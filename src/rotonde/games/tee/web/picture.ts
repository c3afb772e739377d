/** Types of what the board is given to draw. */
import type { WayAid } from '$shell/generated/tee'

export type {
  Aids,
  Game,
  Layout,
  Move,
  Player as Traveller,
  Stop,
  TourAid as Tour,
  View as Picture,
  WayAid as Way,
} from '$shell/generated/tee'

export const NETWORKS = ['violet', 'tee', 'ferry'] as const
export type Network = WayAid['network']
