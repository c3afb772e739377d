import { describe, expect, it } from 'vitest'
import { capital, Phrases, typeset } from '../src/phrases'
import { join } from '../src/sentences'
import type { Words } from '../src/protocol'

const words: Words = {
  seats: ['seat', 'from'],
  lists: ['dice'],
  names: { station: { bern: { en: 'Bern', fr: 'Berne' } } },
  texts: {
    en: `
action-take = Take the { $colour } strip of { $length }
action-reroll = Throw again: { $dice }
event-stole = { $seat } robs { $from }
event-fell = { $seat } falls back by { $cells } at { $station }
ask-roll-you = throw again, or stop
ask-roll-other = { $seat } looks at the dice
value-colour-red = red
value-colour-dark-red = dark red
value-dice-white = { $count } white
value-dice-red = { $count } red
value-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
`,
    fr: `
action-take = Prendre la bande { $colour } de { $length }
event-fell = { $seat } recule de { $cells } à { $station }
ask-roll-you = relancez, ou arrêtez-vous
ask-roll-other = { $seat } regarde les dés
value-colour-red = rouge
value-dice-white = { $count ->
    [one] { $count } blanc
   *[other] { $count } blancs
}
value-dice-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
value-cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
`,
  },
}
const names = (seat: number) => ['Anna', 'Ben'][seat] ?? '?'
const en = new Phrases(words, names, 'en')
const fr = new Phrases(words, names, 'fr')

it('a side is said by the names of its players', () => {
  const texts = { en: 'action-against = Against { $side }' }
  const said = new Phrases({ sides: ['side'], texts }, names, 'en', [[0, 1], [2]])
  expect(said.action({ action: '', kind: 'against', params: { side: 0 } })).toBe('Against Anna & Ben')
})

describe('templates', () => {
  it('keep French marks with their words', () => {
    expect(typeset('« a » : quoi ?')).toBe('«\u00a0a\u00a0»\u00a0: quoi\u00a0?')
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

  it('follow each language in what counts as one, and name places of the material', () => {
    const fell = (cells: number) => ({ step: 0, type: 'fell', seat: 0, cells, station: 'bern' })
    expect([0, 1].map((cells) => en.event(fell(cells)))).toEqual([
      'Anna falls back by 0 cells at Bern',
      'Anna falls back by 1 cell at Bern',
    ])
    expect(fr.event(fell(0))).toBe('Anna recule de 0 case à Berne')
  })

  it('are English where a language has none', () => {
    const eo = new Phrases(words, names, 'eo')
    expect(eo.event({ step: 3, type: 'stole', seat: 0, from: 1 })).toBe('Anna robs Ben')
    expect(fr.event({ step: 3, type: 'stole', seat: 0, from: 1 })).toBe('Anna robs Ben')
    expect(en.value('colour', 'dark red')).toBe('dark red')
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
