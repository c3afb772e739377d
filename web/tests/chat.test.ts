import { expect, it } from 'vitest'
import { withLine } from '../src/table/chat.svelte'

it('holds every line once and in order', () => {
  const line = (number: number) => ({ number, seat: 0, name: 'A', text: String(number), at: 0 })
  const lines = [2, 0, 1, 2].map(line).reduce(withLine, [])
  expect(lines.map((each) => each.number)).toEqual([0, 1, 2])
})
