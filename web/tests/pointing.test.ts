import { describe, expect, it } from 'vitest'
import { Hold, HOLD } from '../src/pointing'

const at = (clientX: number, pointerType = 'touch') => ({ pointerType, clientX, clientY: 0 })

/** A hold whose clock the test turns. */
function held() {
  const waiting = new Map<() => void, number>()
  const hold = new Hold((milliseconds, run) => {
    waiting.set(run, milliseconds)
    return () => waiting.delete(run)
  })
  let pointed = 0
  return {
    hold,
    put: (pointerType?: string) => hold.down(at(0, pointerType), () => (pointed += 1)),
    wait: () => waiting.forEach((_, run) => run()),
    times: () => [...waiting.values()],
    pointed: () => pointed,
  }
}

describe('a finger that stays', () => {
  it('points, and lifting it presses nothing', () => {
    const { hold, put, wait, times, pointed } = held()
    put()
    expect([times(), pointed(), hold.held]).toEqual([[HOLD], 0, false])
    hold.move(at(5))
    wait()
    expect([pointed(), hold.held]).toEqual([1, true])
    put()
    expect(hold.held).toBe(false)
  })

  it('points at nothing when it is lifted or moves before', () => {
    for (const leave of [(hold: Hold) => hold.end(), (hold: Hold) => hold.move(at(9))]) {
      const { hold, put, wait, pointed } = held()
      put()
      leave(hold)
      wait()
      expect([pointed(), hold.held]).toEqual([0, false])
    }
  })

  it('is no mouse', () => {
    const { put, times } = held()
    put('mouse')
    expect(times()).toEqual([])
  })
})
