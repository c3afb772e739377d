/** What the page says, in the language of now; a game's words come from the server. */
import english from '../texts/en.ftl?raw'
import { Catalogue, type Files, type Values } from './catalogue.svelte'
import type { Key } from './generated/texts'
import { files } from './languages'
import { textIn, typeset } from './phrases'
import type { Language, Said, Sayable } from './protocol'
import { settings } from './settings.svelte'

export type { Key }

const shell = new Catalogue(english, files)
const catalogues = [shell]

/** A sentence of the shell in the language of now. */
export function t(key: Key, values: Values = {}): string {
  return shell.say(key, values, settings.language)
}

export function say(said: Sayable): string {
  return typeset(textIn(said, settings.language))
}

/** A sentence of the shell that is shown like one of the server's. */
export const asSaid = (key: Key): Said => later(() => t(key))

/** A bot's level, in words where the shell has some. */
export function levelName(level: string): string {
  return shell.has(`level-${level}`) ? t(`level-${level}` as Key) : level
}

/** The same for a board's own labels, which lie beside it in a file a language. */
export function labels<K extends string>(english: string, files: Files) {
  const catalogue = new Catalogue(english, files)
  catalogues.push(catalogue)
  const label = (key: K, values: Values = {}): string => catalogue.say(key, values, settings.language)
  return { label, asSaid: (key: K): Said => later(() => label(key)) }
}

/** Resolves when everything that is shown can be said in a language. */
export async function learnt(language: Language = settings.language): Promise<void> {
  await Promise.all(catalogues.map((each) => each.load(language)))
}

/** Changes the language, once it can be spoken. */
export async function speak(language: Language): Promise<void> {
  await learnt(language)
  settings.language = language
}

/** A text that is made when it is read, in whatever language there is then. */
function later(text: () => string): Said {
  return {
    get en() {
      return text()
    },
  }
}
