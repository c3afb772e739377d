/** Where a card could go, and what has to be said to the engine for it; drawn from `legal` and `aids` alone. */
import type { Wish } from '$shell/decision.svelte'
import type { Legal } from '$shell/protocol'
import type { LayAids, Picture, Target } from './picture'

/** By place (a `data-place` of the board): the actions that bring a card there. */
export type Plans = Map<string, Wish[]>

export const NEW = 'new'
export const SIDING = 'siding'
export const DISCARD = 'discard'
export const SLOT = 'slot'
export const DRAW = 'draw'
export const HAND = 'hand'
export const trainAt = (side: number, slot: number) => `train:${side}:${slot}`
export const engineAt = (side: number, slot: number) => `engine:${side}:${slot}`
export const tailAt = (side: number, slot: number) => `tail:${side}:${slot}`
export const seatAt = (seat: number) => `seat:${seat}`
export const sideAt = (side: number) => `side:${side}`

const lay = (action: string): Wish => ({ phase: 'lay', action })

function aimed({ side, train, seat }: Target): [string, Wish[]] {
  if (seat !== undefined) return [seatAt(seat), [{ phase: 'aim_seat', action: `derail ${seat}` }]]
  const against = { phase: 'aim_side', action: `against ${side}` }
  if (train === undefined) return [sideAt(side!), [against]]
  return [trainAt(side!, train), [against, { phase: 'aim_train', action: `train ${train}` }]]
}

/** While I lay: where that card of my hand may go. */
export function plansFor(
  card: string,
  allowed: Pick<ReadonlySet<string>, 'has'>,
  aids: LayAids | null | undefined,
  side: number,
): Plans {
  const plans: Plans = new Map()
  const may = (action: string) => allowed.has(action)
  if (may(`start ${card}`)) plans.set(NEW, [lay(`start ${card}`)])
  if (may(`engine ${card}`)) {
    for (const train of aids?.bare ?? [])
      plans.set(engineAt(side, train), [lay(`engine ${card}`), { phase: 'hitch', action: `train ${train}` }])
  }
  if (card === 'diesel' && may('diesel')) {
    for (const train of aids?.heads ?? [])
      plans.set(engineAt(side, train), [lay('diesel'), { phase: 'head', action: `train ${train}` }])
  }
  if (may(`add ${card}`)) {
    for (const train of aids?.fits[card] ?? [])
      plans.set(trainAt(side, train), [lay(`add ${card}`), { phase: 'couple', action: `train ${train}` }])
  }
  if (may(`maintain ${card}`)) plans.set(SIDING, [lay(`maintain ${card}`)])
  if (may(`discard ${card}`)) plans.set(DISCARD, [lay(`discard ${card}`)])
  if (may(`play ${card}`)) {
    plans.set(SLOT, [lay(`play ${card}`)])
    for (const target of aids?.targets[card] ?? []) {
      const [place, wishes] = aimed(target)
      plans.set(place, [lay(`play ${card}`), ...wishes])
    }
  }
  if (card === 'turntable' && may('turntable again')) plans.set(SLOT, [lay('turntable again')])
  return plans
}

/** Whose trains a bare `train N` speaks of in this phase, and whether it means their engines. */
function trainPlace(picture: Picture, side: number, train: number): string {
  if (picture.phase === 'aim_train') return trainAt(picture.aim ?? -1, train)
  if (picture.phase === 'swap_theirs') return engineAt(picture.aim ?? -1, train)
  if (picture.phase === 'hitch' || picture.phase === 'head' || picture.phase === 'swap_own')
    return engineAt(side, train)
  return trainAt(side, train)
}

function placeOf({ kind, params }: Legal, picture: Picture, side: number): string | null {
  const number = Number(params.train)
  switch (kind) {
    case 'draw':
      return DRAW
    case 'take':
      return DISCARD
    case 'unhitch':
      return engineAt(side, number)
    case 'uncouple':
      return tailAt(side, number)
    case 'unmaintain':
      return SIDING
    case 'against':
      return sideAt(Number(params.side))
    case 'derail':
      return seatAt(Number(params.seat))
    case 'train':
      return trainPlace(picture, side, number)
    default:
      return null
  }
}

/** Plans done by one press, without a card in hand. */
export function directly(legal: Legal[], picture: Picture, side: number): Plans {
  const plans: Plans = new Map()
  for (const each of legal) {
    const place = placeOf(each, picture, side)
    if (place) plans.set(place, [{ phase: picture.phase, action: each.action }])
  }
  return plans
}

/** The legal actions that speak of this card, as buttons beside the hand. */
export function about(card: string, legal: Legal[]): Legal[] {
  return legal.filter(
    ({ kind, params }) =>
      params.card === card ||
      (card === 'turntable' && kind === 'turntable') ||
      (card === 'diesel' && kind === 'diesel'),
  )
}
