/** What the server says and hears; docs/protocol.md explains every field. */

import type { ClockTold, Pace } from './pace/pace'

export type Language = 'en' | 'fr'
export type Said = Record<Language, string>
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface OptionSchema {
  type?: string | string[]
  title?: string
  description?: string
  titles?: Said
  descriptions?: Said
  default?: Json
  /** What somebody who plays the game for the first time is given. */
  newcomer?: Json
  enum?: Json[]
  enumTitles?: Record<string, Said>
  minimum?: number
  maximum?: number
}

export interface GameSummary {
  id: string
  title: Said
  version: number
  seats: number[]
  levels: string[]
  /** Bots from outside, by name. */
  visitors: string[]
  options: { properties?: Record<string, OptionSchema> }
  hidden: boolean
  /** The files of one's own map, board or deck that the game takes. */
  materials: Record<string, Said>
  /** What its lesson is called, where it has one. */
  lesson: Said | null
  /** Who plays with whom, by the number of seats. */
  sides: Record<string, number[][]>
}

/** Something to read and, where there are actions, to do. */
export interface LessonStep extends Said {
  rule: string
  /** The part of the board that it speaks of, and places there. */
  at: string
  points: string[]
  actions: string[]
}

export interface Lesson {
  title: Said
  seat: number
  people: Said[]
  steps: LessonStep[]
}

export type Access = 'public' | 'link' | 'private'

export type Material = Record<string, Json>

/** How a rule is read where its rulebook leaves room; `option` is what a table may choose instead, or ''. */
export interface Ruling extends Said {
  id: string
  option: string
}

export interface Rule extends Said {
  id: string
  section: string
  rulings: Ruling[]
}

export type Form = string | [string, string]

export interface Words {
  words?: { seats?: string[]; sides?: string[]; numbered?: string[] }
  params?: Record<string, Record<string, boolean | Record<Language, Form>>>
  kinds?: Record<string, Said>
  actions?: Record<string, Said>
  events?: Record<string, Said>
  /** Events that are told as one line where several follow one another. */
  runs?: Record<string, Said>
  asks?: Record<string, { you: Said; other: Said }>
  board?: Record<string, Said>
}

export interface GameDetail extends GameSummary {
  rules: Rule[]
  sections: Record<string, Said>
  words: Words
  layout: Record<string, Json>
}

export type SeatChoice = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: string }

/** A link for others, and its QR code as the path of an SVG. */
export interface Invitation {
  link: string
  /** It leads here from another machine. */
  elsewhere: boolean
  size: number
  path: string
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string | null
  /** The name is that of their account, which has a page. */
  account: boolean
  level: string | null
  mine: boolean
  present: boolean
  /** An open seat that is not for everyone. */
  kept_for: 'me' | 'another' | null
  /** The level of a bot that plays for the person. */
  stand_in: string | null
  resigned: boolean
  /** Their time ran out. */
  late: boolean
}

export interface TableInfo {
  id: string
  game: string
  version: number
  options: Record<string, Json>
  status: 'open' | 'running' | 'over'
  seats: Seat[]
  host: boolean
  invitation: string | null
  commitment: string
  seed: string | null
  n: number
  winners: number[]
  /** Played on somebody's own map, board or deck. */
  own: boolean
  hints: boolean
  access: Access
  /** Who plays with whom: the seats of each side. */
  sides: number[][]
  /** The table of the rematch. */
  next: string | null
  /** How a game was broken off. */
  ending: '' | 'resigned' | 'agreed' | 'closed' | 'unfinished'
  /** The rules have changed, and under them it is another game: it waits for its host's word. */
  held?: { version: number; now: number; at: number | null; of: number } | null
  origin: Origin | null
  clock: ClockTold
}

/** What somebody asks of the others, and who has still to answer. */
export interface Asking {
  seat: number
  what: 'end' | 'back' | 'pace'
  to: number
  waiting: number[]
  pace: Pace | null
}

/** What the strongest bot would do at `n`, and why. */
export interface Hint {
  n: number
  action: string
  reasons: Said
}

/** What a bot proposes to its partner `to` at `n`: actions that belong together, and why. */
export interface Proposal {
  seat: number
  to: number
  n: number
  actions: Legal[]
  reasons: Said
}

export interface Seated {
  table: TableInfo
  secrets: Record<string, string>
}

export interface Legal {
  action: string
  kind: string
  params: Record<string, Json>
}

export interface GameEvent {
  step: number
  type: string
  [key: string]: Json
}

export interface StateMessage {
  type: 'state'
  n: number
  since: number
  kept: number
  seat: number | null
  to_act: number
  asks: string
  view: Record<string, Json>
  aids: Record<string, Json>
  legal: Legal[]
  events: GameEvent[]
  rules: string[]
  scores: number[]
  /** Who plays with whom: the seats of each side. */
  sides: number[][]
  winners: number[]
  /** Whether seats know different things at this table. */
  hidden: boolean
  back: number[]
  taken_back_by: number | null
  /** The first `n` at which the decision that is due may be answered. */
  due: number
  asking: Asking | null
  /** My last action that stands. */
  last_own: number | null
  clock?: ClockTold | null
  /** view and aids have only what is not as it was told before on this line. */
  partial?: boolean
}

/** The steps at which somebody decided and who did, and last where the game is now. */
/** At each moment: the step, who decides, whose turn it is and in which round, counted from 0. */
export interface Moments {
  at: number[]
  seats: number[]
  turns: number[]
  rounds: number[]
}

/** Where a game comes from that was not begun at its table. */
export interface Origin {
  kind: 'upload' | 'branch'
  table: string | null
  at: number
  verified: boolean
}

export interface ChatLine {
  number: number
  seat: number
  name: string
  text: string
  /** Seconds since 1970. */
  at: number
}

/** What was said, and the seats that I do not want to read. */
export interface ChatTold {
  lines: ChatLine[]
  muted: number[]
}

export interface Refusal {
  error: string
  message: Said
  rule: string
  n: number | null
}

export type ServerMessage =
  | { type: 'table'; table: TableInfo }
  | StateMessage
  | { type: 'why'; n: number; action: string; rule: string }
  | (Refusal & { type: 'refused'; action?: string })
  | { type: 'pointed'; seat: number; at: string }
  | (Proposal & { type: 'proposed' })
  | { type: 'said'; line: ChatLine }
  | { type: 'pong' }

export const OVER = -2

/** Whether a table waits for a decision of mine. */
export function isMyTurn(table: TableInfo): boolean {
  const { seat } = table.clock
  return table.status === 'running' && seat !== null && table.seats[seat]?.mine === true
}
