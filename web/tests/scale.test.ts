import { expect, it } from 'vitest'
import { at, interval, scale } from '../src/ratings/scale'

it('makes a scale with a few round marks', () => {
  expect(scale([1040, 1960])).toEqual({ low: 1000, high: 2000, marks: [1000, 1200, 1400, 1600, 1800, 2000] })
  expect(scale([1500, 1500])).toEqual({ low: 1500, high: 1600, marks: [1500, 1600] })
  expect(at(1500, scale([1000, 2000]))).toBe(0.5)
})

it('knows how sure a share is', () => {
  const [low, high] = interval(16, 20)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.584', '0.919'])
  expect(interval(0, 20)[0]).toBe(0)
  expect(interval(1, 1)[1]).toBe(1)
})
