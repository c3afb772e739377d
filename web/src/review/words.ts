import { settings } from '../settings.svelte'

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
