import { describe, expect, it, vi } from 'vitest'
import { api } from '../src/api'
import type { Moments, StateMessage } from '../src/protocol'
import { LookBack } from '../src/table/look_back.svelte'
import type { Room } from '../src/table/room.svelte'

const MOMENTS: Moments = { at: [4, 6, 9], seats: [0, 1, 0], turns: [0, 1, 0], rounds: [0, 0, 0] }
const message = (n: number) => ({ n, seat: 0, to_act: 1, frames: [], events: [], kept: 0 }) as unknown as StateMessage

function room() {
  const stage = { skip: vi.fn() }
  const live = { refused: null }
  return { id: 'abc', message: message(9), myTurn: false, table: null, detail: null, board: null, stage, live }
}

describe('looking back', () => {
  vi.spyOn(api, 'moments').mockResolvedValue(MOMENTS)
  vi.spyOn(api, 'moment').mockImplementation((_, at) => Promise.resolve(message(at)))

  it('goes moment by moment, and on from the last but one to now', async () => {
    const table = room()
    const back = new LookBack(table as unknown as Room)
    await back.step(1)
    expect(back.on).toBe(false)
    await back.step(-1)
    expect([back.on, back.values, back.replay?.message?.n]).toEqual([true, { number: 2, count: 3 }, 6])
    expect(api.moment).toHaveBeenLastCalledWith('abc', 6, 0)
    await back.step(1)
    expect(back.on).toBe(false)
  })

  it('says when it has become my turn meanwhile, and not that it was', async () => {
    const table = { ...room(), myTurn: true }
    const back = new LookBack(table as unknown as Room)
    await back.step(-1)
    expect(back.called).toBe(false)
    table.message = message(12)
    expect(back.called).toBe(true)
  })

  it('ends where the server does not know the moment any more', async () => {
    const table = room()
    const back = new LookBack(table as unknown as Room)
    await back.step(-1)
    vi.mocked(api.moment).mockRejectedValueOnce(new Error('gone'))
    await back.step(-1)
    expect(back.replay).toBe(null)
  })
})
