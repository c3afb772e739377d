/** Coastlines made at build time; tools/geography.js says how. */
declare module '*.geo.json?drawn' {
  const drawn: { land: string; borders: string }
  export default drawn
}

/** The land of the whole world, for boards whose maps come from anywhere. */
declare module '*.geo.json?rings' {
  const world: { unit: number; rings: number[][] }
  export default world
}
