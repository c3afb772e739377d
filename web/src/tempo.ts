/** Tempo of a story: how long each step of a turn is shown. */
import type { Weight } from './story'

export const TEMPOS = ['slow', 'normal', 'fast', 'instant'] as const
/** How fast a person wants to see what happens. */
export type Tempo = (typeof TEMPOS)[number]

/** The next faster one; after the fastest the slowest. */
export function nextTempo(tempo: Tempo): Tempo {
  return TEMPOS[(TEMPOS.indexOf(tempo) + 1) % TEMPOS.length]!
}

const FACTOR: Record<Tempo, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 1 }
/** Milliseconds of a step that is shown in full, and the least it may shrink to in a long turn. */
const FULL: Record<Weight, number> = { heavy: 1_200, normal: 450, trifle: 0 }
const LEAST: Record<Weight, number> = { heavy: 600, normal: 110, trifle: 0 }
/** What a turn should not take longer than. */
const TURN = 6_000

/** How long the first of these steps is shown, if `spent` milliseconds of its turn are over: in a long turn ordinary
 * steps shrink first, those of weight last. */
export function duration(steps: Weight[], tempo: Tempo, spent: number): number {
  const [first] = steps
  if (first === undefined) return 0
  const factor = FACTOR[tempo]
  return factor * (FULL[first] - (FULL[first] - LEAST[first]) * shrinkage(steps, TURN - spent / factor)[first])
}

/** How far each weight shrinks towards its least, from 0 to 1, so that the steps fit into what is left. */
function shrinkage(steps: Weight[], left: number): Record<Weight, number> {
  const count = (weight: Weight) => steps.filter((each) => each === weight).length
  const total = (weight: Weight) => count(weight) * FULL[weight]
  const spare = (weight: Weight) => count(weight) * (FULL[weight] - LEAST[weight])
  const over = Math.max(0, total('normal') + total('heavy') - left)
  const share = (wanted: number, weight: Weight) => (spare(weight) ? Math.min(1, wanted / spare(weight)) : 0)
  return { normal: share(over, 'normal'), heavy: share(Math.max(0, over - spare('normal')), 'heavy'), trifle: 0 }
}
