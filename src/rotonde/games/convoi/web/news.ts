/** News of the panel: the spots where something differs from an earlier view. */
import type { View } from './picture'

/** Spots of lights, junctions and trains that are otherwise now. */
export function changedSpots(before: View | null, now: View): ReadonlySet<string> {
  if (!before) return new Set()
  const differ = (a: string[], b: string[]) => [
    ...a.filter((each) => !b.includes(each)),
    ...b.filter((each) => !a.includes(each)),
  ]
  const lights = differ(before.green, now.green).map((light) => `light:${light}`)
  const junctions = Object.entries(now.switches)
    .filter(([id, legs]) => differ(before.switches[id] ?? [], legs).length > 0)
    .map(([id]) => `junction:${id}`)
  const stood = new Map(before.trains.map((train) => [train.train, train]))
  const trains = now.trains
    .filter(({ train, space, cargo }) => space !== stood.get(train)?.space || cargo !== stood.get(train)?.cargo)
    .map(({ train }) => `train:${train}`)
  return new Set([...lights, ...junctions, ...trains])
}
