/** Which station a finger means: the nearest, and rather one that may be pressed. */
import type { Point } from '$shell/geo'
import { seen, type Camera } from './camera'

const NEAR = 15
const NEAR_LIT = 24
const FAVOUR = 7

export function picked(
  stations: Iterable<{ id: string; at: Point }>,
  lit: ReadonlySet<string>,
  camera: Camera,
  [x, y]: Point,
): string {
  let [best, least] = ['', Infinity]
  for (const { id, at } of stations) {
    const [sx, sy] = seen(camera, at)
    const distance = Math.hypot(sx - x, sy - y)
    const cost = distance - (lit.has(id) ? FAVOUR : 0)
    if (distance < (lit.has(id) ? NEAR_LIT : NEAR) && cost < least) [best, least] = [id, cost]
  }
  return best
}
