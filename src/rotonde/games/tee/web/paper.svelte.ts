/** The paper of the map: shifted and enlarged by wheel, fingers, keys and buttons. */
import type { Box, Point } from '$shell/geo'
import { between, kept, shifted, zoomed, type Camera, type Size } from './camera'

const LASTS = 260
/** Distance a pointer moves before it drags the paper, in pixels. */
const SLIP = 5

export interface Window {
  svg: SVGSVGElement
  /** Box around all stations. */
  box: Box
  size: Size
  /** The camera that shows the whole map. */
  whole: Camera
  still: boolean
}

export class Paper {
  /** The pointer that is down has moved the paper: it presses nothing. */
  dragged = false
  #eye = $state.raw<Camera | null>(null)
  #fingers = new Map<number, Point>()
  #frame = 0

  constructor(private window: () => Window) {}

  camera = $derived.by(() => this.#eye ?? this.window().whole)

  look(to: Camera): void {
    cancelAnimationFrame(this.#frame)
    const { box, size, still } = this.window()
    const [start, end] = [this.camera, kept(to, box, size)]
    if (still) return void (this.#eye = end)
    const began = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, (now - began) / LASTS)
      this.#eye = between(start, end, t)
      if (t < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  zoom(factor: number): void {
    const { size, whole } = this.window()
    this.look(zoomed(this.camera, factor, [size.width / 2, size.height / 2], whole))
  }

  /** Another window, the same map: what was looked at is fitted anew. */
  fit(): void {
    if (this.#eye) this.#set({ ...this.#eye, k: Math.max(this.#eye.k, this.window().whole.k) })
  }

  /** Where on the map a pointer is, in pixels. */
  at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.window().svg.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    cancelAnimationFrame(this.#frame)
    this.#set(zoomed(this.camera, 2 ** (-event.deltaY / 400), this.at(event), this.window().whole))
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, this.at(event))
    this.dragged = this.#fingers.size > 1
  }

  /** Drags the paper; false where the pointer is not down. */
  move(event: PointerEvent): boolean {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return false
    const now = this.at(event)
    if (!this.dragged && Math.hypot(now[0] - before[0], now[1] - before[1]) < SLIP) return true
    if (!this.dragged) this.window().svg.setPointerCapture(event.pointerId)
    this.dragged = true
    cancelAnimationFrame(this.#frame)
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    this.#set(other ? this.#pinched(before, now, other) : shifted(this.camera, now[0] - before[0], now[1] - before[1]))
    this.#fingers.set(event.pointerId, now)
    return true
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
  }

  #pinched(before: Point, now: Point, other: Point): Camera {
    const far = (a: Point) => Math.hypot(a[0] - other[0], a[1] - other[1])
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    const turned = zoomed(this.camera, far(now) / Math.max(far(before), 1), middle, this.window().whole)
    return shifted(turned, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
  }

  #set(to: Camera): void {
    const { box, size } = this.window()
    this.#eye = kept(to, box, size)
  }
}
