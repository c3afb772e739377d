/** What may be done, by the spot on the board where it is done; all of it comes from the engine. */
import type { Legal } from '$shell/protocol'
import type { BoardLayout } from './network'
import type { Aids, Card, Picture } from './picture'

export type Pair = [string, string]

/** What was picked up on the board and waits for its place, or for the card that pays for it. */
export type Choice =
  | { kind: 'light'; light: string; to: string | null }
  | { kind: 'junction'; junction: string; pair: Pair }
  | { kind: 'train'; train: string }
  | { kind: 'agent'; agent: string }

const AGENT_KIND: Record<string, string> = { section_chief: 'chief' }
export const kindOf = (agent: string) => AGENT_KIND[agent] ?? agent

const of = (legal: Legal[], kind: string) => legal.filter((each) => each.kind === kind)

/** The cards that pay for an action: the right one, or any two; two that hold the right one are wasted. */
export function payments(legal: Legal[], card: Card): Legal[] {
  const all = legal.filter((each) => (each.kind === 'play' || each.kind === 'trade') && each.params.card === card)
  if (!all.some((each) => each.kind === 'play')) return all
  return all.filter((each) => each.kind === 'play' || !String(each.params.cards).split(' ').includes(card))
}

/** The cards with which that train can be loaded. */
export const loadings = (legal: Legal[], train: string) => of(legal, 'load').filter((each) => each.params.train === train)

/** The cards that a payment takes from the hand. */
export function spent(payment: Legal): Card[] {
  return String(payment.params.cards ?? payment.params.card).split(' ') as Card[]
}

/** The pairs that a junction can be given now, by a card still to be played or one that lies there. */
export function pairs(legal: Legal[], aids: Aids, junction: string): Pair[] {
  const now = of(legal, 'set').filter((each) => each.params.junction === junction)
  if (now.length) return now.map(({ params }) => [String(params.one), String(params.other)])
  return payments(legal, 'switch').length ? (aids.switches?.[junction] ?? []) : []
}

/** Where the disc in the hand can go. */
export function targets(legal: Legal[], aids: Aids, from: string | null): string[] {
  const now = of(legal, 'put').map((each) => String(each.params.light))
  return now.length || from === null ? now : (aids.signals?.[from] ?? [])
}

function liftable(legal: Legal[], aids: Aids): string[] {
  const now = of(legal, 'lift').map((each) => String(each.params.light))
  if (now.length || !payments(legal, 'signal').length) return now
  return Object.entries(aids.signals ?? {}).filter(([, to]) => to.length).map(([light]) => light)
}

function junctions(legal: Legal[], aids: Aids): string[] {
  const now = of(legal, 'set').map((each) => String(each.params.junction))
  return now.length || !payments(legal, 'switch').length ? now : Object.keys(aids.switches ?? {})
}

function trains(legal: Legal[], aids: Aids): string[] {
  const now = [...of(legal, 'move'), ...of(legal, 'load')].map((each) => String(each.params.train))
  const running = payments(legal, 'move').length ? (aids.trains ?? []).map((each) => each.train) : []
  return [...now, ...running]
}

function departures(legal: Legal[], board: BoardLayout): string[] {
  const numbers = of(legal, 'shunter').map((each) => Number(each.params.departure))
  return board.places.filter((place) => numbers.includes(place.number ?? 0)).map((place) => place.id)
}

/** Every spot that is lit: with something in the hand, only where it can go. */
export function litSpots(legal: Legal[], aids: Aids, picture: Picture, board: BoardLayout, choice: Choice | null): Set<string> {
  if (choice?.kind === 'light') return new Set([`light:${choice.light}`, ...targets(legal, aids, choice.light).map((light) => `light:${light}`)])
  if (choice?.kind === 'agent') return agentSpots(legal, board, choice.agent)
  const mover = of(legal, 'go').length && picture.pending.train ? [`train:${picture.pending.train}`] : []
  return new Set([
    ...[...liftable(legal, aids), ...targets(legal, aids, null), ...of(legal, 'exit').map((each) => String(each.params.exit))].map((light) => `light:${light}`),
    ...junctions(legal, aids).map((junction) => `junction:${junction}`),
    ...trains(legal, aids).map((train) => `train:${train}`),
    ...mover,
  ])
}

function agentSpots(legal: Legal[], board: BoardLayout, agent: string): Set<string> {
  const held = of(legal, kindOf(agent)).filter((each) => each.params.train).map((each) => `train:${String(each.params.train)}`)
  return new Set([...held, ...(agent === 'shunter' ? departures(legal, board).map((place) => `place:${place}`) : [])])
}

/** The small actions, one after the other, that carry out what was chosen; `payment` where a card must be played first. */
export function steps(choice: Choice, payment: Legal | undefined): string[] {
  const first = payment ? [payment.action] : []
  if (choice.kind === 'light') return choice.to === null ? [] : [...first, `lift ${choice.light}`, `put ${choice.to}`]
  if (choice.kind === 'junction') return [...first, `set ${choice.junction} ${choice.pair.join(' ')}`]
  if (choice.kind === 'train') return [...first, `move ${choice.train}`]
  return []
}

/** The pair after this one, round and round, as a turning piece turns. */
export function turned(all: Pair[], now: Pair | null): Pair | null {
  if (now === null) return all[0] ?? null
  const at = all.findIndex(([one, other]) => one === now[0] && other === now[1])
  return all[(at + 1) % all.length] ?? null
}
