import { describe, expect, it } from 'vitest'
import { after, type Picture, type Strip } from '../picture'

const red3: Strip = { colour: 'red', length: 3 }
const blue2: Strip = { colour: 'blue', length: 2 }
const green4: Strip = { colour: 'green', length: 4 }

const picture: Picture = {
  phase: 'evaluate', turn: 0, supply: [red3], removed: [], dice: ['red', 'red', 'blue'], dice_count: 7, throws: 1, max_throws: 3,
  lanterns: [], robbed: [], goal: 30, ranks: null,
  tracks: [{ off: 0, front: 0, strips: [] }, { off: 1, front: 7, strips: [blue2, green4] }],
}
const event = (type: string, more: Record<string, unknown>) => ({ step: 1, type, ...more }) as Parameters<typeof after>[1]

describe('the picture follows the events', () => {
  it('lays a strip that was taken', () => {
    const next = after(picture, event('took', { seat: 0, ...red3 }))
    expect(next.tracks[0]).toEqual({ off: 0, front: 3, strips: [red3] })
    expect(next.supply).toEqual([])
  })

  it('moves a stolen strip, and its owner back', () => {
    const next = after(picture, event('stole', { seat: 0, from: 1, ...blue2 }))
    expect(next.tracks).toEqual([{ off: 0, front: 2, strips: [blue2] }, { off: 1, front: 5, strips: [green4] }])
  })

  it('leaves the lantern where it was', () => {
    const next = after(picture, event('stole_lantern', { seat: 0, from: 1, ...blue2 }))
    expect(next.tracks[1]).toEqual({ off: 3, front: 7, strips: [green4] })
  })

  it('gives strips up and back', () => {
    const up = after(picture, event('gave_up', { seat: 1, ...blue2 }))
    expect(up.tracks[1]).toEqual({ off: 3, front: 7, strips: [green4] })
    expect(up.supply).toContainEqual(blue2)
    const back = after(picture, event('lost_front', { seat: 1, ...green4 }))
    expect(back.tracks[1]).toEqual({ off: 1, front: 3, strips: [blue2] })
    expect(after(picture, event('fell_back', { seat: 1, cells: 1 })).tracks[1]?.off).toBe(0)
  })

  it('picks dice up and lets them fall', () => {
    const up = after(picture, event('rethrew', { seat: 0, dice: 'red blue' }))
    expect(up.dice).toEqual(['red'])
    const down = after(up, event('rolled', { seat: 0, dice: 'white green', throw: 2 }))
    expect(down.dice).toEqual(['red', 'white', 'green'])
    expect(down.throws).toBe(2)
  })

  it('clears the tray for the next player', () => {
    expect(after(picture, event('turn', { seat: 1 }))).toMatchObject({ turn: 1, dice: [], throws: 0 })
  })
})
