/** Chance that nobody chooses alone: what this page contributes when it sits down, and what it checks later. */
import type { TableInfo } from './protocol'

/** Commitment seen before this page contributed, and its own random number. */
export interface Contributed {
  commitment: string
  contribution: string
}

export type Verdict = 'kept' | 'broken' | 'changed' | 'missing'

const PLACE = 'rotonde.contributed'
const MOST = 100

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** 128 bits of this browser's own. */
export const newContribution = () => hex(crypto.getRandomValues(new Uint8Array(16)))

function all(): Array<[string, Contributed]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** Stores it for the check after the game; latest tables only. */
export function remember(table: string, what: Contributed): void {
  const kept: Array<[string, Contributed]> = [...all().filter(([id]) => id !== table), [table, what]]
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept.slice(-MOST)))
  } catch {
    // A browser that stores nothing checks the seal alone.
  }
}

export const remembered = (table: string): Contributed | null => all().find(([id]) => id === table)?.[1] ?? null

/** The hash to which a server commits. */
export async function commitmentOf(seed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))))
}

/** Verdict on the dice at a table; null where there is nothing to say yet, or no secure context. */
export async function verdict(
  table: Pick<TableInfo, 'commitment' | 'seed' | 'seats'>,
  mine: Contributed | null,
): Promise<Verdict | null> {
  if (mine && mine.commitment !== table.commitment) return 'changed'
  const seats = table.seats.filter((seat) => seat.mine)
  if (mine && seats.length && !seats.some((seat) => seat.contribution === mine.contribution)) return 'missing'
  if (!table.seed || !crypto.subtle) return null
  return (await commitmentOf(table.seed)) === table.commitment ? 'kept' : 'broken'
}
