import { describe, expect, it, vi } from 'vitest'
import { Decision, type Now } from '../src/decision.svelte'
import type { Legal } from '../src/protocol'

const legal = (...actions: string[]): Legal[] => actions.map((action) => ({ action, kind: action, params: {} }))

/** A decision at a table where the test says what is due. */
function table(...actions: string[]) {
  const done: string[] = []
  const now: Now = {
    legal: legal(...actions),
    view: { phase: 'go' },
    seat: 0,
    toAct: 0,
    sending: false,
    act: (action) => done.push(action),
    explain: (action) => done.push(`why ${action}`),
    cite: (rule) => done.push(`rule ${rule}`),
  }
  return { now, done, decision: new Decision(() => now) }
}

describe('a decision', () => {
  it('is mine with its phase and what is allowed, or nobody’s', () => {
    const mine = table('a').decision
    expect([mine.mine, mine.phase, [...mine.allowed.keys()]]).toEqual([true, 'go', ['a']])
    const { now } = table('a')
    const other = new Decision(() => ({ ...now, toAct: 1 }))
    expect([other.mine, other.phase]).toEqual([false, ''])
    expect(new Decision(() => ({ ...now, legal: [] })).mine).toBe(false)
  })

  it('does what is allowed and asks why not else', () => {
    const { decision, done } = table('a')
    decision.attempt('a')
    decision.attempt('b')
    expect(done).toEqual(['a', 'why b'])
  })

  it('does nothing while something is on its way', () => {
    const { decision, done, now } = table('a')
    now.sending = true
    decision.send('a', 'b')
    expect([done, decision.waiting]).toEqual([[], 0])
  })
})

/** Actions done of a queue, decision after decision. */
function queued(
  queue: Parameters<Decision['send']>,
  ...decisions: Array<[phase: string, ...actions: string[]]>
): string[] {
  const done: string[] = []
  let at = $state.raw<[string, Legal[]]>(['go', legal('first')])
  const decision = new Decision(() => ({
    legal: at[1],
    view: { phase: at[0] },
    seat: 0,
    toAct: 0,
    sending: false,
    act: (action) => done.push(action),
    explain: () => {},
    cite: () => {},
  }))
  decision.send('first', ...queue)
  decision.goOn() // the same decision still: nothing more is done
  for (const [phase, ...actions] of decisions) {
    at = [phase, legal(...actions)]
    decision.goOn()
  }
  return done.slice(1)
}

describe('a queue of actions', () => {
  it('goes on with each decision', () => {
    expect(queued(['a', 'b'], ['go', 'a', 'x'], ['go', 'b'])).toEqual(['a', 'b'])
  })

  it('ends where the next is not allowed', () => {
    expect(queued(['a', 'b'], ['go', 'b'], ['go', 'a', 'b'])).toEqual([])
  })

  const wishes = [
    { phase: 'side', action: 'against 1' },
    { phase: 'train', action: 'train 2' },
  ]
  it('passes over what the engine decided by itself', () => {
    expect(queued(wishes, ['side', 'against 1'], ['train', 'train 2'])).toEqual(['against 1', 'train 2'])
    expect(queued(wishes, ['train', 'train 2'])).toEqual(['train 2'])
  })

  it('waits to be asked where something came up that changes the mind', () => {
    const roll = (unless: () => boolean) => [{ phase: 'go', action: 'roll', unless }]
    expect(
      queued(
        roll(() => false),
        ['go', 'roll', 'call'],
      ),
    ).toEqual(['roll'])
    expect(
      queued(
        roll(() => true),
        ['go', 'roll', 'call'],
      ),
    ).toEqual([])
  })

  it('ends where the same words mean something else', () => {
    expect(queued(wishes, ['stolen', 'train 2'], ['train', 'train 2'])).toEqual([])
  })
})

it('what is pointed at says why after a moment, unless it is left', () => {
  vi.useFakeTimers()
  const { decision, done } = table('a')
  decision.point({ action: 'b' })
  decision.point({ rule: 'XX-1' })
  vi.runAllTimers()
  decision.point({ action: 'b' })
  decision.leave()
  vi.runAllTimers()
  expect(done).toEqual(['rule XX-1'])
  vi.useRealTimers()
})
