/** A lesson being taken: the game stands still until the learner does what the example does. */
import { api, sentence } from '../api'
import type { BoardModule, Person, RuleBook } from '../board'
import { boardOf } from '../boards'
import { Decision } from '../decision.svelte'
import { say } from '../i18n.svelte'
import { Phrases } from '../phrases'
import type { GameDetail, Legal, Lesson, LessonStep, Refusal, StateMessage } from '../protocol'
import { settings } from '../settings.svelte'
import { Stage } from '../stage.svelte'

export class Course {
  stage = new Stage()
  decision = new Decision(() => ({
    legal: this.legal,
    view: this.message?.view ?? {},
    seat: this.message?.seat ?? null,
    toAct: this.stage.acting,
    sending: this.sending,
    act: (action) => void this.act(action),
    explain: (action) => void this.explain(action),
    cite: (rule) => (this.forbidding = rule),
  }))
  detail = $state.raw<GameDetail | null>(null)
  board = $state.raw<BoardModule | null>(null)
  lesson = $state.raw<Lesson | null>(null)
  message = $state.raw<StateMessage | null>(null)
  problem = $state.raw<Refusal | null>(null)
  /** The rule that forbids what was tried, or "". */
  forbidding = $state('')
  /** Something else was done than in the example, which goes on with this. */
  strayed = $state('')
  at = $state(0)
  sending = $state(false)

  constructor(public game: string) {
    this.stage.still = () => settings.still
    this.stage.onrest = () => setTimeout(() => this.decision.goOn())
  }

  async open(): Promise<void> {
    try {
      ;[this.detail, this.lesson, this.board] = await Promise.all([
        api.game(this.game),
        api.lesson(this.game),
        boardOf(this.game),
      ])
      await this.#go(0)
    } catch (error) {
      this.problem = sentence(error)
    }
  }

  get step(): LessonStep | undefined {
    return this.lesson?.steps[this.at]
  }

  get done(): boolean {
    return this.lesson !== null && this.at >= this.lesson.steps.length
  }

  /** The learner's actions, once all has been shown. */
  get legal(): Legal[] {
    return this.stage.busy || this.done ? [] : (this.message?.legal ?? [])
  }

  get rules(): RuleBook {
    return new Map(this.detail?.rules.map((rule) => [rule.id, rule]) ?? [])
  }

  get people(): Person[] {
    return this.lesson?.people.map((name, seat) => ({ seat, name: say(name), mine: seat === this.lesson!.seat })) ?? []
  }

  get phrases(): Phrases {
    return new Phrases(
      this.detail?.words ?? {},
      (seat) => this.people[seat]?.name ?? '',
      settings.language,
      this.message?.sides,
    )
  }

  /** Number of actions the example has before a step. */
  #before(step: number): number {
    return this.lesson!.steps.slice(0, step).reduce((count, each) => count + each.actions.length, 0)
  }

  /** Next action of the example in this step. */
  get expected(): string | undefined {
    return this.message ? this.step?.actions[this.message.n - this.#before(this.at)] : undefined
  }

  async act(action: string): Promise<void> {
    this.hush()
    this.stage.skip()
    if (action !== this.expected) return this.#stray()
    await this.#go(this.message!.n + 1)
    if (this.message!.n === this.#before(this.at + 1)) this.at += 1
  }

  #stray(): void {
    const legal = this.message?.legal.find((each) => each.action === this.expected)
    this.strayed = legal ? this.phrases.action(legal) : ''
  }

  /** Goes on: what is only to be read has been read, what is to be done is done for the learner. */
  async next(): Promise<void> {
    if (this.expected === undefined) this.at += 1
    else await this.act(this.expected)
  }

  /** To the step before, as it was at its beginning. */
  async back(): Promise<void> {
    this.hush()
    this.at = Math.max(0, this.at - 1)
    const n = this.#before(this.at)
    if (n !== this.message?.n) await this.#go(n)
  }

  async again(): Promise<void> {
    this.at = 0
    await this.#go(0)
  }

  async explain(action: string): Promise<void> {
    const { rule } = await api.lessonWhy(this.game, this.message!.n, action)
    this.forbidding = rule
  }

  hush(): void {
    this.forbidding = ''
    this.strayed = ''
  }

  async #go(n: number): Promise<void> {
    this.sending = true
    try {
      const message = await api.lessonAt(this.game, n)
      const onwards = this.message !== null && n === this.message.n + 1
      this.message = message
      this.stage.push(message, !onwards)
    } finally {
      this.sending = false
    }
  }
}
