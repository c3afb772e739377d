/** The last instruction card, step by step, from the log. */
import type { GameEvent } from '$shell/protocol'

export interface Run {
  train: string
  /** What was rolled, or null for a train that only came into play or was held back. */
  points: number | null
  from: string | null
  to: string | null
  reason: string
  tokens: number
  goods: string | null
}

export interface Happened {
  seat: number
  card: string
  runs: Run[]
}

const OVER = new Set(['played', 'traded', 'loaded', 'turn', 'drew', 'drew_unseen', 'won', 'lost'])
const begun = (train: string, more: Partial<Run>): Run => ({ train, points: null, from: null, to: null, reason: '', tokens: 0, goods: null, ...more })

/** What the last card that was revealed brought; null before the first. */
export function lastCard(log: GameEvent[]): Happened | null {
  const at = log.findLastIndex((event) => event.type === 'revealed')
  if (at === -1) return null
  const found: Happened = { seat: Number(log[at]!.seat), card: String(log[at]!.instruction), runs: [] }
  for (const event of log.slice(at + 1)) {
    if (OVER.has(event.type)) break
    note(found.runs, event)
  }
  return found
}

function note(runs: Run[], event: GameEvent): void {
  const last = runs.at(-1)
  switch (event.type) {
    case 'placed':
      runs.push(begun(String(event.train), { to: String(event.space), reason: 'placed' }))
      return
    case 'placement_failed':
      runs.push(begun(`${String(event.colour)}?`, { to: String(event.space), reason: 'occupied' }))
      return
    case 'train_held':
      runs.push(begun(String(event.train), { reason: 'held' }))
      return
    case 'rolled':
      if (last && last.train === event.train && last.points !== null && last.to === null) last.points = Number(event.points)
      else runs.push(begun(String(event.train), { points: Number(event.points) }))
      return
  }
  if (last) tell(last, event)
}

function tell(run: Run, event: GameEvent): void {
  switch (event.type) {
    case 'moved':
      run.from ??= String(event.from_space)
      run.to = String(event.space)
      return
    case 'stopped':
      run.reason = String(event.reason)
      return
    case 'collision':
    case 'departure_entered':
      run.reason = event.type
      return
    case 'delivered':
      run.reason = 'delivered'
      run.goods = String(event.goods)
      return
    case 'to_depot':
      run.reason ||= 'port'
      return
    case 'tokens_lost':
      run.tokens += Number(event.count)
  }
}
