/** The clock of a table between two messages: it goes on by itself from the server's last one. */
import type { ClockInfo, Pace } from './pace'

export class Ticker {
  #told = $state.raw<ClockInfo | null>(null)
  #at = 0
  #now = $state(0)

  constructor(private time: () => number = () => performance.now()) {}

  tell(clock: ClockInfo | null | undefined): void {
    if (!clock) return
    this.#told = clock
    this.#at = this.#now = this.time()
  }

  get pace(): Pace | null {
    return this.#told && this.#told.pace.kind !== 'none' ? this.#told.pace : null
  }

  /** The person who must decide. */
  get seat(): number | null {
    return this.#told?.seat ?? null
  }

  /** The milliseconds that a seat has now, null where nobody counts them. */
  left(seat: number): number | null {
    const left = this.#told?.left[seat]
    if (left === undefined) return null
    return this.runs(seat) ? left - (this.#now - this.#at) : left
  }

  runs(seat: number): boolean {
    return this.#told?.seat === seat && this.#told.left.length > 0
  }

  tick(): void {
    this.#now = this.time()
  }

  /** Ticks while there is a clock; answers with what stops it. */
  run(): (() => void) | undefined {
    if (!this.pace) return undefined
    const timer = setInterval(() => this.tick(), 250)
    return () => clearInterval(timer)
  }
}
