/** The board's own labels in the language of now. */
import { labels } from '$shell/i18n.svelte'
import en from './en.json'
import fr from './fr.json'

export type Label = keyof typeof en
export const label = labels<Label>(en, fr)
export const both = (key: Label) => ({ en: String(en[key]), fr: String(fr[key]) })
