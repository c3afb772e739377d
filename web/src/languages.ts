/** The languages of the page: those whose files are there. */
import type { Files } from './catalogue.svelte'
import type { Language } from './protocol'

export const ENGLISH = 'en'

export const files: Files = import.meta.glob<string>(['../texts/*.ftl', '!../texts/en.ftl'], {
  query: '?raw',
  import: 'default',
})

export const languageOf = (path: string): Language => path.split('/').at(-1)!.replace('.ftl', '')

/** All of them, English first. */
export const languages: Language[] = [ENGLISH, ...Object.keys(files).map(languageOf).sort()]

const base = (tag: string): string => tag.split('-')[0]!.toLowerCase()

/** The first wish that there is a language for, its region aside if need be; else English. */
export function bestOf(wishes: readonly string[], known: Language[] = languages): Language {
  for (const wish of wishes) {
    const same = known.find((each) => each.toLowerCase() === wish.toLowerCase())
    const near = same ?? known.find((each) => base(each) === base(wish))
    if (near) return near
  }
  return ENGLISH
}

/** A language's name in itself. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language, ENGLISH], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The tag as the person's browser has it, with the region that dates are written for: "en-GB" for English. */
export function regional(language: Language, wishes: readonly string[]): string {
  return wishes.find((each) => base(each) === base(language)) ?? language
}
