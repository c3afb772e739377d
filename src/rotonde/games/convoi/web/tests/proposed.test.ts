import { expect, it } from 'vitest'
import type { Legal } from '$shell/protocol'
import type { BoardLayout } from '../picture'
import type { Picture } from '../picture'
import { spotsOf } from '../proposed'

const picture = { pending: { train: 'grey2' }, departure_tokens: [] as number[] } as Picture
const board = { places: [{ id: 'd.nantes', number: 9 }] } as unknown as BoardLayout
const legal = (kind: string, params: Legal['params'] = {}): Legal => ({ action: kind, kind, params })

it.each([
  [legal('lift', { light: 'paris_tours.0' }), ['light:paris_tours.0']],
  [legal('put', { light: 'paris_tours.0' }), ['light:paris_tours.0']],
  [legal('exit', { exit: 'paris_tours.0' }), ['light:paris_tours.0']],
  [legal('set', { junction: 'dijon', one: 'lyon', other: 'paris' }), ['junction:dijon']],
  [legal('move', { train: 'black1' }), ['train:black1']],
  [legal('load', { train: 'black1', card: 'move' }), ['train:black1']],
  [legal('go'), ['train:grey2']],
  [legal('shunter', { departure: 9 }), ['place:d.nantes']],
  [legal('play', { card: 'signal' }), []],
  [legal('end'), []],
])('shows where %o takes place', (action, spots) => {
  expect(spotsOf(action, picture, board)).toEqual(spots)
})

it('calls a departure space by its token where tokens are shuffled', () => {
  const shuffled = { ...picture, departure_tokens: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2] }
  expect(spotsOf(legal('shunter', { departure: 5 }), shuffled, board)).toEqual(['place:d.nantes'])
  expect(spotsOf(legal('shunter', { departure: 9 }), shuffled, board)).toEqual([])
})
