import { describe, expect, it } from 'vitest'
import { capital, fill, isOne, join, Phrases } from '../src/phrases'
import type { Words } from '../src/protocol'

const words: Words = {
  words: { seats: ['seat', 'from'] },
  params: {
    colour: { red: { en: 'red', fr: 'rouge' } },
    dice: {
      list: true,
      white: { en: ['white', 'white'], fr: ['blanc', 'blancs'] },
      red: { en: ['red', 'red'], fr: ['rouge', 'rouges'] },
    },
  },
  actions: {
    take: { en: 'Take the {colour} strip of {length}', fr: 'Prendre la bande {colour} de {length}' },
    reroll: { en: 'Throw again: {dice}', fr: 'Relancer : {dice}' },
  },
  events: { stole: { en: '{seat} robs {from}', fr: '{seat} vole {from}' } },
  asks: {
    roll: {
      you: { en: 'throw again, or stop', fr: 'relancez, ou arrêtez-vous' },
      other: { en: '{seat} looks at the dice', fr: '{seat} regarde les dés' },
    },
  },
}
const names = (seat: number) => ['Anna', 'Ben'][seat] ?? '?'
const en = new Phrases(words, names, 'en')
const fr = new Phrases(words, names, 'fr')

it('a side is said by the names of its players', () => {
  const said = new Phrases(
    { words: { sides: ['side'] }, actions: { against: { en: 'Against {side}', fr: 'Contre {side}' } } },
    names,
    'en',
    [[0, 1], [2]],
  )
  expect(said.action({ action: '', kind: 'against', params: { side: 0 } })).toBe('Against Anna & Ben')
})

describe('templates', () => {
  it('leave a name without a value as it is', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
    expect(fill('« {a} » : quoi ?', { a: 1 })).toBe('«\u00a01\u00a0»\u00a0: quoi\u00a0?')
  })

  it('follow each language in what counts as one', () => {
    expect([0, 1, 2].map((count) => isOne(count, 'en'))).toEqual([false, true, false])
    expect([0, 1, 2].map((count) => isOne(count, 'fr'))).toEqual([true, true, false])
  })

  it('join lists as each language does', () => {
    expect(join(['a', 'b', 'c'], 'en')).toBe('a, b, and c')
    expect(join(['a', 'b', 'c'], 'fr')).toBe('a, b et c')
  })

  it('begin a sentence with a capital, accents too', () => {
    expect(capital('à vous')).toBe('À vous')
  })
})

describe('a game’s words', () => {
  it('say an action', () => {
    const take = { action: 'take red 3', kind: 'take', params: { colour: 'red', length: 3 } }
    expect(en.action(take)).toBe('Take the red strip of 3')
    expect(fr.action(take)).toBe('Prendre la bande rouge de 3')
  })

  it('count and join a list, written with spaces or given as one', () => {
    expect(fr.value('dice', 'white white red')).toBe('2 blancs et 1 rouge')
    expect(en.value('dice', ['white', 'red', 'red'])).toBe('1 white and 2 red')
  })

  it('put names for seats', () => {
    expect(en.event({ step: 3, type: 'stole', seat: 0, from: 1 })).toBe('Anna robs Ben')
  })

  it('ask the one who decides, and tell the others', () => {
    expect(en.ask('roll', 1, true)).toBe('throw again, or stop')
    expect(fr.ask('roll', 1, false)).toBe('Ben regarde les dés')
  })

  it('fall back on the notation where there is no sentence', () => {
    expect(en.action({ action: 'wave hand', kind: 'wave', params: {} })).toBe('wave hand')
    expect(en.event({ step: 0, type: 'unheard' })).toBe('')
    expect(en.value('colour', 'mauve')).toBe('mauve')
  })
})
