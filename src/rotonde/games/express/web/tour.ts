/** A newcomer's first round: each lesson waits until it can be tried. */
import type { TourStop } from '$shell/board'
import { asSaid } from '$shell/generated/express'
import type { Aids } from './picture'

export const tour: TourStop<Aids>[] = [
  { asks: 'draw', at: 'trains', text: asSaid('tour-goal'), rule: 'EX-TRAIN-5' },
  { asks: 'draw', at: 'shoe', text: asSaid('tour-draw'), rule: 'EX-DRAW-1' },
  {
    asks: 'lay',
    at: 'hand',
    text: asSaid('tour-start'),
    rule: 'EX-TRAIN-1',
    when: ({ legal }) => legal.some((each) => each.kind === 'start'),
  },
  {
    asks: 'lay',
    at: 'hand',
    text: asSaid('tour-engine'),
    rule: 'EX-ENG-2',
    when: ({ legal }) => legal.some((each) => each.kind === 'engine'),
  },
  {
    asks: 'lay',
    at: 'shoe',
    text: asSaid('tour-discard'),
    rule: 'EX-HAND-1',
    when: ({ legal }) => legal.some((each) => each.kind === 'discard'),
  },
  {
    asks: 'draw',
    at: 'shoe',
    text: asSaid('tour-second'),
    rule: 'EX-DRAW-2',
    when: ({ legal, aids }) => legal.some((each) => each.kind === 'take') && aids.out?.first_turn === false,
  },
  {
    asks: 'lay',
    at: 'hand',
    text: asSaid('tour-add'),
    rule: 'EX-TRAIN-2',
    when: ({ legal }) => legal.some((each) => each.kind === 'add'),
  },
  {
    asks: 'lay',
    at: 'out',
    text: asSaid('tour-out'),
    rule: 'EX-OUT-1',
    when: ({ aids }) => aids.out?.first_turn === false,
  },
]
