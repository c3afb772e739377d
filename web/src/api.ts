/** The HTTP calls of docs/protocol.md. */
import type { Access, ChatLine, ChatTold, GameDetail, GameSummary, Hint, Invitation, Json, Lesson, Material, Moments, Refusal, SeatChoice, Seated, StateMessage, TableInfo } from './protocol'

import type { Pace } from './pace/pace'

/** A refusal with its sentence, as the server said it. */
export class Refused extends Error {
  constructor(
    public refusal: Refusal,
    public status: number,
  ) {
    super(refusal.message.en)
  }
}

export const UNREACHABLE: Refusal = {
  error: 'unreachable',
  message: { en: 'The server does not answer.', fr: 'Le serveur ne répond pas.' },
  rule: '',
  n: null,
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refused(UNREACHABLE, 0)
  }
  const content = await answer.json().catch(() => null)
  if (answer.ok) return content as T
  throw new Refused(content?.message?.en ? content : UNREACHABLE, answer.status)
}

export interface NewTable {
  game: string
  seats: SeatChoice[]
  options: Record<string, Json>
  material?: Material
  hints?: boolean
  access?: Access
  pace?: Pace
}

export const api = {
  games: () => call<GameSummary[]>('GET', '/api/games'),
  game: (id: string) => call<GameDetail>('GET', `/api/games/${encodeURIComponent(id)}`),
  /** The game on one's own map, board or deck. */
  gameOn: (id: string, material: Material) => call<GameSummary>('POST', `/api/games/${encodeURIComponent(id)}/material`, { material }),
  /** The game as it is played at a table. */
  gameAt: (table: TableInfo, invitation: string | null) =>
    table.own ? call<GameDetail>('GET', `/api/tables/${table.id}/game${asked(invitation)}`) : api.game(table.game),
  lesson: (id: string) => call<Lesson>('GET', `/api/games/${encodeURIComponent(id)}/lesson`),
  /** How the lesson stands after `n` actions. */
  lessonAt: (id: string, n: number) => call<StateMessage>('GET', `/api/games/${encodeURIComponent(id)}/lesson/${n}`),
  lessonWhy: (id: string, n: number, action: string) =>
    call<{ rule: string }>('GET', `/api/games/${encodeURIComponent(id)}/lesson/${n}/why?action=${encodeURIComponent(action)}`),
  me: () => call<{ name: string; account: boolean }>('GET', '/api/me'),
  rename: (name: string) => call<{ name: string }>('PUT', '/api/me', { name }),
  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  publicTables: () => call<TableInfo[]>('GET', '/api/tables/public'),
  open: (table: NewTable) => call<Seated>('POST', '/api/tables', table),
  table: (id: string, invitation: string | null) => call<TableInfo>('GET', `/api/tables/${id}${asked(invitation)}`),
  hint: (id: string, seat: number, n: number) => call<Hint>('POST', `/api/tables/${id}/hint`, { seat, n }),
  join: (id: string, invitation: string, seat: number | null, name: string | null) =>
    call<Seated>('POST', `/api/tables/${id}/join`, { invitation, seat, name }),
  /** The host begins; bots of that level take the seats that are free. */
  start: (id: string, level: string | null) => call<TableInfo>('POST', `/api/tables/${id}/start`, { level }),
  /** The link for others, as a QR code too. */
  invitation: (id: string) => call<Invitation>('GET', `/api/tables/${id}/invitation`),
  vacate: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/vacate`, { seat }),
  held: (id: string, word: 'go_on' | 'close') => call<TableInfo>('POST', `/api/tables/${id}/held`, { word }),
  resign: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/resign`, { seat }),
  lend: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/lend`, { seat }),
  takeBack: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/return`, { seat }),
  ask: (id: string, seat: number, what: 'end' | 'back', to = 0) => call<TableInfo>('POST', `/api/tables/${id}/ask`, { seat, what, to }),
  askPace: (id: string, seat: number, pace: Pace) => call<TableInfo>('POST', `/api/tables/${id}/ask`, { seat, what: 'pace', pace }),
  answer: (id: string, seat: number, yes: boolean) => call<TableInfo>('POST', `/api/tables/${id}/answer`, { seat, yes }),
  moments: (id: string) => call<Moments>('GET', `/api/tables/${id}/moments`),
  /** A moment as `seat` could see it, null: as I may. */
  moment: (id: string, at: number, seat: number | null) =>
    call<StateMessage>('GET', `/api/tables/${id}/moments/${at}${seat === null ? '' : `?seat=${seat}`}`),
  chat: (id: string) => call<ChatTold>('GET', `/api/tables/${id}/chat`),
  /** `key` is ours: should the line break, the same words are sent again and said once. */
  say: (id: string, seat: number, text: string, key: string) => call<ChatLine>('POST', `/api/tables/${id}/chat`, { seat, text, key }),
  mute: (id: string, seat: number, muted: boolean) => call<ChatTold>('POST', `/api/tables/${id}/mute`, { seat, muted }),
  report: (id: string, number: number) => call<ChatLine>('POST', `/api/tables/${id}/chat/${number}/report`, {}),
  /** A new table that begins at a moment of a finished game. */
  branch: (id: string, at: number, { seats, hints, access, pace }: NewTable) =>
    call<Seated>('POST', `/api/tables/${id}/branch`, { at, seats, hints, access, pace }),
  /** A record as text becomes a finished game to look at. */
  upload: (record: string) => call<TableInfo>('POST', '/api/records', { record }),
  rematch: (id: string) => call<Seated>('POST', `/api/tables/${id}/rematch`),
}

/** Who has an invitation may look at a private table, too. */
function asked(invitation: string | null): string {
  return invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''
}

export function sentence(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : UNREACHABLE
}
