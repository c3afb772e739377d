import { describe, expect, it } from 'vitest'
import type { Way } from '../picture'
import { byEnd, byNetwork, isClear, listed, rides } from '../ways'

const way = (station: string, more: Partial<Way> = {}): Way => ({
  network: 'violet',
  networks: ['violet', 'violet', 'violet'],
  station,
  die: null,
  path: [station],
  reopens: [],
  visits: false,
  wins: false,
  ...more,
})

describe('the ways that the engine tells', () => {
  it('are gathered by where they end, the one that reopens least first', () => {
    const dear = way('vienna', { path: ['gyor', 'vienna'], reopens: ['gyor'] })
    const plain = way('vienna', { path: ['a', 'b', 'vienna'] })
    expect(byEnd([dear, way('gyor'), plain]).get('vienna')).toEqual([plain, dear])
  })

  it('are listed with visits first, then the nearer, then by name', () => {
    const far = way('lvov', { path: ['a', 'lvov'] })
    const seen = way('sofia', { path: ['a', 'b', 'sofia'], visits: true })
    const ends = byEnd([far, way('oradea'), way('brasov'), seen])
    expect(listed(ends, (id) => id).map((each) => each.station)).toEqual(['sofia', 'brasov', 'oradea', 'lvov'])
  })

  it('leave no question where they mean the same', () => {
    expect(isClear([way('vienna')])).toBe(true)
    expect(isClear([way('vienna'), way('vienna', { network: 'tee' })])).toBe(false)
    expect(isClear([way('vienna'), way('vienna', { reopens: ['gyor'] })])).toBe(false)
  })

  it('are ridden station by station, and stopped', () => {
    expect(rides(way('vienna', { networks: ['tee', 'tee'], path: ['linz', 'vienna'] }))).toEqual([
      'ride tee linz',
      'ride tee vienna',
      'stop',
    ])
    expect(rides(way('london', { networks: ['ferry', 'violet'], path: ['dover', 'london'] }))).toEqual([
      'ride ferry dover',
      'ride violet london',
      'stop',
    ])
  })

  it('are told apart by network', () => {
    expect(byNetwork([way('a', { network: 'ferry' }), way('b'), way('c')]).map((ways) => ways.length)).toEqual([2, 1])
  })
})
