/** The board's own labels in the language of now. */
import { labels } from '$shell/i18n.svelte'
import en from './en.json'
import fr from './fr.json'

export const label = labels<keyof typeof en>(en, fr)
export const both = (key: keyof typeof en) => ({ en: String(en[key]), fr: String(fr[key]) })
