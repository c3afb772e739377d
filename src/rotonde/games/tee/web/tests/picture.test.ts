import { describe, expect, it } from 'vitest'
import { after, type Picture, type Traveller } from '../picture'

const traveller: Traveller = {
  at: 'cork', bound: 'violet', home: 'cork', has_chosen: true, open: ['dublin', 'paris'], open_red: 1, open_blue: 1,
  visited: [], ruled_out: [], tokens: 3, skips: 0, kept: [],
}
const picture: Picture = {
  phase: 'turn', turn: 0, players: [traveller, { ...traveller, open: null, at: 'izmir', home: 'izmir' }], closed: ['lyon'], undrawn: [],
  under: [], card: null, throws: [], move: null, extra: 0, winner: null, ranks: null,
}
const event = (type: string, more: Record<string, unknown> = {}) => ({ step: 1, type, seat: 0, ...more }) as Parameters<typeof after>[1]

describe('the picture follows the events', () => {
  it('throws, and rides station by station', () => {
    const thrown = after(picture, event('rolled', { die: 3 }))
    expect(thrown.move).toMatchObject({ steps: 3, left: 3, path: ['cork'] })
    const gone = after(thrown, event('rode', { network: 'violet', station: 'dublin' }))
    expect(gone.players[0]!.at).toBe('dublin')
    expect(gone.move).toMatchObject({ left: 2, network: 'violet', path: ['cork', 'dublin'] })
    expect(after(gone, event('rode', { network: 'ferry', station: 'holyhead' })).players[0]!.bound).toBe('free')
  })

  it('turns a souvenir over', () => {
    const seen = after(picture, event('visited', { station: 'dublin' })).players[0]!
    expect(seen).toMatchObject({ visited: ['dublin'], open: ['paris'] })
    expect(after(picture, event('visited', { seat: 1, station: 'rome' })).players[1]!.open).toBeNull()
  })

  it('moves tokens', () => {
    const shut = after(picture, event('closed', { station: 'cork' }))
    expect(shut.closed).toEqual(['lyon', 'cork'])
    expect(shut.players[0]!.tokens).toBe(2)
    const open = after(shut, event('reopened', { seat: 1, station: 'lyon' }))
    expect(open.closed).toEqual(['cork'])
    expect(after(open, event('gave', { seat: 1, other: 0 })).players.map((each) => each.tokens)).toEqual([3, 3])
  })

  it('sends people about, and keeps cards', () => {
    expect(after(picture, event('sent', { seat: 1, station: 'oslo' })).players[1]).toMatchObject({ at: 'oslo', bound: 'free' })
    const drawn = after(picture, event('drew', { card: 'pass' }))
    expect(drawn).toMatchObject({ card: 'pass' })
    const kept = after(drawn, event('kept', { card: 'pass' }))
    expect(kept.players[0]!.kept).toEqual(['pass'])
    expect(after(kept, event('used', { card: 'pass' })).players[0]!.kept).toEqual([])
  })

  it('counts lost turns, and clears the table for the next', () => {
    const late = after(picture, event('delayed', { turns: 2 }))
    expect(late.players[0]!.skips).toBe(2)
    expect(after(late, event('skipped')).players[0]!.skips).toBe(1)
    expect(after({ ...picture, card: 'x' }, event('turn', { seat: 1 }))).toMatchObject({ turn: 1, move: null, card: null })
    expect(after(picture, event('set_out', { station: 'gibraltar' })).players[0]!.home).toBe('gibraltar')
    expect(after(picture, event('nothing'))).toBe(picture)
  })
})
