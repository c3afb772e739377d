/** The seam between the shell and a game's board: what a Board.svelte is given and may export. */
import type { Component, Snippet } from 'svelte'
import type { GameEvent, Json, Legal, Proposal, Rule, Said } from './protocol'
import type { Pointing } from './live.svelte'
import type { Phrases } from './phrases'
import type { Follow } from './stage.svelte'

/** A player as the table shows one. */
export interface Person {
  seat: number
  name: string
  mine: boolean
}

export interface BoardProps {
  /** What the seat knows; while events are shown it follows behind. */
  view: Record<string, Json>
  /** Help from the engine; the page computes nothing of its own. */
  aids: Record<string, Json>
  /** What may be done now; empty while it is another's turn or events are being shown. */
  legal: Legal[]
  /** Whose view this is, or null for a bystander. */
  seat: number | null
  /** The seat that decides, or -2: the game is over. */
  toAct: number
  /** The event that is being shown, or null. */
  event: GameEvent | null
  /** What happened, as far as it has been shown; after a reload it begins anew. */
  log: GameEvent[]
  /** What no move changes, such as a map. */
  layout: Record<string, Json>
  /** All players by seat, and the order around the table with mine last. */
  people: Person[]
  order: number[]
  phrases: Phrases
  /** The rules by their IDs. */
  rules: RuleBook
  /** An action is on its way to the server. */
  sending: boolean
  /** Nothing should move. */
  still: boolean
  /** Single keys may be listened to now. */
  keys: (event: KeyboardEvent) => boolean
  act: (action: string) => void
  /** Asks the server which rule forbids the action, and shows its sentence. */
  explain: (action: string) => void
  /** Shows the sentence of a rule that the engine named. */
  cite: (rule: string) => void
  /** Opens the rules at that one. */
  read: (rule: string) => void
  /** Places on the board that people are showing each other, by names of the board's own. */
  pings: Pointing[]
  /** What a partner proposes for the decision that is due; a board may show where. */
  proposal: Proposal | null
  /** Shows a place to all who are at the table. */
  ping: (at: string) => void
  /** Takes the shown sentence away. */
  hush: () => void
  /** A player's plate, drawn by the shell where the board wants it. */
  plate: Snippet<[number]>
  /** The sentence of a refusal or of the rule that bears on the moment. */
  sign: Snippet
}

/** One stop of the tour through a first turn. */
export interface TourStop {
  /** Where it stands: when this is asked of me. */
  asks: string
  /** The part of the board that it speaks of. */
  at: string
  text: Said
  rule: string
  /** A lesson that waits for its moment; the others are over when a later one is shown. */
  when?: (now: { legal: Legal[]; aids: Record<string, Json> }) => boolean
}

export interface BoardModule {
  default: Component<BoardProps>
  follow?: Follow
  tour?: TourStop[]
  shortcuts?: Array<{ key: string; text: Said }>
}

export type RuleBook = Map<string, Rule>
