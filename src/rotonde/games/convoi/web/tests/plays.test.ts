import type { Legal } from '$shell/protocol'
import { describe, expect, it } from 'vitest'
import type { Aids } from '../picture'
import { begun, litSpots, loadings, openSpots, pairs, payments, spent, steps, turned, type Pair } from '../plays'

const PARAMS: Record<string, string[]> = {
  play: ['card'],
  lift: ['light'],
  put: ['light'],
  exit: ['exit'],
  move: ['train'],
  set: ['junction', 'one', 'other'],
  shunter: ['departure'],
  chief: ['train'],
}

function legal(...actions: string[]): Legal[] {
  return actions.map((action) => {
    const [kind, ...words] = action.split(' ') as [string, ...string[]]
    if (kind === 'trade') return { action, kind, params: { cards: words.slice(0, 2).join(' '), card: words[3]! } }
    if (kind === 'load') return { action, kind, params: { train: words[0]!, card: words[2]! } }
    return { action, kind, params: Object.fromEntries((PARAMS[kind] ?? []).map((name, i) => [name, words[i]!])) }
  })
}

const aids: Aids = {
  signals: { 'a.0': ['b.0', 'c.0'], 'd.0': [] },
  switches: {
    dijon: [
      ['basel', 'lyon'],
      ['basel', 'paris'],
    ],
  },
  offers: {
    lit: ['light:a.0', 'junction:dijon'],
    payments: { signal: ['play signal', 'trade move move for signal'], switch: ['play switch'] },
    calls: { shunter: ['place:d.x'] },
  },
}
const lit = (choice: Parameters<typeof litSpots>[1]) => [...litSpots(aids, choice)].sort()

describe('payments', () => {
  it('are those that the engine offers', () => {
    const now = legal('play signal', 'trade signal move for signal', 'trade move move for signal', 'play move')
    const allowed = new Map(now.map((each) => [each.action, each]))
    expect(payments(allowed, aids, 'signal').map((each) => each.action)).toEqual([
      'play signal',
      'trade move move for signal',
    ])
    expect(payments(allowed, {}, 'signal')).toEqual([])
  })

  it('say which cards they take', () => {
    expect(spent(legal('play signal')[0]!)).toEqual(['signal'])
    expect(spent(legal('trade move switch for signal')[0]!)).toEqual(['move', 'switch'])
  })

  it('load with one card', () => {
    expect(loadings(legal('load black1 with move', 'load grey1 with move'), 'grey1')).toHaveLength(1)
  })
})

describe('what is lit', () => {
  it('is what the engine says, with a disc in hand where it may go, with an agent where it is called', () => {
    expect(lit(null)).toEqual(['junction:dijon', 'light:a.0'])
    expect(lit({ kind: 'light', light: 'a.0', to: null })).toEqual(['light:a.0', 'light:b.0', 'light:c.0'])
    expect(lit({ kind: 'agent', agent: 'shunter' })).toEqual(['place:d.x'])
    expect(lit({ kind: 'agent', agent: 'manager' })).toEqual([])
  })

  it('is with a red light in hand where a disc can come from', () => {
    expect(lit({ kind: 'light', light: null, to: 'b.0' })).toEqual(['light:a.0', 'light:b.0'])
  })
})

describe('a light', () => {
  it('begins a choice, green or red, while a Signal card can be paid', () => {
    expect(begun(aids, 'a.0')).toEqual({ kind: 'light', light: 'a.0', to: null })
    expect(begun(aids, 'b.0')).toEqual({ kind: 'light', light: null, to: 'b.0' })
    expect([begun(aids, 'd.0'), begun(aids, 'z.0'), begun({ ...aids, offers: null }, 'a.0')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('answers without being lit where a disc can go to it, until something is in hand', () => {
    const none = new Set<string>()
    expect([...openSpots(aids, null, none)]).toEqual(['light:b.0', 'light:c.0'])
    expect(openSpots(aids, { kind: 'train', train: 'grey1' }, none)).toBe(none)
    expect(openSpots({}, null, none)).toBe(none)
  })
})

describe('a choice', () => {
  it('is carried out in small steps', () => {
    const card = legal('trade move move for signal')[0]
    expect(steps({ kind: 'light', light: 'a.0', to: 'b.0' }, card)).toEqual([
      'trade move move for signal',
      'lift a.0',
      'put b.0',
    ])
    expect(steps({ kind: 'light', light: 'a.0', to: null }, card)).toEqual([])
    expect(steps({ kind: 'light', light: null, to: 'b.0' }, card)).toEqual([])
    expect(steps({ kind: 'junction', junction: 'dijon', pair: ['basel', 'lyon'] }, undefined)).toEqual([
      'set dijon basel lyon',
    ])
    expect(steps({ kind: 'train', train: 'grey1' }, undefined)).toEqual(['move grey1'])
    expect(steps({ kind: 'agent', agent: 'manager' }, undefined)).toEqual([])
  })

  it('turns a junction round and round', () => {
    const all: Pair[] = pairs(legal('play switch'), aids, 'dijon')
    expect(turned(all, null)).toEqual(['basel', 'lyon'])
    expect(turned(all, ['basel', 'lyon'])).toEqual(['basel', 'paris'])
    expect(turned(all, ['basel', 'paris'])).toEqual(['basel', 'lyon'])
    expect(turned([], null)).toBe(null)
    expect(pairs(legal('set dijon lyon paris'), aids, 'dijon')).toEqual([['lyon', 'paris']])
    expect(pairs(legal('end'), {}, 'dijon')).toEqual([])
  })
})
