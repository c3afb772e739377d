/** The seam between the shell and a game's board: what a Board.svelte is given and may export.
 *
 * A board stands in a box of known size, the CSS size container `board`: it fills it (`height: 100%`), lays itself out
 * by `@container board (…)`, cqw and cqh, and needs no scroll of the page. What is `position: fixed` in it is fixed to
 * the box, not to the window. A board that is higher scrolls inside the box. */
import type { Component, Snippet } from 'svelte'
import type { GameDetail, GameEvent, Legal, Proposal, Rule, Said, StateMessage } from './protocol'
import type { Pointing } from './live.svelte'
import type { Phrases } from './phrases'
import type { Decision } from './decision.svelte'

/** A player as the table shows one. */
export interface Person {
  seat: number
  name: string
  mine: boolean
}

/** The types of what a game sends; each game's own are generated as `Game`. */
export interface AnyGame {
  view: StateMessage['view']
  aids: StateMessage['aids']
  recap: StateMessage['recap']
  layout: GameDetail['layout']
  event: GameEvent
}

export interface BoardProps<Game extends { [Part in keyof AnyGame]: unknown } = AnyGame> {
  /** View of the seat after the step that is shown. */
  view: Game['view']
  /** Help from the engine, none while steps are shown; the page computes nothing of its own. */
  aids: Game['aids']
  /** The same, as it was before these steps while they are shown. */
  lastAids: Game['aids']
  /** View when I acted last, where others have had turns since: what differs is marked until I act. */
  since: Game['view'] | null
  /** Recent events, as of the step that is shown. */
  recap: Game['recap']
  /** Legal actions; empty while it is another's turn or steps are being shown. */
  legal: Legal[]
  /** Whose view this is, or null for a bystander. */
  seat: number | null
  /** The seat that decides, or -2: the game is over; while steps are shown, the seat that acts. */
  toAct: number
  /** The event that is being shown, or null, and all events of its step: hints for drawing how the view changed. */
  event: Game['event'] | null
  events: Array<Game['event']>
  /** The decision that is due. */
  decision: Decision
  /** Fixed parts of the board, such as a map. */
  layout: Game['layout']
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
  /** A partner's proposal for the decision that is due; a board may show where. */
  proposal: Proposal | null
  /** The move that a hint suggests, to be shown where it is made. */
  hint: Legal | null
  /** Shows a place to all who are at the table. */
  ping: (at: string) => void
  /** Takes the shown sentence away. */
  hush: () => void
  /** A player's badge, drawn by the shell where the board wants it. */
  playerBadge: Snippet<[number]>
  /** The sentence of a refusal or of the rule that bears on the moment. */
  notice: Snippet
}

/** One stop of the tour through a first turn. */
export interface TourStop<Aids = AnyGame['aids']> {
  /** Where it stands: when this is asked of me. */
  asks: string
  /** The part of the board that it speaks of. */
  at: string
  text: Said
  rule: string
  /** A lesson that waits for its moment; the others are over when a later one is shown. */
  when?: (now: { legal: Legal[]; aids: Aids }) => boolean
}

export interface BoardModule {
  default: Component<BoardProps>
  tour?: TourStop[]
  shortcuts?: Array<{ key: string; text: Said }>
}

export type RuleBook = Map<string, Rule>
