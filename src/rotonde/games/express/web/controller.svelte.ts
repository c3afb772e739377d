/** My hand and the card I picked from it: where it may go, and what a press on a place does. */
import type { BoardProps } from '$shell/board'
import type { Decision, Wish } from '$shell/decision.svelte'
import type { Legal } from '$shell/protocol'
import { kept, ORDERS, sorted, type Order, type Piece } from './hand'
import { label } from '$shell/generated/express'
import { sideOf, type Game } from './picture'
import type { Places } from './places'
import {
  about,
  directly,
  DISCARD,
  DRAW,
  HAND,
  NEW,
  plansFor,
  seatAt,
  sideAt,
  SIDING,
  SLOT,
  trainAt,
  type Plans,
} from './plans'

const KEPT_ORDER = 'rotonde.express.order'
const OFFERED: Record<string, string[]> = {
  draw: ['draw', 'take', 'skip'],
  lay: ['ask', 'pass', 'unmaintain'],
  stolen: ['keep', 'train', 'engine'],
}
const BY_KEY: Record<string, string> = { n: 'start', a: 'add', e: 'engine', x: 'discard' }

export class Controller {
  own = $state.raw<Piece[]>([])
  order = $state<Order>(ORDERS.find((each) => each === localStorage.getItem(KEPT_ORDER)) ?? 'kind')
  picked = $state<number | null>(null)
  dragging = $state.raw<Piece | null>(null)

  constructor(private props: () => BoardProps<Game>) {}

  #decision = $derived.by((): Decision => this.props().decision)
  legal = $derived.by(() => this.#decision.legal)
  mine = $derived.by(() => this.#decision.mine)
  phase = $derived.by(() => this.#decision.phase)
  allowed = $derived.by(() => this.#decision.allowed)
  aids = $derived.by(() => this.props().lastAids)
  picture = $derived.by(() => this.props().view)
  side = $derived.by(() => sideOf(this.picture, this.props().seat))
  pieces = $derived(sorted(this.own, this.order, this.aids.values ?? {}))
  card = $derived.by(() => (this.dragging ?? this.own.find((piece) => piece.id === this.picked))?.card ?? null)
  direct = $derived<Plans>(this.mine ? directly(this.legal, this.picture, this.side) : new Map())
  plans = $derived.by((): Plans => {
    if (this.phase !== 'lay' || !this.card) return new Map()
    return plansFor(this.card, this.allowed, this.aids.lay, this.side)
  })
  refusals = $derived((this.phase === 'lay' && this.card && this.aids.lay?.unfit[this.card]) || {})
  interrupt = $derived(this.phase === 'respond' || this.phase === 'answer')
  /** Nothing but a place is asked of me: the arrows lead there from anywhere. */
  choosing = $derived(this.card !== null || !['', 'draw', 'lay', 'respond', 'answer'].includes(this.phase))
  saying = $derived.by(() => new Map(this.legal.map((each) => [each.action, this.props().phrases.action(each)])))

  /** Buttons beside the hand: what the picked card may do, or what needs no card. */
  offered = $derived.by((): Legal[] => {
    if (!this.mine || this.interrupt) return []
    const kinds = OFFERED[this.phase]
    if (this.phase !== 'lay') return kinds ? this.legal.filter((each) => kinds.includes(each.kind)) : this.legal
    if (this.card && !this.dragging) return about(this.card, this.legal)
    return [...this.#outs(), ...this.legal.filter((each) => OFFERED.lay!.includes(each.kind))]
  })

  /** Target of a disaster, as a place. */
  #aimed = $derived.by(() => {
    const { phase, aim, aimed_train, aimed_seat } = this.picture
    if (phase !== 'respond' || aim === null) return ''
    if (aimed_train !== null) return trainAt(aim, aimed_train)
    return aimed_seat !== null ? seatAt(aimed_seat) : sideAt(aim)
  })
  /** The train whose engine I give, until I say for which. */
  #chosen = $derived.by(() => {
    const { own_train } = this.picture
    return this.phase === 'swap_theirs' && own_train !== null ? trainAt(this.side, own_train) : ''
  })
  places = $derived<Places>({
    role: (place) => this.role(place),
    said: (place) => this.said(place),
    press: (place) => this.press(place),
    point: (place) => this.#point(place),
    leave: () => this.#decision.leave(),
    aimed: this.#aimed,
    chosen: this.#chosen,
  })

  /** The hand as the engine counts it now; what is gone can no longer be picked. */
  hold(cards: string[]): void {
    this.own = kept(this.own, cards)
    if (!this.own.some((piece) => piece.id === this.picked)) this.picked = null
  }

  /** Carries out step by step what was begun with one press. */
  go(plan: Wish[]): void {
    if (this.props().sending) return
    this.picked = null
    this.#decision.send(...plan)
  }

  say(action: string): void {
    this.go([{ phase: this.phase, action }])
  }

  putBack(): void {
    this.picked = null
    this.#decision.drop()
  }

  role(place: string): '' | 'lit' | 'dim' {
    if (this.plans.has(place)) return 'lit'
    if (this.card && this.phase === 'lay') return this.#rule(place) ? 'dim' : '' // lit is where this card goes
    if (this.direct.has(place) && place !== HAND) return 'lit'
    if (place === DRAW || place === DISCARD) return this.props().seat === null || this.props().toAct < 0 ? '' : 'dim'
    return ''
  }

  said(place: string): string {
    const wish = this.#plan(place)
    if (wish) return this.saying.get(wish[0]!.action) ?? ''
    if (place === SIDING) return label('siding-lay')
    if (place === NEW) return label('new')
    return [DRAW, DISCARD, SLOT].includes(place) ? this.props().phrases.board(place) : ''
  }

  press(place: string): void {
    const plan = this.#plan(place)
    const rule = this.#rule(place)
    if (plan) this.go(plan)
    else if (rule) this.props().cite(rule)
    else if (place === DRAW) this.props().explain('draw')
    else if (place === DISCARD) this.props().explain('take')
  }

  /** Where the picked card goes; what one press does only while none is picked. */
  #plan(place: string): Wish[] | undefined {
    return this.card && this.phase === 'lay' ? this.plans.get(place) : this.direct.get(place)
  }

  #rule(place: string): string | undefined {
    return this.refusals[place.startsWith(`train:${this.side}:`) ? place.split(':')[2]! : place]
  }

  #point(place: string): void {
    const rule = this.#rule(place)
    if (rule && !this.plans.has(place)) this.#decision.point({ rule })
    else this.#decision.leave()
  }

  pick(id: number): void {
    this.props().hush()
    const engine = `engine ${this.own.find((each) => each.id === id)?.card}`
    if (this.phase === 'stolen' && this.allowed.has(engine)) return this.say(engine)
    this.picked = this.picked === id ? null : id
  }

  /** A dragged card is let go: the innermost place under it that has to do with it takes it. */
  drop(x: number, y: number): void {
    let under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null
    while (under && this.role(under.dataset.place!) === '')
      under = under.parentElement?.closest<HTMLElement>('[data-place]') ?? null
    if (under) this.press(under.dataset.place!)
  }

  drag(piece: Piece | null): void {
    this.dragging = piece
    if (piece) this.picked = null
  }

  setOrder(to: Order): void {
    this.order = to
    localStorage.setItem(KEPT_ORDER, to)
  }

  rearrange(to: Piece[]): void {
    this.own = to
    this.setOrder('own')
  }

  fits(kind: string): string {
    return this.phase === 'lay' && this.allowed.has(`add ${kind}`) ? label('hand-fits') : ''
  }

  /** A single key of mine; false where it means nothing now. */
  byKey(key: string): boolean {
    const number = /^[1-9]$/.test(key) ? this.pieces[Number(key) - 1] : undefined
    if (number) this.pick(number.id)
    else if (!this.mine) return false
    else if (key === 'd' && this.allowed.has('draw')) this.say('draw')
    else if (key === 't' && this.allowed.has('take')) this.say('take')
    else if (key === 'o' && this.#outs().length) this.say(this.#outs()[0]!.action)
    else if (BY_KEY[key] && this.card) this.#try(`${BY_KEY[key]} ${this.card}`)
    else return false
    return true
  }

  #try(action: string): void {
    if (this.allowed.has(action)) this.say(action)
    else this.props().explain(action)
  }

  #outs(): Legal[] {
    return this.legal.filter((each) => each.kind === 'out')
  }
}
