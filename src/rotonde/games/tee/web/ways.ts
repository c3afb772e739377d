/** The ways to a station that the engine tells, sorted for choosing; and the actions that ride one. */
import { NETWORKS, type Way } from './picture'

/** Ways by where they end, each list with the best to offer first: what reopens least, then the shortest. */
export function byEnd(reach: Way[]): Map<string, Way[]> {
  const ends = new Map<string, Way[]>()
  for (const way of reach) ends.set(way.station, [...(ends.get(way.station) ?? []), way])
  for (const ways of ends.values())
    ways.sort((a, b) => a.reopens.length - b.reopens.length || a.path.length - b.path.length)
  return ends
}

/** Stations as a list is read: the six souvenirs first, then by the throw or the steps they take, then by name. */
export function listed(ends: Map<string, Way[]>, name: (station: string) => string): Way[] {
  const cost = (way: Way) => way.die ?? way.path.length
  return [...ends.values()]
    .map((ways) => [...ways].sort((a, b) => cost(a) - cost(b))[0]!)
    .sort(
      (a, b) =>
        Number(b.wins) - Number(a.wins) ||
        Number(b.visits) - Number(a.visits) ||
        cost(a) - cost(b) ||
        name(a.station).localeCompare(name(b.station)),
    )
}

/** One click is enough where all ways mean the same: one network, nothing reopened that need not be. */
export function isClear(ways: Way[]): boolean {
  return (
    new Set(ways.map((way) => way.network)).size === 1 &&
    ways.every((way) => way.reopens.length === ways[0]!.reopens.length)
  )
}

/** The rides of a way, and the stop at its end. */
export function rides(way: Way): string[] {
  return [...way.path.map((station, i) => `ride ${way.networks[i]} ${station}`), 'stop']
}

/** Each network's own ways, in the networks' order. */
export function byNetwork(reach: Way[]): Way[][] {
  return NETWORKS.map((network) => reach.filter((way) => way.network === network)).filter((ways) => ways.length > 0)
}
