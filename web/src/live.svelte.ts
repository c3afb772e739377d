/** One table, live: a socket that comes back by itself and loses nothing. */
import { Ticker } from './pace/ticker.svelte'
import type { ChatLine, GameEvent, Refusal, ServerMessage, StateMessage, TableInfo } from './protocol'

export type Status = 'connecting' | 'open' | 'lost'

/** The part of a WebSocket that is used, so that a test can stand in for it. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Surroundings {
  socket: (path: string) => Socket
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
}

const PING_EVERY = 20_000
const LONGEST_WAIT = 10_000
const POINTED_FOR = 6_000
const MOST_POINTED = 12

export const browser: Surroundings = {
  socket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path) as unknown as Socket,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

/** How long to wait before try number `attempt`: twice as long each time, never all at once. */
export function backoff(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, 400 * 2 ** attempt)
  return full / 2 + (random() * full) / 2
}

/** The log with what `message` tells; from `kept` on the message is right: what was taken back is gone. */
export function merged(log: GameEvent[], message: Pick<StateMessage, 'kept' | 'events'>): GameEvent[] {
  return [...log.filter((event) => event.step < message.kept), ...message.events]
}

export interface Pointing {
  seat: number
  at: string
}

interface Pending {
  seat: number
  n: number
  action: string
}

export class Live {
  status = $state<Status>('connecting')
  table = $state.raw<TableInfo | null>(null)
  message = $state.raw<StateMessage | null>(null)
  log = $state.raw<GameEvent[]>([])
  refused = $state.raw<Refusal | null>(null)
  pending = $state.raw<Pending | null>(null)
  clock = new Ticker()
  /** Places that people are showing each other now. */
  pointed = $state.raw<Pointing[]>([])
  /** Opens a private table to somebody who does not sit there yet. */
  invitation: string | null = null
  onsaid: (line: ChatLine) => void = () => {}
  /** The line is there, again or for the first time. */
  onback: () => void = () => {}
  onstate: (message: StateMessage, fresh: boolean) => void = () => {}

  #socket: Socket | null = null
  #attempt = 0
  #stopped = false
  #away = false
  #timers: Array<() => void> = []
  #whys = new Map<string, { rule: Promise<string>; answer: (rule: string) => void }>()

  constructor(
    private id: string,
    private around: Surroundings = browser,
  ) {}

  connect(): void {
    if (this.#stopped) return
    this.#clear()
    this.#socket?.close()
    const since = this.message?.n ?? 0
    const invited = this.invitation ? `&invitation=${encodeURIComponent(this.invitation)}` : ''
    const socket = this.around.socket(`/api/tables/${this.id}/live?since=${since}${invited}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#ping()
      this.onback()
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage)
    socket.onclose = () => socket === this.#socket && this.#lost()
  }

  stop(): void {
    this.#stopped = true
    this.#clear()
    this.#socket?.close()
  }

  /** Takes an action; should the line break, it is said again, which the server knows for a repeat. */
  act(action: string): void {
    if (!this.message || this.message.seat === null) return
    this.refused = null
    this.pending = { seat: this.message.seat, n: this.message.n, action }
    this.#say({ type: 'act', ...this.pending })
  }

  /** Goes back to one's own action number `to`. */
  undo(to: number): void {
    if (!this.message || this.message.seat === null) return
    this.refused = null
    this.#say({ type: 'undo', seat: this.message.seat, n: this.message.n, to })
  }

  /** Says whether the page is before somebody's eyes: who looks needs no notice. */
  look(looking: boolean): void {
    this.#say({ type: 'look', looking })
  }

  /** Shows a place on the board to all who are there. */
  point(at: string): void {
    if (this.message?.seat != null) this.#say({ type: 'point', seat: this.message.seat, at })
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
    this.#say({ type: 'why', seat, n, action })
    return rule
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.#seat(message.table)
    else if (message.type === 'state') this.#state(message)
    else if (message.type === 'why') this.#answer(message.action, message.rule)
    else if (message.type === 'refused') this.#refuse(message)
    else if (message.type === 'pointed') this.#pointed(message)
    else if (message.type === 'said') this.onsaid(message.line)
    else if (message.type === 'pong') this.#pong()
  }

  #seat(table: TableInfo): void {
    this.table = table
    this.clock.tell(table.clock)
    this.status = 'open'
    this.#attempt = 0
  }

  #state(message: StateMessage): void {
    const held = this.message?.n ?? 0
    if (this.message && message.n < held) return
    if (message.since > held) return this.#say({ type: 'state', since: held })
    const first = this.message === null
    const back = this.#away
    this.#away = false
    this.status = 'open'
    this.#attempt = 0
    const known = message.since < held ? this.log : this.log.filter((event) => event.step < message.kept)
    const news = first ? [] : message.events.filter((event) => !known.some((old) => old.step === event.step))
    this.log = merged(this.log, message)
    this.message = message
    this.clock.tell(message.clock)
    if (this.pending && message.due > this.pending.n) this.pending = null
    if (this.pending && back) this.#say({ type: 'act', ...this.pending })
    this.onstate({ ...message, events: news }, first)
  }

  #refuse(refusal: Refusal & { action?: string }): void {
    const about = refusal.action !== undefined ? this.#waiting(refusal.action) : undefined
    if (about && this.pending?.action !== refusal.action) return about.answer(refusal.rule)
    this.pending = null
    this.refused = refusal
  }

  #pointed({ seat, at }: Pointing): void {
    const shown = { seat, at }
    this.pointed = [...this.pointed.filter((each) => each.seat !== seat || each.at !== at), shown].slice(-MOST_POINTED)
    this.around.after(POINTED_FOR, () => (this.pointed = this.pointed.filter((each) => each !== shown)))
  }

  #waiting(action: string) {
    const { seat, n } = this.message ?? { seat: null, n: -1 }
    return this.#whys.get(`${seat} ${n} ${action}`)
  }

  #answer(action: string, rule: string): void {
    this.#waiting(action)?.answer(rule)
  }

  #say(message: object): void {
    if (this.status !== 'lost') this.#socket?.send(JSON.stringify(message))
  }

  #lost(): void {
    this.#clear()
    this.status = 'lost'
    this.#away = true
    this.#whys.clear()
    if (this.#stopped) return
    const wait = backoff(this.#attempt++, this.around.random)
    this.#timers.push(this.around.after(wait, () => this.connect()))
  }

  /** A line that stays silent after a ping is lost, even where the browser has not noticed. */
  #ping(): void {
    this.#clear()
    this.#timers.push(
      this.around.after(PING_EVERY, () => {
        this.#say({ type: 'ping' })
        this.#timers.push(this.around.after(PING_EVERY / 2, () => this.#drop()))
      }),
    )
  }

  #pong(): void {
    this.#ping()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#lost()
  }

  #clear(): void {
    for (const cancel of this.#timers) cancel()
    this.#timers = []
  }
}
