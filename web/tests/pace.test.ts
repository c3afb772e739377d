import { describe, expect, it } from 'vitest'
import { face, span, usual, UNHURRIED, warning } from '../src/pace/pace'
import { Ticker } from '../src/pace/ticker.svelte'

const units = { day: 'd', hour: 'h', minute: 'min', second: 's' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('times', () => {
  it('are said in at most two units', () => {
    expect([30, 60, 5400, 86_400, 7 * 86_400, 90_061, 0].map((each) => plain(span(each, units)))).toEqual([
      '30 s',
      '1 min',
      '1 h 30 min',
      '1 d',
      '7 d',
      '1 d 1 h',
      '0 s',
    ])
  })

  it('are shown as on a clock, late ones with a minus', () => {
    expect(
      [300_000, 299_001, 59_000, 0, -1, -12_500, 3_600_000, 90_000_000].map((each) => plain(face(each, units))),
    ).toEqual(['5:00', '5:00', '0:59', '0:00', '−0:00', '−0:12', '1 h', '1 d 1 h'])
  })

  it('warn at a minute and at ten seconds', () => {
    expect([
      warning(60_200, 59_900),
      warning(59_900, 59_000),
      warning(10_100, 9_900),
      warning(300_000, 200_000),
    ]).toEqual([60, null, 10, null])
  })
})

it('a pace of another kind begins with usual times', () => {
  expect(usual('live', UNHURRIED)).toMatchObject({ kind: 'live', seconds: 600, increment: 10 })
  expect(usual('turn', { ...UNHURRIED, zero: 'forfeit', increment: 5 })).toMatchObject({
    seconds: 86_400,
    increment: 0,
    zero: 'forfeit',
  })
  expect(usual('none', UNHURRIED).seconds).toBe(0)
})

describe('a clock between two messages', () => {
  const pace = { ...UNHURRIED, kind: 'live' as const, seconds: 300 }

  it('goes on for the one who must decide', () => {
    let now = 1000
    const ticker = new Ticker(() => now)
    expect([ticker.pace, ticker.left(0)]).toEqual([null, null])
    ticker.tell({ pace, seat: 1, left: [5000, 7000] })
    now = 3000
    ticker.tick()
    expect([ticker.left(0), ticker.left(1), ticker.seat]).toEqual([5000, 5000, 1])
    ticker.tell(null)
    expect(ticker.left(1)).toBe(5000)
  })

  it('shows nothing where nobody counts', () => {
    const ticker = new Ticker(() => 0)
    ticker.tell({ pace: UNHURRIED, seat: 0, left: [] })
    expect([ticker.pace, ticker.left(0), ticker.runs(0), ticker.run()]).toEqual([null, null, false, undefined])
  })
})
