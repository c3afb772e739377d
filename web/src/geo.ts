/** From a longitude and a latitude to a place on the paper, in kilometres; equal areas stay equal. */
export type Point = [x: number, y: number]
export type Box = [left: number, top: number, right: number, bottom: number]

const EARTH = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Lambert's azimuthal projection about a centre; y grows downwards, as on paper. */
export function projection([lon0, lat0]: Point): (lon: number, lat: number) => Point {
  const [sin0, cos0] = [Math.sin(radians(lat0)), Math.cos(radians(lat0))]
  return (lon, lat) => {
    const [sin, cos] = [Math.sin(radians(lat)), Math.cos(radians(lat))]
    const turn = radians(lon - lon0)
    const near = 1 + sin0 * sin + cos0 * cos * Math.cos(turn)
    const scale = EARTH * Math.sqrt(2 / Math.max(near, 1e-6))
    return [scale * cos * Math.sin(turn), -scale * (cos0 * sin - sin0 * cos * Math.cos(turn))]
  }
}

/** Sutherland and Hodgman: a ring is cut at one edge of the box after the other. */
export function clipped(ring: Point[], [left, top, right, bottom]: Box): Point[] {
  const edges: Array<[axis: 0 | 1, at: number, sign: number]> = [
    [0, left, 1],
    [1, top, 1],
    [0, right, -1],
    [1, bottom, -1],
  ]
  return edges.reduce<Point[]>((points, [axis, at, sign]) => {
    const within = (point: Point) => (point[axis] - at) * sign >= 0
    return points.flatMap((point, i) => {
      const before = points.at(i - 1)!
      const crossing = within(point) === within(before) ? [] : [cut(before, point, axis, at)]
      return within(point) ? [...crossing, point] : crossing
    })
  }, ring)
}

function cut(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const t = (at - a[axis]) / (b[axis] - a[axis])
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
}
