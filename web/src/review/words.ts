/** The words of a review, which are loaded when it is opened. */
import { labels } from '../i18n.svelte'
import { settings } from '../settings.svelte'
import en from './en.json'
import fr from './fr.json'

export const { label: w } = labels<keyof typeof en>({ en, fr })

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
