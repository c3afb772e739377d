/** A game looked at again: what is known of it, growing while it is worked out. */
import { sentence } from '../api'
import type { Refusal } from '../protocol'
import { look, type ReviewedChoice } from './calls'

const SHOWN = 8

const OWN = 3

/** The decisions that cost most, the worst first: three of the seats that are mine, then the others'. */
export function costliest(decisions: ReviewedChoice[], mine: number[] = []): ReviewedChoice[] {
  const worst = decisions.filter(({ better }) => better).sort((a, b) => b.loss - a.loss || a.at - b.at)
  const own = worst.filter(({ seat }) => mine.includes(seat)).slice(0, OWN)
  return [...own, ...worst.filter((each) => !own.includes(each))].slice(0, SHOWN)
}

/** For each seat that chose, its chances from one choice to the next, as it stood after each. */
export function lines(decisions: ReviewedChoice[]): Array<{ seat: number; points: ReviewedChoice[] }> {
  const seats = [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b)
  return seats.map((seat) => ({ seat, points: decisions.filter((each) => each.seat === seat) }))
}

export class Review {
  decisions = $state.raw<ReviewedChoice[]>([])
  total = $state(0)
  complete = $state(false)
  running = $state(false)
  problem = $state.raw<Refusal | null>(null)

  #stopped = false

  constructor(public id: string) {}

  /** Asks until all is known; what was known stays if the line breaks, and the next try goes on from there. */
  async run(): Promise<void> {
    if (this.running || this.complete) return
    this.running = true
    this.problem = null
    try {
      while (!this.complete && !this.#stopped) {
        const told = await look(this.id, this.decisions.length)
        this.decisions = [...this.decisions.slice(0, told.known), ...told.decisions]
        this.total = told.total
        this.complete = told.complete
      }
    } catch (error) {
      this.problem = sentence(error)
    } finally {
      this.running = false
    }
  }

  stop(): void {
    this.#stopped = true
  }
}
