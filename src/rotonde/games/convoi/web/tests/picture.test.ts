import type { GameEvent, Json } from '$shell/protocol'
import { describe, expect, it } from 'vitest'
import { lastCard } from '../happened'
import { cost, expected, stops } from '../odds'
import { after, type Face, type Picture } from '../picture'

const happens = (type: string, more: Record<string, Json> = {}): GameEvent => ({ step: 0, type, ...more })
const none = { blue: 0, yellow: 0, red: 0, white: 0 }
const picture = {
  active: 0, delivered: 0, green: ['a.0'], switches: { dijon: ['basel', 'lyon'] }, cubes: { ...none, blue: 2 },
  trains: [{ train: 'black1', colour: 'black', space: 'c.paris', heading: null, cargo: null }],
  ports: [{ port: 'p.m', stored: none, free: { ...none, blue: 1 }, free_any: 1 }],
  clock: { tokens: 3, full: 7 }, instructions: { deck: 5, boxed: 0, card: null }, pending: { train: null, points: 0 },
  hands: [{ count: 2, signal: 1, switch: 0, move: 1 }, { count: 4 }], agents: [{ agent: 'manager', ready: true }],
} as unknown as Picture

describe('a picture after an event', () => {
  const then = (...events: GameEvent[]) => events.reduce(after, picture)

  it('moves trains, and remembers where they came from', () => {
    const moved = then(happens('rolled', { train: 'black1', points: 3 }), happens('moved', { train: 'black1', from_space: 'c.paris', space: 't.1' }))
    expect(moved.trains[0]).toMatchObject({ space: 't.1', came: 'c.paris' })
    expect(moved.pending).toMatchObject({ train: 'black1', points: 3 })
    expect(then(happens('to_depot', { train: 'black1' })).trains[0]!.space).toBe(null)
    expect(then(happens('placed', { train: 'black1', space: 'd.calais' })).trains[0]).toMatchObject({ space: 'd.calais', heading: 'out' })
  })

  it('loads, delivers and sends cubes home', () => {
    const loaded = then(happens('loaded', { seat: 0, train: 'black1', goods: 'blue', card: 'move' }))
    expect([loaded.trains[0]!.cargo, loaded.cubes.blue, loaded.hands[0]]).toEqual(['blue', 1, { count: 1, signal: 1, switch: 0, move: 0 }])
    const brought = happens('delivered', { train: 'black1', goods: 'blue', space: 'p.m' })
    expect(then(brought).ports[0]).toMatchObject({ free: { blue: 0 }, free_any: 1 })
    expect(then(brought, brought).ports[0]).toMatchObject({ stored: { blue: 2 }, free_any: 0 })
    expect(then(happens('cube_returned', { goods: 'blue' })).cubes.blue).toBe(3)
  })

  it('takes tokens, and boxes a card when none is left', () => {
    expect(then(happens('tokens_lost', { count: 2 })).clock.tokens).toBe(1)
    const boxed = then(happens('tokens_lost', { count: 3 }), happens('boxed', { left: 4 }))
    expect([boxed.clock.tokens, boxed.instructions.deck, boxed.instructions.boxed]).toEqual([7, 4, 1])
  })

  it('plays, trades and draws cards, known or not', () => {
    expect(then(happens('played', { seat: 0, card: 'move' })).hands[0]).toMatchObject({ count: 1, move: 0 })
    expect(then(happens('traded', { seat: 0, cards: 'signal move', card: 'switch' })).hands[0]!.count).toBe(0)
    expect(then(happens('drew_unseen', { seat: 1 })).hands[1]).toEqual({ count: 5 })
  })

  it('changes lights, switches and agents', () => {
    expect(then(happens('signal_moved', { from_light: 'a.0', light: 'b.0' })).green).toEqual(['b.0'])
    expect(then(happens('disc_laid', { light: 'b.0' })).green).toEqual(['a.0', 'b.0'])
    expect(then(happens('switch_set', { junction: 'dijon', one: 'basel', other: 'paris' })).switches.dijon).toEqual(['basel', 'paris'])
    expect(then(happens('agent_used', { seat: 0, agent: 'manager' })).agents[0]!.ready).toBe(false)
    expect(then(happens('turn', { seat: 1 })).active).toBe(1)
    expect(then(happens('revealed', { seat: 1, instruction: 'i04' })).instructions.card).toEqual({ id: 'i04' })
    expect(then(happens('reshuffled'))).toBe(picture)
  })
})

describe('the odds of a roll', () => {
  const face = (points: number, space: string, reason: string, tokens: number, odds: number): Face => ({ points, space, reason, tokens, odds, unused: tokens })
  const way = { exit: null, path: ['t.1', 't.2'], then: 'red', at: 'a.0', faces: [face(2, 't.2', 'points', 0, 1), face(3, 't.2', 'red', 1, 2), face(4, 't.2', 'red', 2, 2), face(5, 't.2', 'red', 3, 1)] }

  it('are gathered by stop and by what it costs', () => {
    expect(stops(way, null).map((stop) => [stop.points, stop.odds, cost(stop)])).toEqual([[[2], 1, ''], [[3, 4, 5], 5, '−1…3']])
    expect(stops(way, 4).map((stop) => cost(stop))).toEqual(['−2'])
    expect(expected(way)).toBeCloseTo(9 / 6)
  })
})

describe('the last card', () => {
  it('is told train by train, up to the first card played', () => {
    const log = [
      happens('revealed', { seat: 0, instruction: 'i01' }),
      happens('revealed', { seat: 1, instruction: 'i04' }),
      happens('placed', { train: 'black1', space: 'd.calais' }),
      happens('placement_failed', { colour: 'grey', space: 'd.calais' }), happens('tokens_lost', { count: 2 }),
      happens('train_held', { train: 'grey2' }),
      happens('rolled', { train: 'black1', points: 2 }), happens('rolled', { train: 'black1', points: 4 }),
      happens('moved', { train: 'black1', from_space: 'd.calais', space: 't.1' }), happens('moved', { train: 'black1', from_space: 't.1', space: 't.2' }),
      happens('stopped', { train: 'black1', reason: 'red', unused: 2, paid: 2 }), happens('tokens_lost', { count: 2 }),
      happens('rolled', { train: 'black2', points: 3 }), happens('moved', { train: 'black2', from_space: 't.8', space: 'p.m' }),
      happens('delivered', { train: 'black2', goods: 'red', space: 'p.m' }), happens('to_depot', { train: 'black2' }),
      happens('rolled', { train: 'black3', points: 3 }), happens('collision', { train: 'black3', into: 'grey1', unused: 3, paid: 6 }), happens('tokens_lost', { count: 6 }),
      happens('played', { seat: 1, card: 'move' }), happens('rolled', { train: 'grey1', points: 1 }),
    ]
    const told = lastCard(log)!
    expect([told.seat, told.card]).toEqual([1, 'i04'])
    expect(told.runs.map(({ train, points, from, to, reason, tokens, goods }) => [train, points, from, to, reason, tokens, goods])).toEqual([
      ['black1', null, null, 'd.calais', 'placed', 0, null],
      ['grey?', null, null, 'd.calais', 'occupied', 2, null],
      ['grey2', null, null, null, 'held', 0, null],
      ['black1', 4, 'd.calais', 't.2', 'red', 2, null],
      ['black2', 3, 't.8', 'p.m', 'delivered', 0, 'red'],
      ['black3', 3, null, null, 'collision', 6, null],
    ])
    expect(lastCard([])).toBe(null)
  })
})
