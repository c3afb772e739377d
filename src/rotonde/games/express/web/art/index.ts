/** Every kind of card: its drawing, the letters on it, and how it is painted. */
import { disaster } from './disaster'
import { freight } from './freight'
import { passenger } from './passenger'
import { service } from './service'
import { ENGINE, type Drawing } from './shapes'

export const DRAWINGS: Record<string, Drawing> = { ...freight, ...passenger, ...service, ...disaster, engine: ENGINE }

/** Two letters for each kind, the same in every language and in the terminal. */
export const LETTERS: Record<string, string> = {
  'auto-carrier': 'AC',
  'commuter-car': 'CM',
  'piggyback-car': 'PB',
  'steel-coil-car': 'SC',
  gondola: 'GO',
  'coal-car': 'CO',
  hopper: 'HO',
  'tank-car': 'TA',
  'box-car': 'BX',
  'baggage-car': 'MB',
  coach: 'CH',
  'dome-car': 'DM',
  sleeper: 'SL',
  'observation-car': 'OB',
  diesel: 'DI',
  caboose: 'CB',
  'wild-car': 'WI',
  turntable: 'TT',
  'heavy-crane': 'HC',
  'light-crane': 'LC',
  'office-car': 'OF',
  'tool-car': 'TO',
  'transfer-table': 'XT',
  wreck: 'WR',
  derailment: 'DR',
  'broken-car': 'BR',
  steal: 'ST',
  'engine-swap': 'ES',
}

/** All kinds in the order of the rulebook, for sorting a hand. */
export const KINDS = Object.keys(LETTERS)

export type Family = 'freight' | 'passenger' | 'service' | 'disaster' | 'special'

const SPECIAL = new Set(['diesel', 'caboose', 'wild-car', 'turntable'])

export function familyOf(card: string): Family {
  if (SPECIAL.has(card)) return 'special'
  if (card in freight) return 'freight'
  if (card in passenger) return 'passenger'
  return card in service ? 'service' : 'disaster'
}
