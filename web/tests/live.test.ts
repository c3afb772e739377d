import { describe, expect, it } from 'vitest'
import { backoff, type Socket } from '../src/connection'
import { Live, merged } from '../src/live.svelte'
import type { GameEvent, StateMessage } from '../src/protocol'

function state(n: number, since: number, more: Partial<StateMessage> = {}): StateMessage {
  const events: GameEvent[] = Array.from({ length: n - since }, (_, i) => ({ step: since + i, type: 'went' }))
  return {
    type: 'state',
    n,
    since,
    kept: since,
    back: [],
    taken_back_by: null,
    due: n,
    asking: null,
    last_own: null,
    clock: null,
    frames: [],
    partial: false,
    seat: 0,
    to_act: 0,
    asks: 'go',
    view: {},
    aids: {},
    legal: [],
    events,
    rules: [],
    scores: [],
    recap: {},
    sides: [],
    winners: [],
    hidden: false,
    ...more,
  }
}

class FakeSocket implements Socket {
  said: Array<Record<string, unknown>> = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(public path: string) {}
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function setting() {
  const lines: FakeSocket[] = []
  const timers: Array<{ wait: number; run: () => void }> = []
  const live = new Live('abc', {
    socket: (path) => {
      lines.push(new FakeSocket(path))
      return lines.at(-1)!
    },
    after: (wait, run) => {
      const timer = { wait, run }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    random: () => 1,
  })
  live.connect()
  return { live, lines, timers }
}

describe('the line to a table', () => {
  it('waits longer after each failure, up to a limit', () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => backoff(attempt, () => 1))
    expect(waits).toEqual([400, 800, 1600, 3200, 10_000])
    expect(backoff(2, () => 0)).toBe(800)
  })

  it('comes back with what it holds and tells only the news', () => {
    const { live, lines, timers } = setting()
    const heard: number[] = []
    live.onstate = (message) => heard.push(message.events.length)
    lines[0]!.hear(state(3, 0))
    lines[0]!.onclose?.()
    expect(live.status).toBe('lost')
    timers.at(-1)!.run()
    expect(lines[1]!.path).toContain('since=3')
    lines[1]!.hear(state(5, 3))
    expect(live.status).toBe('open')
    expect(live.log.map((event) => event.step)).toEqual([0, 1, 2, 3, 4])
    expect(heard).toEqual([0, 2])
  })

  it('puts what has changed on what this line was told, also where that was no news', () => {
    const { live, lines } = setting()
    expect(lines[0]!.path).toContain('partial=yes')
    lines[0]!.hear(state(2, 0, { view: { dice: 1, track: [3] }, aids: { odds: 5 } }))
    lines[0]!.hear(state(3, 2, { view: { dice: 2 }, aids: {}, partial: true }))
    expect([live.message?.view, live.message?.aids]).toEqual([{ dice: 2, track: [3] }, { odds: 5 }])
    lines[0]!.hear(state(2, 2, { view: { dice: 4 }, aids: { odds: 6 }, partial: true }))
    expect(live.message?.view.dice).toBe(2)
    lines[0]!.hear(state(4, 3, { view: { track: [3, 3] }, aids: {}, partial: true }))
    expect([live.message?.view, live.message?.aids]).toEqual([{ dice: 4, track: [3, 3] }, { odds: 6 }])
    lines[0]!.hear(state(5, 4, { view: { dice: 1 }, aids: {} }))
    expect([live.message?.view, live.message?.aids]).toEqual([{ dice: 1 }, {}])
  })

  it('asks for what it missed', () => {
    const { live, lines } = setting()
    lines[0]!.hear(state(2, 0))
    lines[0]!.hear(state(6, 5))
    expect(live.message?.n).toBe(2)
    expect(lines[0]!.said.at(-1)).toEqual({ type: 'state', since: 2 })
  })

  it('says an unanswered action again after the line was down', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(2, 0))
    live.act('stop')
    lines[0]!.onclose?.()
    timers.at(-1)!.run()
    lines[1]!.hear(state(2, 2))
    expect(lines[1]!.said).toContainEqual({ type: 'act', seat: 0, n: 2, action: 'stop' })
    lines[1]!.hear(state(3, 2))
    expect(live.pending).toBeNull()
  })

  it('keeps what is done while the line is down, and says it once when it is back', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(2, 0, { back: [1] }))
    lines[0]!.onclose?.()
    live.undo(1)
    expect(lines[0]!.said).toEqual([])
    timers.at(-1)!.run()
    lines[1]!.hear({ type: 'table', table: { clock: {} } })
    lines[1]!.hear(state(2, 2))
    expect(lines[1]!.said).toEqual([{ type: 'undo', seat: 0, n: 2, to: 1 }])
  })

  it('lets the server say whether a move was made before the line broke or comes too late', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(2, 0))
    live.act('stop')
    lines[0]!.onclose?.()
    timers.at(-1)!.run()
    lines[1]!.hear(state(5, 2))
    expect(lines[1]!.said).toEqual([{ type: 'act', seat: 0, n: 2, action: 'stop' }])
    lines[1]!.hear({ type: 'refused', error: 'stale', message: { en: '', fr: '' }, rule: '', n: 5, action: 'stop' })
    expect(live.pending).toBeNull()
    expect(live.refused?.message.en).toContain('too late')
  })

  it('does not come back to a table that is gone', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(2, 0))
    lines[0]!.onclose?.()
    timers.at(-1)!.run()
    lines[1]!.hear({ type: 'refused', error: 'unknown_table', message: { en: 'No.', fr: 'Non.' }, rule: '', n: null })
    expect(live.gone?.error).toBe('unknown_table')
    expect(timers).toEqual([])
  })

  it('begins anew where the server knows less than it holds', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(4, 0))
    lines[0]!.onclose?.()
    timers.at(-1)!.run()
    lines[1]!.hear({ type: 'refused', error: 'malformed', message: { en: 'No.', fr: 'Non.' }, rule: '', n: null })
    lines[1]!.onclose?.()
    timers.at(-1)!.run()
    expect(lines[2]!.path).toContain('since=0')
    lines[2]!.hear(state(3, 0))
    expect(live.log.map((event) => event.step)).toEqual([0, 1, 2])
  })

  it('looks at the line when the network changes, and opens a lost one at once', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(1, 0))
    live.probe()
    expect(lines[0]!.said.at(-1)).toEqual({ type: 'ping' })
    lines[0]!.hear({ type: 'pong' })
    expect(live.status).toBe('open')
    live.probe()
    timers.at(-1)!.run()
    expect(live.status).toBe('lost')
    live.probe()
    expect(lines).toHaveLength(2)
    expect(timers).toHaveLength(1)
  })

  it('asks why once, and remembers the answer while nothing changes', async () => {
    const { live, lines } = setting()
    lines[0]!.hear(state(2, 0))
    const [first, second] = [live.why('take red 6'), live.why('take red 6')]
    lines[0]!.hear({ type: 'why', n: 2, action: 'take red 6', rule: 'WX-TAKE-3' })
    expect(await first).toBe('WX-TAKE-3')
    expect(await second).toBe('WX-TAKE-3')
    expect(lines[0]!.said.filter((each) => each.type === 'why')).toHaveLength(1)
  })

  it('shows a refusal and lets the person choose again', () => {
    const { live, lines } = setting()
    lines[0]!.hear(state(2, 0))
    live.act('take red 6')
    const message = { en: 'No.', fr: 'Non.' }
    lines[0]!.hear({ type: 'refused', error: 'illegal', message, rule: 'WX-TAKE-3', n: 2, action: 'take red 6' })
    expect(live.pending).toBeNull()
    expect(live.refused?.rule).toBe('WX-TAKE-3')
  })

  it('takes a silent line for a lost one', () => {
    const { live, lines, timers } = setting()
    lines[0]!.onopen?.()
    lines[0]!.hear(state(1, 0))
    timers.at(-1)!.run()
    expect(lines[0]!.said).toEqual([{ type: 'ping' }])
    timers.at(-1)!.run()
    expect(live.status).toBe('lost')
  })

  it('forgets what was taken back, and tells what is done instead as news', () => {
    const { live, lines } = setting()
    lines[0]!.hear(state(4, 0, { back: [2, 3] }))
    live.undo(2)
    expect(lines[0]!.said.at(-1)).toEqual({ type: 'undo', seat: 0, n: 4, to: 2 })
    lines[0]!.hear(state(5, 4, { kept: 2, events: [], taken_back_by: 0 }))
    expect(live.log.map((event) => event.step)).toEqual([0, 1])
    const heard: GameEvent[] = []
    live.onstate = (message) => heard.push(...message.events)
    lines[0]!.hear(state(6, 5, { kept: 2, events: [{ step: 2, type: 'stayed' }] }))
    expect(heard).toEqual([{ step: 2, type: 'stayed' }])
  })

  it('hears of an undo and what followed it in one message', () => {
    const { live, lines } = setting()
    lines[0]!.hear(state(4, 0))
    const heard: GameEvent[] = []
    live.onstate = (message) => heard.push(...message.events)
    lines[0]!.hear(state(6, 4, { kept: 3, events: [{ step: 3, type: 'stayed' }] }))
    expect(live.log.map((event) => event.type)).toEqual(['went', 'went', 'went', 'stayed'])
    expect(heard).toHaveLength(1)
  })

  it('shows where somebody points for a while', () => {
    const { live, lines, timers } = setting()
    lines[0]!.hear(state(1, 0))
    live.point('dijon')
    expect(lines[0]!.said.at(-1)).toEqual({ type: 'point', seat: 0, at: 'dijon' })
    lines[0]!.hear({ type: 'pointed', seat: 1, at: 'dijon' })
    expect(live.pointed).toEqual([{ seat: 1, at: 'dijon' }])
    timers.at(-1)!.run()
    expect(live.pointed).toEqual([])
  })

  it('keeps a proposal until something is done, and none that comes too late', () => {
    const { live, lines } = setting()
    const proposal = {
      type: 'proposed' as const,
      seat: 1,
      to: 0,
      n: 4,
      actions: [],
      reasons: { en: 'why', fr: 'pourquoi' },
    }
    lines[0]!.hear(state(4, 0, { due: 4 }))
    lines[0]!.hear(proposal)
    expect(live.proposed?.seat).toBe(1)
    lines[0]!.hear(state(5, 4, { due: 4 })) // somebody asked for something
    expect(live.proposed?.seat).toBe(1)
    lines[0]!.hear(state(6, 5, { due: 6 }))
    expect(live.proposed).toBeNull()
    lines[0]!.hear(proposal)
    expect(live.proposed).toBeNull()
  })

  it('trusts a message about everything from its beginning on', () => {
    const log: GameEvent[] = [
      { step: 0, type: 'a' },
      { step: 1, type: 'b' },
    ]
    expect(merged(log, { kept: 1, events: [{ step: 1, type: 'c' }] }).map((event) => event.type)).toEqual(['a', 'c'])
  })
})
