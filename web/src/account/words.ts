/** The words of the account's page, which is loaded when it is opened. */
import { labels } from '../i18n.svelte'
import { settings } from '../settings.svelte'
import en from './en.json'
import fr from './fr.json'

export const { label: w } = labels<keyof typeof en>({ en, fr })

/** A day as people write it here. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(settings.language === 'en' ? 'en-GB' : 'fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
