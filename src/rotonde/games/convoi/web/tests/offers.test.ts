import type { Legal } from '$shell/protocol'
import { describe, expect, it } from 'vitest'
import type { BoardLayout } from '../network'
import { litSpots, loadings, pairs, payments, spent, steps, targets, turned, type Pair } from '../offers'
import type { Aids, Picture } from '../picture'

const PARAMS: Record<string, string[]> = { play: ['card'], lift: ['light'], put: ['light'], exit: ['exit'], move: ['train'], set: ['junction', 'one', 'other'], shunter: ['departure'], chief: ['train'] }

function legal(...actions: string[]): Legal[] {
  return actions.map((action) => {
    const [kind, ...words] = action.split(' ') as [string, ...string[]]
    if (kind === 'trade') return { action, kind, params: { cards: words.slice(0, 2).join(' '), card: words[3]! } }
    if (kind === 'load') return { action, kind, params: { train: words[0]!, card: words[2]! } }
    return { action, kind, params: Object.fromEntries((PARAMS[kind] ?? []).map((name, i) => [name, words[i]!])) }
  })
}

const aids: Aids = {
  trains: [{ train: 'black1', ways: [] }],
  signals: { 'a.0': ['b.0', 'c.0'], 'd.0': [] },
  switches: { dijon: [['basel', 'lyon'], ['basel', 'paris']] },
}
const picture = { pending: { train: 'grey1' } } as unknown as Picture
const board: BoardLayout = { size: [10, 10], lines: [], places: [{ id: 'd.x', kind: 'departure', at: [0, 0], number: 7 }] }
const lit = (now: Legal[], choice: Parameters<typeof litSpots>[4] = null) => [...litSpots(now, aids, picture, board, choice)].sort()

describe('payments', () => {
  it('leave out two cards that hold the right one', () => {
    const now = legal('play signal', 'trade signal move for signal', 'trade move move for signal', 'play move')
    expect(payments(now, 'signal').map((each) => each.action)).toEqual(['play signal', 'trade move move for signal'])
    expect(payments(now.slice(1), 'signal').map((each) => each.action)).toEqual(['trade signal move for signal', 'trade move move for signal'])
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
  it('is what a card could change, before it is played', () => {
    expect(lit(legal('end', 'play signal'))).toEqual(['light:a.0'])
    expect(lit(legal('end', 'trade move move for switch'))).toEqual(['junction:dijon'])
    expect(lit(legal('end', 'play move', 'load brown1 with move'))).toEqual(['train:black1', 'train:brown1'])
  })

  it('is what the engine asks for, once a card lies there', () => {
    expect(lit(legal('lift x.0'))).toEqual(['light:x.0'])
    expect(lit(legal('put y.0'))).toEqual(['light:y.0'])
    expect(lit(legal('set lyon dijon paris'))).toEqual(['junction:lyon'])
    expect(lit(legal('exit z.0', 'stop'))).toEqual(['light:z.0'])
    expect(lit(legal('go'))).toEqual(['train:grey1'])
  })

  it('is where the disc in the hand may go', () => {
    const disc = { kind: 'light', light: 'a.0', to: null } as const
    expect(lit(legal('end', 'play signal'), disc)).toEqual(['light:a.0', 'light:b.0', 'light:c.0'])
    expect(targets(legal('play signal'), aids, null)).toEqual([])
  })

  it('is what an agent can be called for', () => {
    expect(lit(legal('roll', 'shunter 7'), { kind: 'agent', agent: 'shunter' })).toEqual(['place:d.x'])
    expect(lit(legal('chief black1', 'move black1'), { kind: 'agent', agent: 'section_chief' })).toEqual(['train:black1'])
  })
})

describe('a choice', () => {
  it('is carried out in small steps', () => {
    const card = legal('trade move move for signal')[0]
    expect(steps({ kind: 'light', light: 'a.0', to: 'b.0' }, card)).toEqual(['trade move move for signal', 'lift a.0', 'put b.0'])
    expect(steps({ kind: 'light', light: 'a.0', to: null }, card)).toEqual([])
    expect(steps({ kind: 'junction', junction: 'dijon', pair: ['basel', 'lyon'] }, undefined)).toEqual(['set dijon basel lyon'])
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
    expect(pairs(legal('end'), aids, 'dijon')).toEqual([])
  })
})
