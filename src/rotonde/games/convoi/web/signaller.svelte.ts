/** What the one at the panel has in hand, and what pressing something does; nothing is spent before it is confirmed. */
import type { Legal } from '$shell/protocol'
import type { Network } from './network'
import { kindOf, litSpots, pairs, payments, steps, targets, turned, type Choice, type Pair } from './offers'
import type { Aids, Card, Picture } from './picture'

export interface Panel {
  legal: Legal[]
  picture: Picture
  aids: Aids
  network: Network
  seat: number | null
  toAct: number
  sending: boolean
  act: (action: string) => void
  explain: (action: string) => void
  cite: (rule: string) => void
  hush: () => void
  ping: (spot: string) => void
}

const PAYS = { light: 'signal', junction: 'switch', train: 'move' } as const
/** Any of an agent's actions, to ask why none is allowed. */
const FIRST: Record<string, string> = { conductor: ' black', shunter: ' 2', section_chief: ' black1' }

export class Signaller {
  choice = $state.raw<Choice | null>(null)
  /** The payment that was picked, among several. */
  pay = $state('')
  /** The card that was taken from the hand: only what it is for is lit. */
  tool = $state<Card | null>(null)
  #queue: string[] = []
  #panel: () => Panel

  constructor(panel: () => Panel) {
    this.#panel = panel
  }

  mine = $derived.by(() => {
    const { seat, toAct, legal } = this.#panel()
    return seat !== null && seat === toAct && legal.length > 0
  })
  phase = $derived.by(() => (this.mine ? this.#panel().picture.phase : ''))
  #legal = $derived.by(() => this.#panel().legal)
  allowed = $derived(new Set(this.#legal.map((each) => each.action)))
  options = $derived.by(() => {
    const { choice } = this
    return choice && choice.kind !== 'agent' && this.phase === 'actions' ? payments(this.#legal, PAYS[choice.kind]) : []
  })
  payment = $derived(this.options.find((each) => each.action === this.pay) ?? this.options[0])
  lit = $derived.by(() => {
    const { aids, picture, network } = this.#panel()
    return this.#filtered(litSpots(this.#legal, aids, picture, network.layout, this.choice))
  })
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
    return `${choice.kind}:${'light' in choice ? choice.light : 'train' in choice ? choice.train : 'junction' in choice ? choice.junction : choice.agent}`
  }

  /** A new decision: the next small action follows if it is allowed, else nothing is in hand any more. */
  decide(allowed: ReadonlySet<string>): void {
    if (allowed.size === 0) return
    const [next, ...rest] = this.#queue
    const goesOn = next !== undefined && allowed.has(next)
    this.#queue = goesOn ? rest : []
    if (goesOn) this.#panel().act(next)
    else this.back()
  }

  send(actions: string[]): void {
    if (this.#panel().sending || actions.length === 0) return
    this.#queue = actions.slice(1)
    this.#panel().act(actions[0]!)
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
    const { picture, aids, explain, cite } = this.#panel()
    const { choice, phase } = this
    const direct = ['exit', 'put', 'lift'].map((kind) => `${kind} ${light}`).find((action) => this.allowed.has(action))
    if (direct) return this.send([direct])
    if (choice?.kind === 'light' && choice.light === light) return this.back()
    if (choice?.kind === 'light' && targets(this.#legal, aids, choice.light).includes(light)) return this.send(steps({ ...choice, to: light }, this.payment))
    if (this.lit.has(`light:${light}`) || (picture.green.includes(light) && this.options.length)) return this.choose({ kind: 'light', light, to: null })
    if (choice?.kind === 'light') return cite(aids.refusals?.put ?? '')
    if (phase === 'actions' && payments(this.#legal, 'signal').length) return cite(aids.refusals?.lift ?? '')
    explain(phase === 'actions' ? 'play signal' : phase === 'rolled' || phase === 'city' ? `exit ${light}` : phase === 'put' || phase === 'layout' ? `put ${light}` : `lift ${light}`)
  }

  #junction(junction: string): void {
    const { picture, aids, explain } = this.#panel()
    const all = pairs(this.#legal, aids, junction)
    const next = turned(all, this.turning?.junction === junction ? this.turning.pair : null)
    if (next) return this.choose({ kind: 'junction', junction, pair: next })
    explain(this.phase === 'actions' ? 'play switch' : `set ${junction} ${(picture.switches[junction] ?? []).join(' ')}`)
  }

  #train(train: string): void {
    const { picture, explain } = this.#panel()
    const { choice, allowed } = this
    if (choice?.kind === 'agent') return this.send([`chief ${train}`].filter((action) => allowed.has(action)))
    if (allowed.has('go') && picture.pending.train === train) return this.send(['go'])
    if (allowed.has(`move ${train}`) && (this.single === train || (choice?.kind === 'train' && choice.train === train))) return this.send([`move ${train}`])
    if (this.lit.has(`train:${train}`)) return this.choose({ kind: 'train', train })
    explain(this.phase === 'actions' ? 'play move' : `move ${train}`)
  }

  #place(id: string): void {
    const { network, picture } = this.#panel()
    const action = `shunter ${network.places.get(id)!.number ?? ''}`
    if (this.allowed.has(action)) return this.choice?.kind === 'agent' ? this.send([action]) : this.choose({ kind: 'agent', agent: 'shunter' })
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
    return this.#legal.some((each) => each.kind === kindOf(agent))
  }

  pressCard(which: Card): void {
    const may = this.phase === 'actions' && payments(this.#legal, which).some((each) => each.kind === 'play')
    if (!may) return this.#panel().explain(`play ${which}`)
    this.choice = null
    this.tool = this.tool === which ? null : which
  }
}
