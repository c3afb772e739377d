import { expect, it } from 'vitest'
import type { Rule } from '../src/protocol'
import { cited, places } from '../src/table/cited'

const rule = (id: string, ...rulings: string[]): Rule => ({
  id,
  section: 'A',
  text: { en: '', fr: '' },
  rulings: rulings.map((each) => ({ id: each, text: { en: '', fr: '' }, option: '' })),
  examples: [],
})
const known = places([rule('CV-AGT-EU-2', 'CV-R26'), rule('CV-INFO-2', 'CV-R58b')])

it('a ruling is read under its rule', () => {
  expect(known.get('CV-R58b')).toBe('CV-INFO-2')
})

it('a text is cut where it names a rule or a ruling', () => {
  expect(cited('As in CV-R26 (CV-AGT-EU-2).', known)).toEqual([
    { text: 'As in ', rule: '' },
    { text: 'CV-R26', rule: 'CV-AGT-EU-2' },
    { text: ' (', rule: '' },
    { text: 'CV-AGT-EU-2', rule: 'CV-AGT-EU-2' },
    { text: ').', rule: '' },
  ])
})

it('what only looks like one stays as it is', () => {
  expect(cited('See XX-A-9, T-R1', known).filter((piece) => piece.rule)).toEqual([])
  expect(cited('', known)).toEqual([])
})
