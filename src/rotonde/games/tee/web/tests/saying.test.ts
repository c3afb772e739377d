import { describe, expect, it } from 'vitest'
import { atlasOf } from '../atlas'
import type { Picture, Traveller, Way } from '../picture'
import { entriesOf, factsOf, tagsOf, titleOf, type Moment } from '../saying'
import { byEnd } from '../ways'

const traveller: Traveller = {
  at: 'cork',
  bound: 'violet',
  home: 'cork',
  has_chosen: true,
  open: ['paris'],
  open_red: 0,
  open_blue: 1,
  visited: ['dublin'],
  ruled_out: [],
  tokens: 3,
  skips: 0,
  kept: [],
}
const picture = {
  phase: 'move',
  turn: 0,
  players: [traveller, { ...traveller, at: 'paris', open: null }],
  closed: ['paris'],
} as unknown as Picture
const way = (more: Partial<Way> = {}): Way => ({
  network: 'violet',
  networks: ['violet', 'violet'],
  station: 'paris',
  die: null,
  path: ['a', 'paris'],
  reopens: [],
  visits: true,
  wins: false,
  ...more,
})
const moment = (more: Partial<Moment> = {}): Moment => ({
  phase: 'move',
  seat: 0,
  picture,
  aids: { goals: [{ station: 'paris', turns: 2.4 }] },
  ends: byEnd([way()]),
  targets: new Map(),
  nameable: new Set(),
  armed: '',
  asking: '',
  station: (id) => id.toUpperCase(),
  person: (seat) => `seat ${seat}`,
  network: (network) => network,
  ...more,
})
const stop = (id: string, capital: 'red' | 'blue' | null) => ({
  id,
  place: [0, 50] as [number, number],
  networks: ['violet' as const],
  capital,
  start: false,
})
const atlas = atlasOf({ stations: [stop('paris', 'blue'), stop('dublin', 'red'), stop('cork', null)], edges: [] })

describe('the list beside the map', () => {
  it('names what is in reach', () => {
    expect(entriesOf(moment())).toMatchObject([
      { key: 'paris', title: 'PARIS', note: '2 stations', short: '2', lit: true, mark: 'visits' },
    ])
    expect(titleOf(moment())).toBe('Within reach now')
  })

  it('says which throw would do, before it', () => {
    const before = moment({ phase: 'turn', ends: byEnd([way({ die: 3 })]) })
    expect(entriesOf(before)).toMatchObject([{ note: '3+', lit: false }])
    expect(titleOf(before)).toBe('Within reach of a throw')
    expect(titleOf(moment({ phase: '', ends: new Map() }))).toBe('Nothing is in reach.')
  })

  it('asks which way where ways differ', () => {
    const torn = moment({ asking: 'paris', ends: byEnd([way(), way({ network: 'tee', reopens: ['lyon'] })]) })
    expect(entriesOf(torn).map((entry) => [entry.key, entry.title, entry.note])).toEqual([
      ['way 0', 'violet', '2 stations'],
      ['way 1', 'tee', '2 stations, reopens LYON'],
    ])
    expect(titleOf(torn)).toBe('Which way to PARIS?')
  })

  it('offers starts with their turns, stations by name, and people', () => {
    const starts = { starts: [{ station: 'cork', turns: 18.6, tour: [] }] }
    expect(
      entriesOf(moment({ phase: 'start', aids: starts, targets: new Map([['cork', 'start cork']]), armed: 'cork' })),
    ).toMatchObject([{ note: '≈ 19 turns', mark: 'armed' }])
    const shut = moment({
      phase: 'close',
      targets: new Map([
        ['paris', ''],
        ['cork', ''],
      ]),
    })
    expect(entriesOf(shut).map((entry) => entry.key)).toEqual(['cork', 'paris'])
    expect(entriesOf(moment({ phase: 'name', nameable: new Set([1]) }))).toMatchObject([
      { key: 'name 1', title: 'seat 1', note: 'At PARIS' },
    ])
    expect(titleOf(shut)).toBe('Stations to close')
  })
})

describe('what is said about a station', () => {
  it('is what bears on it now', () => {
    expect(factsOf(moment(), 'paris')).toEqual([
      'Closed: nobody may enter',
      'One of your souvenirs',
      '≈ 2 turns',
      '2 stations away: press to travel',
      'Here: seat 1',
    ])
    expect(factsOf(moment({ seat: null, aids: {}, ends: new Map() }), 'cork')).toEqual(['Here: seat 0'])
  })

  it('stands on the luggage labels, red before blue', () => {
    expect(tagsOf(moment(), atlas, ['paris'])).toMatchObject([
      { station: 'dublin', colour: 'red', visited: true, turns: null, order: null },
      { station: 'paris', colour: 'blue', visited: false, turns: 2, order: 1 },
    ])
    expect(tagsOf(moment({ seat: null }), atlas, [])).toEqual([])
  })
})
