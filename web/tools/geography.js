// Coastlines for a board: `import './europe.geo.json?drawn'` is answered with paths for an SVG, cut to a frame,
// simplified and in whole kilometres, made from Natural Earth at build time. What is wanted is in the file:
// `centre` of the projection, `frame` in kilometres about it, `fineness` in kilometres, `merged` countries
// (ISO numbers) between which no border is drawn, `borders` of our own as longitudes and latitudes.
// `import './world.geo.json?rings'` is answered with the land of the whole world, to be projected by the board:
// longitudes and latitudes, so many of a `unit` to the degree, each point told from the one before.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import { clipped, projection } from '../src/geo.ts'

const ANSWERS = { '.geo.json?drawn': drawn, '.geo.json?rings': rings }
const ATLAS = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')

export function geography() {
  return {
    name: 'geography',
    load(id) {
      const answer = answerTo(id)
      if (!answer) return null
      return `export default ${JSON.stringify(answer(JSON.parse(readFileSync(id.slice(0, id.indexOf('?')), 'utf8'))))}`
    },
    // The answer is script, whatever the name ends in.
    transform: { order: 'pre', handler: (code, id) => (answerTo(id) ? { code, map: null, moduleType: 'js' } : null) },
  }
}

const answerTo = (id) => Object.entries(ANSWERS).find(([asked]) => id.endsWith(asked))?.[1]

/** All land of the world that is more than a speck; the fineness is in degrees. */
export function rings({ fineness, unit }) {
  const atlas = flattened(JSON.parse(readFileSync(ATLAS, 'utf8')), (lon, lat) => [lon, lat], fineness)
  const land = merge(atlas, atlas.objects.countries.geometries).coordinates.flat()
  return { unit, rings: land.filter((ring) => ring.length > 4).map((ring) => steps(ring, unit)) }
}

function steps(ring, unit) {
  const whole = ring.map((point) => point.map((degrees) => Math.round(degrees * unit)))
  return whole.flatMap(([lon, lat], i) => (i ? [lon - whole[i - 1][0], lat - whole[i - 1][1]] : [lon, lat]))
}

/** The land of the frame and the borders on it. */
export function drawn({ centre, frame, fineness, merged = [], borders = [] }) {
  const project = projection(centre)
  const atlas = flattened(JSON.parse(readFileSync(ATLAS, 'utf8')), project, fineness)
  const countries = atlas.objects.countries
  const bloc = new Map(merged.flatMap((group, i) => group.map((country) => [country, i])))
  const blocOf = (country) => bloc.get(country.id ?? country.properties.name) ?? country
  const land = merge(atlas, countries.geometries).coordinates.flat()
  const lines = mesh(atlas, countries, (a, b) => a !== b && blocOf(a) !== blocOf(b)).coordinates
  const ours = borders.map((line) => line.map(([lon, lat]) => project(lon, lat)))
  return {
    land: land.map((ring) => closed(clipped(ring, frame))).join(''),
    borders: [...lines, ...ours]
      .filter((line) => line.some((point) => inside(point, frame)))
      .map((line) => path(line))
      .join(''),
  }
}

/** The atlas with its arcs laid flat; shared arcs stay shared, so that coasts and borders meet. */
function flattened(atlas, project, fineness) {
  const { scale, translate } = atlas.transform
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx, dy]) =>
      project((x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]),
    )
    return simplified(points, fineness)
  })
  return { ...atlas, arcs, transform: null }
}

/** Douglas and Peucker: what lies off the straight line by less than the fineness is left out. */
function simplified(points, fineness) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let [far, at] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const off = distance(points[i], first, last)
    if (off > far) [far, at] = [off, i]
  }
  if (far < fineness) return [first, last]
  return [...simplified(points.slice(0, at + 1), fineness).slice(0, -1), ...simplified(points.slice(at), fineness)]
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

const inside = ([x, y], [left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom

const closed = (ring) => (ring.length > 3 && path(ring) ? `${path(ring)}z` : '')

/** A path in whole kilometres, each step told from the one before; the shortest way to write it. */
function path(points) {
  const whole = points.map((point) => point.map(Math.round))
  const steps = whole
    .slice(1)
    .map(([x, y], i) => `${x - whole[i][0]} ${y - whole[i][1]}`)
    .filter((step) => step !== '0 0')
  return steps.length ? `M${whole[0].join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-') : ''
}
