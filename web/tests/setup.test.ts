import { describe, expect, it } from 'vitest'
import { invite, easiestToBegin, nearest, playNow, Setup, solo } from '../src/lobby/setup.svelte'
import type { GameSummary } from '../src/protocol'

const game: GameSummary = {
  id: 'race',
  title: { en: 'Race', fr: 'Course' },
  version: 1,
  seats: [2, 3, 4],
  levels: ['novice', 'master'],
  visitors: [],
  hidden: false,
  materials: {},
  sides: {},
  lesson: null,
  sheet: null,
  options: { properties: { fast: { type: 'boolean', default: false } } },
}

describe('setting a table', () => {
  it('begins with me against the easiest bots', () => {
    expect(playNow(game)).toEqual({
      game: 'race',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }],
      options: { fast: false },
    })
  })

  it('begins with bots of the level that the game names', () => {
    const said = { en: 'A race.', fr: 'Une course.' }
    const sheet = {
      about: said,
      minutes: [20, 30] as [number, number],
      age: 8,
      difficulty: 1,
      solo: 2,
      level: 'master',
    }
    expect(playNow({ ...game, sheet }).seats[1]).toEqual({ kind: 'bot', level: 'master' })
    expect(new Setup({ ...game, sheet }).sitters).toEqual(['me', 'bot:master', 'bot:master'])
  })

  it('gives one person several hands', () => {
    expect(solo(game, ['', 'Anna, hand 2']).seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Anna, hand 2' }])
  })

  it('brings what is one’s own along', () => {
    const material = { map: { stations: [] } }
    expect(new Setup(game, material).request().material).toEqual(material)
  })

  it('gives newcomers the options of a first game', () => {
    const easier = {
      ...game,
      options: { properties: { easy: { default: false, newcomer: true }, open: { default: true } } },
    }
    expect(playNow(easier).options).toEqual({ easy: false, open: true })
    expect(playNow(easier, true).options).toEqual({ easy: true, open: true })
  })

  it('keeps who sits where when seats are added or taken away', () => {
    const setup = new Setup(game)
    setup.sitters[1] = 'open'
    setup.resize(4)
    expect(setup.sitters).toEqual(['me', 'open', 'bot:novice', 'bot:novice'])
    setup.resize(2)
    expect(setup.request().seats).toEqual([{ kind: 'me' }, { kind: 'open' }])
  })

  it('has hints without a word where nobody comes, and among people if they are chosen', () => {
    const setup = new Setup(game)
    expect([setup.hints, setup.request().hints]).toEqual([true, null])
    setup.sitters[1] = 'open'
    expect([setup.hints, setup.request().hints]).toEqual([false, null])
    setup.hints = true
    expect([setup.hints, setup.request().hints]).toEqual([true, true])
  })

  it('has a bot of the middle level for a person who is away, or another', () => {
    const setup = new Setup({ ...game, levels: ['novice', 'regular', 'master'] })
    expect(setup.request().stand_in).toBe('regular')
    setup.standIn = 'novice'
    expect(setup.request().stand_in).toBe('novice')
    expect(new Setup({ ...game, levels: [] }).request().stand_in).toBeNull()
  })

  it('gives names to several people on one screen', () => {
    const setup = new Setup(game)
    setup.resize(2)
    setup.sitters[1] = 'me'
    setup.names[1] = ' Ben '
    expect(setup.shared).toBe(true)
    expect(setup.request().seats[1]).toEqual({ kind: 'me', name: 'Ben' })
  })

  it('offers first what is easiest to begin', () => {
    const hidden = { ...game, id: 'rummy', hidden: true, options: {} }
    const long = { ...game, id: 'long', options: { properties: { a: {}, b: {} } } }
    expect(easiestToBegin([hidden, long, game])?.id).toBe('race')
    expect(easiestToBegin([])).toBeUndefined()
  })

  it('takes the seat count nearest to what is usual', () => {
    expect(nearest([5, 6], 3)).toBe(5)
    expect(nearest([1, 2], 3)).toBe(2)
  })

  it('invites friends to free seats, with me or without', () => {
    expect(invite(game, 3)).toEqual({
      game: 'race',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      options: { fast: false },
    })
    expect(invite(game, 2, true).seats).toEqual([{ kind: 'open' }, { kind: 'open' }])
  })
})
