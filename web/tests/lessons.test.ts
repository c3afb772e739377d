import { expect, it } from 'vitest'
import type { TourStop } from '../src/board'
import type { StateMessage } from '../src/protocol'
import { due, left } from '../src/table/lessons'

const stop = (asks: string, when?: TourStop['when']): TourStop => ({
  asks,
  at: '',
  text: { en: '', fr: '' },
  rule: '',
  when,
})
const now = (asks: string, kinds: string[] = []) =>
  ({ asks, aids: {}, legal: kinds.map((kind) => ({ action: kind, kind, params: {} })) }) as unknown as StateMessage

const first = stop('roll')
const draw = stop('turn', ({ legal }) => legal.some((each) => each.kind === 'draw'))
const last = stop('move')
const stops = [first, draw, last]

it('gives the first lesson of the moment', () => {
  expect(due(stops, new Set(), now('roll'))).toBe(first)
  expect(due(stops, new Set([first]), now('roll'))).toBeUndefined()
})

it('forgets what was passed by, but keeps a lesson that waits for its moment', () => {
  expect(due(stops, new Set(), now('turn'))).toBeUndefined()
  const taught = left(stops, new Set(), last)
  expect([...taught]).toEqual([first, last])
  expect(due(stops, taught, now('turn', ['draw']))).toBe(draw)
})
