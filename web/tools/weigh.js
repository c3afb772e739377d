// Fails the build when the script of the first load is heavier than the page may be.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 120 * 1024
const dist = new URL('../dist/', import.meta.url)
const page = readFileSync(new URL('index.html', dist), 'utf8')
const scripts = [...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map((found) => found[1])
const bytes = scripts
  .map((script) => gzipSync(readFileSync(new URL(script, dist))).length)
  .reduce((sum, size) => sum + size, 0)

console.log(`first load: ${(bytes / 1024).toFixed(1)} KB of script, gzipped (at most ${LIMIT / 1024})`)
if (scripts.length === 0) throw new Error('no script found in dist/index.html')
if (bytes > LIMIT) throw new Error('the first load is too heavy')
