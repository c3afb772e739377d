/** An owner's sentences, a file a language, filled in by Project Fluent. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { ENGLISH, languageOf } from './languages'
import { join } from './phrases'
import type { Language } from './protocol'

/** Arguments of a sentence; a list is joined as the language does it. */
export type Values = Record<string, string | number | string[]>
/** Files of the languages other than English, each loaded when somebody reads it. */
export type Files = Record<string, () => Promise<string>>

function read(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Numbers come without separators, since many are names; a sentence asks for them where it is a quantity. */
function written(value: Values[string], language: Language): string | FluentNumber {
  if (Array.isArray(value)) return join(value, language)
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value
}

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
    return this.#fill(key, values, language) ?? this.#fill(key, values, ENGLISH) ?? key
  }

  #fill(key: string, values: Values, language: Language): string | undefined {
    const bundle = this.#bundles[language]
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return undefined
    const faults: Error[] = []
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, language)]))
    const said = bundle.formatPattern(pattern, given, faults)
    return faults.length && language !== ENGLISH ? undefined : said
  }
}
