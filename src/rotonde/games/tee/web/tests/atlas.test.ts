import { describe, expect, it } from 'vitest'
import { along, atlasOf, beside } from '../atlas'
import type { Layout, Stop } from '../picture'

const stop = (id: string, place: [number, number] | null): Stop => ({
  id,
  place,
  networks: ['violet'],
  capital: null,
  start: false,
})
const layout: Layout = {
  stations: [stop('paris', [2.35, 48.85]), stop('vienna', [16.37, 48.21]), stop('rome', [12.5, 41.9])],
  edges: [
    ['violet', 'paris', 'vienna'],
    ['tee', 'vienna', 'paris'],
    ['ferry', 'rome', 'vienna'],
  ],
}

describe('the map on paper', () => {
  const atlas = atlasOf(layout)

  it('puts east to the right and south below', () => {
    const at = (id: string) => atlas.stations.get(id)!.at
    expect(at('vienna')[0]).toBeGreaterThan(at('paris')[0])
    expect(at('rome')[1]).toBeGreaterThan(at('vienna')[1])
    expect(atlas.land?.isEurope).toBe(true)
  })

  it('bows the lines of other networks beside the straight one', () => {
    const [violet, tee] = atlas.lines
    expect(violet!.path).toContain('L')
    expect(tee!.path).toContain('Q')
  })

  it('follows a way in either direction', () => {
    expect(along(atlas, ['vienna', 'paris'], 'tee')).toBe(atlas.lines[1]!.path)
    expect(along(atlas, ['paris', 'vienna', 'rome'], null)).toBe(atlas.lines[0]!.path + atlas.lines[2]!.path)
    expect(along(atlas, ['paris', 'rome'], null)).toBe('')
  })

  it('finds the next station for an arrow key', () => {
    expect(beside(atlas, 'paris', [1, 0])).toBe('vienna')
    expect(beside(atlas, 'vienna', [0, 1])).toBe('rome')
    expect(beside(atlas, 'paris', [-1, 0])).toBe('paris')
    expect(beside(atlas, 'nowhere', [1, 0])).toBe('nowhere')
  })

  it('draws maps from elsewhere, and maps without places', () => {
    const far = atlasOf({
      ...layout,
      stations: layout.stations.map((each) => ({ ...each, place: [each.place![0] - 90, each.place![1]] })),
    })
    expect(far.land?.isEurope).toBe(false)
    const loose = atlasOf({ ...layout, stations: layout.stations.map((each) => ({ ...each, place: null })) })
    expect(loose.land).toBeNull()
    expect(new Set([...loose.stations.values()].map((each) => each.at.join())).size).toBe(3)
  })
})
