/** Where a telegram lies on the map: in the upper corner where it covers least of what may be pressed. */
import type { Point } from '$shell/geo'

export interface Side {
  right: boolean
  /** It would cover something there too. */
  covers: boolean
}

/** A telegram's largest size with some room around it, in pixels. */
const LARGE: Point = [316, 236]
const SMALL: Point = [244, 200]

export function sideFor(pressable: Point[], width: number, small: boolean): Side {
  const [wide, high] = small ? SMALL : LARGE
  const above = pressable.filter(([, y]) => y >= 0 && y < high).map(([x]) => x)
  const left = above.filter((x) => x >= 0 && x < wide).length
  const right = above.filter((x) => x <= width && x > width - wide).length
  return { right: right < left, covers: Math.min(left, right) > 0 }
}
