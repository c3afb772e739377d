import { describe, expect, it } from 'vitest'
import { landIn, middleOf, windowOf } from '../world'

describe('the land under a map from elsewhere', () => {
  it('finds the middle, also across the line where dates change', () => {
    const [lon, lat] = middleOf([
      [170, 10],
      [-170, 10],
    ])
    expect(Math.abs(lon)).toBeCloseTo(180)
    expect(lat).toBeGreaterThan(9)
    expect(
      middleOf([
        [130, 0],
        [140, 0],
      ])[0],
    ).toBeCloseTo(135)
  })

  it('looks at what lies around the stations, and at no more than half of the globe', () => {
    const [left, top, right, bottom] = windowOf(
      [
        [130, 30],
        [145, 45],
      ],
      [137, 38],
    )!
    expect([left < 130, top < 30, right > 145, bottom > 45]).toEqual([true, true, true, true])
    const [west, , east] = windowOf(
      [
        [170, 0],
        [-170, 0],
      ],
      [180, 0],
    )!
    expect(east - west).toBeLessThan(60)
    expect(
      windowOf(
        [
          [-100, 40],
          [100, 40],
        ],
        [0, 40],
      ),
    ).toBeNull()
  })

  it('draws what is in the window, and only that', () => {
    const square = [0, 0, 20, 0, 0, 20, -20, 0]
    const world = { unit: 10, rings: [square, square.map((each, i) => (i ? each : 900))] }
    expect(landIn(world, [1, 1], [-5, -5, 5, 5]).match(/M/g)).toHaveLength(1)
    expect(landIn(world, [361, 1], [355, -5, 365, 5]).match(/M/g)).toHaveLength(1)
    expect(landIn(world, [40, 40], [35, 35, 45, 45])).toBe('')
  })
})
