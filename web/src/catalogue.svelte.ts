/** An owner's sentences, a file a language, filled in by Project Fluent. */
import type { FluentBundle } from '@fluent/bundle'
import { ENGLISH, languageOf } from './languages'
import type { Language } from './protocol'
import { fill, read, type Values } from './sentences'

export type { Values }
/** Files of the languages other than English, each loaded when somebody reads it. */
export type Files = Record<string, () => Promise<string>>

export class Catalogue {
  #bundles = $state.raw<Record<Language, FluentBundle>>({})

  constructor(
    english: string,
    private files: Files,
  ) {
    this.#bundles = { [ENGLISH]: read(ENGLISH, english) }
  }

  /** Fetches a language; where that fails, or there is none, English is said. */
  async load(language: Language): Promise<void> {
    const path = Object.keys(this.files).find((each) => languageOf(each) === language)
    if (!path || this.#bundles[language]) return
    const text = await this.files[path]!().catch(() => '')
    if (text) this.#bundles = { ...this.#bundles, [language]: read(language, text) }
  }

  has(key: string): boolean {
    return this.#bundles[ENGLISH]!.hasMessage(key)
  }

  /** The sentence in that language, else in English; a name that nobody knows stays as it is. */
  say(key: string, values: Values, language: Language): string {
    return fill(this.#bundles[language], key, values) ?? fill(this.#bundles[ENGLISH], key, values) ?? key
  }
}
