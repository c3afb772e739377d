import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Chat, withLine } from '../src/table/chat.svelte'

const line = (number: number, text = String(number)) => ({ number, seat: 0, name: 'A', text, at: 0 })
let said: Array<{ text: string; key: string }> = []
let down = false

beforeEach(() => {
  said = []
  down = false
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string | null }) => {
    if (down) throw new TypeError('no network')
    if (body === null) return { ok: true, json: async () => ({ lines: [], muted: [] }) }
    said.push(JSON.parse(body))
    return { ok: true, json: async () => line(said.length, said.at(-1)!.text) }
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('holds every line once and in order', () => {
  const lines = [2, 0, 1, 2].map((number) => line(number)).reduce(withLine, [])
  expect(lines.map((each) => each.number)).toEqual([0, 1, 2])
})

it('says what it could not say when the line is back, under the same key', async () => {
  const chat = new Chat('abc')
  chat.draft = 'Still there?'
  down = true
  await chat.say(0)
  expect([chat.held, chat.draft, chat.problem]).toEqual(['Still there?', 'Still there?', null])
  down = false
  await chat.back()
  expect([chat.held, chat.draft]).toEqual(['', ''])
  expect(said.map((each) => each.text)).toEqual(['Still there?'])
  await vi.runAllTimersAsync()
  expect(said).toHaveLength(1)
})

it('does not say by itself what is being written anew', async () => {
  const chat = new Chat('abc')
  chat.draft = 'One'
  down = true
  await chat.say(0)
  chat.draft = 'One and tw'
  down = false
  await chat.back()
  expect(said).toEqual([])
  await chat.say(0)
  expect([said.length, chat.draft]).toEqual([1, ''])
})

it('keeps what was typed while the last line was on its way', async () => {
  const chat = new Chat('abc')
  chat.draft = 'One'
  const saying = chat.say(0)
  chat.draft = 'Two'
  await saying
  expect(chat.draft).toBe('Two')
})
