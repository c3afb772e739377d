/** The call that looks at a finished game again; see docs/protocol.md. */
import { call } from '../api'
import type { ReviewPart } from '../generated/messages'

export type { ReviewedChoice } from '../generated/messages'

export const look = (id: string, known: number) => call<ReviewPart>('GET', `/api/tables/${id}/review?known=${known}`)
