import { expect, it } from 'vitest'
import { Phrases } from '../src/phrases'
import type { GameEvent, Words } from '../src/protocol'
import { logLines } from '../src/table/log_lines'

const words: Words = {
  numbered: ['train'],
  texts: {
    en: `
event-dealt = { $seat } is dealt: { $card }
event-dealt_unseen = { $seat } is dealt a card
event-drew_unseen = { $seat } draws a card
event-started = { $seat } starts train { $train }
run-dealt = the cards are dealt ({ $count })
run-dealt_unseen = the cards are dealt ({ $count })
run-drew_unseen = { $seat } draws { $count } cards
`,
  },
}
const phrases = new Phrases(words, (seat) => ['Anna', 'Ben'][seat] ?? '?', 'en')
const events = (...all: Array<[string, number, object?]>): GameEvent[] =>
  all.map(([type, seat, more], step) => ({ step, type, seat, ...more }))

it('a run is one line, with its sentences within', () => {
  const lines = logLines(events(['dealt', 0, { card: 'hopper' }], ['dealt_unseen', 1], ['dealt_unseen', 0]), phrases)
  expect(lines.map((line) => line.text)).toEqual(['The cards are dealt (3)'])
  expect(lines[0]!.within).toEqual(['Anna is dealt: hopper', 'Ben is dealt a card', 'Anna is dealt a card'])
})

it('one alone is told as it is, and another player begins another run', () => {
  const lines = logLines(events(['drew_unseen', 0], ['drew_unseen', 1], ['drew_unseen', 1]), phrases)
  expect(lines.map((line) => line.text)).toEqual(['Anna draws a card', 'Ben draws 2 cards'])
})

it('what has no sentence is left out, and people count trains from one', () => {
  const lines = logLines(events(['started', 0, { train: 0 }], ['hidden', 0], ['started', 1, { train: 1 }]), phrases)
  expect(lines.map(({ key, text }) => [key, text])).toEqual([
    [0, 'Anna starts train 1'],
    [2, 'Ben starts train 2'],
  ])
})
