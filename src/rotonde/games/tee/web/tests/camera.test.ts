import { describe, expect, it } from 'vitest'
import { around, between, fitted, kept, NEAREST, seen, shifted, showing, zoomed } from '../camera'

const size = { width: 800, height: 400 }
const whole = fitted([-100, -100, 100, 100], size)

describe('the camera', () => {
  it('fits a box in the middle', () => {
    expect(seen(whole, [0, 0])).toEqual([400, 200])
    expect(seen(whole, [0, -100])).toEqual([400, 0])
  })

  it('zooms about what is under the pointer, and not without end', () => {
    const before = seen(whole, [30, 40])
    const near = zoomed(whole, 2, before, whole)
    expect(seen(near, [30, 40])).toEqual(before)
    expect(zoomed(near, 1000, [0, 0], whole).k).toBeCloseTo(whole.k * NEAREST)
    expect(zoomed(near, 0.001, [0, 0], whole).k).toBe(whole.k)
  })

  it('never loses the paper', () => {
    const gone = kept(shifted(whole, 9000, -9000), [-100, -100, 100, 100], size)
    expect(seen(gone, [-100, 100])[0]).toBeLessThan(800)
    expect(seen(gone, [-100, 100])[1]).toBeGreaterThan(0)
  })

  it('brings a point into view by the shortest way', () => {
    const near = zoomed(whole, 4, [400, 200], whole)
    expect(showing(near, [0, 0], size, 50)).toEqual(near)
    const [x, y] = seen(showing(near, [100, 0], size, 50), [100, 0])
    expect([x, y]).toEqual([750, 200])
  })

  it('goes from one place to the other', () => {
    const end = { x: 10, y: 20, k: 3 }
    expect(between(whole, end, 0)).toEqual(whole)
    expect(between(whole, end, 1)).toEqual(end)
    expect(
      around(
        [
          [0, 5],
          [10, -5],
        ],
        2,
      ),
    ).toEqual([-2, -7, 12, 7])
  })
})
