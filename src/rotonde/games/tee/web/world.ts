/** The land under a map from elsewhere: the part of the world that its stations lie in. */
import { clipped, projection, type Box, type Point } from '$shell/geo'

export interface World {
  /** Units to the degree. */
  unit: number
  /** Longitudes and latitudes in turn, each point relative to the one before. */
  rings: number[][]
}

const ROUND = 360

/** The middle of places on the globe, wherever longitudes begin to be counted. */
export function middleOf(places: Point[]): Point {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  let [x, y, z] = [0, 0, 0]
  for (const [lon, lat] of places) {
    x += Math.cos(radians(lat)) * Math.cos(radians(lon))
    y += Math.cos(radians(lat)) * Math.sin(radians(lon))
    z += Math.sin(radians(lat))
  }
  return [Math.atan2(y, x) / radians(1), Math.atan2(z, Math.hypot(x, y)) / radians(1)]
}

/** Degrees east of the centre, from −180 to 180. */
const eastOf = (centre: number, lon: number) => ((((lon - centre + ROUND / 2) % ROUND) + ROUND) % ROUND) - ROUND / 2

/** Window around the places, in degrees; null where it is more than half of the globe. */
export function windowOf(places: Point[], centre: Point): Box | null {
  const [easts, lats] = [places.map(([lon]) => eastOf(centre[0], lon)), places.map(([, lat]) => lat)]
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...lats), Math.max(...lats)]
  const [wide, high] = [(east - west) * 0.6 + 4, (north - south) * 0.6 + 4]
  if (Math.max(east + wide, wide - west) > ROUND / 4) return null
  return [centre[0] + west - wide, Math.max(-89, south - high), centre[0] + east + wide, Math.min(89, north + high)]
}

/** The land of the window as one path, in kilometres about the centre. */
export function landIn({ unit, rings }: World, centre: Point, window: Box): string {
  const project = projection(centre)
  return rings
    .map((ring) => told(ring, unit))
    .flatMap((ring) =>
      [-ROUND, 0, ROUND].map((by) =>
        clipped(
          ring.map(([lon, lat]): Point => [lon + by, lat]),
          window,
        ),
      ),
    )
    .filter((ring) => ring.length > 2)
    .map(
      (ring) =>
        `M${ring
          .map((point) =>
            project(...point)
              .map(Math.round)
              .join(' '),
          )
          .join('L')}z`,
    )
    .join('')
}

function told(ring: number[], unit: number): Point[] {
  const points: Point[] = []
  for (let i = 0, lon = 0, lat = 0; i < ring.length; i += 2)
    points.push([(lon += ring[i]!) / unit, (lat += ring[i + 1]!) / unit])
  return points
}
