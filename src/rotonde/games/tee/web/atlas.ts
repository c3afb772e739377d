/** The map on paper: stations and lines in kilometres about the centre, whoever drew the map. */
import { projection, type Box, type Point } from '$shell/geo'
import { around } from './camera'
import europe from './europe.geo.json'
import type { Layout, Network, Stop } from './picture'
import { middleOf, windowOf } from './world'

export interface Station extends Stop {
  at: Point
}

export interface Line {
  network: Network
  a: string
  b: string
  path: string
}

export interface Atlas {
  stations: Map<string, Station>
  lines: Line[]
  /** Box around all stations. */
  box: Box
  /** The land that is drawn under it; null for a plain sheet. */
  land: Ground | null
}

export interface Ground {
  /** Our own drawing, with its relief and the borders of the time. */
  isEurope: boolean
  centre: Point
  /** Window on the world elsewhere, in degrees. */
  window: Box
}

/** Bow of a line beside the straight one, for its length: three networks may join the same two stations. */
const BOW: Record<Network, number> = { violet: 0, tee: 0.07, ferry: -0.12 }
const ROOM = 190
const RING = 1200

export function atlasOf(layout: Layout): Atlas {
  const places = layout.stations.flatMap((stop) => (stop.place ? [stop.place] : []))
  const isPlaced = places.length === layout.stations.length
  const isEurope = isPlaced && isEuropean(places)
  const centre = isEurope ? (europe.centre as Point) : middleOf(places)
  const stations = new Map(
    placed(layout.stations, isPlaced ? projection(centre) : null).map((station) => [station.id, station]),
  )
  const box = around(
    [...stations.values()].map((station) => station.at),
    ROOM,
  )
  const lines = layout.edges.map(([network, a, b]) => ({ network, a, b, path: drawn(stations, network, a, b) }))
  const window = isPlaced ? windowOf(places, centre) : null
  return { stations, lines, box, land: window && { isEurope, centre, window } }
}

/** Where the world tells, there; a map without places lies round a ring in the order of its list. */
function placed(stops: Stop[], project: ((lon: number, lat: number) => Point) | null): Station[] {
  return stops.map((stop, i) => ({ ...stop, at: project ? project(...stop.place!) : onRing(i, stops.length) }))
}

function onRing(i: number, count: number): Point {
  const turn = (2 * Math.PI * i) / count
  return [RING * Math.sin(turn), -RING * Math.cos(turn)]
}

function isEuropean(places: Point[]): boolean {
  const project = projection(europe.centre as Point)
  return isOnLand(
    around(
      places.map((place) => project(...place)),
      0,
    ),
  )
}

function isOnLand([left, top, right, bottom]: Box): boolean {
  const [l, t, r, b] = europe.frame as Box
  return left >= l && top >= t && right <= r && bottom <= b
}

/** The line from `a` to `b`; drawn from west to east, so that both directions give the same. */
function drawn(stations: Map<string, Station>, network: Network, a: string, b: string): string {
  const [from, to] = [stations.get(a)!.at, stations.get(b)!.at].sort((p, q) => p[0] - q[0] || p[1] - q[1]) as [
    Point,
    Point,
  ]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bow = BOW[network]
  const whole = (point: Point) => point.map(Math.round).join(' ')
  if (bow === 0) return `M${whole(from)}L${whole(to)}`
  const control: Point = [(from[0] + to[0]) / 2 + dy * bow, (from[1] + to[1]) / 2 - dx * bow]
  return `M${whole(from)}Q${whole(control)} ${whole(to)}`
}

/** The lines along a way, from station to station; where no network is told, any that joins them. */
export function along(atlas: Atlas, way: string[], network: Network | null): string {
  return way
    .slice(1)
    .map((station, i) => joining(atlas, way[i]!, station, network)?.path ?? '')
    .join('')
}

/** The line between two stations: that network's, or any. */
export function joining(atlas: Atlas, a: string, b: string, network: Network | null): Line | undefined {
  return atlas.lines.find(
    (line) =>
      (network === null || line.network === network) &&
      ((line.a === a && line.b === b) || (line.a === b && line.b === a)),
  )
}

/** The nearest station in that direction, for the arrow keys. */
export function beside(atlas: Atlas, from: string, [dx, dy]: Point): string {
  const here = atlas.stations.get(from)
  if (!here) return from
  let [best, least] = [from, Infinity]
  for (const station of atlas.stations.values()) {
    const [x, y] = [station.at[0] - here.at[0], station.at[1] - here.at[1]]
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)]
    const cost = ahead + 2 * aside
    if (ahead > 0 && aside < 2 * ahead && cost < least) [best, least] = [station.id, cost]
  }
  return best
}
