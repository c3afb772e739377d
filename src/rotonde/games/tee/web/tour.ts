/** The first turn at a table, step by step. */
import type { BoardModule, TourStop } from '$shell/board'
import { asSaid } from '$shell/generated/tee'
import type { Aids } from './picture'

export const tour: TourStop<Aids>[] = [
  { asks: 'start', at: 'souvenirs', text: asSaid('tour-souvenirs'), rule: 'TEE-SETUP-3' },
  { asks: 'start', at: 'reach', text: asSaid('tour-start'), rule: 'TEE-SETUP-4' },
  { asks: 'turn', at: 'actions', text: asSaid('tour-roll'), rule: 'TEE-MOVE-1' },
  { asks: 'move', at: 'reach', text: asSaid('tour-reach'), rule: 'TEE-MOVE-4' },
  {
    asks: 'turn',
    at: 'actions',
    text: asSaid('tour-change'),
    rule: 'TEE-NET-5',
    when: ({ legal }) => legal.some((each) => each.kind === 'draw'),
  },
  {
    asks: 'move',
    at: 'souvenirs',
    text: asSaid('tour-visit'),
    rule: 'TEE-VISIT-1',
    when: ({ aids }) => aids.reach?.some((way) => way.visits) ?? false,
  },
]

export const shortcuts: BoardModule['shortcuts'] = [
  { key: 'T', text: asSaid('key-roll') },
  { key: 'D', text: asSaid('key-draw') },
  { key: 'S', text: asSaid('key-stop') },
  { key: 'G', text: asSaid('key-list') },
  { key: 'M', text: asSaid('key-me') },
  { key: 'P', text: asSaid('key-plan') },
  { key: '+ − 0', text: asSaid('key-zoom') },
]
