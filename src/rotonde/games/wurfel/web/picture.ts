/** What is drawn: the view's types, and how a picture changes by one event. No rule lives here. */
import type { GameEvent, Json } from '$shell/protocol'

export const COLOURS = ['white', 'red', 'blue', 'green', 'yellow', 'black'] as const
/** Places in the tray. */
export const PLACES = 7
export type Colour = (typeof COLOURS)[number]

export interface Strip {
  colour: Colour
  length: number
}

export interface Track {
  off: number
  front: number
  strips: Strip[]
}

export interface Picture {
  phase: string
  turn: number | null
  tracks: Track[]
  supply: Strip[]
  removed: Strip[]
  dice: Colour[]
  dice_count: number
  throws: number
  max_throws: number
  lanterns: number[]
  robbed: number[]
  goal: number
  ranks: number[] | null
}

export interface Take {
  action: string
  from: number | null
  colour: Colour
  length: number
  front: number
  victim_front: number | null
  wins: boolean
}

export interface Aids {
  seat?: number
  colours?: Array<{ colour: Colour; shown: number; usable: boolean; rule: string }>
  takes?: Take[]
  failure?: { kind: 'lost_front' | 'fell_back' | 'spared'; cells: number; colour: Colour | null }
  odds?: Array<{ colour: Colour; kept: number; thrown: number; at_least: Record<string, number> }>
  discards?: Array<{ k: number; dice: number; off: number; frees: Colour[] }>
}

export const nameOf = (strip: Strip) => `${strip.colour}-${strip.length}`

const without = (strips: Strip[], gone: Strip) => strips.filter((strip) => nameOf(strip) !== nameOf(gone))

function changed(picture: Picture, seat: number, change: (track: Track) => Partial<Track>): Picture {
  const tracks = picture.tracks.map((track, i) => (i === seat ? { ...track, ...change(track) } : track))
  return { ...picture, tracks }
}

function laid(picture: Picture, seat: number, strip: Strip): Picture {
  return changed(picture, seat, (track) => ({ strips: [...track.strips, strip], front: track.front + strip.length }))
}

function lifted(picture: Picture, seat: number, strip: Strip): Picture {
  return changed(picture, seat, (track) => ({ strips: without(track.strips, strip) }))
}

function moved(picture: Picture, seat: number, off: number, front: number): Picture {
  return changed(picture, seat, (track) => ({ off: track.off + off, front: track.front + front }))
}

/** The dice less those picked up; both are lists of colours. */
export function less(dice: Colour[], gone: Colour[]): Colour[] {
  const left = [...dice]
  for (const colour of gone) {
    const at = left.indexOf(colour)
    if (at !== -1) left.splice(at, 1)
  }
  return left
}

export function coloursIn(dice: Json | undefined): Colour[] {
  if (Array.isArray(dice)) return dice as Colour[]
  return String(dice ?? '').split(' ').filter(Boolean) as Colour[]
}

/** The picture after one event; what is not drawn stays as it was. */
export function after(picture: Picture, event: GameEvent): Picture {
  const seat = Number(event.seat)
  const strip: Strip = { colour: event.colour as Colour, length: Number(event.length) }
  const from = Number(event.from)
  const freed = { ...picture, supply: [...picture.supply, strip] }
  switch (event.type) {
    case 'removed':
      return { ...picture, supply: without(picture.supply, strip), removed: [...picture.removed, strip] }
    case 'began':
    case 'turn':
      return { ...picture, turn: seat, dice: [], throws: 0, dice_count: PLACES }
    case 'gave_up':
      return { ...moved(lifted(freed, seat, strip), seat, strip.length, 0), dice_count: picture.dice_count - 1 }
    case 'rethrew':
      return { ...picture, dice: less(picture.dice, coloursIn(event.dice)) }
    case 'rolled':
      return { ...picture, dice: [...picture.dice, ...coloursIn(event.dice)], throws: Number(event.throw) }
    case 'took':
      return laid({ ...picture, supply: without(picture.supply, strip) }, seat, strip)
    case 'stole':
      return laid(moved(lifted(picture, from, strip), from, 0, -strip.length), seat, strip)
    case 'stole_lantern':
      return laid(moved(lifted(picture, from, strip), from, strip.length, 0), seat, strip)
    case 'lost_front':
      return moved(lifted(freed, seat, strip), seat, 0, -strip.length)
    case 'fell_back':
      return moved(picture, seat, -Number(event.cells), -Number(event.cells))
    default:
      return picture
  }
}
