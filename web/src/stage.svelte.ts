/** Plays the frames of state messages: the view after each step with its events in order, never holding up a choice. */
import { OVER, type Frame, type GameEvent, type StateMessage } from './protocol'
import type { Weight } from './story'
import { duration, type Tempo } from './tempo'

/** Position after a step. */
export type Standing = Pick<StateMessage, 'view' | 'scores' | 'recap'>

/** Position shown at one moment, after a step, and what led there. */
export interface Shown extends Standing {
  /** The event of the step that is being shown, and all of them. */
  event: GameEvent | null
  events: GameEvent[]
  /** Number of the game's actions so far; null for a message shown as it stands. */
  step: number | null
  message: StateMessage
  /** The message before: how things stood when these steps began. */
  from: StateMessage
  /** Whose view this is. */
  seat: number | null
  /** Acting seat in this step, and what it was asked. */
  acting: number
  asks: string
  /** The events shown so far of those that play without a pause, back to where another seat acted. */
  told: GameEvent[]
  /** How much it weighs in the story of the turn. */
  weight: Weight
}

export type After = (milliseconds: number, run: () => void) => () => void

/** Steps that can be shown once more. */
const MOST_PAST = 800

const clock: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Positions after each frame of a message; the last is as the message says. */
export function standings(message: StateMessage, before: Standing): Standing[] {
  let now = before
  return message.frames.map(
    (frame, i) => (now = i === message.frames.length - 1 ? standing(message) : after(now, frame)),
  )
}

const standing = ({ view, scores, recap }: Standing): Standing => ({ view, scores, recap })

function after(now: Standing, { view: changed, gone, scores = now.scores, recap = now.recap }: Frame): Standing {
  const view = { ...now.view, ...changed }
  for (const name of gone ?? []) delete view[name]
  return { view, scores, recap }
}

/** Acting seat of each frame, if it was the turn of `turn` before: the decider; while chance acts, whose turn it is. */
export function actors(frames: Frame[], turn: number): number[] {
  let acting = turn
  return frames.map(
    ({ seat }, i) => (acting = [seat, frames[i - 1]?.turn ?? turn, acting].find((each) => each >= 0) ?? turn),
  )
}

export class Stage {
  shown = $state.raw<Shown | null>(null)
  busy = $state(false)
  still = () => false
  tempo: () => Tempo = () => 'normal'
  weigh: (event: GameEvent) => Weight = () => 'normal'
  /** All steps have been shown. */
  onrest: () => void = () => {}
  /** A step is shown. */
  onshow: (shown: Shown) => void = () => {}
  /** The last steps, those that wait included, so that they can be shown once more. */
  past = $state.raw<Shown[]>([])
  /** Whether what is shown has been shown before. */
  repeats = $state(false)

  /** Number of events still to be shown. */
  #coming = $state(0)
  #queue: Shown[] = []
  #cancel: (() => void) | null = null
  /** State shown at rest, before steps are shown once more. */
  #now: Shown | null = null
  /** How long the turn that is shown has lasted. */
  #spent = 0

  constructor(private after: After = clock) {}

  /** Acting seat as shown: who acts in this step, at rest who decides. */
  get acting(): number {
    if (!this.shown) return OVER
    return this.busy ? this.shown.acting : this.shown.message.to_act
  }

  /** The log without what is still to be shown; the events that wait are its last ones. */
  seen(log: GameEvent[]): GameEvent[] {
    return this.#coming ? log.slice(0, -this.#coming) : log
  }

  /** Shows a message: step by step, or at once where it has no frames or nothing may move. */
  push(message: StateMessage, jump: boolean): void {
    if (this.repeats) this.skip()
    const before = this.#queue.at(-1) ?? this.shown
    const nothing = message.frames.length === 0 && (message.events.length > 0 || !this.busy)
    const outdated = this.#isOutdated(message)
    this.past = this.past.filter(({ step }) => step! <= message.kept)
    if (jump || !before || changesEyes(message, before)) this.past = []
    if (jump || nothing || !before || outdated || changesEyes(message, before)) return this.#jump(still(message))
    const steps = this.#steps(message, before)
    this.past = [...this.past, ...steps.filter(({ step }) => step !== null)].slice(-MOST_PAST)
    if (this.still()) return this.#jump(still(message))
    this.#queue.push(...steps)
    this.#count()
    if (!this.#cancel) this.#next()
  }

  /** Shows steps once more, then how things stand. */
  again(steps: Shown[]): void {
    if (this.busy && !this.repeats) return
    this.stop()
    this.#now ??= this.shown
    this.repeats = true
    this.#spent = 0
    this.#queue = [...steps]
    this.#next()
  }

  /** Skips to the last position. */
  skip(): void {
    if (this.repeats) return this.#rest()
    const last = this.#queue.at(-1)
    if (last) this.#jump({ ...still(last.message), event: null })
    else this.#rest()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  /** Whether something is being shown that was taken back. */
  #isOutdated(message: StateMessage): boolean {
    const showing = this.busy && this.shown ? [this.shown, ...this.#queue] : []
    return showing.some(({ event }) => event !== null && event.step >= message.kept)
  }

  #steps(message: StateMessage, before: Shown): Shown[] {
    const from = before.message
    const standing = standings(message, from)
    const acting = actors(message.frames, from.to_act)
    let { told, acting: actor } = this.busy ? before : { told: [], acting: OVER }
    if (message.frames.length === 0) return [{ ...still(message), event: null, from, acting: actor, told }]
    const all = message.frames.flatMap((frame, i) => {
      const events = message.events.filter((event) => event.step === frame.step)
      if (acting[i] !== actor) told = []
      actor = acting[i]!
      const isOwn = frame.seat === before.seat && frame.seat >= 0
      return (events.length ? events : [null]).map((event) => {
        if (event) told = [...told, event]
        return {
          ...standing[i]!,
          event,
          events,
          step: frame.step + 1,
          message,
          from,
          seat: before.seat,
          acting: actor,
          asks: frame.asks,
          told,
          weight: this.#weight(event, isOwn),
        }
      })
    })
    all.at(-1)!.seat = message.seat
    return all
  }

  /** Weight of an event; my own choice, which I know, is never heavy. */
  #weight(event: GameEvent | null, isOwn: boolean): Weight {
    const weight = event ? this.weigh(event) : 'trifle'
    return weight === 'heavy' && isOwn ? 'normal' : weight
  }

  #jump(shown: Shown): void {
    this.stop()
    this.#queue = []
    this.shown = shown
    this.#rest()
  }

  #next(): void {
    const next = this.#queue.shift()
    if (!next) return this.#rest()
    if (next.acting !== this.shown?.acting || next.acting === next.seat) this.#spent = 0
    this.shown = next
    this.busy = true
    this.#count()
    const end = this.#queue.findIndex(({ acting }) => acting !== next.acting)
    const turn = [next, ...(end < 0 ? this.#queue : this.#queue.slice(0, end))]
    const time = duration(
      turn.map(({ weight }) => weight),
      this.tempo(),
      this.#spent,
    )
    this.#spent += time
    this.onshow(next)
    this.#cancel = this.after(time, () => this.#next())
  }

  #count(): void {
    this.#coming = this.repeats ? 0 : this.#queue.filter(({ event }) => event !== null).length
  }

  #rest(): void {
    this.stop()
    if (this.repeats) {
      this.#queue = []
      this.shown = this.#now
      this.#now = null
      this.repeats = false
    }
    this.#count()
    this.busy = false
    this.onrest()
  }
}

/** A message shown as it stands. */
function still(message: StateMessage): Shown {
  return {
    ...standing(message),
    event: message.events.at(-1) ?? null,
    events: [],
    step: null,
    message,
    from: message,
    seat: message.seat,
    acting: message.to_act,
    asks: message.asks,
    told: [],
    weight: 'trifle',
  }
}

/** Another person at this screen looks now, who may not see what the one before knew. */
function changesEyes(message: StateMessage, before: Shown): boolean {
  return message.hidden && message.seat !== before.message.seat
}
