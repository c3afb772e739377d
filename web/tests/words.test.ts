import { expect, it } from 'vitest'
import en from '../src/words/en.json'
import fr from '../src/words/fr.json'

type Entry = string | { one: string; other: string }
const holes = (entry: Entry) => [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].sort()

// Every board's labels, and those of the shell's parts, are held to the same.
const labels = import.meta.glob(['../../src/rotonde/games/*/web/*.json', '../src/*/{en,fr}.json'], {
  eager: true,
  import: 'default',
}) as Record<string, Record<string, Entry>>
const boards = Object.keys(labels).filter((path) => path.endsWith('/en.json'))
const pairs: Array<[string, Record<string, Entry>, Record<string, Entry>]> = [
  ['shell', en, fr],
  ...boards.map((path): [string, Record<string, Entry>, Record<string, Entry>] => [
    path,
    labels[path]!,
    labels[path.replace('/en.', '/fr.')]!,
  ]),
]

it.each(pairs)('%s says the same things in both languages', (_, english, french) => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort())
  for (const key of Object.keys(english)) {
    expect(typeof french[key], key).toBe(typeof english[key])
    expect(holes(french[key]!), key).toEqual(holes(english[key]!))
    expect(JSON.stringify(french[key]).length, key).toBeGreaterThan(2)
  }
})
