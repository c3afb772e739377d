/** What the board shows: the game's events one after the other, never holding up a choice. */
import type { GameEvent, StateMessage } from './protocol'

export type View = StateMessage['view']

/** How a picture changes by one event; a board that has none jumps from view to view. */
export type Follow = (view: View, event: GameEvent) => View

export interface Frame {
  view: View
  event: GameEvent | null
  message: StateMessage
}

export type After = (milliseconds: number, run: () => void) => () => void

const STEP = 420
const HURRY = 3_200

const clock: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

export class Stage {
  frame = $state.raw<Frame | null>(null)
  busy = $state(false)
  follow: Follow | null = null
  still = () => false

  #queue: Frame[] = []
  #cancel: (() => void) | null = null

  constructor(private after: After = clock) {}

  /** Shows a message: at once where nothing may move, else event by event. */
  push(message: StateMessage, jump: boolean): void {
    const frames = this.#frames(message)
    if (jump || this.still() || !this.frame) return this.#jump(frames.at(-1)!)
    this.#queue.push(...frames)
    if (!this.#cancel) this.#next()
  }

  /** Whoever does not want to wait sees how things stand. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (last) this.#jump({ ...last, event: null })
    else this.#rest()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #frames(message: StateMessage): Frame[] {
    let view = this.#queue.at(-1)?.view ?? this.frame?.view ?? message.view
    const frames = message.events.map((event) => {
      view = this.follow ? this.follow(view, event) : message.view
      return { view, event, message }
    })
    const last = frames.at(-1)
    return [...frames.slice(0, -1), { view: message.view, event: last?.event ?? null, message }]
  }

  #jump(frame: Frame): void {
    this.stop()
    this.#queue = []
    this.frame = frame
    this.busy = false
  }

  #next(): void {
    const frame = this.#queue.shift()
    if (!frame) return this.#rest()
    this.frame = frame
    this.busy = true
    const pace = Math.min(STEP, HURRY / (this.#queue.length + 1))
    this.#cancel = this.after(frame.event ? pace : 0, () => this.#next())
  }

  #rest(): void {
    this.stop()
    this.busy = false
  }
}
