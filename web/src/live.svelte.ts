/** One table, live: what comes over its line, and a move that is kept until the server has it. */
import { browser, Connection, type Surroundings } from './connection'
import { Ticker } from './pace/ticker.svelte'
import { asSaid } from './i18n.svelte'
import type { ChatLine, GameEvent, Proposal, Refusal, ServerMessage, StateMessage, TableInfo } from './protocol'

export type Status = 'connecting' | 'open' | 'lost'

const POINTED_FOR = 6_000
const MOST_POINTED = 12
/** Refusals that say that a table is not for me any more: trying again is no use. */
const FOR_GOOD = ['unknown_table', 'private_table', 'removed', 'other_rules']
/** Refusals of a move that came too late after a break. */
const TOO_LATE = ['stale', 'over', 'not_your_turn', 'no_undo', 'lent', 'resigned']

/** The log with what `message` tells; from `kept` on the message is right: what was taken back is gone. */
export function merged(log: GameEvent[], message: Pick<StateMessage, 'kept' | 'events'>): GameEvent[] {
  return [...log.filter((event) => event.step < message.kept), ...message.events]
}

/** The message with all that was told before on this line and has not changed. */
export function completed(message: StateMessage, before: StateMessage | null): StateMessage {
  if (!message.partial || !before) return message
  return { ...message, view: { ...before.view, ...message.view }, aids: { ...before.aids, ...message.aids } }
}

export interface Pointing {
  seat: number
  at: string
}

/** Action that the server has not answered yet. */
type Pending =
  { type: 'act'; seat: number; n: number; action: string } | { type: 'undo'; seat: number; n: number; to: number }

export class Live {
  status = $state<Status>('connecting')
  #table = $state.raw<TableInfo | null>(null)
  /** Time of the last table message, by the page's own clock. */
  toldAt = 0
  message = $state.raw<StateMessage | null>(null)
  log = $state.raw<GameEvent[]>([])
  refused = $state.raw<Refusal | null>(null)
  pending = $state.raw<Pending | null>(null)
  /** Why this table can be seen no longer, after it could. */
  gone = $state.raw<Refusal | null>(null)
  clock = new Ticker()
  /** Places that people are showing each other now. */
  pointed = $state.raw<Pointing[]>([])
  /** A partner's proposal for the decision that is due. */
  proposed = $state.raw<Proposal | null>(null)
  /** Opens a private table to somebody who does not sit there yet. */
  invitation: string | null = null
  onsaid: (line: ChatLine) => void = () => {}
  /** The line is there, again or for the first time. */
  onback: () => void = () => {}
  onstate: (message: StateMessage, fresh: boolean) => void = () => {}

  #connection: Connection
  /** The last state message, whether or not it was news. */
  #told: StateMessage | null = null
  /** The line was down, and what happened meanwhile is not known yet. */
  #away = false
  /** Whether `pending` was sent again after a break. */
  #again = false
  #whys = new Map<string, { rule: Promise<string>; answer: (rule: string) => void }>()

  constructor(
    private id: string,
    private around: Surroundings = browser,
  ) {
    this.#connection = new Connection(() => this.#path(), around)
    this.#connection.onopen = () => this.onback()
    this.#connection.onheard = (message) => this.#hear(message)
    this.#connection.onlost = () => this.#lost()
  }

  get table(): TableInfo | null {
    return this.#table
  }

  set table(told: TableInfo | null) {
    this.#table = told
    this.toldAt = performance.now()
  }

  connect(): void {
    this.#connection.open()
  }

  stop(): void {
    this.#connection.stop()
  }

  /** The browser says that there is no network: that is said at once, and tried again by itself. */
  cut(): void {
    if (this.status !== 'connecting') this.#connection.cut()
  }

  /** The network has changed, or somebody has come back to the page: does the line still hold? */
  probe(): void {
    if (this.status !== 'connecting') this.#connection.probe()
  }

  /** Takes an action. */
  act(action: string): void {
    if (this.message?.seat != null) this.#do({ type: 'act', seat: this.message.seat, n: this.message.n, action })
  }

  /** Goes back to one's own action number `to`. */
  undo(to: number): void {
    if (this.message?.seat != null) this.#do({ type: 'undo', seat: this.message.seat, n: this.message.n, to })
  }

  /** Should the line break, it is said again when there is one, which the server knows for a repeat. */
  #do(what: Pending): void {
    this.refused = null
    this.#again = false
    this.pending = what
    if (this.status === 'open') this.#connection.ask(what)
  }

  /** Says whether the page is before somebody's eyes: who looks needs no notice. */
  look(looking: boolean): void {
    this.#connection.send({ type: 'look', looking })
  }

  /** Shows a place on the board to all who are there. */
  point(at: string): void {
    if (this.message?.seat != null) this.#connection.send({ type: 'point', seat: this.message.seat, at })
  }

  /** The rule that forbids `action` now, "" where it is legal. */
  why(action: string): Promise<string> {
    const { seat, n } = this.message ?? { seat: null, n: -1 }
    if (seat === null) return Promise.resolve('')
    const key = `${seat} ${n} ${action}`
    const known = this.#whys.get(key)
    if (known) return known.rule
    let answer: (rule: string) => void = () => {}
    const rule = new Promise<string>((resolve) => (answer = resolve))
    this.#whys.set(key, { rule, answer })
    this.#connection.send({ type: 'why', seat, n, action })
    return rule
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.#seat(message.table)
    else if (message.type === 'state') this.#state((this.#told = completed(message, this.#told)))
    else if (message.type === 'why') this.#answer(message.action, message.rule)
    else if (message.type === 'refused') this.#refuse(message)
    else if (message.type === 'pointed') this.#pointed(message)
    else if (message.type === 'proposed') this.#proposed(message)
    else if (message.type === 'said') this.onsaid(message.line)
  }

  #seat(table: TableInfo): void {
    this.table = table
    this.clock.tell(table.clock)
    this.status = 'open'
  }

  #state(message: StateMessage): void {
    const held = this.message?.n ?? 0
    if (this.message && message.n < held) return
    if (message.since > held) return this.#connection.send({ type: 'state', since: held })
    const first = this.message === null
    const back = this.#away
    if (back) this.#whys.clear() // what was asked into a dead line
    this.#away = false
    this.status = 'open'
    const known = message.since < held ? this.log : this.log.filter((event) => event.step < message.kept)
    const news = first ? [] : message.events.filter((event) => !known.some((old) => old.step === event.step))
    this.log = merged(this.log, message)
    this.message = message
    if (this.proposed && message.due > this.proposed.n) this.proposed = null
    this.clock.tell(message.clock)
    if (this.pending && back) this.#repeat(this.pending)
    else if (this.pending && message.due > this.pending.n) this.pending = null
    const frames = message.since === held ? message.frames : [] // they lead on from what is held
    this.onstate({ ...message, events: news, frames }, first)
  }

  /** The server says whether that was done before the line broke, can be done now, or comes too late. */
  #repeat(what: Pending): void {
    this.#again = true
    this.#connection.ask(what)
  }

  #refuse(refusal: Refusal & { action: string | null }): void {
    if (this.#away) return this.#turnedAway(refusal)
    const about = refusal.action !== null ? this.#waiting(refusal.action) : undefined
    const pending = this.pending?.type === 'act' ? this.pending.action : null
    if (about && pending !== refusal.action) return about.answer(refusal.rule)
    this.pending = null
    this.refused =
      this.#again && TOO_LATE.includes(refusal.error) ? { ...refusal, rule: '', message: asSaid('link-late') } : refusal
    this.#again = false
  }

  /** The server does not let me back in: for good, or because I hold what it does not know. */
  #turnedAway(refusal: Refusal): void {
    if (FOR_GOOD.includes(refusal.error)) {
      this.gone = refusal
      this.#connection.stop()
    } else if (refusal.error === 'malformed') {
      this.message = null
      this.log = []
    }
  }

  #pointed({ seat, at }: Pointing): void {
    const shown = { seat, at }
    this.pointed = [...this.pointed.filter((each) => each.seat !== seat || each.at !== at), shown].slice(-MOST_POINTED)
    this.around.after(POINTED_FOR, () => (this.pointed = this.pointed.filter((each) => each !== shown)))
  }

  /** A proposal stands until something is done. */
  #proposed(proposal: Proposal): void {
    if (this.message && this.message.due <= proposal.n) this.proposed = proposal
  }

  #waiting(action: string) {
    const { seat, n } = this.message ?? { seat: null, n: -1 }
    return this.#whys.get(`${seat} ${n} ${action}`)
  }

  #answer(action: string, rule: string): void {
    this.#waiting(action)?.answer(rule)
  }

  #path(): string {
    const invited = this.invitation ? `&invitation=${encodeURIComponent(this.invitation)}` : ''
    return `/api/tables/${this.id}/live?since=${this.message?.n ?? 0}&partial=yes${invited}`
  }

  #lost(): void {
    this.status = 'lost'
    this.#away = true
  }
}
