/** Where the eye is: the paper is shifted and enlarged; pure sums, so that they can be tested. */
import type { Box, Point } from '$shell/geo'

export interface Camera {
  /** Paper's origin on the screen, in pixels, and pixels for a kilometre. */
  x: number
  y: number
  k: number
}

export interface Size {
  width: number
  height: number
}

/** Largest zoom, as a multiple of the whole map's. */
export const NEAREST = 9
const KEPT = 0.35

/** The whole box in the middle of the window. */
export function fitted([left, top, right, bottom]: Box, { width, height }: Size): Camera {
  const k = Math.min(width / (right - left), height / (bottom - top))
  return { k, x: width / 2 - (k * (left + right)) / 2, y: height / 2 - (k * (top + bottom)) / 2 }
}

/** The box that holds these points, and some room around them. */
export function around(points: Point[], room: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs) - room, Math.min(...ys) - room, Math.max(...xs) + room, Math.max(...ys) + room]
}

/** Nearer or farther by a factor; what lies under `at` stays there. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point, whole: Camera): Camera {
  const k = Math.max(whole.k, Math.min(whole.k * NEAREST, camera.k * factor))
  const by = k / camera.k
  return { k, x: x - by * (x - camera.x), y: y - by * (y - camera.y) }
}

/** The paper never leaves the window: some of the box always stays in it. */
export function kept(camera: Camera, [left, top, right, bottom]: Box, { width, height }: Size): Camera {
  const { k } = camera
  const hold = (at: number, low: number, high: number, size: number) =>
    Math.max(size * KEPT - k * high, Math.min(size * (1 - KEPT) - k * low, at))
  return { k, x: hold(camera.x, left, right, width), y: hold(camera.y, top, bottom, height) }
}

export const shifted = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
})

export const seen = ({ x, y, k }: Camera, [px, py]: Point): Point => [k * px + x, k * py + y]

/** The camera with that point in view: moved no more than needed. */
export function showing(camera: Camera, point: Point, { width, height }: Size, margin: number): Camera {
  const [x, y] = seen(camera, point)
  const into = (at: number, size: number) => Math.max(margin, Math.min(size - margin, at)) - at
  return shifted(camera, into(x, width), into(y, height))
}

/** On the way from one to the other. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const ease = t * (2 - t)
  const mix = (from: number, to: number) => from + (to - from) * ease
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), k: mix(a.k, b.k) }
}
