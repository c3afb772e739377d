/** A play in hand, made of small actions: nothing is spent before the last press. */
import type { Legal } from '$shell/protocol'
import type { Aids, Card } from './picture'

export type Pair = [string, string]

/** Thing picked up on the board that waits for its place, or for the card that pays for it. */
export type Choice =
  | { kind: 'light'; light: string | null; to: string | null }
  | { kind: 'junction'; junction: string; pair: Pair }
  | { kind: 'train'; train: string }
  | { kind: 'agent'; agent: string }

/** The card whose action it is. */
export const PAYS = { light: 'signal', junction: 'switch', train: 'move' } as const

const AGENT_KIND: Record<string, string> = { section_chief: 'chief' }
export const kindOf = (agent: string) => AGENT_KIND[agent] ?? agent

const of = (legal: Legal[], kind: string) => legal.filter((each) => each.kind === kind)

/** The cards with which that train can be loaded. */
export const loadings = (legal: Legal[], train: string) =>
  of(legal, 'load').filter((each) => each.params.train === train)

/** Payments for a card's action, as the engine offers them. */
export function payments(allowed: ReadonlyMap<string, Legal>, aids: Aids, card: Card): Legal[] {
  return (aids.offers?.payments[card] ?? []).flatMap((action) => allowed.get(action) ?? [])
}

/** The cards that a payment takes from the hand. */
export function spent(payment: Legal): Card[] {
  return String(payment.params.cards ?? payment.params.card).split(' ') as Card[]
}

/** The pairs that a junction can be given now, by a card still to be played or one that lies there. */
export function pairs(legal: Legal[], aids: Aids, junction: string): Pair[] {
  const now = of(legal, 'set').filter((each) => each.params.junction === junction)
  if (now.length) return now.map(({ params }) => [String(params.one), String(params.other)])
  return aids.offers?.payments.switch ? (aids.switches?.[junction] ?? []) : []
}

/** The green lights whose disc could go to that one. */
export const sources = (aids: Aids, light: string): string[] =>
  Object.entries(aids.signals ?? {}).flatMap(([green, targets]) => (targets.includes(light) ? [green] : []))

/** What pressing a light begins while a Signal card can be paid: a disc is taken there, or one is meant to come. */
export function begun(aids: Aids, light: string): Choice | null {
  if (!aids.offers?.payments.signal) return null
  if (aids.signals?.[light]?.length) return { kind: 'light', light, to: null }
  return sources(aids, light).length ? { kind: 'light', light: null, to: light } : null
}

/** Every spot that answers: those that are lit, and with empty hands the red lights that a disc can go to. */
export function openSpots(aids: Aids, choice: Choice | null, lit: Set<string>): Set<string> {
  if (choice || !aids.offers?.payments.signal) return lit
  return new Set([...lit, ...Object.values(aids.signals ?? {}).flatMap((all) => all.map((to) => `light:${to}`))])
}

/** Every spot that is lit: with something in the hand, only where it can go or come from. */
export function litSpots(aids: Aids, choice: Choice | null): Set<string> {
  if (choice?.kind === 'light') {
    const { light, to } = choice
    const all = light === null ? [to!, ...sources(aids, to!)] : [light, ...(aids.signals?.[light] ?? [])]
    return new Set(all.map((each) => `light:${each}`))
  }
  if (choice?.kind === 'agent') return new Set(aids.offers?.calls[choice.agent] ?? [])
  return new Set(aids.offers?.lit ?? [])
}

/** The small actions, one after the other, that carry out what was chosen; `payment` where a card must be played
 * first. */
export function steps(choice: Choice, payment: Legal | undefined): string[] {
  const first = payment ? [payment.action] : []
  if (choice.kind === 'light') {
    const { light, to } = choice
    return light === null || to === null ? [] : [...first, `lift ${light}`, `put ${to}`]
  }
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
