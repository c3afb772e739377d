/** Smooth lines through given points, measured by the length run along them. */

export interface Point {
  x: number
  y: number
}

export interface Pose extends Point {
  /** In degrees, clockwise from the right. */
  angle: number
}

const STEPS = 14

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Centripetal Catmull–Rom: through every point, with no loop and no overshoot. */
function smooth(points: Point[]): Point[] {
  const first = between(points[0]!, points[1]!, -1)
  const last = between(points.at(-1)!, points.at(-2)!, -1)
  const all = [first, ...points, last]
  const found = [points[0]!]
  for (let i = 1; i + 2 < all.length; i += 1) {
    for (let step = 1; step <= STEPS; step += 1) found.push(knotted(all.slice(i - 1, i + 3), step / STEPS))
  }
  return found
}

function knotted([a, b, c, d]: Point[], part: number): Point {
  const t1 = Math.sqrt(distance(a!, b!))
  const t2 = t1 + Math.sqrt(distance(b!, c!))
  const t3 = t2 + Math.sqrt(distance(c!, d!))
  const t = t1 + (t2 - t1) * part
  const ab = between(a!, b!, t / t1)
  const bc = between(b!, c!, (t - t1) / (t2 - t1))
  const cd = between(c!, d!, (t - t2) / (t3 - t2))
  return between(between(ab, bc, t / t2), between(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1))
}

export class Curve {
  readonly length: number
  #points: Point[]
  #run: number[] = [0]

  constructor(through: Point[]) {
    this.#points = smooth(through)
    for (let i = 1; i < this.#points.length; i += 1) {
      this.#run.push(this.#run[i - 1]! + distance(this.#points[i - 1]!, this.#points[i]!))
    }
    this.length = this.#run.at(-1)!
  }

  at(run: number): Pose {
    const to = Math.min(
      this.#run.length - 1,
      Math.max(
        1,
        this.#run.findIndex((each) => each >= run),
      ),
    )
    const i = run >= this.length ? this.#run.length - 1 : to
    const [a, b] = [this.#points[i - 1]!, this.#points[i]!]
    const part = (run - this.#run[i - 1]!) / (this.#run[i]! - this.#run[i - 1]!)
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    return { ...between(a, b, Math.max(0, Math.min(1, part))), angle }
  }

  /** The points between two lengths, backwards where `to` comes before `from`. */
  part(from: number, to: number): Point[] {
    if (from > to) return this.part(to, from).reverse()
    const inner = this.#points.filter((_, i) => this.#run[i]! > from && this.#run[i]! < to)
    return [this.at(from), ...inner, this.at(to)]
  }
}

/** So many points at equal distances along a line, each looking ahead. */
export function spaced(line: Point[], count: number): Pose[] {
  const run = [0]
  for (let i = 1; i < line.length; i += 1) run.push(run[i - 1]! + distance(line[i - 1]!, line[i]!))
  const whole = run.at(-1)!
  if (line.length < 2 || whole === 0) return []
  return Array.from({ length: count }, (_, k) => {
    const at = (whole * k) / (count - 1)
    const i = Math.max(
      1,
      run.findIndex((each) => each >= at - 1e-6),
    )
    const [a, b] = [line[i - 1]!, line[i]!]
    const part = (at - run[i - 1]!) / Math.max(run[i]! - run[i - 1]!, 1e-6)
    return { ...between(a, b, part), angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }
  })
}

export function path(points: Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
