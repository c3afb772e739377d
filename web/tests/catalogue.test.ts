import { describe, expect, it } from 'vitest'
import { Catalogue } from '../src/catalogue.svelte'
import { labels, learnt, levelName, asSaid, say, speak, t } from '../src/i18n.svelte'
import { settings } from '../src/settings.svelte'

const english = `
hello = Hello, { $name }
dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
port = Port { $port }
start = Go
odd = Odd { $name }
`
const french = `
hello = Bonjour, { $name }
dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
start = Partez
odd = Étrange { $nobody }
`
const files = { './web/fr.ftl': async () => french, './web/xx.ftl': () => Promise.reject(new Error('offline')) }

async function taught(): Promise<Catalogue> {
  const catalogue = new Catalogue(english, files)
  await catalogue.load('fr')
  return catalogue
}

describe('a catalogue', () => {
  it('fills in a sentence of the language', async () => {
    expect((await taught()).say('hello', { name: 'Ana' }, 'fr')).toBe('Bonjour, Ana')
  })

  it('takes the plural of each language', async () => {
    const catalogue = await taught()
    const said = (language: string) => [0, 1, 2].map((count) => catalogue.say('dice', { count }, language))
    expect(said('en')).toEqual(['0 dice', '1 die', '2 dice'])
    expect(said('fr')).toEqual(['0 dé', '1 dé', '2 dés'])
  })

  it('joins a list as the language does', async () => {
    const catalogue = await taught()
    const name = ['Ana', 'Ben', 'Zoé']
    expect(catalogue.say('hello', { name }, 'en')).toBe('Hello, Ana, Ben, and Zoé')
    expect(catalogue.say('hello', { name }, 'fr')).toBe('Bonjour, Ana, Ben et Zoé')
  })

  it('says in English what a language has not, or cannot say', async () => {
    const catalogue = await taught()
    expect(catalogue.say('port', { port: 8000 }, 'fr')).toBe('Port 8000')
    expect(catalogue.say('odd', { name: 'Ana' }, 'fr')).toBe('Odd Ana')
    expect(catalogue.say('hello', { name: 'Ana' }, 'eo')).toBe('Hello, Ana')
    expect(catalogue.say('unheard', {}, 'fr')).toBe('unheard')
  })

  it('speaks English where a language does not come', async () => {
    const catalogue = await taught()
    await catalogue.load('xx')
    expect(catalogue.say('hello', { name: 'Ana' }, 'xx')).toBe('Hello, Ana')
  })
})

describe('the page', () => {
  it('changes its language once it can speak it, labels of boards too', async () => {
    const { label, asSaid: later } = labels<'hello' | 'start'>(english, files)
    const late = later('start')
    expect(t('lobby-seats', { first: 1, count: 4 })).toBe('1 to 4 players')
    await speak('fr')
    expect(t('lobby-seats', { first: 1, count: 4 })).toBe('1 à 4 joueurs')
    expect(label('hello', { name: 'Ana' })).toBe('Bonjour, Ana')
    expect(say(late)).toBe('Partez')
    expect(levelName('strong')).toBe('fort')
    expect(levelName('random')).toBe('random')
    expect(say(asSaid('link-late'))).toContain('\u00a0:')
    await speak('en')
    expect(settings.language).toBe('en')
    await learnt()
  })
})
