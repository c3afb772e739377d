import { describe, expect, it } from 'vitest'
import { Phrases } from '../src/phrases'
import type { GameEvent, StateMessage, Words } from '../src/protocol'
import type { Shown } from '../src/stage.svelte'
import { highlightsOf, partsOf, turnsOf } from '../src/story'
import { cardsOf } from '../src/table/recap'

const texts = {
  en: `
event-began = { $seat } begins
event-turn = { $seat } is next
event-rolled = { $seat } throws { $die }
event-rode = { $seat } goes to { $place }
event-stole = { $seat } steals from { $from }
event-paid = Tokens lost: { $count }
event-wrecked = A train of { $side } is wrecked
event-hummed = { $seat } hums
short-rolled = { $seat } threw
short-rode = { $seat } reached { $place }
short-stole = { $seat } stole from { $from }
short-paid = tokens lost: { $count }
`,
}
const WORDS: Words = {
  seats: ['seat', 'from'],
  sides: ['side'],
  texts,
  story: {
    begins: ['began', 'turn'],
    trifles: ['turn'],
    heavy: { stole: 'harm', rode: 'gain', wrecked: 'crash' },
    last: ['rode'],
    sums: { paid: 'count' },
  },
}
const NAMES = ['Anna', 'Ben', 'Clara']
const speaker = (words: Words) => new Phrases(words, (seat) => NAMES[seat] ?? '?', 'en', [[0], [1, 2]])
const phrases = speaker(WORDS)

/** Events with a step each, unless one says otherwise. */
const events = (...all: Array<{ type: string; [key: string]: number | string }>): GameEvent[] =>
  all.map((event, step) => ({ step, ...event }))

describe('events', () => {
  it('are cut into turns where one begins; what comes before is nobody’s', () => {
    const turns = turnsOf(
      events(
        { type: 'paid', count: 1 },
        { type: 'began', seat: 1 },
        { type: 'rolled', seat: 1 },
        { type: 'stole', seat: 2, from: 1 },
        { type: 'turn', seat: 0 },
      ),
      phrases,
    )
    expect(turns.map(({ key, seat, events: within }) => [key, seat, within.length])).toEqual([
      [0, null, 1],
      [1, 1, 3],
      [4, 0, 1],
    ])
  })

  it('of a game that does not say belong to who is named in them', () => {
    const plain = speaker({ texts: { en: texts.en.replace(/^short-.*\n/gm, '') } })
    const turns = turnsOf(
      events({ type: 'rolled', seat: 1, die: 6 }, { type: 'paid', count: 2 }, { type: 'hummed', seat: 2 }),
      plain,
    )
    expect(turns.map(({ seat, events: within }) => [seat, within.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(partsOf(turns[0]!, plain)).toEqual(['throws 6', 'Tokens lost: 2'])
  })

  it('weigh as the game says', () => {
    const weights = events({ type: 'stole' }, { type: 'turn' }, { type: 'rolled' }).map((each) => phrases.weight(each))
    expect(weights).toEqual(['heavy', 'trifle', 'normal'])
  })

  it('speak of the seats that are named in them, by themselves or by their side', () => {
    expect(phrases.seatsOf({ step: 0, type: 'stole', seat: 1, from: 0 })).toEqual([1, 0])
    expect(phrases.seatsOf({ step: 0, type: 'wrecked', side: 1 })).toEqual([1, 2])
  })
})

describe('a turn', () => {
  const turn = (seat: number, ...all: Parameters<typeof events>) => ({ key: 0, seat, events: events(...all) })

  it('comes to its short forms in order: equals counted, numbers added up, of ways the end', () => {
    const parts = partsOf(
      turn(
        1,
        { type: 'turn', seat: 1 },
        { type: 'rolled', seat: 1 },
        { type: 'rode', seat: 1, place: 'Bern' },
        { type: 'paid', count: 2 },
        { type: 'rolled', seat: 1 },
        { type: 'rode', seat: 1, place: 'Rome' },
        { type: 'paid', count: 3 },
      ),
      phrases,
    )
    expect(parts).toEqual(['threw 2×', 'reached Rome', 'tokens lost: 5'])
  })

  it('names others, not its owner', () => {
    const parts = partsOf(turn(1, { type: 'stole', seat: 1, from: 0 }, { type: 'stole', seat: 2, from: 1 }), phrases)
    expect(parts).toEqual(['stole from Anna', 'Clara stole from Ben'])
  })

  it('in which nothing has a short form is told by its last sentence', () => {
    expect(partsOf(turn(1, { type: 'turn', seat: 1 }, { type: 'hummed', seat: 1 }), phrases)).toEqual(['hums'])
    expect(partsOf(turn(1, { type: 'turn', seat: 1 }), phrases)).toEqual([])
  })
})

describe('recap cards', () => {
  const log = events(
    { type: 'began', seat: 0 },
    { type: 'rolled', seat: 0 },
    { type: 'turn', seat: 1, step: 1 },
    { type: 'stole', seat: 1, from: 0, step: 2 },
    { type: 'turn', seat: 2, step: 2 },
    { type: 'rolled', seat: 2, step: 3 },
  )
  const since = { own: 1, mine: [0], isOver: false, past: [] }

  it('tell the rivals’ turns that are over since I acted, and whether they hurt', () => {
    const cards = cardsOf(log, phrases, since)
    expect(cards.map(({ seat, line, hurts }) => [seat, line, hurts])).toEqual([[1, 'stole from Anna', true]])
    expect(cards[0]!.steps.map(({ text }) => text)).toEqual(['Ben is next', 'Ben steals from Anna'])
  })

  it('tell the last turn, too, when it has come to me', () => {
    expect(cardsOf(log, phrases, { ...since, isOver: true }).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('of a turn in which I answered tell only what came after', () => {
    const answered = events(
      { type: 'turn', seat: 1 },
      { type: 'rolled', seat: 1 },
      { type: 'hummed', seat: 0 },
      { type: 'rode', seat: 1, place: 'Rome' },
    )
    const cards = cardsOf(answered, phrases, { own: 2, mine: [0], isOver: true, past: [] })
    expect(cards.map(({ line }) => line)).toEqual(['reached Rome'])
    expect(cardsOf(answered, phrases, { own: 3, mine: [0], isOver: true, past: [] })).toEqual([])
  })

  it('say where it has brought the player, and what can be shown again', () => {
    const shown = (event: GameEvent, score: number): Shown =>
      ({ event, scores: [0, score, 0], from: { scores: [0, 1, 0] } as StateMessage }) as unknown as Shown
    const past = [shown(log[1]!, 1), shown(log[3]!, 4)]
    const [card] = cardsOf(log, phrases, { ...since, past })
    expect(card!.line).toBe('stole from Anna, now at 4')
    expect(card!.shown).toEqual([past[1]])
  })
})

describe('highlightsOf', () => {
  const turn = (step: number, seat: number, ...more: Array<Partial<GameEvent>>): GameEvent[] =>
    [{ type: 'turn', seat }, ...more].map((each) => ({ ...each, step }) as GameEvent)

  it('tells the turns that weighed most, in order, and the last of them', () => {
    const game = [
      ...turn(0, 0, { type: 'rode', seat: 0, place: 'Lyon' }),
      ...turn(1, 1, { type: 'stole', seat: 1, from: 0 }),
      ...turn(2, 0, { type: 'hummed', seat: 0 }),
      ...turn(3, 1, { type: 'rode', seat: 1, place: 'Bern' }),
      ...turn(4, 0, { type: 'rode', seat: 0, place: 'Genoa' }),
    ]
    expect(highlightsOf(game, phrases, 2)).toEqual([
      { key: 2, number: 2, seat: 1, line: 'stole from Anna', step: 2 },
      { key: 8, number: 5, seat: 0, line: 'reached Genoa', step: 5 },
    ])
    expect(highlightsOf(game, phrases).map(({ number }) => number)).toEqual([1, 2, 4, 5])
  })

  it('tells nothing of a game in which nothing weighed', () => {
    expect(highlightsOf(turn(0, 0, { type: 'hummed', seat: 0 }), phrases)).toEqual([])
  })
})
