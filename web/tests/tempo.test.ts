import { describe, expect, it } from 'vitest'
import type { Weight } from '../src/story'
import { duration, type Tempo } from '../src/tempo'

const many = (count: number, weight: Weight): Weight[] => Array(count).fill(weight)

/** How long each step of a turn is shown, one after the other. */
function played(steps: Weight[], tempo: Tempo = 'normal'): number[] {
  let spent = 0
  return steps.map((_, i) => {
    const time = duration(steps.slice(i), tempo, spent)
    spent += time
    return Math.round(time)
  })
}
const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)

describe('the steps of a turn', () => {
  it('last by their weight', () => {
    expect(played(['trifle', 'normal', 'heavy'])).toEqual([0, 450, 1200])
  })

  it('fit into six seconds, ordinary ones shrinking first', () => {
    const times = played([...many(20, 'normal'), 'heavy', 'heavy'])
    expect(sum(times)).toBeLessThanOrEqual(6_100)
    expect(times.slice(-2)).toEqual([1200, 1200])
  })

  it('of weight shrink last, and to no less than can be seen', () => {
    const times = played([...many(10, 'normal'), ...many(6, 'heavy')])
    expect(sum(times)).toBeLessThanOrEqual(6_100)
    expect(Math.min(...times.slice(-6))).toBeGreaterThanOrEqual(600)
    expect(Math.max(...times.slice(0, 10))).toBe(110)
  })

  it('that come late in a turn are short', () => {
    expect(duration(['normal'], 'normal', 7_000)).toBe(110)
  })

  it('last longer or shorter as one likes', () => {
    expect(played(['heavy'], 'slow')).toEqual([2160])
    expect(played(['heavy'], 'fast')).toEqual([600])
    expect(sum(played(many(40, 'normal'), 'fast'))).toBeLessThanOrEqual(3_100)
  })

  it('that are none last no time', () => {
    expect(duration([], 'normal', 0)).toBe(0)
  })
})
