import { describe, expect, it } from 'vitest'
import europe from '../../boards/central-europe.json'
import america from '../../boards/north-america.json'
import { distance } from '../curve'
import { placed } from '../names'
import { Network, RADIUS } from '../network'
import type { BoardLayout } from '../picture'

/** Two cities, a junction and a departure: A — j — B, and D above the junction. */
const LAYOUT: BoardLayout = {
  size: [700, 400],
  places: [
    { id: 'c.a', kind: 'city', at: [100, 300], goods: 'blue' },
    { id: 'c.b', kind: 'city', at: [600, 300], goods: 'red' },
    { id: 'd.d', kind: 'departure', at: [350, 60], number: 6 },
    { id: 'j.j', kind: 'junction', at: [350, 300] },
  ],
  lines: [
    {
      from: { node: 'c.a', end: 'j' },
      to: { node: 'j.j', end: 'a' },
      lights: ['a.0', null, null],
      spaces: [
        { id: 't.1', ahead: 'b', at: [190, 300] },
        { id: 't.2', ahead: 'b', at: [270, 300] },
      ],
    },
    {
      from: { node: 'c.b', end: 'j' },
      to: { node: 'j.j', end: 'b' },
      lights: ['b.0', 'b.1'],
      spaces: [{ id: 't.3', ahead: 'a', at: [480, 300] }],
    },
    {
      from: { node: 'd.d', end: 'out' },
      to: { node: 'j.j', end: 'd' },
      lights: [null, null],
      spaces: [{ id: 't.4', ahead: 'a', at: [350, 180] }],
    },
  ],
}
const network = new Network(LAYOUT)

describe('a network', () => {
  it('divides each line into sections of equal length that can be counted', () => {
    const [one, two] = [network.sections.get('t.1')!, network.sections.get('t.2')!]
    expect(two.from).toBeCloseTo(one.to)
    expect(one.to - one.from).toBeCloseTo(two.to - two.from)
    expect(one.from).toBe(RADIUS.city)
  })

  it('turns a train towards the end that it faces', () => {
    expect(network.pose('t.1', 'b').angle).toBeCloseTo(0)
    expect(network.pose('t.1', 'a').angle).toBeCloseTo(180)
    expect(network.pose('d.d', 'out').angle).toBeCloseTo(90)
    expect(network.pose('c.a', null)).toEqual({ x: 100, y: 300, angle: 0 })
  })

  it('knows where a running train looks by where it came from', () => {
    expect(network.pose('t.2', null, 't.1').angle).toBeCloseTo(0)
    expect(network.pose('t.1', null, 't.2').angle).toBeCloseTo(180)
    expect(network.pose('t.1', null, 'c.a').angle).toBeCloseTo(0)
    expect(network.pose('t.2', null, 't.4').angle).toBeCloseTo(180)
  })

  it('leads a way along the lines and through the junction', () => {
    const way = network.way(['t.1', 't.2', 't.3', 'c.b'])
    expect(way.some((point) => distance(point, { x: 350, y: 300 }) < 1)).toBe(true)
    expect(way.at(-1)!.x).toBeCloseTo(600)
    for (let i = 1; i < way.length; i += 1) expect(distance(way[i - 1]!, way[i]!)).toBeLessThan(60)
  })

  it('hangs lights beside their line', () => {
    expect(Math.abs(network.lights.get('b.1')!.y - 300)).toBeCloseTo(25)
    expect(network.legs.get('j.j')!.map((leg) => leg.leg)).toEqual(['a', 'b', 'd'])
    expect(network.through('j.j', ['a', 'b'])).toMatch(/^M.*Q350 300/)
    expect(network.through('j.j', [])).toBe('')
  })
})

describe('names', () => {
  const wanted = LAYOUT.places.map(({ id }) => ({ id, width: 80, height: 24 }))

  it('lie neither on a line nor on each other', () => {
    const names = [...placed(network, wanted).values()]
    for (const name of names) {
      expect(
        network.marks.filter(
          ({ x, y }) => x > name.x && x < name.x + name.width && y > name.y && y < name.y + name.height,
        ),
      ).toEqual([])
    }
    for (const [i, a] of names.entries()) {
      for (const b of names.slice(i + 1))
        expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).toBe(false)
    }
  })
})

describe.each([europe, america])('the board $id', (file) => {
  interface Paper {
    size: [number, number]
    spaces: Array<{ id: string; kind: string; x: number; y: number; name?: string }>
    junctions: Array<{ id: string; name: string; x: number; y: number; legs: Array<{ id: string; link: string }> }>
    routes: Array<{ id: string; nodes: [string, string]; spaces: string[] }>
  }
  const paper = file as unknown as Paper
  const nodes = [
    ...paper.spaces.filter((space) => space.kind !== 'track'),
    ...paper.junctions.map((each) => ({ ...each, kind: 'junction' })),
  ]
  const at = new Map(paper.spaces.map((space) => [space.id, [space.x, space.y] as [number, number]]))
  const drawn = new Network({
    size: paper.size,
    places: nodes.map(({ id: name, kind, x, y }) => ({ id: name, kind: kind as 'city', at: [x, y] })),
    lines: paper.routes.map(({ nodes: [a, b], spaces }) => ({
      from: { node: a, end: b },
      to: { node: b, end: a },
      lights: [null, ...spaces.map(() => null)],
      spaces: spaces.map((space) => ({ id: space, ahead: 'b', at: at.get(space)! })),
    })),
  })

  it('has names that do not overlap', () => {
    const names = [
      ...placed(
        drawn,
        nodes.map((each) => ({ id: each.id, width: (each.name ?? '').length * 10 + 12, height: 27 })),
      ).values(),
    ]
    const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const))
    expect(
      pairs.filter(
        ([a, b]) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ),
    ).toEqual([])
  })
})
