/** Texts about stations: entries of the list, luggage labels, facts; from the engine's view and aids. */
import type { Atlas } from './atlas'
import { label } from '$shell/generated/tee'
import type { Aids, Network, Picture, Way } from './picture'
import { listed } from './ways'

export interface Entry {
  key: string
  title: string
  note: string
  /** The note in short, for the eye. */
  short?: string
  network: Network | null
  lit: boolean
  mark: '' | 'visits' | 'wins' | 'armed'
}

export interface Tag {
  station: string
  name: string
  colour: 'red' | 'blue'
  visited: boolean
  turns: number | null
  order: number | null
}

/** The moment, as the one who looks knows it. */
export interface Moment {
  /** Phase while I decide, or "". */
  phase: string
  seat: number | null
  picture: Picture
  aids: Aids
  ends: Map<string, Way[]>
  /** Stations that one action is about. */
  targets: ReadonlyMap<string, string>
  nameable: ReadonlySet<number>
  armed: string
  /** The station whose ways are being chosen from. */
  asking: string
  station: (id: string) => string
  person: (seat: number) => string
  network: (network: Network) => string
}

const TARGETS = ['start', 'close', 'reopen']

export function entriesOf(moment: Moment): Entry[] {
  const { phase, asking, ends, targets, nameable, station } = moment
  if (asking) return (ends.get(asking) ?? []).map((way, i) => wayEntry(moment, way, i))
  if (phase === 'name') return [...nameable].map((seat) => traveller(moment, seat))
  if (!TARGETS.includes(phase)) return listed(ends, station).map((way) => endEntry(moment, way))
  const entries = [...targets.keys()].map((id) => target(moment, id))
  return phase === 'start' ? entries : entries.sort((a, b) => a.title.localeCompare(b.title))
}

export function titleOf({ phase, asking, ends, station }: Moment): string {
  if (asking) return label('list-ways', { name: station(asking) })
  if (phase === 'start' || phase === 'name' || phase === 'close' || phase === 'reopen') return label(`list-${phase}`)
  if (!ends.size) return label('list-none')
  return phase === 'move' ? label('list-reach') : label('list-could')
}

function traveller({ picture, station, person }: Moment, seat: number): Entry {
  const note = label('passenger-at', { name: station(picture.players[seat]?.at ?? '') })
  return { key: `name ${seat}`, title: person(seat), note, network: null, lit: true, mark: '' }
}

function target({ aids, armed, station }: Moment, id: string): Entry {
  const start = aids.starts?.find((each) => each.station === id)
  const note = start ? label('turns', { count: Math.round(start.turns) }) : ''
  return { key: id, title: station(id), note, network: null, lit: true, mark: armed === id ? 'armed' : '' }
}

function endEntry({ phase, station }: Moment, way: Way): Entry {
  const count = way.path.length
  const note = way.die === null ? label('steps', { count }) : label('die-least', { value: way.die })
  const mark = way.wins ? 'wins' : way.visits ? 'visits' : ''
  return {
    key: way.station,
    title: station(way.station),
    note,
    short: way.die === null ? String(count) : note,
    network: way.network,
    lit: phase === 'move',
    mark,
  }
}

function wayEntry(moment: Moment, way: Way, i: number): Entry {
  const steps = label('steps', { count: way.path.length })
  const opened = way.reopens.map(moment.station)
  const note = opened.length ? `${steps}, ${label('reopens', { names: opened })}` : steps
  return { ...endEntry(moment, way), key: `way ${i}`, title: moment.network(way.network), note, short: '' }
}

/** The six souvenirs, red before blue, with their place in the tour that is drawn. */
export function tagsOf({ picture, seat, aids, station }: Moment, atlas: Atlas, stops: string[]): Tag[] {
  const me = picture.players[seat ?? -1]
  if (!me) return []
  const turns = new Map(aids.goals?.map((goal) => [goal.station, Math.max(1, Math.round(goal.turns))]))
  return [...me.visited, ...(me.open ?? [])]
    .map((id) => ({
      station: id,
      name: station(id),
      colour: atlas.stations.get(id)?.capital ?? 'red',
      visited: me.visited.includes(id),
      turns: turns.get(id) ?? null,
      order: stops.indexOf(id) + 1 || null,
    }))
    .sort((a, b) => b.colour.localeCompare(a.colour) || a.name.localeCompare(b.name))
}

/** Facts on a station now, in short sentences. */
export function factsOf({ phase, picture, seat, aids, ends, person }: Moment, id: string): string[] {
  const way = ends.get(id)?.[0]
  const me = picture.players[seat ?? -1]
  const goal = aids.goals?.find((each) => each.station === id)
  const here = picture.players.flatMap((each, who) => (each.at === id ? [person(who)] : []))
  return [
    picture.closed.includes(id) ? label('fact-closed') : '',
    me?.open?.includes(id) ? label('fact-goal') : '',
    me?.home === id ? label('fact-home') : '',
    goal ? label('turns', { count: Math.round(goal.turns) }) : '',
    phase === 'move' && way ? label('fact-reach', { count: way.path.length }) : '',
    phase === 'turn' && way ? label('fact-could', { value: way.die ?? 0 }) : '',
    here.length ? label('fact-here', { names: here }) : '',
  ].filter(Boolean)
}
