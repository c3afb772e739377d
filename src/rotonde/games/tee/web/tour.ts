/** The first turn at a table, step by step. */
import type { BoardModule, TourStop } from '$shell/board'
import { both } from '$shell/generated/tee'
import type { Aids } from './picture'

export const tour: TourStop<Aids>[] = [
  { asks: 'start', at: 'souvenirs', text: both('tour.souvenirs'), rule: 'TEE-SETUP-3' },
  { asks: 'start', at: 'reach', text: both('tour.start'), rule: 'TEE-SETUP-4' },
  { asks: 'turn', at: 'actions', text: both('tour.roll'), rule: 'TEE-MOVE-1' },
  { asks: 'move', at: 'reach', text: both('tour.reach'), rule: 'TEE-MOVE-4' },
  {
    asks: 'turn',
    at: 'actions',
    text: both('tour.change'),
    rule: 'TEE-NET-5',
    when: ({ legal }) => legal.some((each) => each.kind === 'draw'),
  },
  {
    asks: 'move',
    at: 'souvenirs',
    text: both('tour.visit'),
    rule: 'TEE-VISIT-1',
    when: ({ aids }) => aids.reach?.some((way) => way.visits) ?? false,
  },
]

export const shortcuts: BoardModule['shortcuts'] = [
  { key: 'T', text: both('key.roll') },
  { key: 'D', text: both('key.draw') },
  { key: 'S', text: both('key.stop') },
  { key: 'G', text: both('key.list') },
  { key: 'M', text: both('key.me') },
  { key: 'P', text: both('key.plan') },
  { key: '+ − 0', text: both('key.zoom') },
]
