/** Recap cards: what each rival did since I acted last, one card a turn. */
import { t } from '../i18n.svelte'
import type { Phrases } from '../phrases'
import type { GameEvent } from '../protocol'
import type { Shown } from '../stage.svelte'
import { partsOf, turnsOf, type Turn } from '../story'
import { logLines, type LogLine } from './log_lines'

export interface Card {
  key: number
  seat: number
  /** Summary of the turn. */
  line: string
  /** Its sentences. */
  steps: LogLine[]
  /** Steps of it that can be shown once more. */
  shown: Shown[]
  /** A rival took something from me. */
  hurts: boolean
  /** The first and the last step of the game in it. */
  first: number
  last: number
}

export interface Since {
  /** The last step that I decided on, or -1. */
  own: number
  mine: number[]
  /** The last turn has come to me, or has ended with the game. */
  isOver: boolean
  past: Shown[]
}

/** The cards of the rivals' turns in `log` since I acted; the turn that is under way has none yet. */
export function cardsOf(log: GameEvent[], phrases: Phrases, { own, mine, isOver, past }: Since): Card[] {
  const turns = turnsOf(log, phrases)
  return turns
    .filter(({ seat }, i) => seat !== null && !mine.includes(seat) && (isOver || i < turns.length - 1))
    .map((turn) => ({ ...turn, events: turn.events.filter(({ step }) => step > own || begins(turn, step, own)) }))
    .filter(({ events }) => events.some(({ step }) => step > own))
    .map((turn) => card(turn, phrases, mine, past))
}

/** The event that passes the turn on belongs to the step before it, which may be mine. */
function begins({ events }: Turn, step: number, own: number): boolean {
  return step === own && events[0]!.step === own
}

function card(turn: Turn, phrases: Phrases, mine: number[], past: Shown[]): Card {
  const events = new Set(turn.events)
  const shown = past.filter(({ event }) => event !== null && events.has(event))
  const { key } = turn
  const seat = turn.seat!
  const hurts = turn.events.some((event) => {
    const harms = phrases.kindOf(event) === 'harm' || phrases.kindOf(event) === 'crash'
    return harms && phrases.seatsOf(event).some((each) => mine.includes(each))
  })
  const parts = [...partsOf(turn, phrases), ...scored(seat, shown)]
  const line = parts.join(', ')
  const [first, last] = [turn.events[0]!.step, turn.events.at(-1)!.step]
  return { key, seat, line, steps: logLines(turn.events, phrases), shown, hurts, first, last }
}

/** Where the turn has brought its player. */
function scored(seat: number, shown: Shown[]): string[] {
  const before = shown[0]?.from.scores[seat]
  const now = shown.at(-1)?.scores[seat]
  return before === undefined || now === undefined || now === before ? [] : [t('recap-score', { score: now })]
}
