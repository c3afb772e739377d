import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameDetail, GameEvent, StateMessage, TableInfo } from '../src/protocol'
import { settings } from '../src/settings.svelte'
import * as sound from '../src/sound'
import { Room } from '../src/table/room.svelte'

const both = (text: string) => ({ en: text, fr: text })
const WORDS = {
  seats: ['seat'],
  texts: {
    en: `
ask-go-you = choose a train
ask-go-other = { $seat } chooses a train
ask-wait-you = wait
ask-wait-other = { $seat } waits
event-drew = { $seat } draws a card
event-moved = A train moves
event-turn = { $seat } is next
`,
  },
}
const page = { hidden: false }
vi.stubGlobal('document', page)
const whistle = vi.spyOn(sound, 'whistle').mockImplementation(() => {})
vi.spyOn(sound, 'clack').mockImplementation(() => {})

function state(
  n: number,
  to_act: number,
  events: Array<Omit<GameEvent, 'step'> & { type: string }> = [],
  more: Partial<StateMessage> = {},
): StateMessage {
  const asks = to_act === 0 ? 'go' : 'wait'
  return {
    type: 'state',
    n,
    since: n - 1,
    kept: n - 1,
    back: [],
    taken_back_by: null,
    due: n,
    asking: null,
    last_own: null,
    clock: null,
    frames: [],
    partial: false,
    seat: 0,
    to_act,
    asks,
    view: {},
    aids: {},
    legal: [],
    rules: [],
    scores: [0, 0, 0],
    recap: {},
    sides: [[0], [1], [2]],
    winners: [],
    hidden: false,
    events: events.map((event) => ({ ...event, step: n - 1 }) as GameEvent),
    ...more,
  }
}

/** A room of Anna (me), Ben and Clara, and what the server says in it. */
function room(mine = [true, false, false]) {
  const made = new Room('abc')
  made.detail = { words: WORDS, levels: ['novice'], rules: [], title: both('Race') } as unknown as GameDetail
  const seats = ['Anna', 'Ben', 'Clara'].map((name, seat) => ({
    seat,
    name,
    mine: mine[seat],
    kind: 'person',
    stand_in: null,
  }))
  made.live.table = { seats, hints: true } as unknown as TableInfo
  const hear = (told: StateMessage) => {
    const { n, to_act } = told
    const { to_act: seat = 0, asks = '' } = made.live.message ?? {}
    const frames = told.events.length ? [{ step: n - 1, seat, asks, turn: to_act, to_act }] : []
    const message = { ...told, frames }
    made.live.message = message
    made.live.log = [...made.live.log, ...message.events]
    made.live.onstate(message, message.n === 1)
  }
  return { room: made, hear }
}

/** Headline and acting seat of each frame, until it rests. */
function frames(shown: Room): Array<[string, number]> {
  const seen: Array<[string, number]> = []
  for (let i = 0; shown.stage.busy && i < 50; i++) {
    seen.push([shown.headline, shown.acting])
    expect([shown.ready, shown.mayAsk]).toEqual([false, false])
    vi.advanceTimersToNextTimer()
  }
  return seen
}

describe('a room while events are shown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    whistle.mockClear()
    page.hidden = false
    settings.language = 'en'
  })

  it('names who acts and never what is asked of me afterwards', () => {
    const { room: shown, hear } = room()
    hear(state(1, 2))
    hear(state(2, 2, [{ type: 'silent' }, { type: 'moved' }, { type: 'silent' }]))
    hear(state(3, 0, [{ type: 'drew', seat: 2 }, { type: 'turn', seat: 0 }, { type: 'silent' }]))
    expect(frames(shown)).toEqual([
      ['Clara waits', 2],
      ['A train moves', 2],
      ['A train moves', 2],
      ['Clara draws a card', 2],
      ['Anna is next', 2],
      ['Anna is next', 2],
    ])
    expect([shown.headline, shown.acting, shown.ready]).toEqual(['Your turn: choose a train', 0, true])
  })

  it('does not keep the sentence of another one', () => {
    const { room: shown, hear } = room()
    hear(state(1, 1))
    hear(state(2, 2, [{ type: 'drew', seat: 1 }]))
    hear(state(3, 0, [{ type: 'silent' }]))
    expect(frames(shown)).toEqual([
      ['Ben draws a card', 1],
      ['Clara waits', 2],
    ])
  })

  it('does not tell the end before it was shown', () => {
    const { room: shown, hear } = room()
    hear(state(1, 1))
    hear(state(2, -2, [{ type: 'moved' }, { type: 'silent' }], { winners: [1] }))
    expect(frames(shown)).toEqual([
      ['A train moves', 1],
      ['A train moves', 1],
    ])
    expect(shown.headline).toBe('Ben wins')
  })

  it('calls me when all was shown, once', () => {
    const { room: shown, hear } = room()
    hear(state(1, 1))
    hear(state(2, 0, [{ type: 'moved' }, { type: 'turn', seat: 0 }]))
    expect(whistle).not.toHaveBeenCalled()
    frames(shown)
    expect(whistle).toHaveBeenCalledTimes(1)
    hear(state(3, 0, [{ type: 'drew', seat: 0 }]))
    frames(shown)
    expect(whistle).toHaveBeenCalledTimes(1)
  })

  it('calls me again after others who played while nothing had come to rest', () => {
    const { room: shown, hear } = room()
    hear(state(1, 0))
    expect(whistle).toHaveBeenCalledTimes(1)
    hear(state(2, 1, [{ type: 'drew', seat: 0 }]))
    hear(state(3, 0, [{ type: 'drew', seat: 1 }]))
    frames(shown)
    expect(whistle).toHaveBeenCalledTimes(2)
  })

  it('calls me at once where nobody looks', () => {
    const { room: shown, hear } = room()
    hear(state(1, 1))
    page.hidden = true
    hear(state(2, 0, [{ type: 'moved' }, { type: 'moved' }]))
    expect([shown.stage.busy, whistle.mock.calls.length]).toEqual([false, 1])
  })

  it('says to the ear what was shown, when it was', () => {
    const { room: shown, hear } = room()
    hear(state(1, 2))
    const heard = [shown.spoken]
    hear(state(2, 2, [{ type: 'moved' }]))
    hear(
      state(3, 0, [
        { type: 'drew', seat: 2 },
        { type: 'turn', seat: 0 },
      ]),
    )
    for (; shown.stage.busy; vi.advanceTimersToNextTimer()) heard.push(shown.spoken)
    expect(new Set(heard)).toEqual(new Set(['Clara waits']))
    expect(shown.spoken).toBe('Clara: draws a card. Your turn: choose a train')
  })

  it('tells the log as far as it was shown', () => {
    const { room: shown, hear } = room()
    hear(state(1, 2))
    hear(state(2, 2, [{ type: 'moved' }]))
    hear(
      state(3, 0, [
        { type: 'drew', seat: 2 },
        { type: 'turn', seat: 0 },
      ]),
    )
    const lengths: number[] = []
    for (; shown.stage.busy; vi.advanceTimersToNextTimer()) lengths.push(shown.log.length)
    expect(lengths).toEqual([1, 2, 3])
  })

  it('names the one of us who acts, at a screen that is passed on', () => {
    const { room: shown, hear } = room([true, true, false])
    hear(state(1, 0))
    hear(state(2, 1, [{ type: 'silent' }, { type: 'turn', seat: 1 }], { seat: 1 }))
    expect(frames(shown)).toEqual([
      ['Anna chooses a train', 0],
      ['Ben is next', 0],
    ])
    expect(shown.headline).toBe('Ben: wait')
  })
})
