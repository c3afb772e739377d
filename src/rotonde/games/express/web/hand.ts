/** The hand as I like to hold it: the engine counts kinds, here each card has a place. */
import { KINDS } from './art'

export interface Piece {
  id: number
  card: string
}

export type Order = 'own' | 'kind' | 'value'
export const ORDERS: Order[] = ['kind', 'value', 'own']

let last = 0

/** The pieces that are still there in their order, then what is new. */
export function kept(before: Piece[], cards: string[]): Piece[] {
  const left = [...cards]
  const stay = before.filter((piece) => {
    const at = left.indexOf(piece.card)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
  return [...stay, ...left.map((card) => ({ id: ++last, card }))]
}

export function sorted(pieces: Piece[], order: Order, values: Record<string, number>): Piece[] {
  if (order === 'own') return pieces
  const kind = (piece: Piece) => KINDS.indexOf(piece.card)
  const value = (piece: Piece) => values[piece.card] ?? 0
  return [...pieces].sort((a, b) => (order === 'value' ? value(b) - value(a) : 0) || kind(a) - kind(b))
}

/** One piece put before another, or last. */
export function moved(pieces: Piece[], id: number, before: number | null): Piece[] {
  const piece = pieces.find((each) => each.id === id)
  if (!piece || id === before) return pieces
  const rest = pieces.filter((each) => each.id !== id)
  const at = rest.findIndex((each) => each.id === before)
  return at === -1 ? [...rest, piece] : [...rest.slice(0, at), piece, ...rest.slice(at)]
}

/** Number of cards side by side so that each shows at least `least` pixels of itself. */
export function perRow(count: number, width: number, card: number, least = 44): number {
  const most = Math.max(1, Math.floor((width - card) / least) + 1)
  const rows = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / rows))
}
