import { settings } from '../settings.svelte'

/** A day as people write it here. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(settings.language === 'en' ? 'en-GB' : 'fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
