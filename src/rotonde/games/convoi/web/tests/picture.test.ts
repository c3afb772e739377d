import type { Event } from '$shell/generated/convoi'
import { describe, expect, it } from 'vitest'
import { underway, type Train } from '../picture'

const train = (space: string): Train => ({ train: 'black1', colour: 'black', space, heading: 'out', cargo: null })

describe('a train under way', () => {
  const events: Event[] = [
    { step: 0, type: 'rolled', train: 'black1', points: 2 },
    { step: 0, type: 'moved', train: 'black1', from_space: 'c.paris', space: 't.1' },
    { step: 0, type: 'moved', train: 'black1', from_space: 't.1', space: 't.2' },
    { step: 0, type: 'stopped', train: 'black1', reason: 'red', unused: 0, paid: 0 },
  ]
  const drawn = (i: number) => underway([train('t.2')], events, events[i] ?? null)[0]!

  it('is drawn where the events of its step say, and at last where the view has it', () => {
    expect(drawn(0)).toMatchObject({ space: 'c.paris', came: null })
    expect(drawn(1)).toMatchObject({ space: 't.1', came: 'c.paris' })
    expect([drawn(2), drawn(3), drawn(4)]).toEqual([train('t.2'), train('t.2'), train('t.2')])
  })

  it('leaves the others alone', () => {
    const other = { ...train('t.9'), train: 'grey1' }
    expect(underway([other], events, events[0]!)).toEqual([other])
    expect(underway([other], [], null)).toEqual([other])
  })
})
