/** Where names stand so that none lies on a line, a light, a place or another name. */
import type { Point } from './curve'
import { RADIUS, type Network } from './network'

export interface Wanted {
  id: string
  width: number
  height: number
}

export interface Placed extends Point {
  id: string
  width: number
  height: number
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.8, 0.75],
  [-0.8, 0.75],
  [0.8, -0.75],
  [-0.8, -0.75],
] as const
const REACH = [5, 14, 26]

/** Each name in turn takes the place around its node where it covers least; x and y are its upper left corner. */
export function placed(network: Network, wanted: Wanted[]): Map<string, Placed> {
  const found: Placed[] = []
  for (const each of wanted) {
    const spots = candidates(network, each)
    const costs = spots.map((spot, i) => cost(network, spot, found) + i * 0.05)
    found.push(spots[costs.indexOf(Math.min(...costs))]!)
  }
  return new Map(found.map((each) => [each.id, each]))
}

function candidates(network: Network, { id, width, height }: Wanted): Placed[] {
  const place = network.places.get(id)!
  return REACH.flatMap((more) =>
    SIDES.map(([dx, dy]) => {
      const reach = RADIUS[place.kind] + more
      const x = place.at[0] + dx * (reach + width / 2) - width / 2
      const y = place.at[1] + dy * (reach + height / 2) - height / 2
      return { id, width, height, x, y }
    }),
  )
}

function cost(network: Network, spot: Placed, names: Placed[]): number {
  const { box } = network
  const lines = network.marks.filter((mark) => within(mark, spot, 9)).length
  const lamps = [...network.lights.values()].filter((lamp) => within(lamp, spot, 13 + 20 * (network.grown - 1))).length
  const nodes = [...network.places.values()].filter(
    ({ id, kind, at }) => id !== spot.id && within({ x: at[0], y: at[1] }, spot, RADIUS[kind] - 2),
  ).length
  const others = names.filter((name) => overlaps(name, spot)).length
  const outside =
    spot.x < box.x + 4 ||
    spot.y < box.y + 4 ||
    spot.x + spot.width > box.x + box.width - 4 ||
    spot.y + spot.height > box.y + box.height - 4
  return lines + 6 * lamps + 12 * nodes + 25 * others + (outside ? 60 : 0)
}

const within = ({ x, y }: Point, spot: Placed, margin: number) =>
  x > spot.x - margin && x < spot.x + spot.width + margin && y > spot.y - margin && y < spot.y + spot.height + margin

const overlaps = (a: Placed, b: Placed) =>
  a.x < b.x + b.width + 3 && b.x < a.x + a.width + 3 && a.y < b.y + b.height + 2 && b.y < a.y + a.height + 2
