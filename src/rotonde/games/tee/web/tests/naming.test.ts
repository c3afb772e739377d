import { describe, expect, it } from 'vitest'
import { written, type Name } from '../naming'

const name = (id: string, at: [number, number], more: Partial<Name> = {}): Name => ({
  id,
  text: id,
  at,
  disc: 4,
  size: 12,
  rank: 1,
  must: false,
  blocks: [],
  ...more,
})

const PAPER: [number, number, number, number] = [-500, -500, 500, 500]
const place = (names: Name[], lines: Parameters<typeof written>[1], k: number) => written(names, lines, k, PAPER)

describe('the names on the map', () => {
  it('stand to the right where nothing is in the way', () => {
    expect(place([name('Vienna', [0, 0])], [], 1).get('Vienna')).toMatchObject({ anchor: 'start', x: 7 })
  })

  it('make room for one another', () => {
    const both = place([name('Vienna', [0, 0]), name('Bratislava', [20, 0])], [], 1)
    expect(both.get('Bratislava')?.anchor).toBe('start')
    expect(both.get('Vienna')?.anchor).not.toBe('start')
  })

  it('step off a line', () => {
    const line: [[number, number], [number, number]] = [
      [0, 0],
      [100, 0],
    ]
    expect(place([name('Vienna', [0, 0])], [line], 1).get('Vienna')?.anchor).not.toBe('start')
  })

  it('make room for what else stands there', () => {
    expect(place([name('Vienna', [0, 0], { blocks: [[3, -21, 21, -3]] })], [], 1).get('Vienna')?.anchor).toBe('end')
  })

  it('stay on the paper', () => {
    expect(place([name('Lisbon', [490, 0])], [], 1).get('Lisbon')?.anchor).toBe('end')
  })

  it('wait for the zoom where there is no room, unless they must be read', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => name(`Station${i}`, [i * 2, i % 3], { rank: i }))
    expect(place(crowd, [], 1).size).toBeLessThan(12)
    expect(place(crowd, [], 80).size).toBe(12)
    const last = crowd.map((each, i) => (i === 11 ? { ...each, must: true } : each))
    expect(place(last, [], 1).has('Station11')).toBe(true)
  })
})
