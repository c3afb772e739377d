/** A game gone through again, moment by moment. */
import { api, sentence } from '../api'
import type { BoardModule, Person, RuleBook } from '../board'
import { boardOf } from '../boards'
import { Decision } from '../decision.svelte'
import { t } from '../i18n.svelte'
import { me } from '../me.svelte'
import { Phrases } from '../phrases'
import type { GameDetail, GameEvent, Moments, Refusal, StateMessage, TableInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { Stage } from '../stage.svelte'

/** The place in `steps` of the moment nearest to step `at`, from before. */
export function nearestMoment(steps: number[], at: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= at),
  )
}

/** Where the next turn or round begins in that direction: where another one is under way than just before. */
export function nextChange(marks: number[], index: number, by: 1 | -1): number {
  const begins = (i: number) => i === 0 || marks[i] !== marks[i - 1]
  let i = index + by
  while (i > 0 && i < marks.length - 1 && !begins(i)) i += by
  return Math.min(Math.max(i, 0), marks.length - 1)
}

export class Replay {
  stage = new Stage()
  decision = new Decision(() => ({
    legal: [],
    view: {},
    seat: null,
    toAct: -2,
    sending: false,
    act: () => {},
    explain: () => {},
    cite: () => {},
  }))
  table = $state.raw<TableInfo | null>(null)
  detail = $state.raw<GameDetail | null>(null)
  board = $state.raw<BoardModule | null>(null)
  moments = $state.raw<Moments>({ at: [0], seats: [-2], turns: [-2], rounds: [0] })
  message = $state.raw<StateMessage | null>(null)
  problem = $state.raw<Refusal | null>(null)
  index = $state(0)
  /** Whose eyes it is seen with; null: mine, or a bystander's. */
  seat = $state<number | null>(null)
  playing = $state(false)

  #asked = 0

  constructor(public id: string) {
    this.stage.still = () => settings.still
    this.stage.tempo = () => settings.tempo
    this.stage.weigh = (event) => this.phrases.weight(event)
  }

  async open(at: number): Promise<void> {
    this.problem = null
    try {
      await me.meet()
      const table = await api.table(this.id, null)
      ;[this.detail, this.board, this.moments] = await Promise.all([
        api.gameAt(table, null),
        boardOf(table.game),
        api.moments(this.id),
      ])
      this.table = table
      await this.go(nearestMoment(this.moments.at, at))
    } catch (error) {
      this.problem = sentence(error)
    }
  }

  close(): void {
    this.playing = false
    this.stage.stop()
  }

  get last(): number {
    return this.moments.at.length - 1
  }

  get at(): number {
    return this.moments.at[this.index] ?? 0
  }

  /** Whether the moment that was asked for, with the eyes that were asked for, is not there yet. */
  get loading(): boolean {
    const { n, seat } = this.message ?? {}
    return n !== this.at || (this.seat !== null && seat !== this.seat)
  }

  get people(): Person[] {
    return (
      this.table?.seats.map(({ seat, mine, name }) => ({
        seat,
        mine,
        name: name || t('people-seat', { number: seat + 1 }),
      })) ?? []
    )
  }

  get phrases(): Phrases {
    return new Phrases(
      this.detail?.words ?? {},
      (seat) => this.people[seat]?.name ?? '',
      settings.language,
      this.message?.sides,
    )
  }

  get rules(): RuleBook {
    return new Map(this.detail?.rules.map((rule) => [rule.id, rule]) ?? [])
  }

  /** Shows the moment with that number; what happened since the one before is shown as it happened. */
  async go(index: number): Promise<void> {
    const wanted = Math.min(Math.max(index, 0), this.last)
    const before = this.index
    const asked = ++this.#asked
    this.index = wanted
    try {
      const message = await api.moment(this.id, this.moments.at[wanted]!, this.seat)
      if (asked !== this.#asked) return
      const isNext =
        wanted === before + 1 && this.message?.n === this.moments.at[before] && this.message?.seat === message.seat
      this.message = message
      const news = (event: GameEvent) => event.step >= this.moments.at[before]!
      this.stage.push({ ...message, events: isNext ? message.events.filter(news) : [] }, !isNext)
      if (wanted === this.last) this.playing = false
    } catch (error) {
      this.playing = false
      this.problem = sentence(error)
    }
  }

  /** Another turn begins where somebody else has it, and at the end. */
  turn(by: 1 | -1): Promise<void> {
    const { turns, rounds } = this.moments
    const marks = turns.map((turn, i) => (i === this.last ? -1 : turn + rounds[i]! * (this.people.length + 1)))
    return this.go(nextChange(marks, this.index, by))
  }

  get rounds(): number[] {
    return [...new Set(this.moments.rounds)]
  }

  get round(): number {
    return this.moments.rounds[this.index] ?? 0
  }

  /** To where that round begins. */
  toRound(round: number): Promise<void> {
    return this.go(this.moments.rounds.indexOf(round))
  }

  nextRound(by: 1 | -1): Promise<void> {
    return this.go(nextChange(this.moments.rounds, this.index, by))
  }

  /** Whether a new table can begin here: the game is over, and somebody decided then. */
  get mayBranch(): boolean {
    return this.table?.status === 'over' && !this.loading && this.message!.to_act >= 0
  }
}
