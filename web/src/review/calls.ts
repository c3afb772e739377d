/** The call that looks at a finished game again; see docs/protocol.md. */
import { call } from '../api'
import type { Legal, Said } from '../protocol'

export interface Judged {
  at: number
  seat: number
  taken: Legal
  /** The chance to win with the best choice known, and what the one taken cost of it. */
  worth: number
  loss: number
  /** Where that was much: what would have been better, and why. */
  better: Legal | null
  reasons: Said
}

export interface Reviewed {
  known: number
  total: number
  decisions: Judged[]
  complete: boolean
}

export const look = (id: string, known: number) => call<Reviewed>('GET', `/api/tables/${id}/review?known=${known}`)
