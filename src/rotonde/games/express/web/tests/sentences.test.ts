import { describe, expect, it } from 'vitest'
import { Phrases } from '$shell/phrases'
import type { Controller } from '../controller.svelte'
import { hint, question } from '../sentences'

const phrases = new Phrases({ numbered: ['train'], texts: { en: 'value-card-wreck = wreck' } }, String, 'en')
const people = ['Anna', 'Ben'].map((name, seat) => ({ seat, name, mine: seat === 0 }))

function controller(phase: string, picture: object = {}, more: object = {}): Controller {
  const sides = [{ trains: [{ train: 0, engine: {} }] }]
  const seen = { phase, turn: 1, card: 'wreck', aimed_seat: null, aimed_train: null, sides, ...picture }
  return {
    phase,
    picture: seen,
    side: 0,
    card: null,
    legal: [],
    allowed: new Set(),
    plans: new Map(),
    aids: {},
    ...more,
  } as unknown as Controller
}

describe('a question', () => {
  const asked = (picture: object, more: object = {}) => question(controller('respond', picture, more), people, phrases)

  it('names what is aimed at, trains counted from one', () => {
    expect(asked({ aimed_train: 1 }).text).toBe('Ben plays wreck against your train 2.')
    expect(asked({ aimed_seat: 0 }).text).toBe('Ben plays wreck: it derails you.')
    expect(asked({}).text).toBe('Ben plays wreck against you.')
  })

  it('says whether it can be stopped', () => {
    expect(asked({}).note).toBe('You hold no card that stops it.')
    expect(asked({}, { legal: [{ kind: 'counter' }] }).note).toContain('stays on the table')
  })

  it('of a partner comes with what it costs', () => {
    const { text, note } = question(controller('answer', {}, { aids: { hand_cost: 7 } }), people, phrases)
    expect([text, note]).toEqual(['Ben asks: may I go out?', 'If Ben goes out, the cards in your hand cost 7.'])
  })
})

describe('a hint', () => {
  it('leads through a turn', () => {
    expect(hint(controller('lay'))).toContain('Pick a card')
    expect(hint(controller('lay', {}, { card: 'hopper' }))).toContain('tap a place')
    expect(hint(controller('lay', {}, { aids: { lay: { bare: [0] } } }))).toContain('needs an engine')
    expect(hint(controller('lay', {}, { aids: { lay: { bare: [], excess: 2 } } }))).toContain('2 cards more')
    expect(hint(controller('lay', {}, { aids: { lay: { bare: [], laid: true } } }))).toContain('discard one card')
  })

  it('speaks of the card that was picked', () => {
    expect(hint(controller('lay', {}, { card: 'wreck', allowed: new Set(['play wreck']) }))).toContain('disaster')
    expect(hint(controller('lay', {}, { card: 'turntable', plans: new Map([['slot', []]]) }))).toContain('turntable')
    expect(hint(controller('draw'))).toBe('')
  })
})
