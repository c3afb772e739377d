import { describe, expect, it } from 'vitest'
import { newsOf } from '../news'
import type { Train } from '../picture'

const train = (cars: string[], more: Partial<NonNullable<Train['engine']>> = {}): Train => ({
  train: 0,
  cars,
  fresh: 0,
  engine: { up: false, card: null, remembered: null, seen_by: [], ...more },
})

describe('newsOf', () => {
  it('names cars that were added or are others', () => {
    expect(newsOf(train(['coach', 'box', 'hopper']), train(['coach', 'diner']))).toEqual({
      cars: new Set([1, 2]),
      whole: false,
    })
  })

  it('names the whole of a train that is new, lost a car or has another engine', () => {
    expect(newsOf(train(['coach']), undefined).whole).toBe(true)
    expect(newsOf(train(['coach']), train(['coach', 'box']))).toEqual({ cars: new Set(), whole: true })
    expect(newsOf(train(['coach'], { up: true }), train(['coach'])).whole).toBe(true)
    expect(newsOf(train(['coach']), train(['coach']))).toEqual({ cars: new Set(), whole: false })
  })
})
