import { expect, it } from 'vitest'
import { pageOf } from '../src/people'

const table = { game: 'wurfel', seats: [{}, {}, {}] as never[] }
const guest = { kind: 'person' as const, mine: false, account: false, name: 'Ben' }

it('leads from a name to what is told about it', () => {
  expect(pageOf(guest, table)).toBeNull()
  expect(pageOf({ ...guest, mine: true }, table)).toBe('/me/results')
  expect(pageOf({ ...guest, account: true, name: 'Zoé 2' }, table)).toBe('/people/Zo%C3%A9%202')
  expect(pageOf({ ...guest, kind: 'bot' }, table)).toBe('/standing/wurfel?seats=3')
  expect(pageOf({ ...guest, kind: 'open', name: '' }, table)).toBeNull()
})
