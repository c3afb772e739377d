import { describe, expect, it } from 'vitest'
import { nearestMoment, nextChange } from '../src/replay/replay.svelte'

describe('going through a game', () => {
  it('finds the moment of an address, or the last before it', () => {
    const steps = [7, 9, 12, 15]
    expect([0, 7, 8, 12, 14, 15, 999].map((at) => nearestMoment(steps, at))).toEqual([0, 0, 0, 2, 2, 3, 3])
  })

  it('jumps to where another turn or round begins', () => {
    const seats = [0, 0, 1, 1, 1, 0, -2]
    expect([0, 2, 5, 6].map((index) => nextChange(seats, index, 1))).toEqual([2, 5, 6, 6])
    expect([6, 4, 2, 1, 0].map((index) => nextChange(seats, index, -1))).toEqual([5, 2, 0, 0, 0])
  })
})
