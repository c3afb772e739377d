import { describe, expect, it } from 'vitest'
import type { GameEvent } from '$shell/protocol'
import { after } from '../follow'
import type { Picture } from '../picture'

const BEGINNING = {
  phase: 'lay', turn: 0, direction: 1, skips: [0, 0], draw: 9, discard: ['coach'], slot: [],
  hands: [{ size: 2, cards: ['hopper', 'wreck'], known: [], public: [] }, { size: 3, cards: null, known: [], public: [] }],
  sides: [
    { seats: [0], total: 0, maintenance: [], trains: [{ train: 0, cars: ['hopper'], fresh: 0, engine: null }] },
    { seats: [1], total: 0, maintenance: ['tool-car'], trains: [{ train: 1, cars: ['gondola'], fresh: 0, engine: null }] },
  ],
} as unknown as Picture

const follow = (...events: Array<Partial<GameEvent>>) => events.reduce<Picture>((picture, event) => after(picture, { step: 0, type: '', ...event }), BEGINNING)

describe('a picture follows its events', () => {
  it('cards drawn come to the hand, seen or not', () => {
    const picture = follow({ type: 'drew', seat: 0, card: 'coach' }, { type: 'drew_unseen', seat: 1 })
    expect(picture.hands[0]!.cards).toEqual(['hopper', 'wreck', 'coach'])
    expect([picture.hands[1]!.size, picture.hands[1]!.cards, picture.draw]).toEqual([4, null, 7])
  })

  it('the top discard is taken, the pile is shuffled', () => {
    expect(follow({ type: 'took', seat: 0, card: 'coach' }).discard).toEqual([])
    expect(follow({ type: 'shuffled', cards: 5 })).toMatchObject({ draw: 5, discard: [] })
  })

  it('a train is started, grows, gets its engine and is led by a diesel', () => {
    const started = follow({ type: 'started', seat: 0, train: 1, card: 'hopper' }, { type: 'added', seat: 0, train: 1, card: 'hopper' })
    expect(started.sides[0]!.trains[1]).toMatchObject({ train: 1, cars: ['hopper', 'hopper'], fresh: 2 })
    expect(follow({ type: 'hitched_unseen', seat: 1, train: 1 }).sides[1]!.trains[0]!.engine).toMatchObject({ up: false, card: null })
    expect(follow({ type: 'headed', seat: 1, train: 1 }).sides[1]!.trains[0]!.engine).toMatchObject({ up: true, card: 'diesel' })
  })

  it('what is taken back is in the hand again', () => {
    const picture = follow({ type: 'uncoupled', seat: 0, train: 0, card: 'hopper' })
    expect(picture.sides[0]!.trains).toEqual([])
    expect(picture.hands[0]!.size).toBe(3)
    expect(follow({ type: 'unhitched_unseen', seat: 1, train: 1 }).hands[1]!.size).toBe(4)
  })

  it('maintenance is laid, taken back and spent', () => {
    expect(follow({ type: 'maintained', seat: 0, card: 'wreck' }).sides[0]!.maintenance).toEqual(['wreck'])
    expect(follow({ type: 'unmaintained', seat: 1, card: 'tool-car' }).sides[1]!.maintenance).toEqual([])
    expect(follow({ type: 'spent', side: 1, card: 'tool-car' })).toMatchObject({ slot: ['tool-car'] })
  })

  it('disasters go to the slot and hit', () => {
    expect(follow({ type: 'played', seat: 0, card: 'wreck' })).toMatchObject({ slot: ['wreck'], hands: [{ cards: ['hopper'] }, {}] })
    expect(follow({ type: 'wrecked', side: 1, train: 1 }).sides[1]!.trains).toEqual([])
    expect(follow({ type: 'broke', side: 1, train: 1, card: 'gondola' }).slot).toEqual(['gondola'])
    expect(follow({ type: 'stole', seat: 0, side: 1, train: 1, card: 'gondola' }, { type: 'kept', seat: 0, card: 'gondola' }).hands[0]!.size).toBe(3)
    expect(follow({ type: 'derailed', seat: 1 }, { type: 'derailed', seat: 1 }, { type: 'skipped', seat: 1 }).skips).toEqual([0, 1])
  })

  it('a turntable turns the play', () => {
    expect(follow({ type: 'turned_again', seat: 0 })).toMatchObject({ direction: -1, slot: ['turntable'] })
  })

  it('turns, discards, points, and a new deal', () => {
    expect(follow({ type: 'discarded', seat: 0, card: 'hopper' }, { type: 'turn', seat: 1 })).toMatchObject({ turn: 1, discard: ['coach', 'hopper'] })
    expect(follow({ type: 'scored', side: 1, points: 4, total: 4 }).sides[1]!.total).toBe(4)
    const dealt = follow({ type: 'dealt', seat: 0, card: 'coach' }, { type: 'dealt_unseen', seat: 1 })
    expect(dealt.hands.map((hand) => hand.size)).toEqual([1, 1])
    expect(dealt.sides[0]!.trains).toEqual([])
    expect(follow({ type: 'dead' })).toBe(BEGINNING)
  })
})
