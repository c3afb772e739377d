/** Which page is open: the lobby, a game's sheet, a table, a lesson, or my own. */
import { isOver } from './back'

class Route {
  url = $state.raw(new URL(location.href))

  constructor() {
    addEventListener('popstate', () => (this.url = new URL(location.href)))
  }

  /** The table in the address, or null: the lobby. */
  get table(): string | null {
    return /^\/t\/([\w-]+)\/?$/.exec(this.url.pathname)?.[1] ?? null
  }

  /** The game whose lesson is in the address, or null. */
  get lesson(): string | null {
    return /^\/learn\/([\w-]+)\/?$/.exec(this.url.pathname)?.[1] ?? null
  }

  /** The game whose sheet is in the address, or null. */
  get sheet(): string | null {
    return /^\/games\/([\w-]+)\/?$/.exec(this.url.pathname)?.[1] ?? null
  }

  /** Whether my own page is open. */
  get me(): boolean {
    return /^\/me(\/reset)?\/?$/.test(this.url.pathname)
  }

  /** Purpose of a link in a mail, or null. */
  get notice(): { what: 'confirm' | 'stop'; key: string } | null {
    const found = /^\/notices\/(confirm|stop)\/([\w-]+)\/?$/.exec(this.url.pathname)
    return found ? { what: found[1] as 'confirm' | 'stop', key: found[2]! } : null
  }

  /** Whether a leaderboard is open. */
  get standing(): boolean {
    return /^\/standing(\/[\w-]+)?\/?$/.test(this.url.pathname)
  }

  /** Whose results are open: a name, null for my own; undefined: nobody's. */
  get person(): string | null | undefined {
    if (/^\/me\/results\/?$/.test(this.url.pathname)) return null
    const named = /^\/people\/([^/]+)\/?$/.exec(this.url.pathname)?.[1]
    return named === undefined ? undefined : decoded(named)
  }

  get invitation(): string | null {
    return this.url.searchParams.get('invitation')
  }

  /** The moment of the table's game in the address, or null: now. */
  get at(): number | null {
    const at = this.url.searchParams.get('at')
    return at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null
  }

  /** Whether the game's review is in the address. */
  get reviewing(): boolean {
    return this.url.searchParams.has('review')
  }

  /** Writes another address for what is open, without moving the page. */
  rename(path: string): void {
    history.replaceState(null, '', path)
    this.url = new URL(location.href)
  }

  go(path: string, replace = false): void {
    history[replace || isOver() ? 'replaceState' : 'pushState'](null, '', path)
    this.url = new URL(location.href)
    scrollTo(0, 0)
  }
}

/** A name in an address, as it is; a broken one stands as it was written. */
function decoded(named: string): string {
  try {
    return decodeURIComponent(named)
  } catch {
    return named
  }
}

export const route = new Route()

/** Follows a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="/"]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  if (link.hasAttribute('download') || link.getAttribute('href')!.startsWith('/api')) return
  event.preventDefault()
  route.go(link.getAttribute('href')!)
}
