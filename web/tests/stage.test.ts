import { describe, expect, it } from 'vitest'
import type { GameEvent, StateMessage } from '../src/protocol'
import { Stage } from '../src/stage.svelte'

function message(n: number, types: string[]): StateMessage {
  const events: GameEvent[] = types.map((type) => ({ step: n, type }))
  return {
    type: 'state', n, since: n - 1, kept: n - 1, back: [], taken_back_by: null, due: 0, asking: null, last_own: null, seat: 0, to_act: 0, asks: '', view: { at: n }, aids: {}, legal: [], events, rules: [], scores: [], sides: [], winners: [], hidden: false,
  }
}

/** A clock that the test turns. */
function clock() {
  const waiting: Array<() => void> = []
  return {
    after: (_: number, run: () => void) => {
      waiting.push(run)
      return () => waiting.splice(waiting.indexOf(run), 1)
    },
    turn: () => waiting.shift()?.(),
  }
}

describe('the stage', () => {
  it('shows the first message at once', () => {
    const stage = new Stage(clock().after)
    stage.push(message(1, ['a']), true)
    expect(stage.frame?.view).toEqual({ at: 1 })
    expect(stage.busy).toBe(false)
  })

  it('plays events in order, then rests on what the server said', () => {
    const time = clock()
    const stage = new Stage(time.after)
    stage.follow = (view, event) => ({ ...view, saw: event.type })
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b']), false)
    stage.push(message(3, ['c']), false)
    const seen = [stage.frame?.view]
    for (let i = 0; i < 2; i++) {
      time.turn()
      seen.push(stage.frame?.view)
    }
    expect(seen).toEqual([{ at: 1, saw: 'a' }, { at: 2 }, { at: 3 }])
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
    expect(stage.frame?.view).toEqual({ at: 3 })
    expect(stage.busy).toBe(false)
  })

  it('moves nothing where motion is not wanted', () => {
    const stage = new Stage(clock().after)
    stage.still = () => true
    stage.push(message(1, []), true)
    stage.push(message(2, ['a', 'b']), false)
    expect(stage.frame?.view).toEqual({ at: 2 })
    expect(stage.busy).toBe(false)
  })
})
