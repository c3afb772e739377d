/** Sentences by their names, in several languages, filled in by Project Fluent; English where one is missing. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { ENGLISH } from './languages'
import type { Language } from './protocol'

/** Arguments of a sentence; a list is joined as the language does it. */
export type Values = Record<string, string | number | string[]>

export function join(parts: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
}

export function read(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Numbers come without separators, since many are names; a sentence asks for them where it is a quantity. */
function written(value: Values[string], language: Language): string | FluentNumber {
  if (Array.isArray(value)) return join(value, language)
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value
}

/** The sentence, if that language has it and can fill it in; English is said as far as it goes. */
export function fill(bundle: FluentBundle | undefined, key: string, values: Values): string | undefined {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return undefined
  const [language] = bundle.locales as [Language]
  const faults: Error[] = []
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, language)]))
  const said = bundle.formatPattern(pattern, given, faults)
  return faults.length && language !== ENGLISH ? undefined : said
}

/** Sentences whose texts are at hand: a game's, as the server sends them. */
export class Sentences {
  #bundles = new Map<Language, FluentBundle>()

  constructor(private texts: Record<Language, string>) {}

  has(key: string): boolean {
    return this.#in(ENGLISH).hasMessage(key)
  }

  say(key: string, values: Values, language: Language): string {
    return fill(this.#in(language), key, values) ?? fill(this.#in(ENGLISH), key, values) ?? key
  }

  #in(language: Language): FluentBundle {
    const known = this.#bundles.get(language) ?? read(language, this.texts[language] ?? '')
    this.#bundles.set(language, known)
    return known
  }
}
