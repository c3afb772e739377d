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
