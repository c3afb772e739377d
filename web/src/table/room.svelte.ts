/** One table as a person sees it: the live game, what is shown of it, and what was just refused. */
import { api, sentence, UNREACHABLE } from '../api'
import type { BoardModule, Person, RuleBook } from '../board'
import { boardOf } from '../boards'
import { Decision } from '../decision.svelte'
import { say, t } from '../i18n.svelte'
import { show } from '../notifications/device'
import { Chat } from './chat.svelte'
import { Live } from '../live.svelte'
import { me } from '../me.svelte'
import { capital, Phrases } from '../phrases'
import {
  OVER,
  type GameDetail,
  type GameEvent,
  type Hint,
  type Legal,
  type Refusal,
  type Seat,
  type StateMessage,
  type TableInfo,
} from '../protocol'
import { settings } from '../settings.svelte'
import { clack, finale, move, note, whistle } from '../sound'
import { Stage, type Shown, type Standing } from '../stage.svelte'
import type { Kind } from '../story'
import { cardsOf, type Card } from './recap'

/** Events of the browser's network; the connection itself says whether they matter. */
const NETWORK = ['online', 'offline']
const MOST_CARDS = 12

export class Room {
  live: Live
  chat: Chat
  stage = new Stage()
  detail = $state.raw<GameDetail | null>(null)
  board = $state.raw<BoardModule | null>(null)
  loaded = $state(false)
  problem = $state.raw<Refusal | null>(null)
  /** The rule that was asked about, or "". */
  forbidding = $state('')
  hint = $state.raw<Hint | null>(null)
  asking = $state(false)
  /** A hint was asked for, and would take the game out of the ratings. */
  warned = $state(false)

  #asked = ''

  decision = new Decision(() => ({
    legal: this.legal,
    view: this.message?.view ?? {},
    seat: this.message?.seat ?? null,
    toAct: this.stage.acting,
    sending: this.live.pending !== null,
    act: (action) => this.#act(action),
    explain: (action) => void this.explain(action),
    cite: (rule) => this.cite(rule),
  }))

  constructor(
    public id: string,
    private invitation: string | null = null,
  ) {
    this.live = new Live(id)
    this.live.invitation = invitation
    this.chat = new Chat(id)
    this.live.onsaid = (line) => this.chat.hear(line)
    this.live.onback = () => {
      void this.chat.back()
      if (document.hidden) this.live.look(false)
    }
    this.stage.still = () => settings.still || settings.tempo === 'instant' || document.hidden
    this.stage.tempo = () => settings.tempo
    this.stage.weigh = (event) => this.phrases.weight(event)
    this.stage.onshow = (shown) => this.#sound(shown)
    this.stage.onrest = () => this.#settle()
    this.live.onstate = (message, first) => this.#show(message, first)
  }

  async open(): Promise<void> {
    this.problem = null
    document.addEventListener('visibilitychange', this.#look)
    for (const news of NETWORK) addEventListener(news, this.#probe)
    try {
      await me.meet()
      const table = await api.table(this.id, this.invitation)
      this.live.table ??= table
      ;[this.detail, this.board] = await Promise.all([api.gameAt(table, this.invitation), boardOf(table.game)])
      this.loaded = true
      this.live.connect()
    } catch (error) {
      this.problem = sentence(error)
    }
  }

  #look = (): void => {
    this.live.look(!document.hidden)
    if (document.hidden) this.stage.skip() // nobody looks: my turn is called at once
    if (!document.hidden) this.live.probe() // a telephone that slept has lost its line and does not know it
  }

  /** The network came or went; a table that could not be opened for want of one is tried again. */
  #probe = (): void => {
    if (this.loaded && !navigator.onLine) this.live.cut()
    else if (this.loaded) this.live.probe()
    else if (this.problem === UNREACHABLE && navigator.onLine) void this.open()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look)
    for (const news of NETWORK) removeEventListener(news, this.#probe)
    this.live.stop()
    this.stage.stop()
  }

  get table(): TableInfo | null {
    return this.live.table
  }

  get message(): StateMessage | null {
    return this.live.message
  }

  get over(): boolean {
    return this.message?.to_act === OVER
  }

  get mine(): Seat[] {
    return this.table?.seats.filter((seat) => seat.mine) ?? []
  }

  /** True when one of my seats decides. */
  get myTurn(): boolean {
    const { message } = this
    if (message === null || message.seat === null || message.seat !== message.to_act) return false
    return this.table?.seats[message.seat]?.stand_in == null
  }

  /** My turn has come, and all that led to it has been shown. */
  get ready(): boolean {
    return this.myTurn && !this.stage.busy
  }

  get rules(): RuleBook {
    return new Map(this.detail?.rules.map((rule) => [rule.id, rule]) ?? [])
  }

  get phrases(): Phrases {
    return new Phrases(this.detail?.words ?? {}, (seat) => this.name(seat), settings.language, this.message?.sides)
  }

  get people(): Person[] {
    return this.table?.seats.map(({ seat, mine }) => ({ seat, mine, name: this.name(seat) })) ?? []
  }

  /** Round the table, mine last, so that it is nearest; it does not change with the turn. */
  get order(): number[] {
    const seats = this.people.map((person) => person.seat)
    const first = seats.indexOf(this.mine[0]?.seat ?? -1)
    return [...seats.slice(first + 1), ...seats.slice(0, first + 1)]
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || t('people-seat', { number: seat + 1 })
  }

  /** Status in one sentence: what happens and what is asked. */
  get asks(): string {
    const { message } = this
    if (!message) return t('ask-moment')
    if (this.over) return this.#outcome(message)
    if (message.taken_back_by !== null && !this.myTurn)
      return t('undo-done', { name: this.name(message.taken_back_by) })
    const ask = this.phrases.ask(message.asks, message.to_act, this.myTurn)
    if (!this.myTurn) return capital(ask)
    if (this.mine.length === 1) return t('ask-yours', { ask })
    return t('ask-named', { name: this.name(message.to_act), ask })
  }

  /** The sentence for the eye, which follows the events: while they are shown it never tells what is asked after
   * them. */
  get headline(): string {
    const { busy, shown } = this.stage
    if (!busy || !shown) return this.asks
    const { phrases } = this
    const told = shown.told.filter((event) => phrases.event(event) !== '')
    const said = told.findLast((event) => phrases.weight(event) !== 'trifle') ?? told.at(-1)
    if (said) return phrases.event(said)
    return capital(this.phrases.ask(shown.asks, shown.acting, false)) || t('ask-moment')
  }

  #heard = ''
  /** Text for screen readers, once it has been shown: rivals' turns and what is asked of me; while others decide the
   * last events. */
  spoken = $derived.by(() => {
    if (this.stage.busy) return this.#heard
    const told = this.cards.map(({ seat, line }) => t('recap-line', { name: this.name(seat), line }))
    const news = () => this.message?.events.slice(-3).map((event) => this.phrases.event(event)) ?? []
    const all = [...(this.myTurn && told.length ? told : this.mine.length ? news().filter(Boolean) : []), this.asks]
    return (this.#heard = all.map((each) => each.replace(/\.$/, '')).join('. '))
  })

  /** The log as far as the board shows it, so that it does not tell what is still to be seen. */
  get log(): GameEvent[] {
    return this.stage.seen(this.live.log)
  }

  /** Recap cards of rivals’ turns since I acted last, until I act. */
  cards: Card[] = $derived.by(() => {
    const { message, over } = this
    const mine = this.mine.map(({ seat }) => seat)
    if (!message || message.seat === null || this.live.pending || this.lent.length) return []
    const isOver = !this.stage.busy || this.stage.repeats ? this.myTurn || over : false
    const own = message.last_own ?? -1
    return cardsOf(this.log, this.phrases, { own, mine, isOver, past: this.stage.past }).slice(-MOST_CARDS)
  })

  /** Position when I acted last, as far as this page has seen it or has asked for it. */
  #then: Standing | null = $derived.by(() => {
    const own = this.message?.last_own ?? null
    if (own === null) return null
    const seen = this.stage.past.findLast(({ step }) => step! <= own + 1)
    return seen ?? (this.#recalled?.own === own ? this.#recalled : null)
  })
  #recalled = $state.raw<(Standing & { own: number }) | null>(null)

  /** A page that was opened anew asks how things stood when I acted last. */
  async #recall({ seat, last_own: own }: StateMessage): Promise<void> {
    if (own === null || seat === null || !this.myTurn || this.mine.length > 1) return
    try {
      const at = (await api.moments(this.id)).at.find((each) => each > own)
      if (at !== undefined) this.#recalled = { ...(await api.moment(this.id, at, seat)), own }
    } catch {
      // then nothing is marked
    }
  }

  /** How each score has changed since I acted last, as far as it has been shown. */
  changes: number[] = $derived.by(() => {
    const { shown } = this.stage
    const [own, then] = [this.message?.last_own ?? null, this.#then]
    if (own === null || !shown || (shown.step !== null && shown.step <= own + 1)) return []
    return then ? shown.scores.map((score, seat) => score - (then.scores[seat] ?? score)) : []
  })

  /** View when I acted last, once the rivals' turns since have been shown, until I act. */
  since = $derived.by(() => (this.ready && !this.live.pending && this.cards.length ? (this.#then?.view ?? null) : null))

  /** Kind of the event of weight that is being shown, and whom it concerns. */
  weighty: { kind: Kind; seats: number[] } | null = $derived.by(() => {
    const { busy, shown } = this.stage
    const kind = busy && shown?.event ? this.phrases.kindOf(shown.event) : null
    if (kind === null) return null
    const seats = this.phrases.seatsOf(shown!.event!)
    return { kind, seats: seats.length ? seats : [shown!.acting] }
  })

  /** Whose badge is lit: who decides, or who does what is being shown. */
  get acting(): number {
    return this.stage.acting
  }

  /** Legal actions, once all that led to them has been shown. */
  get legal(): Legal[] {
    return this.stage.busy && !this.stage.repeats ? [] : (this.message?.legal ?? [])
  }

  act(action: string): void {
    this.decision.drop()
    this.#act(action)
  }

  #act(action: string): void {
    this.hush()
    this.stage.skip()
    this.live.act(action)
  }

  /** Takes up a partner's proposal: its small actions follow each other as long as they are allowed. */
  follow(): void {
    this.decision.send(...(this.live.proposed?.actions.map((each) => each.action) ?? []))
  }

  /** Whether a bot may be asked what it would do in my place. */
  get mayAsk(): boolean {
    return this.ready && this.table?.hints === true && (this.detail?.levels.length ?? 0) > 0
  }

  /** Whether the result counts, in a sentence. */
  get rated(): string {
    return t(`rated-${this.table?.unrated_reason ?? 'yes'}`)
  }

  /** Asks what the strongest bot would do; where that costs the rating, it is said first. */
  async ask(sure = false): Promise<void> {
    const { message } = this
    if (!message || message.seat === null || this.asking) return
    this.warned = !sure && this.table?.rated === true
    if (this.warned) return
    this.hush()
    this.asking = true
    try {
      const hint = await api.hint(this.id, message.seat, message.n)
      if (hint.n === this.message?.n) this.hint = hint
    } catch (error) {
      this.live.refused = sentence(error)
    } finally {
      this.asking = false
    }
  }

  /** Puts the hint away, or what was said before it. */
  putAway(): void {
    this.hint = null
    this.warned = false
  }

  /** The legal action that the hint suggests. */
  get suggested(): Legal | null {
    return (this.hint && this.message?.legal.find((each) => each.action === this.hint!.action)) ?? null
  }

  /** The hint as a sentence: the action in the game's words. */
  get hinted(): string {
    const found = this.suggested
    return found ? this.phrases.action(found) : (this.hint?.action ?? '')
  }

  /** The game's actions that I may go back to, earliest first. */
  get back(): number[] {
    return this.message?.back ?? []
  }

  /** Takes back what I did last, or all that still can be. */
  undo(all: boolean): void {
    const to = all ? this.back[0] : this.back.at(-1)
    if (to === undefined) return
    this.hush()
    this.live.undo(to)
  }

  /** Does something at the table that is no move; what is refused is shown like any refusal. */
  async settle(call: () => Promise<TableInfo>): Promise<boolean> {
    this.hush()
    try {
      this.live.table = await call()
      this.live.clock.tell(this.live.table.clock)
      return true
    } catch (error) {
      this.live.refused = sentence(error)
      return false
    }
  }

  /** The seats of others that people play themselves now. */
  get others(): Seat[] {
    return this.table?.seats.filter((seat) => seat.kind === 'person' && !seat.mine && seat.stand_in === null) ?? []
  }

  /** The seats of others who have a say: people who have not resigned, also where a bot stands in. */
  get heard(): Seat[] {
    return this.table?.seats.filter((seat) => seat.kind === 'person' && !seat.mine && !seat.resigned) ?? []
  }

  /** Rest of a wait that came with the table, in milliseconds. */
  left(told: number, now = performance.now()): number {
    return Math.max(0, told - (now - this.live.toldAt))
  }

  /** My seats that a bot plays for me. */
  get lent(): Seat[] {
    return this.mine.filter((seat) => seat.stand_in !== null)
  }

  async explain(action: string): Promise<void> {
    this.#asked = action
    const rule = await this.live.why(action)
    if (this.#asked === action) this.forbidding = rule
  }

  cite(rule: string): void {
    this.#asked = ''
    this.forbidding = rule
  }

  hush(): void {
    this.#asked = ''
    this.forbidding = ''
    this.live.refused = null
  }

  /** Outcome of the game, for whoever reads it. */
  get result(): string {
    return this.message ? this.#outcome(this.message, false) : ''
  }

  #outcome(message: StateMessage, toMe = true): string {
    const { winners } = message
    if (winners.length === 0) return t(message.sides.length > 1 ? 'ask-won-nobody' : 'ask-lost-all')
    if (winners.length === message.scores.length) return t('ask-won-all')
    if (toMe && this.mine.length === 1 && winners.includes(this.mine[0]!.seat)) return t('ask-won-you')
    const names = winners.map((seat) => this.name(seat))
    return t(winners.length > 1 ? 'ask-won-many' : 'ask-won', { names })
  }

  #show(message: StateMessage, first: boolean): void {
    this.hint = null
    this.warned = false
    this.hush()
    if (!this.myTurn) this.#called = null
    const called = this.#called
    this.stage.push(message, first)
    if (first) {
      this.#ended = this.over
      void this.#recall(message)
    } else if (this.#called === called && message.events.length) this.#soundOnce(message.events)
  }

  #sound({ event }: Shown): void {
    if (event) this.#soundOf(event)
  }

  /** Sound of an event, if it has one. */
  #soundOf(event: GameEvent): boolean {
    const kind = this.phrases.kindOf(event)
    const thing = this.detail?.words.story?.sounds?.[event.type]
    if (kind) note(settings.sound, kind)
    else if (thing) move(settings.sound, thing)
    return kind !== null || thing !== undefined
  }

  /** Where nothing moves, the last event of weight is heard, or any that has a sound; where all is shown, a clack for
   * what has none. */
  #soundOnce(events: GameEvent[]): void {
    const isHeard = (event: GameEvent) => this.detail?.words.story?.sounds?.[event.type] !== undefined
    const told = events.findLast((event) => this.phrases.kindOf(event)) ?? events.findLast(isHeard)
    if (!told) clack(settings.sound)
    else if (!this.stage.busy) this.#soundOf(told)
  }

  /** All has been shown: a seat of mine that has to decide now is called, once. */
  #settle(): void {
    const due = this.myTurn ? this.message!.to_act : null
    const before = this.#called
    this.#called = due
    if (this.over && !this.#ended) finale(settings.sound)
    this.#ended = this.over
    if (due !== null && due !== before) this.#call()
    this.decision.goOn()
  }

  /** It is my turn: a whistle, and where the page is in the background a notice. */
  #call(): void {
    whistle(settings.sound)
    if (document.hidden && settings.notify) show(this.asks, this.detail ? say(this.detail.title) : 'Rotonde', this.id)
  }

  /** The end has been heard, or was there before. */
  #ended = false

  /** The seat of mine that was called to decide last. */
  #called: number | null = null
}
