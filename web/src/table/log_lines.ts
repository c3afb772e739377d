/** The log's lines: what happened sentence by sentence, and runs of the same as one. */
import type { Phrases } from '../phrases'
import type { GameEvent } from '../protocol'

export interface LogLine {
  /** Its place among the events; it stays when more are told. */
  key: number
  event: GameEvent
  text: string
  /** The sentences that a run is made of; empty where the line is one event. */
  within: string[]
}

type Teller = Pick<Phrases, 'event' | 'run'>

/** Events that have nothing to say are left out; a run breaks where another sentence comes between. */
export function logLines(events: GameEvent[], phrases: Teller): LogLine[] {
  const lines: Array<LogLine & { run: string }> = []
  events.forEach((event, key) => {
    const text = phrases.event(event)
    if (text === '') return
    const run = phrases.run(event, 0)
    const last = lines.at(-1)
    if (run === '' || last?.run !== run) return void lines.push({ key, event, text, within: [], run })
    last.within = last.within.length ? [...last.within, text] : [last.text, text]
    last.text = phrases.run(last.event, last.within.length)
  })
  return lines
}
