import { expect, it } from 'vitest'
import { picked } from '../picking'

const stations = [
  { id: 'bonn', at: [0, 0] as [number, number] },
  { id: 'cologne', at: [10, 0] as [number, number] },
]
const camera = { x: 100, y: 100, k: 1 }
const pick = (x: number, y: number, lit: string[] = []) => picked(stations, new Set(lit), camera, [x, y])

it('takes the nearest station', () => {
  expect(pick(101, 100)).toBe('bonn')
  expect(pick(109, 100)).toBe('cologne')
})

it('favours one that may be pressed, and reaches farther for it', () => {
  expect(pick(104, 100, ['cologne'])).toBe('cologne')
  expect(pick(101, 100, ['cologne'])).toBe('bonn')
  expect(pick(110, 120)).toBe('')
  expect(pick(110, 120, ['cologne'])).toBe('cologne')
})
