/** The languages of the page: those whose files are there. */
import type { Files } from './catalogue.svelte'

export const ENGLISH = 'en'

export const files: Files = import.meta.glob<string>(['../texts/*.ftl', '!../texts/en.ftl'], {
  query: '?raw',
  import: 'default',
})

export const languageOf = (path: string): string => path.split('/').at(-1)!.replace('.ftl', '')

/** All of them, English first. */
export const languages: string[] = [ENGLISH, ...Object.keys(files).map(languageOf).sort()]
