/** Turns as stories: a game's events cut into turns, and what each turn comes to in a line. */
import type { Phrases } from './phrases'
import type { GameEvent } from './protocol'

/** Events that follow one another in the log as one turn. */
export interface Turn {
  /** Its place among the events; it stays when more are told. */
  key: number
  /** Whose turn it is; null before the first. */
  seat: number | null
  events: GameEvent[]
}

export type Weight = 'heavy' | 'normal' | 'trifle'
/** Kind of an event of weight: it has a sound and a mark of its own. */
export type Kind = 'gain' | 'harm' | 'crash' | 'card' | 'arrival'

type Teller = Pick<Phrases, 'begins' | 'short' | 'sentenceOf' | 'weight'>

/** Cuts events into turns, where the game says that one begins. */
export function turnsOf(events: GameEvent[], phrases: Teller): Turn[] {
  const turns: Turn[] = []
  events.forEach((event, key) => {
    const last = turns.at(-1)
    const seat = phrases.begins(event, last?.seat ?? null)
    if (!last || seat !== undefined) turns.push({ key, seat: seat ?? null, events: [event] })
    else last.events.push(event)
  })
  return turns
}

/** Sum of one kind of event in a turn, told once. */
interface Part {
  event: GameEvent
  text: string
  count: number
  /** Of such events' numbers, where they are added up. */
  sum: number | undefined
}

/** Summary of a turn, part by part in order: equals counted or added up, of others only the last. */
export function partsOf({ seat, events }: Turn, phrases: Teller): string[] {
  const parts = new Map<string, Part>()
  for (const event of events) {
    const said = phrases.short(event, seat)
    if (!said) continue
    const key = said.last ? event.type : said.text
    const before = parts.get(key)
    parts.set(key, {
      event,
      text: said.text,
      count: said.last ? 1 : (before?.count ?? 0) + 1,
      sum: said.amount === undefined ? undefined : (before?.sum ?? 0) + said.amount,
    })
  }
  if (parts.size === 0) {
    const told = events.filter((event) => phrases.weight(event) !== 'trifle')
    return told.flatMap((event) => phrases.sentenceOf(event, seat)?.text ?? []).slice(-1)
  }
  return [...parts.values()].map(({ event, text, count, sum }) => {
    if (sum !== undefined) return phrases.short(event, seat, sum)?.text ?? text
    return count > 1 ? `${text} ${count}×` : text
  })
}

/** Turn that is told at the end of a game. */
export interface Highlight {
  key: number
  /** Number of the turn in the game. */
  number: number
  seat: number
  line: string
  /** Step of the game at which it ended. */
  step: number
}

const TELLING: Record<Kind, number> = { arrival: 8, crash: 4, harm: 3, gain: 2, card: 1 }

/** Story of a game: the turns that weighed most, in order, the last one among them. What happened often weighs less. */
export function highlightsOf(events: GameEvent[], phrases: Teller & Pick<Phrases, 'kindOf'>, most = 5): Highlight[] {
  const often = new Map<string, number>()
  for (const { type } of events) often.set(type, (often.get(type) ?? 0) + 1)
  const weigh = (event: GameEvent) => {
    const kind = phrases.kindOf(event)
    return kind ? TELLING[kind] / Math.sqrt(often.get(event.type)!) : 0
  }
  const told = turnsOf(events, phrases)
    .filter(({ seat }) => seat !== null)
    .map((turn, i) => ({ turn, number: i + 1, weight: turn.events.reduce((sum, each) => sum + weigh(each), 0) }))
    .filter(({ weight }) => weight > 0)
  const last = told.at(-1)
  const heaviest = told.slice(0, -1).sort((a, b) => b.weight - a.weight || a.number - b.number)
  return [...heaviest.slice(0, most - 1), ...(last ? [last] : [])]
    .sort((a, b) => a.number - b.number)
    .map(({ turn, number }) => {
      const heavy = { ...turn, events: turn.events.filter((each) => phrases.kindOf(each)) }
      const line = partsOf(heavy, phrases).slice(0, 4).join(', ')
      return { key: turn.key, number, seat: turn.seat!, line, step: turn.events.at(-1)!.step + 1 }
    })
}
