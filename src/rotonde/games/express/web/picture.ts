/** What is drawn: the types of the view. No rule lives here. */

export interface Engine {
  up: boolean
  card: string | null
  remembered: string | null
  seen_by: number[]
}

export interface Train {
  train: number
  cars: string[]
  /** How many of its cars were laid this turn. */
  fresh: number
  engine: Engine | null
}

export interface Side {
  seats: number[]
  total: number
  maintenance: string[]
  trains: Train[]
}

export interface HandSeen {
  size: number
  cards: string[] | null
  known: string[]
  public: string[]
}

export interface Worth {
  train: number
  cars: string[]
  up: boolean
  values: number[]
  score: number
  factor: number
  bonuses: string[]
}

export interface SideSheet {
  trains: Array<Worth & { engine: string }>
  maintenance: string[]
  maintenance_score: number
  out_bonus: number
  hands: Array<{ seat: number; cards: string[]; cost: number }>
  result: number
}

export interface Sheet {
  out: number | null
  sides: SideSheet[]
}

export interface Picture {
  phase: string
  round: number
  dealer: number | null
  turn: number | null
  teams: boolean
  target: number
  winner: number | null
  direction: number
  skips: number[]
  turns: number[]
  idle: number
  patience: number
  limit: number | null
  maintained: string | null
  card: string | null
  aim: number | null
  aimed_seat: number | null
  aimed_train: number | null
  own_train: number | null
  sides: Side[]
  hands: HandSeen[]
  draw: number
  discard: string[]
  slot: string[]
  wrecked: { side: number; card: string | null } | null
  last_round: Sheet | null
}

export interface TrainAid extends Worth {
  missing: string[]
  short: number
}

export interface WayOut {
  first_turn: boolean
  refused: boolean
  longest: number
  second: number
  short: number[]
  cards: number
}

export interface Target {
  side?: number
  train?: number
  seat?: number
}

export interface LayAids {
  slack: number
  excess: number
  impossible: boolean
  laid: boolean
  fits: Record<string, number[]>
  unfit: Record<string, Record<string, string>>
  heads: number[]
  targets: Record<string, Target[]>
}

export interface Aids {
  values?: Record<string, number>
  trains?: TrainAid[][]
  standing?: number[]
  hand_cost?: number
  out?: WayOut
  lay?: LayAids | null
}

/** The four bonuses of a passenger train, in the order of the rulebook. */
export const BONUSES = ['order', 'complete', 'morning', 'diesel'] as const

export const sideOf = (picture: Picture, seat: number | null) =>
  seat === null ? -1 : picture.sides.findIndex((side) => side.seats.includes(seat))
