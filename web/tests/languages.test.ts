import { expect, it } from 'vitest'
import { bestOf, languages, nameOf, regional } from '../src/languages'

it('a language is a file: all that are there are found, English first', () => {
  const found = Object.keys(import.meta.glob('../texts/*.ftl')).map((path) => path.replace(/.*\/|\.ftl$/g, ''))
  expect([...languages].sort()).toEqual(found.sort())
  expect(languages[0]).toBe('en')
})

it('the first wish that can be met counts, its region aside if need be', () => {
  const known = ['en', 'fr', 'pt-BR', 'zh-Hant']
  expect(bestOf(['fr-CA', 'en'], known)).toBe('fr')
  expect(bestOf(['eo', 'pt-br', 'fr'], known)).toBe('pt-BR')
  expect(bestOf(['pt-PT'], known)).toBe('pt-BR')
  expect(bestOf(['ja'], known)).toBe('en')
  expect(bestOf([], known)).toBe('en')
})

it('a language is called by its own name', () => {
  expect(['en', 'fr', 'de', 'es'].map(nameOf)).toEqual(['English', 'Français', 'Deutsch', 'Español'])
})

it('dates are written as in the reader’s region', () => {
  expect(regional('en', ['fr-FR', 'en-GB'])).toBe('en-GB')
  expect(regional('fr', ['en-GB'])).toBe('fr')
})
