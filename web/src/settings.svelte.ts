/** A person's preferences, stored on this device. */
import { bestOf, languages } from './languages'
import type { Language } from './protocol'
import { TEMPOS, type Tempo } from './tempo'

export type Theme = 'auto' | 'day' | 'night'
export type Motion = 'auto' | 'full' | 'none'

const PLACE = 'rotonde.settings'

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}')
  } catch {
    return {}
  }
}

function preferred(query: string) {
  let matches = $state(false)
  if (typeof matchMedia === 'function') {
    const media = matchMedia(query)
    matches = media.matches
    media.addEventListener('change', (change) => (matches = change.matches))
  }
  return () => matches
}

const dark = preferred('(prefers-color-scheme: dark)')
const still = preferred('(prefers-reduced-motion: reduce)')

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  /** How fast I am shown what the others do. */
  tempo = $state<Tempo>('normal')
  /** Few, soft and on, until they are silenced. */
  sound = $state(true)
  keys = $state(true)
  list = $state(false)
  /** Notices from a page in the background. */
  notify = $state(false)

  constructor() {
    const kept = read()
    const wishes = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
    this.language = languages.find((each) => each === kept.language) ?? bestOf(wishes)
    this.theme = kept.theme === 'day' || kept.theme === 'night' ? kept.theme : 'auto'
    this.motion = kept.motion === 'full' || kept.motion === 'none' ? kept.motion : 'auto'
    this.tempo = TEMPOS.find((each) => each === kept.tempo) ?? 'normal'
    this.sound = kept.silent !== true
    this.keys = kept.keys !== false
    this.list = kept.list === true
    this.notify = kept.notify === true
  }

  /** The theme in force, whatever was chosen. */
  get shade(): 'day' | 'night' {
    if (this.theme !== 'auto') return this.theme
    return dark() ? 'night' : 'day'
  }

  /** True where nothing should move. */
  get still(): boolean {
    return this.motion === 'auto' ? still() : this.motion === 'none'
  }

  /** Keeps the choices and dresses the page in them; call once, where effects may run. */
  hold(): void {
    $effect(() => {
      const { language, theme, motion, tempo, sound, keys, list, notify } = this
      const silent = !sound
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, motion, tempo, silent, keys, list, notify }))
    })
    $effect(() => {
      const root = document.documentElement
      root.lang = this.language
      root.dataset.theme = this.shade
      root.dataset.motion = this.still ? 'none' : 'full'
    })
  }
}

export const settings = new Settings()
