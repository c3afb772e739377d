import { describe, expect, it } from 'vitest'
import { spaced } from '../curve'

describe('points along a line', () => {
  it('lie at equal distances and look ahead, round the bend too', () => {
    const bend = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]
    const found = spaced(bend, 5).map(({ x, y, angle }) => [x, y, angle].map(Math.round))
    expect(found).toEqual([
      [0, 0, 0],
      [5, 0, 0],
      [10, 0, 0],
      [10, 5, 90],
      [10, 10, 90],
    ])
  })

  it('are none where there is no way', () => {
    expect([spaced([], 5), spaced([{ x: 1, y: 1 }], 5)]).toEqual([[], []])
  })
})
