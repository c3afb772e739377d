/** Small words for drawing rolling stock: 96 units wide, 56 high, wheels on the rail at 52. */

/** Stroke of the brush: a name of the palette (Stock.svelte) and a path. */
export type Stroke = [paint: string, path: string]
export type Drawing = Stroke[]

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  if (round === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [across, down] = [width - 2 * round, height - 2 * round]
  const right = `h${across}q${round} 0 ${round} ${round}v${down}q0 ${round} ${-round} ${round}`
  const left = `h${-across}q${-round} 0 ${-round} ${-round}v${-down}q0 ${-round} ${round} ${-round}`
  return `M${x + round} ${y}${right}${left}z`
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The same path at several places along the car. */
export const each = (places: number[], shape: (x: number) => string) => places.map(shape).join('')

const wheel = (x: number): Stroke[] => [
  ['iron', disc(x, 47, 5)],
  ['hub', disc(x, 47, 1.8)],
]

/** Coupler, frame and wheels; the body stands above y = 40. */
export const under = (wheels = [17, 30, 66, 79]): Drawing => [
  ['iron', box(0, 40.5, 96, 2.6)],
  ['iron', box(6, 38.5, 84, 5)],
  ...wheels.flatMap(wheel),
]

/** The back of every card: an engine, whatever is on its other side. */
export const ENGINE: Drawing = [
  ['iron', box(0, 40.5, 96, 2.6)],
  ['iron', box(14, 6, 9, 11) + box(12, 4, 13, 3) + box(10, 38, 80, 5)],
  ['body', box(8, 16, 54, 20, 8)],
  ['body', 'M60 8h26v33h-26z'],
  ['iron', box(57, 4, 33, 5, 2)],
  ['glass', box(66, 13, 14, 10, 1.5)],
  ['brass', box(26, 16, 2.5, 20) + box(44, 16, 2.5, 20) + 'M33 16q0-7 4.5-7t4.5 7z'],
  ['brass', disc(9, 22, 3.4)],
  ['iron', 'M2 40h12l-4 9h-6z'],
  ...[20, 78].flatMap((x): Drawing => [
    ['iron', disc(x, 47, 5)],
    ['hub', disc(x, 47, 1.8)],
  ]),
  ...[38, 58].flatMap((x): Drawing => [
    ['iron', disc(x, 44, 8)],
    ['ring', disc(x, 44, 5.5)],
    ['hub', disc(x, 44, 2)],
  ]),
  ['brass', 'M36 42.5h24v3h-24z'],
]
