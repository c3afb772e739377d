/** Time controls, and how times are written. */
import type { Pace } from '../generated/messages'

export type { ClockInfo, Pace } from '../generated/messages'

export const UNHURRIED: Pace = { kind: 'none', seconds: 0, increment: 0, zero: 'bot', level: '' }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Bank and increment, in seconds. */
export const LIVE: Array<[number, number]> = [
  [3 * MINUTE, 2],
  [5 * MINUTE, 5],
  [10 * MINUTE, 10],
  [20 * MINUTE, 15],
  [45 * MINUTE, 30],
]
export const TURN = [30, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY]

/** A pace of that kind to begin with. */
export function usual(kind: Pace['kind'], from: Pace): Pace {
  if (kind === 'live') return { ...from, kind, seconds: 10 * MINUTE, increment: 10 }
  return { ...from, kind, seconds: kind === 'turn' ? DAY : 0, increment: 0 }
}

export interface Units {
  day: string
  hour: string
  minute: string
  second: string
}

/** A span as one says it: "3 d", "1 h 30 min", "45 s". */
export function span(seconds: number, units: Units): string {
  const parts: Array<[number, string]> = [
    [Math.floor(seconds / DAY), units.day],
    [Math.floor((seconds % DAY) / HOUR), units.hour],
    [Math.floor((seconds % HOUR) / MINUTE), units.minute],
    [seconds % MINUTE, units.second],
  ]
  const said = parts.filter(([count]) => count > 0).slice(0, 2)
  return said.map(([count, unit]) => `${count}\u00a0${unit}`).join(' ') || `0\u00a0${units.second}`
}

/** Time left as a clock shows it: "4:59", "−0:12", and from an hour on as a span. */
export function face(milliseconds: number, units: Units): string {
  const late = milliseconds < 0
  const seconds = late ? Math.floor(-milliseconds / 1000) : Math.ceil(milliseconds / 1000)
  const sign = late ? '−' : ''
  if (seconds >= HOUR) return sign + span(seconds - (seconds % MINUTE), units)
  return `${sign}${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}

export const SHORT = MINUTE * 1000

/** The warnings that are said aloud: the moments below which so much is left. */
export function warning(before: number, after: number): number | null {
  return [MINUTE, 10].find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null
}
