import type { Event } from '$shell/generated/convoi'
import { describe, expect, it } from 'vitest'
import { numberOf, ranThrough, underway, type Picture, type Train } from '../picture'

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

  it('has run through the spaces that its events name', () => {
    const ran = (from: string, to: string) => ranThrough('black1', events, from, to)
    expect(ran('c.paris', 't.2')).toEqual(['c.paris', 't.1', 't.2'])
    expect(ran('t.1', 't.2')).toEqual(['t.1', 't.2'])
    expect([ran('t.9', 't.2'), ran('t.2', 't.1'), ranThrough('grey1', events, 'c.paris', 't.1')]).toEqual([[], [], []])
  })

  it('leaves the others alone', () => {
    const other = { ...train('t.9'), train: 'grey1' }
    expect(underway([other], events, events[0]!)).toEqual([other])
    expect(underway([other], [], null)).toEqual([other])
  })
})

describe('a departure space', () => {
  it('has its printed number, or that of the token on it', () => {
    const tokens = (all: number[]) => ({ departure_tokens: all }) as Picture
    expect(numberOf(5, tokens([]))).toBe(5)
    expect(numberOf(3, tokens([7, 2, 12, 3]))).toBe(2)
    expect(numberOf(null, tokens([]))).toBe(null)
  })
})
