/** What is drawn: the types of view, aids and layout, and how a picture changes by one event. No rule lives here. */
import type { GameEvent } from '$shell/protocol'

export const NETWORKS = ['violet', 'tee', 'ferry'] as const
export type Network = (typeof NETWORKS)[number]

export interface Traveller {
  at: string | null
  bound: 'violet' | 'tee' | 'free'
  home: string | null
  has_chosen: boolean
  open: string[] | null
  open_red: number
  open_blue: number
  visited: string[]
  ruled_out: string[]
  tokens: number
  skips: number
  kept: string[]
}

export interface Move {
  steps: number
  left: number
  six: boolean
  closing: boolean
  network: Network | null
  path: string[]
}

export interface Picture {
  phase: string
  turn: number
  players: Traveller[]
  closed: string[]
  undrawn: string[]
  under: string[]
  card: string | null
  throws: number[]
  move: Move | null
  extra: number
  winner: number | null
  ranks: number[] | null
}

/** Where a move can end and by which stations; `die` is the throw that it takes, null in a move under way. */
export interface Way {
  network: Network
  station: string
  die: number | null
  path: string[]
  reopens: string[]
  visits: boolean
  wins: boolean
}

export interface Tour {
  stops: string[]
  turns: number
  way: string[]
}

export interface Aids {
  starts?: Array<{ station: string; turns: number; tour: string[] }>
  goals?: Array<{ station: string; turns: number }>
  reach?: Way[]
  nearest?: { seats: number[]; distance: number }
  tour?: Tour
}

export interface Stop {
  id: string
  place: [lon: number, lat: number] | null
  networks: Network[]
  capital: 'red' | 'blue' | null
  start: boolean
}

export interface Layout {
  stations: Stop[]
  edges: Array<[Network, string, string]>
}

type Change = (traveller: Traveller) => Partial<Traveller>

function changed(picture: Picture, seat: number, change: Change): Picture {
  const players = picture.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each))
  return { ...picture, players }
}

const without = (all: string[], gone: string) => all.filter((each) => each !== gone)

function rode(picture: Picture, seat: number, station: string, network: Network): Picture {
  const { move } = picture
  const gone = changed(picture, seat, () => ({ at: station, bound: network === 'ferry' ? 'free' : network }))
  return { ...gone, move: move && { ...move, network, left: move.left - 1, path: [...move.path, station] } }
}

function visited(picture: Picture, seat: number, station: string): Picture {
  return changed(picture, seat, ({ open, visited }) => ({ visited: [...visited, station], open: open && without(open, station) }))
}

function rolled(picture: Picture, seat: number, die: number): Picture {
  const path = [picture.players[seat]?.at ?? '']
  return { ...picture, move: { steps: die, left: die, six: die === 6, closing: false, network: null, path } }
}

/** The picture after one event; what is not drawn stays as it was. */
export function after(picture: Picture, event: GameEvent): Picture {
  const seat = Number(event.seat)
  const station = String(event.station)
  const tokens = (by: number): Change => (each) => ({ tokens: each.tokens + by })
  switch (event.type) {
    case 'began':
    case 'turn':
      return { ...picture, turn: seat, move: null, card: null }
    case 'chose':
      return changed(picture, seat, () => ({ has_chosen: true }))
    case 'set_out':
      return changed(picture, seat, () => ({ at: station, home: station }))
    case 'rolled':
      return rolled(picture, seat, Number(event.die))
    case 'rode':
      return rode(picture, seat, station, event.network as Network)
    case 'sent':
      return changed(picture, seat, () => ({ at: station, bound: 'free' }))
    case 'visited':
      return visited(picture, seat, station)
    case 'closed':
      return { ...changed(picture, seat, tokens(-1)), closed: [...picture.closed, station] }
    case 'reopened':
      return { ...changed(picture, seat, tokens(1)), closed: without(picture.closed, station) }
    case 'gave':
      return changed(changed(picture, seat, tokens(-1)), Number(event.other), tokens(1))
    case 'drew':
      return { ...changed(picture, seat, () => ({ bound: 'free' })), card: String(event.card) }
    case 'kept':
      return changed(picture, seat, ({ kept }) => ({ kept: [...kept, String(event.card)] }))
    case 'used':
      return changed(picture, seat, ({ kept }) => ({ kept: without(kept, String(event.card)) }))
    case 'delayed':
      return changed(picture, seat, ({ skips }) => ({ skips: skips + Number(event.turns) }))
    case 'skipped':
      return changed(picture, seat, ({ skips }) => ({ skips: Math.max(0, skips - 1) }))
    default:
      return picture
  }
}
