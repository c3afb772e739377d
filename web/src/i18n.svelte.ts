/** The shell's own words; a game's words come from the server. */
import { pick, typeset, type Plural, type Values } from './phrases'
import type { Language, Said } from './protocol'
import { settings } from './settings.svelte'
import en from './words/en.json'
import fr from './words/fr.json'

export type Key = keyof typeof en

const words = { en, fr }

/** A sentence of the shell in the language of now. */
export function t(key: Key, values: Values = {}): string {
  return pick(words[settings.language][key], values, settings.language)
}

export function say(said: Said): string {
  return typeset(said[settings.language] ?? said.en)
}

/** A plain sentence of the shell in both languages, for what is shown like the server's own. */
export const both = (key: Key): Said => ({ en: words.en[key] as string, fr: words.fr[key] as string })

/** The same for a board's own labels, which lie beside it in a file a language with the same keys. */
export function labels<K extends string>(words: Record<Language, Record<K, string | Plural>>) {
  return {
    label: (key: K, values: Values = {}): string => pick(words[settings.language][key], values, settings.language),
    both: (key: K): Said => ({ en: String(words.en[key]), fr: String(words.fr[key]) }),
  }
}
