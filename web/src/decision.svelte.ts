/** The decision that is due, as every board needs it: whether it is mine, what is allowed, what I still mean to do. */
import { HOLD } from './pointing'
import type { Json, Legal } from './protocol'

/** The moment as the shell knows it; `legal` is empty while steps are shown. */
export interface Now {
  legal: Legal[]
  view: Record<string, Json>
  seat: number | null
  toAct: number
  /** An action is on its way. */
  sending: boolean
  act: (action: string) => void
  explain: (action: string) => void
  cite: (rule: string) => void
}

/** An action that is meant in that phase only: it is passed over where the game has gone on without asking for it.
 * `unless` says that something came up which changes the mind: then it waits to be asked. */
export interface Wish {
  phase: string
  action: string
  unless?: () => boolean
}

/** Why something is refused: the action to ask about, or the rule that the engine named. */
export type Reason = { action: string } | { rule: string }

export class Decision {
  /** Actions still to be sent, one a decision. */
  #queue = $state.raw<Array<string | Wish>>([])
  /** The choices for which something was sent. */
  #answered: Legal[] | null = null
  #pointing: ReturnType<typeof setTimeout> | undefined

  constructor(private now: () => Now) {}

  legal = $derived.by(() => this.now().legal)
  mine = $derived.by(() => {
    const { seat, toAct } = this.now()
    return seat !== null && seat === toAct && this.legal.length > 0
  })
  /** The phase of the game while I decide, else "". */
  phase = $derived.by(() => (this.mine ? String(this.now().view.phase ?? '') : ''))
  allowed = $derived(new Map(this.legal.map((each) => [each.action, each])))

  /** Whether something was done about the choices of now: what is picked stays until others come. */
  get answered(): boolean {
    return this.#answered === this.legal
  }

  /** Number of actions waiting for their decision. */
  get waiting(): number {
    return this.#queue.length
  }

  /** Does the first of these, and each other when its decision is due; whatever does not fit ends it. */
  send(...actions: Array<string | Wish>): void {
    const [first, ...rest] = actions
    if (first === undefined || this.now().sending) return
    this.leave()
    this.#queue = rest
    this.#act(first)
  }

  /** Does what is allowed, and asks why where it is not. */
  attempt(action: string): void {
    if (this.allowed.has(action)) this.send(action)
    else this.now().explain(action)
  }

  /** Nothing more is meant than what was done. */
  drop(): void {
    this.#queue = []
  }

  /** A decision is due and all that led to it has been shown. */
  goOn(): void {
    if (this.legal.length === 0 || this.answered || this.now().sending) return
    const at = this.#queue.findIndex((each) => typeof each === 'string' || each.phase === this.now().view.phase)
    const next = this.#queue[at]
    const fits = next !== undefined && this.allowed.has(actionOf(next)) && !isDropped(next)
    this.#queue = fits ? this.#queue.slice(at + 1) : []
    if (fits) this.#act(next)
  }

  /** Something that is not allowed is pointed at, by mouse or by a finger that stays: after a moment it says why. */
  point(reason: Reason): void {
    this.leave()
    const { explain, cite } = this.now()
    this.#pointing = setTimeout(() => ('rule' in reason ? cite(reason.rule) : explain(reason.action)), HOLD)
  }

  leave(): void {
    clearTimeout(this.#pointing)
  }

  #act(what: string | Wish): void {
    this.#answered = this.legal
    this.now().act(actionOf(what))
  }
}

const isDropped = (what: string | Wish) => typeof what !== 'string' && what.unless?.() === true
const actionOf = (what: string | Wish) => (typeof what === 'string' ? what : what.action)
