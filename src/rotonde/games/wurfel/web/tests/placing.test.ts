import { describe, expect, it } from 'vitest'
import { alike, coloursAt, placed, type Die } from '../placing'

const shown = (dice: Die[]) => dice.map((die) => die.colour)
const none: ReadonlySet<number> = new Set()

describe('dice have places of their own', () => {
  it('fall into all places on the first throw', () => {
    expect(shown(placed([], ['white', 'red', 'red'], 3, none))).toEqual(['white', 'red', 'red'])
  })

  it('stay where they lie when others are thrown', () => {
    const first = placed([], ['white', 'red', 'blue', 'red'], 4, none)
    const next = placed(first, ['red', 'red', 'green', 'black'], 4, new Set([0, 2]))
    expect(shown(next)).toEqual(['green', 'red', 'black', 'red'])
    expect(next[1]?.thrown).toBe(first[1]?.thrown)
    expect(next[0]?.thrown).toBe(first[0]!.thrown + 1)
  })

  it('roll even where the same colour comes up again', () => {
    const first = placed([], ['red', 'red'], 2, none)
    const next = placed(first, ['red', 'red'], 2, new Set([1]))
    expect(next.map((die) => die.thrown)).toEqual([1, 2])
  })

  it('leave their places empty while they are in the hand', () => {
    const first = placed([], ['red', 'red', 'blue'], 3, none)
    expect(shown(placed(first, ['red'], 3, new Set([0, 2])))).toEqual([null, 'red', null])
  })

  it('are matched by colour where it is not known which was taken', () => {
    const first = placed([], ['red', 'blue', 'red'], 3, none)
    expect(shown(placed(first, ['blue', 'red', 'white'], 3, none))).toEqual(['red', 'blue', 'white'])
  })

  it('are compared as a handful, in any order', () => {
    const dice = placed([], ['red', 'blue', 'red'], 3, none)
    expect(alike(coloursAt(dice, [0, 1]), ['blue', 'red'])).toBe(true)
    expect(alike(coloursAt(dice, [0, 2]), ['blue', 'red'])).toBe(false)
  })
})
