/** Where on the panel a proposed action takes place; what has no place there, such as an agent, is said in words
 * alone. */
import type { Legal } from '$shell/protocol'
import { numberOf, type BoardLayout, type Picture } from './picture'

export function spotsOf({ kind, params }: Legal, picture: Picture, board: BoardLayout): string[] {
  if (kind === 'lift' || kind === 'put') return [`light:${String(params.light)}`]
  if (kind === 'exit') return [`light:${String(params.exit)}`]
  if (kind === 'set') return [`junction:${String(params.junction)}`]
  if (kind === 'move' || kind === 'load' || kind === 'chief') return [`train:${String(params.train)}`]
  if (kind === 'go' && picture.pending.train) return [`train:${picture.pending.train}`]
  if (kind === 'shunter')
    return board.places
      .filter((place) => numberOf(place.number, picture) === Number(params.departure))
      .map((place) => `place:${place.id}`)
  return []
}
