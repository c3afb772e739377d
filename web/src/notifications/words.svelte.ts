/** The words about notifications, in the language of now. */
import { labels } from '../i18n.svelte'
import en from './en.json'
import fr from './fr.json'

export const { label: said } = labels({ en, fr })
