import { describe, expect, it } from 'vitest'
import type { Legal } from '$shell/protocol'
import type { LayAids, Picture } from '../picture'
import { about, directly, plansFor } from '../plans'

const train = (number: number, engine: boolean) => ({
  train: number,
  cars: ['coach'],
  fresh: 0,
  engine: engine ? { up: false, card: null, remembered: null, seen_by: [] } : null,
})
const picture = (phase: string, aim: number | null = null) =>
  ({
    phase,
    aim,
    sides: [
      { seats: [0], total: 0, maintenance: [], trains: [train(0, true), train(1, false)] },
      { seats: [1], total: 0, maintenance: [], trains: [train(0, true)] },
    ],
  }) as unknown as Picture
const aids = (more: Partial<LayAids>): LayAids => ({
  slack: 3,
  excess: 0,
  impossible: false,
  laid: false,
  fits: {},
  unfit: {},
  bare: [1],
  heads: [],
  targets: {},
  ...more,
})
const legal = (action: string): Legal => {
  const [kind, value] = action.split(' ') as [string, string]
  const names: Record<string, string> = {
    train: 'train',
    unhitch: 'train',
    uncouple: 'train',
    against: 'side',
    derail: 'seat',
    turntable: 'then',
  }
  const name = names[kind] ?? 'card'
  return { action, kind, params: value === undefined ? {} : { [name]: /^\d+$/.test(value) ? Number(value) : value } }
}

describe('where a card of my hand may go', () => {
  it('is a new train, the trains that take it, the bare engine places, and the discard pile', () => {
    const allowed = new Set(['start coach', 'add coach', 'engine coach', 'discard coach'])
    const plans = plansFor('coach', allowed, aids({ fits: { coach: [0, 1] } }), 0)
    expect([...plans.keys()].sort()).toEqual(['discard', 'engine:0:1', 'new', 'train:0:0', 'train:0:1'])
    expect(plans.get('train:0:1')).toEqual([
      { phase: 'lay', action: 'add coach' },
      { phase: 'couple', action: 'train 1' },
    ])
    expect(plans.get('engine:0:1')).toEqual([
      { phase: 'lay', action: 'engine coach' },
      { phase: 'hitch', action: 'train 1' },
    ])
  })

  it('for a diesel is face up at the head, where the engine says so', () => {
    const plans = plansFor('diesel', new Set(['engine diesel', 'diesel']), aids({ heads: [1] }), 0)
    expect(plans.get('engine:0:1')?.[0]?.action).toBe('diesel')
  })

  it('for a disaster is what it could hit', () => {
    const targets = { wreck: [{ side: 1, train: 0 }], derailment: [{ seat: 1 }], 'engine-swap': [{ side: 1 }] }
    const plans = (card: string) => plansFor(card, new Set([`play ${card}`]), aids({ targets }), 0)
    expect(
      plans('wreck')
        .get('train:1:0')
        ?.map((wish) => wish.action),
    ).toEqual(['play wreck', 'against 1', 'train 0'])
    expect(
      plans('derailment')
        .get('seat:1')
        ?.map((wish) => wish.action),
    ).toEqual(['play derailment', 'derail 1'])
    expect(
      plans('engine-swap')
        .get('side:1')
        ?.map((wish) => wish.action),
    ).toEqual(['play engine-swap', 'against 1'])
    expect(plans('wreck').get('slot')).toHaveLength(1)
  })

  it('for maintenance is the siding, for a turntable the slot', () => {
    expect([...plansFor('tool-car', new Set(['maintain tool-car']), undefined, 0).keys()]).toEqual(['siding'])
    expect(plansFor('turntable', new Set(['turntable again']), undefined, 0).get('slot')?.[0]?.action).toBe(
      'turntable again',
    )
  })
})

describe('what one press does', () => {
  it('depends on the phase: mine or theirs, a train or its engine', () => {
    const places = (phase: string, aim: number | null) => [
      ...directly([legal('train 0')], picture(phase, aim), 0).keys(),
    ]
    expect(places('couple', null)).toEqual(['train:0:0'])
    expect(places('hitch', null)).toEqual(['engine:0:0'])
    expect(places('aim_train', 1)).toEqual(['train:1:0'])
    expect(places('swap_own', 1)).toEqual(['engine:0:0'])
    expect(places('swap_theirs', 1)).toEqual(['engine:1:0'])
  })

  it('draws, takes, takes back and aims', () => {
    const actions = [
      'draw',
      'take',
      'unhitch 0',
      'uncouple 1',
      'unmaintain',
      'against 1',
      'derail 1',
      'discard coach',
    ].map(legal)
    expect([...directly(actions, picture('lay'), 0).keys()]).toEqual([
      'draw',
      'discard',
      'engine:0:0',
      'tail:0:1',
      'siding',
      'side:1',
      'seat:1',
    ])
  })
})

it('the buttons beside the hand are those about the card', () => {
  const all = ['add coach', 'discard diesel', 'diesel', 'turntable on'].map(legal)
  expect(about('diesel', all).map((each) => each.action)).toEqual(['discard diesel', 'diesel'])
  expect(about('turntable', all).map((each) => each.action)).toEqual(['turntable on'])
})
