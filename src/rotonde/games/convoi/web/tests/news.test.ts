import { describe, expect, it } from 'vitest'
import { changedSpots } from '../news'
import type { View } from '../picture'

const view = (more: Partial<View>): View =>
  ({
    green: ['paris.1', 'berlin.2'],
    switches: { bern: ['a', 'b'] },
    trains: [{ train: 'black1', colour: 'black', space: 'x.1', heading: null, cargo: null }],
    ...more,
  }) as View

describe('changedSpots', () => {
  it('names lights, junctions and trains that are otherwise', () => {
    const now = view({
      green: ['paris.1', 'lyon.1'],
      switches: { bern: ['a', 'c'] },
      trains: [{ train: 'black1', colour: 'black', space: 'x.2', heading: null, cargo: null }],
    })
    expect([...changedSpots(view({}), now)].sort()).toEqual([
      'junction:bern',
      'light:berlin.2',
      'light:lyon.1',
      'train:black1',
    ])
  })

  it('names a train that was loaded, and nothing where all is as it was', () => {
    const loaded = view({ trains: [{ train: 'black1', colour: 'black', space: 'x.1', heading: null, cargo: 'red' }] })
    expect([...changedSpots(view({}), loaded)]).toEqual(['train:black1'])
    expect(changedSpots(view({}), view({ switches: { bern: ['b', 'a'] } })).size).toBe(0)
    expect(changedSpots(null, loaded).size).toBe(0)
  })
})
