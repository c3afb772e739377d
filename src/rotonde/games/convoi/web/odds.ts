/** What a die would do, gathered by the place where the train would stop. */
import type { Face, Way } from './picture'

export interface Stop {
  space: string
  points: number[]
  /** Of six faces. */
  odds: number
  least: number
  most: number
  reason: string
}

/** The stops of a way in the order of the way; with `points` only the one that was rolled. */
export function stops(way: Way, points: number | null): Stop[] {
  const faces = points === null ? way.faces : way.faces.filter((face) => face.points === points)
  const found = new Map<string, Face[]>()
  for (const face of faces) {
    const key = `${face.space} ${face.reason === 'points' ? '' : face.reason}`
    found.set(key, [...(found.get(key) ?? []), face])
  }
  return [...found.values()].map((all) => ({
    space: all[0]!.space,
    points: all.map((face) => face.points),
    odds: all.reduce((sum, face) => sum + face.odds, 0),
    least: Math.min(...all.map((face) => face.tokens)),
    most: Math.max(...all.map((face) => face.tokens)),
    reason: all[0]!.reason,
  }))
}

/** What a roll costs on average. */
export function expected(way: Way): number {
  const all = way.faces.reduce((sum, face) => sum + face.odds, 0)
  return way.faces.reduce((sum, face) => sum + face.odds * face.tokens, 0) / all
}

export const cost = ({ least, most }: Pick<Stop, 'least' | 'most'>) => (most === 0 ? '' : least === most ? `−${most}` : `−${least}…${most}`)
