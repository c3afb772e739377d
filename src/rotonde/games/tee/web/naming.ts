/** Where the names stand: beside their stations, never over one another; what finds no room waits for the zoom. */
import type { Box, Point } from '$shell/geo'

export interface Name {
  id: string
  text: string
  at: Point
  /** Size of the disc, in pixels, and of the letters. */
  disc: number
  size: number
  /** The lowest rank has the first choice; `must` is written whatever it covers. */
  rank: number
  must: boolean
  /** Boxes of other things at the station, in pixels about it: a number, a piece. */
  blocks: Box[]
}

export interface Written {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

type Side = [dx: number, dy: number, anchor: Written['anchor']]

/** Right, left, above, below, then the corners. */
const SIDES: Side[] = [
  [1, 0, 'start'],
  [-1, 0, 'end'],
  [0, -1, 'middle'],
  [0, 1, 'middle'],
  [0.8, -0.8, 'start'],
  [0.8, 0.8, 'start'],
  [-0.8, -0.8, 'end'],
  [-0.8, 0.8, 'end'],
]
const WIDE = 0.46
const GAP = 3
/** Cost of lying on a line, or of standing at a less usual side. */
const CROSSING = 2
const UNUSUAL = 0.3
const OUTSIDE = 50

export function written(names: Name[], lines: Array<[Point, Point]>, k: number, paper: Box): Map<string, Written> {
  const places = names.map((name) => [name.at[0] * k, name.at[1] * k] as Point)
  const taken: Box[] = names.map((name, i) => disc(places[i]!, name.disc))
  names.forEach((name, i) => taken.push(...name.blocks.map((box) => moved(box, places[i]!))))
  const segments = lines.map(
    ([a, b]) =>
      [
        [a[0] * k, a[1] * k],
        [b[0] * k, b[1] * k],
      ] as [Point, Point],
  )
  const sheet = paper.map((side) => side * k) as Box
  const found = new Map<string, Written>()
  const order = names.map((_, i) => i).sort((a, b) => names[a]!.rank - names[b]!.rank)
  for (const i of order) {
    const best = roomFor(names[i]!, places[i]!, i, taken, segments, sheet)
    if (!best) continue
    taken.push(best.box)
    found.set(names[i]!.id, best.written)
  }
  return found
}

interface Room {
  box: Box
  written: Written
  cost: number
}

function roomFor(
  name: Name,
  at: Point,
  own: number,
  taken: Box[],
  lines: Array<[Point, Point]>,
  sheet: Box,
): Room | null {
  let best: Room | null = null
  SIDES.forEach((side, i) => {
    const room = { ...beside(name, at, side), cost: i * UNUSUAL }
    const hit = taken.filter((box, j) => j !== own && overlap(box, room.box)).length
    if (hit && !name.must) return
    room.cost +=
      (within(room.box, sheet) ? 0 : OUTSIDE) +
      hit * OUTSIDE +
      CROSSING * lines.filter((line) => crosses(line, room.box)).length
    if (!best || room.cost < best.cost) best = room
  })
  return best
}

function beside(name: Name, [x, y]: Point, [dx, dy, anchor]: Side): { box: Box; written: Written } {
  const [width, height] = [name.text.length * name.size * WIDE, name.size]
  const off = name.disc + GAP
  const cx = dx * off
  const middle = dy * (off + (anchor === 'middle' ? height / 2 : 0))
  const left = x + cx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  const box: Box = [left - 1, y + middle - height / 2, left + width + 1, y + middle + height / 2]
  return { box, written: { x: cx, y: middle + height * 0.35, anchor } }
}

const within = (a: Box, b: Box) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3]

const disc = ([x, y]: Point, r: number): Box => [x - r, y - r, x + r, y + r]

const moved = ([left, top, right, bottom]: Box, [x, y]: Point): Box => [left + x, top + y, right + x, bottom + y]

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Whether a line runs through a box; by cutting it at the box's sides. */
function crosses([[ax, ay], [bx, by]]: [Point, Point], [left, top, right, bottom]: Box): boolean {
  let [from, to] = [0, 1]
  for (const [p, q] of [
    [ax - bx, ax - left],
    [bx - ax, right - ax],
    [ay - by, ay - top],
    [by - ay, bottom - ay],
  ] as Point[]) {
    if (p === 0 && q < 0) return false
    if (p < 0) from = Math.max(from, q / p)
    if (p > 0) to = Math.min(to, q / p)
  }
  return from < to
}
