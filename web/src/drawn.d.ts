/** Coastlines made at build time; tools/geography.js says how. */
declare module '*.geo.json?drawn' {
  const drawn: { land: string; borders: string }
  export default drawn
}
