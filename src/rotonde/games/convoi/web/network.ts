/** A board as it is drawn: where each section, light, leg and train lies. It knows no rule. */
import { Curve, distance, path, type Point, type Pose } from './curve'
import type { Track, TrackEnd } from '$shell/generated/convoi'
import type { BoardLayout, Place } from './picture'
import { REACH, type Spot } from './reach'

export interface Leg extends Pose {
  leg: string
}

export interface Section {
  space: string
  line: number
  from: number
  to: number
  ahead: string
  d: string
}

/** Distance of a line from the middle of a place. */
export const RADIUS = { city: 36, port: 38, departure: 28, junction: 22 }
const GAP = 5
const BESIDE = 25
/** A light at the end of a line stands a little before the place. */
const BEFORE = 9
const MARGIN = { x: 62, y: 52 }

const point = ([x, y]: [number, number]): Point => ({ x, y })
/** A junction's own name: the view has it without the prefix that nodes have. */
export const plain = (node: string) => node.replace(/^j\./, '')

/** How much larger signs and lights are drawn on a small panel. */
export const GROWN = 1.25

/** The board turned to the right, for a panel that is higher than wide: west is above. */
export function turned(board: BoardLayout): BoardLayout {
  const turn = <Thing extends { at: [number, number] }>(thing: Thing): Thing => ({
    ...thing,
    at: [-thing.at[1], thing.at[0]],
  })
  return {
    ...board,
    places: board.places.map(turn),
    lines: board.lines.map((line) => ({ ...line, spaces: line.spaces.map(turn) })),
  }
}

export class Network {
  readonly places: Map<string, Place>
  readonly sections = new Map<string, Section>()
  readonly lights = new Map<string, Pose & { on: Point }>()
  readonly legs = new Map<string, Leg[]>()
  /** The ribbons from place to place, and points all along them, for keeping out of their way. */
  readonly ribbons: string[] = []
  readonly marks: Point[] = []
  /** The part of the canvas that is drawn on. */
  readonly box: { x: number; y: number; width: number; height: number }
  #lines: Track[]
  #curves: Curve[] = []
  #starts: number[] = []
  #steps: number[] = []

  constructor(
    readonly layout: BoardLayout,
    /** How much larger signs and lights are drawn. */
    readonly grown = 1,
  ) {
    this.places = new Map(layout.places.map((place) => [place.id, place]))
    this.#lines = layout.lines
    layout.lines.forEach((line, i) => this.#lay(line, i))
    layout.lines.forEach((line, i) => this.#hang(line, i))
    this.box = this.#bounds()
  }

  #lay(line: Track, i: number): void {
    const [a, b] = [this.places.get(line.from.node)!, this.places.get(line.to.node)!]
    const curve = new Curve([point(a.at), ...line.spaces.map(({ at }) => point(at)), point(b.at)])
    const [start, end] = [RADIUS[a.kind], curve.length - RADIUS[b.kind]]
    const step = (end - start) / Math.max(1, line.spaces.length)
    this.#curves.push(curve)
    this.#starts.push(start)
    this.#steps.push(step)
    this.ribbons.push(path(curve.part(0, curve.length)))
    for (let run = start; run < end; run += 9) this.marks.push(curve.at(run))
    line.spaces.forEach(({ id, ahead }, k) => {
      const [from, to] = [start + k * step, start + (k + 1) * step]
      this.sections.set(id, { space: id, line: i, from, to, ahead, d: path(curve.part(from + GAP, to - GAP)) })
    })
    this.#leg(line.from, curve.at(RADIUS[a.kind]), 0)
    this.#leg(line.to, curve.at(end), 180)
  }

  #leg({ node, end }: TrackEnd, at: Pose, turn: number): void {
    const legs = this.legs.get(node) ?? []
    this.legs.set(node, [...legs, { ...at, angle: at.angle + turn, leg: end }])
  }

  /** Lights stand beside their line, on the side where there is more room. */
  #hang(line: Track, i: number): void {
    line.lights.forEach((light, k) => {
      if (light === null) return
      const aside = k === 0 ? BEFORE : k === line.spaces.length ? -BEFORE : 0
      const on = this.#curves[i]!.at(this.#starts[i]! + k * this.#steps[i]! + aside)
      const sides = [90, -90].map((turn) => ({
        ...moved(on, on.angle + turn, BESIDE * this.grown),
        angle: on.angle,
        on,
      }))
      const room = sides.map((side) => this.#room(side, on))
      this.lights.set(light, room[1]! > room[0]! ? sides[1]! : sides[0]!)
    })
  }

  #room(side: Point, on: Point): number {
    const others = this.marks.filter((mark) => distance(mark, on) > BESIDE * 1.6).map((mark) => distance(mark, side))
    const lamps = [...this.lights.values()].map((lamp) => distance(lamp, side) - 6)
    const places = [...this.places.values()].map((place) => distance(point(place.at), side) - RADIUS[place.kind])
    return Math.min(60, ...others, ...lamps, ...places)
  }

  #bounds(): Network['box'] {
    const points = [...this.marks, ...[...this.places.values()].map((place) => point(place.at))]
    const [x, y] = [
      Math.min(...points.map((each) => each.x)) - MARGIN.x,
      Math.min(...points.map((each) => each.y)) - MARGIN.y,
    ]
    const [right, bottom] = [
      Math.max(...points.map((each) => each.x)) + MARGIN.x,
      Math.max(...points.map((each) => each.y)) + MARGIN.y,
    ]
    return { x, y, width: right - x, height: bottom - y }
  }

  /** The corner in which least is drawn: there is room for buttons. */
  corner(): { right: boolean; bottom: boolean } {
    const { x, y, width, height } = this.box
    const points = [...this.marks, ...[...this.places.values()].map((place) => point(place.at))]
    const corners = [true, false].flatMap((bottom) => [true, false].map((right) => ({ right, bottom })))
    const nearest = ({ right, bottom }: { right: boolean; bottom: boolean }) =>
      Math.min(...points.map((each) => distance(each, { x: right ? x + width : x, y: bottom ? y + height : y })))
    return corners.reduce((best, each) => (nearest(each) > nearest(best) ? each : best))
  }

  /** Where a train stands and looks; in a city it looks nowhere. */
  pose(space: string, heading: string | null, came: string | null = null): Pose {
    const section = this.sections.get(space)
    if (!section) return this.#standing(space)
    const at = this.#curves[section.line]!.at((section.from + section.to) / 2)
    const forward = heading === null ? this.#cameFromBehind(section, came) : heading === section.ahead
    return forward ? at : { ...at, angle: at.angle + 180 }
  }

  /** Everything on the panel that can be pointed at, the uppermost last; each reaches `least` as far. */
  spots(running: Array<{ train: string; space: string | null }>, least = 0): Map<string, Spot> {
    const all = new Map<string, Spot>()
    for (const place of this.places.values()) {
      const name = place.kind === 'junction' ? `junction:${plain(place.id)}` : `place:${place.id}`
      all.set(name, { at: point(place.at), reach: Math.max(least, REACH[place.kind]) })
    }
    for (const [id, at] of this.lights) all.set(`light:${id}`, { at, reach: Math.max(least, REACH.light * this.grown) })
    for (const { train, space } of running)
      if (space) all.set(`train:${train}`, { at: this.pose(space, null), reach: Math.max(least, REACH.train) })
    return all
  }

  #standing(space: string): Pose {
    const place = this.places.get(space)!
    const angle = place.kind === 'departure' ? (this.legs.get(space)?.[0]?.angle ?? 0) : 0
    return { ...point(place.at), angle }
  }

  #cameFromBehind(section: Section, came: string | null): boolean {
    const before = came === null ? undefined : this.sections.get(came)
    if (before?.line === section.line) return before.from < section.from
    const [start, end] = [this.#curves[section.line]!.at(section.from), this.#curves[section.line]!.at(section.to)]
    const from = came === null ? start : this.pose(came, null, null)
    return distance(from, start) <= distance(from, end)
  }

  /** The way through these spaces, from the middle of the first to the middle of the last. */
  way(spaces: string[]): Point[] {
    const points: Point[] = []
    for (let i = 1; i < spaces.length; i += 1) points.push(...this.#hop(spaces[i - 1]!, spaces[i]!))
    return points
  }

  #hop(a: string, b: string): Point[] {
    const [one, other] = [this.sections.get(a), this.sections.get(b)]
    if (one && other && one.line === other.line) return this.#curves[one.line]!.part(middle(one), middle(other))
    const out = one ? this.#toPlace(one, b, other) : []
    const back = other ? this.#toPlace(other, a, one).reverse() : []
    return [...out, ...back]
  }

  /** From the middle of a section to the place that lies between it and the other space. */
  #toPlace(section: Section, next: string, other: Section | undefined): Point[] {
    const line = this.#lines[section.line]!
    const theirs = other ? [this.#lines[other.line]!.from.node, this.#lines[other.line]!.to.node] : [next]
    const curve = this.#curves[section.line]!
    return curve.part(middle(section), theirs.includes(line.from.node) ? 0 : curve.length)
  }

  /** The rail through a junction from leg to leg. */
  through(junction: string, legs: string[]): string {
    const all = this.legs.get(junction) ?? []
    const [a, b] = legs.map((leg) => all.find((each) => each.leg === leg))
    const centre = this.places.get(junction)!.at
    if (!a || !b) return ''
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${centre[0]} ${centre[1]} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  }
}

const middle = (section: Section) => (section.from + section.to) / 2

export function moved(from: Point, angle: number, by: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: from.x + Math.cos(turn) * by, y: from.y + Math.sin(turn) * by }
}
