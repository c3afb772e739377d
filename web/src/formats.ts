/** Percentages and dates as the language of now writes them. */
import { regional } from './languages'
import { settings } from './settings.svelte'

const region = () => regional(settings.language, navigator.languages)

export function day(seconds: number): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Date(seconds * 1000).toLocaleDateString(region(), form)
}

export function time(seconds: number): string {
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Date(seconds * 1000).toLocaleTimeString(region(), form)
}

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(share)
}
