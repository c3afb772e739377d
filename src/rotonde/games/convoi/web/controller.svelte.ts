/** The choice in hand at the panel, and what pressing something does; nothing is spent before it is confirmed. */
import type { Decision, Wish } from '$shell/decision.svelte'
import type { Network } from './network'
import { numberOf, type Aids, type Card, type Picture } from './picture'
import {
  begun,
  kindOf,
  litSpots,
  openSpots,
  pairs,
  payments,
  PAYS,
  steps,
  turned,
  type Choice,
  type Pair,
} from './plays'

export interface Panel {
  decision: Decision
  picture: Picture
  aids: Aids
  network: Network
  seat: number | null
  toAct: number
  explain: (action: string) => void
  cite: (rule: string) => void
  hush: () => void
  ping: (spot: string) => void
}

/** Any of an agent's actions, to ask why none is allowed. */
const FIRST: Record<string, string> = { conductor: ' black', shunter: ' 2', section_chief: ' black1' }

/** While new trains come. */
const NEW = ['card', 'new_colour', 'new_place']

export class Controller {
  choice = $state.raw<Choice | null>(null)
  /** The payment that was picked, among several. */
  pay = $state('')
  /** The card that was taken from the hand: only what it is for is lit. */
  tool = $state<Card | null>(null)
  #panel: () => Panel

  constructor(panel: () => Panel) {
    this.#panel = panel
  }

  #decision = $derived.by(() => this.#panel().decision)
  mine = $derived.by(() => this.#decision.mine)
  phase = $derived.by(() => this.#decision.phase)
  #legal = $derived.by(() => this.#decision.legal)
  allowed = $derived.by(() => this.#decision.allowed)
  options = $derived.by(() => {
    const { choice } = this
    return choice && choice.kind !== 'agent' && this.phase === 'actions'
      ? payments(this.allowed, this.#panel().aids, PAYS[choice.kind])
      : []
  })
  payment = $derived(this.options.find((each) => each.action === this.pay) ?? this.options[0])
  lit = $derived.by(() => {
    return this.#filtered(litSpots(this.#panel().aids, this.choice))
  })
  /** All that answers to a press. */
  open = $derived.by(() => this.#filtered(openSpots(this.#panel().aids, this.choice, this.lit)))
  turning = $derived(this.choice?.kind === 'junction' ? this.choice : null)
  /** The one train that can be moved, where there is only one. */
  single = $derived.by(() => {
    const moves = this.#legal.filter((each) => each.kind === 'move')
    return moves.length === 1 ? String(moves[0]!.params.train) : null
  })

  #filtered(all: Set<string>): Set<string> {
    if (this.tool === null || this.choice !== null) return all
    const kind = Object.entries(PAYS).find(([, each]) => each === this.tool)?.[0]
    return new Set([...all].filter((spot) => spot.startsWith(`${kind}:`)))
  }

  /** The spot that is in hand, or "". */
  get chosen(): string {
    const { choice } = this
    if (!choice) return ''
    if ('light' in choice) return `${choice.kind}:${choice.light ?? choice.to}`
    if ('train' in choice) return `${choice.kind}:${choice.train}`
    return `${choice.kind}:${'junction' in choice ? choice.junction : choice.agent}`
  }

  /** A new decision begins with nothing in hand, unless it goes on with what was begun. */
  decide(): void {
    if (this.#legal.length > 0 && !this.#decision.answered) this.back()
  }

  /** Small actions follow each other as soon as they are allowed; what is then the only thing to do is done. */
  send(actions: string[]): void {
    this.#decision.send(...actions, ...this.#rolls())
  }

  /** The dice for the new trains of the card; whoever could be called only then is asked for first. */
  #rolls(): Wish[] {
    const { picture, aids } = this.#panel()
    if (!NEW.includes(this.phase)) return []
    const before = Object.keys(aids.offers?.calls ?? {})
    const unless = () => Object.keys(this.#panel().aids.offers?.calls ?? {}).some((agent) => !before.includes(agent))
    const { card } = picture.instructions
    return Array.from({ length: card?.new ?? 0 }, () => ({ phase: 'new_place', action: 'roll', unless }))
  }

  back(): void {
    this.choice = null
    this.tool = null
    this.pay = ''
  }

  choose(next: Choice): void {
    this.#panel().hush()
    if (JSON.stringify({ ...next, pair: null }) !== JSON.stringify({ ...this.choice, pair: null })) this.pay = ''
    this.choice = next
  }

  turnTo(pair: Pair): void {
    if (this.turning) this.choose({ ...this.turning, pair })
  }

  press(spot: string): void {
    const { seat, toAct, ping } = this.#panel()
    if (!this.mine) return seat !== null && toAct >= 0 && toAct !== seat ? ping(spot) : undefined
    const at = spot.indexOf(':')
    const id = spot.slice(at + 1)
    const kind = spot.slice(0, at)
    if (kind === 'light') this.#light(id)
    else if (kind === 'junction') this.#junction(id)
    else if (kind === 'train') this.#train(id)
    else this.#place(id)
  }

  #light(light: string): void {
    const { aids, explain, cite } = this.#panel()
    const { choice, phase } = this
    const direct = ['exit', 'put', 'lift'].map((kind) => `${kind} ${light}`).find((action) => this.allowed.has(action))
    if (direct) return this.send([direct])
    if (this.chosen === `light:${light}`) return this.back()
    if (choice?.kind === 'light' && this.lit.has(`light:${light}`))
      return this.send(steps(choice.light === null ? { ...choice, light } : { ...choice, to: light }, this.payment))
    const next = begun(aids, light)
    if (next) return this.choose(next)
    if (phase === 'actions' && aids.offers?.payments.signal)
      return cite(aids.refusals?.[aids.signals?.[light] ? 'lift' : 'put'] ?? '')
    explain(
      phase === 'actions'
        ? 'play signal'
        : phase === 'rolled' || phase === 'city'
          ? `exit ${light}`
          : phase === 'put' || phase === 'layout'
            ? `put ${light}`
            : `lift ${light}`,
    )
  }

  #junction(junction: string): void {
    const { picture, aids, explain } = this.#panel()
    const all = pairs(this.#legal, aids, junction)
    const next = turned(all, this.turning?.junction === junction ? this.turning.pair : null)
    if (next) return this.choose({ kind: 'junction', junction, pair: next })
    explain(
      this.phase === 'actions' ? 'play switch' : `set ${junction} ${(picture.switches[junction] ?? []).join(' ')}`,
    )
  }

  #train(train: string): void {
    const { picture, explain } = this.#panel()
    const { choice, allowed } = this
    if (choice?.kind === 'agent') return this.send([`chief ${train}`].filter((action) => allowed.has(action)))
    if (allowed.has('go') && picture.pending.train === train) return this.send(['go'])
    if (allowed.has(`move ${train}`) && (this.single === train || (choice?.kind === 'train' && choice.train === train)))
      return this.send([`move ${train}`])
    if (this.lit.has(`train:${train}`)) return this.choose({ kind: 'train', train })
    explain(this.phase === 'actions' ? 'play move' : `move ${train}`)
  }

  #place(id: string): void {
    const { network, picture } = this.#panel()
    const action = `shunter ${numberOf(network.places.get(id)!.number, picture) ?? ''}`
    if (this.allowed.has(action))
      return this.choice?.kind === 'agent' ? this.send([action]) : this.choose({ kind: 'agent', agent: 'shunter' })
    const there = picture.trains.find((train) => train.space === id)
    if (there) this.#train(there.train)
  }

  pressAgent(agent: string): void {
    if (this.choice?.kind === 'agent' && this.choice.agent === agent) return this.back()
    if (this.calls(agent)) return this.choose({ kind: 'agent', agent })
    this.#panel().explain(kindOf(agent) + (FIRST[agent] ?? ''))
  }

  /** Whether that agent can be called now. */
  calls(agent: string): boolean {
    return this.#panel().aids.offers?.calls[agent] !== undefined
  }

  pressCard(which: Card): void {
    if (!this.allowed.has(`play ${which}`)) return this.#panel().explain(`play ${which}`)
    this.choice = null
    this.tool = this.tool === which ? null : which
  }
}
