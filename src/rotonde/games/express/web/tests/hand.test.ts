import { describe, expect, it } from 'vitest'
import { DRAWINGS, familyOf, KINDS, LETTERS } from '../art'
import { kept, moved, perRow, sorted } from '../hand'

const cards = (pieces: Array<{ card: string }>) => pieces.map((piece) => piece.card).join(' ')

describe('the hand', () => {
  it('keeps its order when a card leaves, and puts new ones last', () => {
    const before = kept([], ['hopper', 'gondola', 'hopper'])
    const after = kept(before, ['coach', 'hopper', 'hopper'])
    expect(cards(after)).toBe('hopper hopper coach')
    expect(after.slice(0, 2).map((piece) => piece.id)).toEqual([before[0]!.id, before[2]!.id])
  })

  it('is sorted by kind or by value, or as I like', () => {
    const pieces = kept([], ['box-car', 'heavy-crane', 'auto-carrier', 'wreck'])
    const values = { 'box-car': 1, 'heavy-crane': 5, 'auto-carrier': 5 }
    expect(cards(sorted(pieces, 'kind', values))).toBe('auto-carrier box-car heavy-crane wreck')
    expect(cards(sorted(pieces, 'value', values))).toBe('auto-carrier heavy-crane box-car wreck')
    expect(sorted(pieces, 'own', values)).toBe(pieces)
  })

  it('lets a card be moved before another, or last', () => {
    const pieces = kept([], ['hopper', 'gondola', 'coach'])
    expect(cards(moved(pieces, pieces[2]!.id, pieces[0]!.id))).toBe('coach hopper gondola')
    expect(cards(moved(pieces, pieces[0]!.id, null))).toBe('gondola coach hopper')
    expect(moved(pieces, pieces[0]!.id, pieces[0]!.id)).toBe(pieces)
  })

  it('shows 44 pixels of every card: eight in a row at 390, else two rows', () => {
    expect(perRow(8, 374, 64)).toBe(8)
    expect(perRow(12, 374, 64)).toBe(6)
    expect(perRow(8, 344, 64)).toBe(4)
    expect(perRow(0, 344, 64)).toBe(1)
  })
})

describe('the drawings', () => {
  it('are there for all 28 kinds, each with letters of its own', () => {
    expect(KINDS).toHaveLength(28)
    expect(KINDS.filter((kind) => !DRAWINGS[kind]?.length)).toEqual([])
    expect(new Set(Object.values(LETTERS)).size).toBe(28)
  })

  it('know their family', () => {
    expect(['hopper', 'coach', 'tool-car', 'steal', 'caboose'].map(familyOf)).toEqual([
      'freight',
      'passenger',
      'service',
      'disaster',
      'special',
    ])
  })
})
