import { describe, expect, it } from 'vitest'
import type { Frame, GameEvent, StateMessage } from '../src/protocol'
import { actors, Stage, standings } from '../src/stage.svelte'

function message(n: number, types: string[], more: Partial<StateMessage> = {}): StateMessage {
  const events: GameEvent[] = types.map((type) => ({ step: n, type }))
  const to_act = more.to_act ?? 0
  const frames: Frame[] = types.length ? [{ step: n, seat: -1, asks: '', turn: to_act, to_act }] : []
  return {
    type: 'state',
    n,
    since: n - 1,
    kept: n,
    back: [],
    taken_back_by: null,
    due: 0,
    asking: null,
    last_own: null,
    clock: null,
    frames,
    partial: false,
    seat: 0,
    to_act: 0,
    asks: '',
    view: { at: n },
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

/** A clock that the test turns. */
function clock() {
  const waiting: Array<() => void> = []
  const times: number[] = []
  return {
    times,
    after: (time: number, run: () => void) => {
      times.push(time)
      waiting.push(run)
      return () => waiting.splice(waiting.indexOf(run), waiting.includes(run) ? 1 : 0)
    },
    turn: () => waiting.shift()?.(),
  }
}

/** Turns the clock until all is shown; who acted and what was told in each frame. */
function played(stage: Stage, time: ReturnType<typeof clock>): Array<[string, number]> {
  const seen: Array<[string, number]> = []
  while (stage.busy) {
    seen.push([stage.shown!.event?.type ?? '', stage.acting])
    time.turn()
  }
  return seen
}

describe('the stage', () => {
  it('shows the first message at once', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, ['a']), true)
    expect(stage.shown?.view).toEqual({ at: 1 })
    expect(stage.busy).toBe(false)
  })

  it('plays the events of each step on the view after it, then rests on what the server said', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, [], { view: { at: 1, gone: 1 } }), true)
    const events = [
      { step: 2, type: 'a' },
      { step: 2, type: 'b' },
      { step: 3, type: 'c' },
    ]
    const frames: Frame[] = [
      { step: 2, seat: 0, asks: '', turn: 0, to_act: -1, view: { at: 2 }, gone: ['gone'] },
      { step: 3, seat: -1, asks: '', turn: 0, to_act: 0 },
    ]
    stage.push(message(4, [], { events, frames, kept: 2 }), false)
    const seen: Array<[string, object, number | null]> = []
    for (let i = 0; i < 3; i++, time.turn()) seen.push([stage.shown!.event!.type, stage.shown!.view, stage.shown!.step])
    expect(seen).toEqual([
      ['a', { at: 2 }, 3],
      ['b', { at: 2 }, 3],
      ['c', { at: 4 }, 4],
    ])
    expect(stage.busy).toBe(false)
  })

  it('plays messages one after the other', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, []), true)
    stage.push(message(2, ['a']), false)
    stage.push(message(3, ['c']), false)
    expect(stage.shown?.view).toEqual({ at: 2 })
    time.turn()
    expect(stage.shown?.view).toEqual({ at: 3 })
    expect(stage.busy).toBe(true)
    time.turn()
    expect(stage.busy).toBe(false)
  })

  it('jumps to the end for whoever does not wait', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, []), true)
    stage.push(message(2, ['a']), false)
    stage.push(message(3, ['b']), false)
    stage.skip()
    expect(stage.shown?.view).toEqual({ at: 3 })
    expect(stage.busy).toBe(false)
  })

  it('moves nothing where motion is not wanted', () => {
    const stage = new Stage(clock().after)
    stage.still = () => true
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b'], { to_act: 1 }), false)
    expect(stage.shown?.view).toEqual({ at: 2 })
    expect([stage.busy, stage.acting]).toEqual([false, 1])
  })

  it('says who acted before, not who will, while events name no seat', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, [], { to_act: 2 }), true)
    stage.push(message(2, ['moved', 'stopped'], { to_act: 1 }), false)
    stage.push(message(3, ['moved'], { to_act: 0 }), false)
    expect(played(stage, time)).toEqual([
      ['moved', 2],
      ['stopped', 2],
      ['moved', 1],
    ])
    expect(stage.acting).toBe(0)
  })

  it('keeps who acts where nothing happened, and till the end of the game was shown', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, [], { to_act: 1 }), true)
    stage.push(message(2, ['a'], { to_act: 1 }), false)
    stage.push(message(3, [], { to_act: 0 }), false)
    stage.push(message(4, ['won'], { to_act: -2 }), false)
    expect(played(stage, time)).toEqual([
      ['a', 1],
      ['', 1],
      ['won', 0],
    ])
    expect(stage.acting).toBe(-2)
  })

  it('tells what was shown of the one who acts, over several messages, and nothing of another', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, [], { to_act: 1 }), true)
    stage.push(message(2, ['a', 'b'], { to_act: 1 }), false)
    stage.push(message(3, ['c'], { to_act: 2 }), false)
    stage.push(message(4, ['d'], { to_act: 0 }), false)
    const told: string[] = []
    for (; stage.busy; time.turn()) told.push(stage.shown!.told.map(({ type }) => type).join())
    expect(told).toEqual(['a', 'a,b', 'a,b,c', 'd'])
  })

  it('shows a log without what is still to come', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, []), true)
    stage.push(message(2, ['b', 'c']), false)
    stage.push(message(3, []), false)
    const log = ['a', 'b', 'c'].map((type) => ({ step: 1, type }))
    const lengths: number[] = []
    for (; stage.busy; time.turn()) lengths.push(stage.seen(log).length)
    expect(lengths).toEqual([2, 3, 3])
    expect(stage.seen(log)).toHaveLength(3)
  })

  it('does not go on with what was taken back', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b']), false)
    stage.push(message(3, [], { kept: 2, to_act: 1 }), false)
    expect([stage.busy, stage.acting, stage.shown?.view]).toEqual([false, 1, { at: 3 }])
  })

  it('shows nobody what another one at the same screen knew', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, [], { hidden: true, seat: 0 }), true)
    stage.push(message(2, ['a'], { hidden: true, seat: 0 }), false)
    expect(stage.busy).toBe(true)
    stage.push(message(3, ['b'], { hidden: true, seat: 1 }), false)
    expect([stage.busy, stage.shown?.seat, stage.shown?.view]).toEqual([false, 1, { at: 3 }])
  })

  it('looks with the same eyes until all is shown, where nothing is hidden', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, [], { seat: 0 }), true)
    stage.push(message(2, ['a', 'b'], { seat: 1 }), false)
    expect(stage.shown?.seat).toBe(0)
    time.turn()
    expect(stage.shown?.seat).toBe(1)
  })

  it('does not stir for a message without events', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, []), true)
    stage.push(message(2, [], { to_act: 1 }), false)
    expect([stage.busy, stage.acting, stage.shown?.view]).toEqual([false, 1, { at: 2 }])
  })

  it('jumps where a message has no frames', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b'], { frames: [], to_act: 1 }), false)
    expect([stage.busy, stage.acting, stage.shown?.view]).toEqual([false, 1, { at: 2 }])
  })

  it('gives events of weight their time, trifles none, and what I chose myself no more than others', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.weigh = (event) => (event.type === 'stole' ? 'heavy' : event.type === 'turn' ? 'trifle' : 'normal')
    stage.push(message(1, [], { to_act: 1 }), true)
    stage.push(message(2, ['rolled', 'stole', 'turn'], { to_act: 0 }), false)
    played(stage, time)
    const frames: Frame[] = [{ step: 3, seat: 0, asks: '', turn: 1, to_act: 1 }]
    stage.push(message(3, ['stole'], { frames, to_act: 1 }), false)
    played(stage, time)
    expect(time.times).toEqual([450, 1200, 0, 450])
  })

  it('shows steps once more and then rests where it did, the log being whole', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, [], { to_act: 1 }), true)
    stage.push(message(2, ['a', 'b'], { to_act: 0 }), false)
    played(stage, time)
    const rested = stage.shown
    stage.again(stage.past)
    expect([stage.repeats, stage.acting, stage.seen([{ step: 2, type: 'a' }])]).toEqual([
      true,
      1,
      [{ step: 2, type: 'a' }],
    ])
    expect(played(stage, time)).toEqual([
      ['a', 1],
      ['b', 1],
    ])
    expect([stage.repeats, stage.shown]).toEqual([false, rested])
  })

  it('ends what is shown once more for whoever does not wait, and for news', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b']), false)
    played(stage, time)
    const rested = stage.shown
    stage.again(stage.past)
    stage.skip()
    expect([stage.busy, stage.shown]).toEqual([false, rested])
    stage.again(stage.past)
    stage.push(message(3, ['c']), false)
    expect([stage.repeats, stage.shown?.event?.type]).toEqual([false, 'c'])
  })

  it('can show again what was never played, nothing that was taken back, and nothing of another’s', () => {
    const stage = new Stage(clock().after)
    const types = () => stage.past.map(({ event }) => event?.type)
    stage.still = () => true
    stage.push(message(1, [], { hidden: true }), true)
    stage.push(message(2, ['a', 'b'], { hidden: true }), false)
    stage.push(message(3, ['c'], { hidden: true }), false)
    expect(types()).toEqual(['a', 'b', 'c'])
    stage.push(message(4, [], { hidden: true, kept: 3 }), false)
    expect(types()).toEqual(['a', 'b'])
    stage.push(message(5, ['d'], { hidden: true, seat: 1 }), false)
    expect(types()).toEqual([])
  })

  it('says when all has been shown', () => {
    const time = clock()
    const stage = new Stage(time.after)
    let rests = 0
    stage.onrest = () => (rests += 1)
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b']), false)
    expect(rests).toBe(1)
    played(stage, time)
    expect(rests).toBe(2)
  })
})

describe('frames', () => {
  const frame = (seat: number, turn: number, more: Partial<Frame> = {}): Frame => ({
    step: 0,
    seat,
    asks: '',
    turn,
    to_act: turn,
    ...more,
  })

  it('name who decided, and while chance acts whose turn it is', () => {
    expect(actors([frame(1, 1), frame(-1, 2), frame(-1, 2)], 1)).toEqual([1, 1, 2])
  })

  it('name who acted before where it is nobody’s turn', () => {
    expect(actors([frame(1, -1), frame(-1, -1), frame(-1, 0)], 1)).toEqual([1, 1, 1])
  })

  it('lead from one to the next, the last being as the message says', () => {
    const frames = [
      frame(0, 0, { view: { a: 2 }, scores: [1, 0] }),
      frame(-1, 0, { view: { b: 1 }, gone: ['a'], recap: { last: 5 } }),
      frame(-1, 1),
    ]
    const last = message(9, [], { frames, view: { end: true }, scores: [1, 2], recap: { last: 6 } })
    expect(standings(last, { view: { a: 1, c: 3 }, scores: [0, 0], recap: {} })).toEqual([
      { view: { a: 2, c: 3 }, scores: [1, 0], recap: {} },
      { view: { b: 1, c: 3 }, scores: [1, 0], recap: { last: 5 } },
      { view: { end: true }, scores: [1, 2], recap: { last: 6 } },
    ])
  })
})
