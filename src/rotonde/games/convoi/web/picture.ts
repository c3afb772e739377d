/** What is drawn: the view's types, and how a picture changes by one event. No rule lives here. */
import type { GameEvent } from '$shell/protocol'

export const CARDS = ['signal', 'switch', 'move'] as const
export const COLOURS = ['black', 'brown', 'grey'] as const
export const GOODS = ['blue', 'yellow', 'red', 'white'] as const
export type Card = (typeof CARDS)[number]
export type Colour = (typeof COLOURS)[number]
export type Goods = (typeof GOODS)[number]

export interface Train {
  train: string
  colour: Colour
  space: string | null
  heading: string | null
  cargo: Goods | null
  /** While it runs: the space it comes from, which tells where it looks. */
  came?: string | null
}

export type Hand = { count: number } & Partial<Record<Card, number>>

export interface Port {
  port: string
  stored: Record<Goods, number>
  free: Record<Goods, number>
  free_any: number
}

export interface Instruction {
  id: string
  new?: number
  move?: string[]
}

export interface Picture {
  board: string
  phase: string
  turn: number
  active: number | null
  trains: Train[]
  switches: Record<string, string[]>
  green: string[]
  cubes: Record<Goods, number>
  ports: Port[]
  delivered: number
  goods: number
  clock: { tokens: number; full: number }
  instructions: { deck: number; boxed: number; removed: number; card: Instruction | null; bottom: string | null; unseen: string[] }
  hands: Hand[]
  pile: { count: number }
  discard: Record<Card, number>
  agents: Array<{ agent: string; ready: boolean }>
  passing: boolean
  departure_tokens: number[]
  token_stack: number[]
  pending: Pending
  won: boolean | null
}

export interface Pending {
  new_left: number
  new_colour: Colour | null
  symbol: number
  chosen: Colour[]
  held_colours: Colour[]
  colour: Colour | null
  due: string[]
  train: string | null
  points: number
  lifted: string | null
}

export interface Face {
  points: number
  odds: number
  space: string
  reason: string
  unused: number
  tokens: number
}

export interface Way {
  exit: string | null
  path: string[]
  then: string
  at: string | null
  faces: Face[]
}

/** Something that one may want to do with a thing: whether it may be, and the rule that says so. */
export interface Wish {
  do: string
  may: boolean
  rule: string
  /** The card that pays for it, or any one. */
  card: Card | 'any' | null
}

export interface Aids {
  seat?: number
  trains?: Array<{ train: string; ways: Way[] }>
  signals?: Record<string, string[]>
  switches?: Record<string, Array<[string, string]>>
  /** The rules that forbid a disc elsewhere than `signals` says. */
  refusals?: { lift: string; put: string }
  loads?: string[]
  /** By spot, agent and card what may be done with it; told to the one who decides. */
  about?: Record<string, Wish[]> | null
  coming?: { unseen: number; new: number; with_new: number; moves: Record<string, number> }
  turns_left?: number
}

function train(picture: Picture, event: GameEvent, change: (train: Train) => Partial<Train>): Picture {
  const trains = picture.trains.map((each) => (each.train === event.train ? { ...each, ...change(each) } : each))
  return { ...picture, trains }
}

function cubes(picture: Picture, goods: Goods, by: number): Picture {
  return { ...picture, cubes: { ...picture.cubes, [goods]: picture.cubes[goods] + by } }
}

function hand(picture: Picture, seat: number, card: Card | undefined, by: number): Picture {
  const hands = picture.hands.map((each, i) => {
    if (i !== seat) return each
    const known = card !== undefined && each[card] !== undefined ? { [card]: each[card] + by } : {}
    return { ...each, count: each.count + by, ...known }
  })
  return { ...picture, hands }
}

function delivered(picture: Picture, event: GameEvent): Picture {
  const goods = event.goods as Goods
  const ports = picture.ports.map((port) => {
    if (port.port !== event.space) return port
    const stored = { ...port.stored, [goods]: port.stored[goods] + 1 }
    if (port.free[goods] === 0) return { ...port, stored, free_any: port.free_any - 1 }
    return { ...port, stored, free: { ...port.free, [goods]: port.free[goods] - 1 } }
  })
  return train({ ...picture, ports, delivered: picture.delivered + 1 }, event, () => ({ cargo: null }))
}

function lost(picture: Picture, count: number): Picture {
  return { ...picture, clock: { ...picture.clock, tokens: Math.max(0, picture.clock.tokens - count) } }
}

function pending(picture: Picture, change: Partial<Pending>): Picture {
  return { ...picture, pending: { ...picture.pending, ...change } }
}

/** The picture after one event; what is not drawn stays as it was. */
export function after(picture: Picture, event: GameEvent): Picture {
  const seat = Number(event.seat)
  const card = event.card as Card | undefined
  const goods = event.goods as Goods
  switch (event.type) {
    case 'turn':
      return pending({ ...picture, active: seat }, { train: null, points: 0 })
    case 'revealed':
      return { ...picture, instructions: { ...picture.instructions, deck: Math.max(0, picture.instructions.deck - 1), card: { id: String(event.instruction) } } }
    case 'placed':
      return train(picture, event, () => ({ space: String(event.space), heading: 'out', came: null }))
    case 'rolled':
      return pending(picture, { train: String(event.train), points: Number(event.points) })
    case 'moved':
      return train(picture, event, () => ({ space: String(event.space), heading: null, came: String(event.from_space) }))
    case 'to_depot':
      return train(picture, event, () => ({ space: null, heading: null, cargo: null }))
    case 'delivered':
      return delivered(picture, event)
    case 'cube_returned':
      return cubes(picture, goods, 1)
    case 'tokens_lost':
      return lost(picture, Number(event.count))
    case 'boxed':
      return { ...picture, clock: { ...picture.clock, tokens: picture.clock.full }, instructions: { ...picture.instructions, deck: Number(event.left), boxed: picture.instructions.boxed + 1 } }
    case 'played':
      return hand(picture, seat, card, -1)
    case 'traded':
      return String(event.cards).split(' ').reduce((now, each) => hand(now, seat, each as Card, -1), picture)
    case 'loaded':
      return hand(cubes(train(picture, event, () => ({ cargo: goods })), goods, -1), seat, card, -1)
    case 'signal_moved':
      return { ...picture, green: [...picture.green.filter((light) => light !== event.from_light), String(event.light)] }
    case 'disc_laid':
      return { ...picture, green: [...picture.green, String(event.light)] }
    case 'switch_set':
    case 'switch_laid':
      return { ...picture, switches: { ...picture.switches, [String(event.junction)]: [String(event.one), String(event.other)] } }
    case 'drew':
    case 'drew_unseen':
      return hand(picture, seat, card, 1)
    case 'agent_used':
      return { ...picture, agents: picture.agents.map((each) => (each.agent === event.agent ? { ...each, ready: false } : each)) }
    default:
      return picture
  }
}
