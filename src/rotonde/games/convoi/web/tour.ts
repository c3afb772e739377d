/** The first turn at a table, step by step, with one's own trains; the rulebook's example is the game's lesson. */
import type { BoardModule, TourStop } from '$shell/board'
import { asSaid } from '$shell/generated/convoi'
import type { Aids } from './picture'

const loads: TourStop<Aids>['when'] = ({ aids }) => (aids.loads ?? []).length > 0

export const tour: TourStop<Aids>[] = [
  { asks: 'card', at: 'card', text: asSaid('tour-card'), rule: 'CV-INS-1' },
  { asks: 'new_colour', at: 'controls', text: asSaid('tour-new'), rule: 'CV-NEW-1', when: () => true },
  { asks: 'new_place', at: 'controls', text: asSaid('tour-place'), rule: 'CV-NEW-2' },
  { asks: 'actions', at: 'hands', text: asSaid('tour-signal'), rule: 'CV-SIG-1' },
  { asks: 'actions', at: 'hands', text: asSaid('tour-switch'), rule: 'CV-SWI-1' },
  { asks: 'actions', at: 'hands', text: asSaid('tour-move'), rule: 'CV-MVC-1' },
  { asks: 'actions', at: 'clock', text: asSaid('tour-clock'), rule: 'CV-TIME-2' },
  { asks: 'actions', at: 'controls', text: asSaid('tour-end'), rule: 'CV-DRAW-1' },
  { asks: 'select', at: 'controls', text: asSaid('tour-select'), rule: 'CV-INS-2' },
  { asks: 'rolled', at: 'controls', text: asSaid('tour-rolled'), rule: 'CV-MOVE-8' },
  { asks: 'actions', at: 'controls', text: asSaid('tour-load'), rule: 'CV-LOAD-1', when: loads },
]

export const shortcuts: BoardModule['shortcuts'] = [
  { key: 'G', text: asSaid('key-go') },
  { key: 'E', text: asSaid('key-end') },
  { key: '← ↑ → ↓', text: asSaid('key-arrows') },
  { key: '+ −', text: asSaid('key-zoom') },
]
