import { describe, expect, it } from 'vitest'
import { coloursIn, type Recap } from '../picture'
import { alike, coloursAt, NO_DICE, placed, thrown, type Dice, type Die } from '../placing'

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

describe('what was not thrown is kept', () => {
  const after = (step: number, type: string, dice = ''): Recap => ({
    throw: `${step} ${type}`,
    thrown: coloursIn(dice),
  })
  const lies = (dice: string) => ({ dice: coloursIn(dice), dice_count: 5 })
  const first = after(2, 'rolled', 'red blue red white red')
  const start = thrown(NO_DICE, lies('red blue red white red'), first)
  const kept = (now: Dice) => [...now.kept].sort()

  it('nothing after a first throw', () => {
    expect(kept(start)).toEqual([])
  })

  it('the same dice after another throw, frame by frame', () => {
    const chosen = { ...start, kept: new Set([0, 4]) }
    const lifted = thrown(chosen, lies('red red'), after(3, 'rethrew'))
    expect([shown(lifted.dice), kept(lifted)]).toEqual([
      ['red', null, null, null, 'red'],
      [0, 4],
    ])
    const down = thrown(lifted, lies('red red red green blue'), after(4, 'rolled', 'red green blue'))
    expect([shown(down.dice), kept(down)]).toEqual([
      ['red', 'red', 'green', 'blue', 'red'],
      [0, 4],
    ])
    expect(down.dice.map((die) => die.thrown)).toEqual([1, 2, 2, 2, 1])
  })

  it('the same dice where nothing moves', () => {
    const last = after(4, 'rolled', 'red red red')
    const now = thrown({ ...start, kept: new Set([0, 4]) }, lies('red red red red red'), last)
    expect([kept(now), now.dice.map((die) => die.thrown)]).toEqual([
      [0, 4],
      [1, 2, 2, 2, 1],
    ])
  })

  it('what a hint or a sentence left lying, also where something else had been kept', () => {
    const last = after(4, 'rolled', 'green green green')
    const now = thrown({ ...start, kept: new Set([0, 4]) }, lies('blue white green green green'), last)
    expect([shown(now.dice), kept(now)]).toEqual([
      ['green', 'blue', 'green', 'white', 'green'],
      [1, 3],
    ])
  })

  it('as many of each colour after a reload in the middle of a turn', () => {
    const last = after(4, 'rolled', 'red green blue')
    const now = thrown(NO_DICE, lies('red green red blue red'), last)
    expect(coloursAt(now.dice, now.kept)).toEqual(['red', 'red'])
  })

  it('what the person let go or kept since, until dice are thrown', () => {
    const chosen = { ...start, kept: new Set([1, 3]) }
    expect(kept(thrown(chosen, lies('red blue red white red'), first))).toEqual([1, 3])
  })

  it('nothing when the turn ends', () => {
    const up = thrown({ ...start, kept: new Set([0]) }, { dice: [], dice_count: 7 }, after(3, 'turn'))
    expect([kept(up), shown(up.dice)]).toEqual([[], Array(7).fill(null)])
    const all = 'red red red red red'
    const now = thrown({ ...start, kept: new Set([0]) }, lies(all), after(4, 'rolled', all))
    expect(kept(now)).toEqual([])
  })
})
