import { expect, it } from 'vitest'
import { beside, reached, type Spot } from '../reach'

const spots = new Map<string, Spot>([
  ['place:city', { at: { x: 0, y: 0 }, reach: 36 }],
  ['light:a', { at: { x: 50, y: 0 }, reach: 20 }],
  ['light:b', { at: { x: 95, y: 0 }, reach: 20 }],
  ['train:black1', { at: { x: 0, y: 0 }, reach: 40 }],
])

it('reaches as far as a fingertip, however small the spot is drawn', () => {
  expect(reached(spots, { x: 95, y: 41 }, 42)).toBe('light:b')
  expect(reached(spots, { x: 95, y: 43 }, 42)).toBe('')
  expect(reached(spots, { x: 95, y: 41 }, 10)).toBe('')
})

it('gives a place between two spots to the nearer one, so that no two overlap', () => {
  expect(reached(spots, { x: 72, y: 0 }, 42)).toBe('light:a')
  expect(reached(spots, { x: 73, y: 0 }, 42)).toBe('light:b')
  expect(reached(spots, { x: 50, y: 0 }, 42)).toBe('light:a')
})

it('prefers the train to the city that it stands in', () => {
  expect(reached(spots, { x: 3, y: 3 }, 10)).toBe('train:black1')
})

it('walks with the arrow keys', () => {
  expect(beside(spots, 'light:a', 'ArrowRight')).toBe('light:b')
  expect(beside(spots, 'light:b', 'ArrowLeft')).toBe('light:a')
  expect(beside(spots, 'light:b', 'ArrowRight')).toBe('light:b')
  expect(beside(spots, 'light:b', 'Tab')).toBeNull()
})
