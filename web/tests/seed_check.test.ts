import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../src/api'
import { newContribution, remember, remembered, verdict, type Contributed } from '../src/seed_check'
import type { TableInfo } from '../src/protocol'

const PART = '00112233445566778899aabbccddeeff'.repeat(2)
const SEAL = '2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737' // printf %s $PART | sha256sum
const MINE: Contributed = { commitment: SEAL, contribution: 'a'.repeat(32) }

function table(changes: object = {}, contribution = MINE.contribution): TableInfo {
  return {
    id: 't',
    commitment: SEAL,
    seed: null,
    shared: true,
    next: null,
    seats: [{ seat: 0, mine: true, contribution }],
    ...changes,
  } as TableInfo
}

let asked: Array<[string, Record<string, unknown> | null]> = []
let answers: Record<string, (body: Record<string, string>) => [number, unknown]> = {}

beforeEach(() => {
  asked = []
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    const said = body === null ? null : JSON.parse(body)
    asked.push([path, said])
    const [status, content] = answers[path]!(said)
    return { ok: status === 200, status, json: async () => content }
  })
  answers = {
    '/api/commitments': () => [200, { commitment: SEAL, ticket: 'T' }],
    '/api/tables': ({ contribution }) => [200, { table: table({}, contribution), secrets: { 0: 's' } }],
    '/api/tables/t/join': ({ contribution }) => [200, { table: table({}, contribution), secrets: { 0: 's' } }],
  }
})

afterEach(() => vi.unstubAllGlobals())

it('contributes 128 random bits, others each time', () => {
  const made = new Set(Array.from({ length: 50 }, newContribution))
  expect(made.size).toBe(50)
  for (const each of made) expect(each).toMatch(/^[0-9a-f]{32}$/)
})

it('finds out a false opening, another seal, and a number that was left out', async () => {
  expect(await verdict(table(), MINE)).toBeNull()
  expect(await verdict(table({ seed: PART }), MINE)).toBe('kept')
  expect(await verdict(table({ seed: PART.replace('0', '1') }), MINE)).toBe('broken')
  expect(await verdict(table({ seed: PART }, 'b'.repeat(32)), MINE)).toBe('missing')
  expect(await verdict(table({ seed: PART, commitment: '0'.repeat(64) }), MINE)).toBe('changed')
  expect(await verdict(table({ seed: PART, seats: [] }), MINE)).toBe('kept')
})

it('checks a seed of an earlier release', async () => {
  const seed = '7'.repeat(32)
  const commitment = '5cfac09f7b171a7b492f1df33e8981f7b662a649329ffb8896f1ef816c41a6a6'
  expect(await verdict(table({ seed, commitment, shared: false }, ''), null)).toBe('kept')
  expect(await verdict(table({ seed, commitment: SEAL, shared: false }, ''), null)).toBe('broken')
})

it('remembers the latest tables', () => {
  for (let i = 0; i < 120; i++) remember(`t${i}`, MINE)
  expect([remembered('t0'), remembered('t119')]).toEqual([null, MINE])
})

it('opens a table after the server has committed, and sends its number then', async () => {
  await api.open({ game: 'wurfel', seats: [{ kind: 'me' }], options: {} })
  expect(asked.map(([path]) => path)).toEqual(['/api/commitments', '/api/tables'])
  const { contribution, ticket } = asked[1]![1]!
  expect([asked[0]![1], ticket]).toEqual([null, 'T'])
  expect(remembered('t')).toEqual({ commitment: SEAL, contribution })
})

it.each([
  ['changed its commitment', { table: table({ commitment: '0'.repeat(64) }), secrets: {} }],
  ['left the number out', { table: table({}, 'c'.repeat(32)), secrets: { 0: 's' } }],
])('refuses a table whose server %s', async (_, seated) => {
  answers['/api/tables'] = () => [200, seated]
  await expect(api.open({ game: 'wurfel', seats: [{ kind: 'me' }], options: {} })).rejects.toMatchObject({
    refusal: { error: 'other_commitment' },
  })
  expect(remembered('t')).toBeNull()
})

it('contributes to a table that it joins, but to none of an earlier release', async () => {
  await api.join(table(), '', null, null)
  expect(asked[0]![1]!['contribution']).toMatch(/^[0-9a-f]{32}$/)
  await api.join(table({ shared: false }), '', null, null)
  expect(asked[1]![1]!['contribution']).toBe('')
})

it('looks at the seal of a rematch that another has opened before it contributes', async () => {
  answers['/api/tables/old/rematch'] = ({ ticket, contribution }) =>
    ticket
      ? [409, { error: 'rematch_opened', message: { en: 'no', fr: 'non' } }]
      : [200, { table: table({}, contribution), secrets: { 0: 's' } }]
  answers['/api/tables/old'] = () => [200, table({ id: 'old', next: 't' })]
  answers['/api/tables/t'] = () => [200, table()]
  await api.rematch(table({ id: 'old' }))
  expect(asked.map(([path]) => path)).toEqual([
    '/api/commitments',
    '/api/tables/old/rematch',
    '/api/tables/old',
    '/api/tables/t',
    '/api/tables/old/rematch',
  ])
  expect(asked[1]![1]!['contribution']).not.toBe(asked[4]![1]!['contribution'])
  expect(remembered('t')?.contribution).toBe(asked[4]![1]!['contribution'])
})
