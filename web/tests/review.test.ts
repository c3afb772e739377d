import { expect, test } from 'vitest'
import type { ReviewedChoice } from '../src/review/calls'
import { costliest, lines } from '../src/review/review.svelte'

const action = { action: 'stop', kind: 'stop', params: {} }
const judged = (at: number, seat: number, loss: number): ReviewedChoice => ({
  at,
  seat,
  taken: action,
  worth: 0.5,
  loss,
  better: loss >= 0.03 ? action : null,
  reasons: { en: '', fr: '' },
})

test('what cost most comes first, and what cost little is not named', () => {
  const found = costliest([judged(1, 0, 0.04), judged(2, 1, 0.01), judged(3, 0, 0.2), judged(4, 1, 0.04)])
  expect(found.map(({ at }) => at)).toEqual([3, 1, 4])
})

test('eight are enough', () => {
  expect(costliest(Array.from({ length: 20 }, (_, at) => judged(at, 0, 0.1)))).toHaveLength(8)
})

test('every seat that chose has a line of its own', () => {
  const found = lines([judged(1, 2, 0), judged(2, 0, 0), judged(3, 2, 0)])
  expect(found.map(({ seat, points }) => [seat, points.map(({ at }) => at)])).toEqual([
    [0, [2]],
    [2, [1, 3]],
  ])
})

test('three of mine come before the others', () => {
  const all = [judged(1, 0, 0.3), ...[2, 3, 4, 5].map((at) => judged(at, 1, at / 100 + 0.02))]
  expect(costliest(all, [1]).map(({ at }) => at)).toEqual([5, 4, 3, 1, 2])
})
