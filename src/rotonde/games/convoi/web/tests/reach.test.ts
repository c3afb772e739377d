import { describe, expect, it } from 'vitest'
import { beside, meant, reached, type Spot } from '../reach'

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

describe('what a finger means', () => {
  const crowd = new Map<string, Spot>([
    ['light:a', { at: { x: 0, y: 0 }, reach: 20 }],
    ['light:b', { at: { x: 50, y: 0 }, reach: 20 }],
    ['place:c', { at: { x: 22, y: 0 }, reach: 36 }],
  ])
  const lit = new Set(['light:a', 'light:b'])

  it('is the one that is clearly nearest of what may be done, whatever else lies between', () => {
    expect(meant(crowd, lit, { x: 4, y: 0 }, 60, 30)).toEqual(['light:a'])
    expect(meant(crowd, lit, { x: 46, y: 0 }, 60, 30)).toEqual(['light:b'])
  })

  it('is open between two that are about as near', () => {
    expect(meant(crowd, lit, { x: 20, y: 0 }, 60, 30)).toEqual(['light:a', 'light:b'])
    expect(meant(crowd, lit, { x: 30, y: 0 }, 60, 30)).toEqual(['light:b', 'light:a'])
  })

  it('is nothing far from all that may be done', () => {
    expect(meant(crowd, lit, { x: 0, y: 61 }, 60, 30)).toEqual([])
    expect(meant(crowd, new Set(), { x: 0, y: 0 }, 60, 30)).toEqual([])
  })
})
