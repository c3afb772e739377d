/** The HTTP calls of docs/protocol.md. */
import { newContribution, remember } from './seed_check'
import type {
  Answer,
  Ask,
  AskHint,
  BranchChoice,
  OwnMaterial,
  Commitment,
  HostDecision,
  Join,
  Lend,
  Me,
  MeInfo,
  Mute,
  OwnSeat,
  Pace,
  Rematch,
  Report,
  Say,
  Start,
  TableChoice,
  Upload,
  Vacate,
  Why,
} from './generated/messages'
import type {
  ChatLine,
  ChatHistory,
  GameDetail,
  GameSummary,
  Hint,
  Invitation,
  Lesson,
  Material,
  Moments,
  Refusal,
  Seated,
  StateMessage,
  TableInfo,
} from './protocol'

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

/** The server changed its part of the chance, or left ours out. */
const UNFAIR: Refusal = {
  error: 'other_commitment',
  message: {
    en:
      'The server’s seal is not the one it showed before, or your number was left out: ' +
      'the dice of this table cannot be trusted.',
    fr:
      'Le sceau du serveur n’est pas celui qu’il avait montré, ou votre nombre a été laissé de côté : ' +
      'les dés de cette table ne sont pas sûrs.',
  },
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

export type NewTable = Omit<TableChoice, 'contribution' | 'ticket'>

export const api = {
  games: () => call<GameSummary[]>('GET', '/api/games'),
  game: (id: string) => call<GameDetail>('GET', `/api/games/${encodeURIComponent(id)}`),
  /** The game on one's own map, board or deck. */
  gameOn: (id: string, material: Material) =>
    call<GameSummary>('POST', `/api/games/${encodeURIComponent(id)}/material`, { material } satisfies OwnMaterial),
  /** The game as it is played at a table. */
  gameAt: (table: TableInfo, invitation: string | null) =>
    table.own ? call<GameDetail>('GET', `/api/tables/${table.id}/game${asked(invitation)}`) : api.game(table.game),
  lesson: (id: string) => call<Lesson>('GET', `/api/games/${encodeURIComponent(id)}/lesson`),
  /** State of the lesson after `n` actions. */
  lessonAt: (id: string, n: number) => call<StateMessage>('GET', `/api/games/${encodeURIComponent(id)}/lesson/${n}`),
  lessonWhy: (id: string, n: number, action: string) =>
    call<Why>('GET', `/api/games/${encodeURIComponent(id)}/lesson/${n}/why?action=${encodeURIComponent(action)}`),
  me: () => call<MeInfo>('GET', '/api/me'),
  rename: (name: string) => call<MeInfo>('PUT', '/api/me', { name } satisfies Me),
  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  publicTables: () => call<TableInfo[]>('GET', '/api/tables/public'),
  open: (table: NewTable) => opened('/api/tables', table),
  table: (id: string, invitation: string | null) => call<TableInfo>('GET', `/api/tables/${id}${asked(invitation)}`),
  hint: (id: string, seat: number, n: number) =>
    call<Hint>('POST', `/api/tables/${id}/hint`, { seat, n } satisfies AskHint),
  join: (table: TableInfo, invitation: string, seat: number | null, name: string | null) =>
    contributing(table, (contribution) =>
      call<Seated>('POST', `/api/tables/${table.id}/join`, { invitation, seat, name, contribution } satisfies Join),
    ),
  /** The host begins; bots of that level take the seats that are free. */
  start: (id: string, level: string | null) =>
    call<TableInfo>('POST', `/api/tables/${id}/start`, { level } satisfies Start),
  /** The host begins with who is there; the seats that are free go away. */
  startHere: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/start`, { here: true } satisfies Start),
  /** The link for others, as a QR code too. */
  invitation: (id: string) => call<Invitation>('GET', `/api/tables/${id}/invitation`),
  vacate: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/vacate`, { seat } satisfies Vacate),
  held: (id: string, word: HostDecision['word']) =>
    call<TableInfo>('POST', `/api/tables/${id}/held`, { word } satisfies HostDecision),
  resign: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/resign`, { seat } satisfies OwnSeat),
  lend: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/lend`, { seat } satisfies Lend),
  takeBack: (id: string, seat: number) =>
    call<TableInfo>('POST', `/api/tables/${id}/return`, { seat } satisfies OwnSeat),
  ask: (id: string, seat: number, what: 'end' | 'back' | 'abandon', to = 0) =>
    call<TableInfo>('POST', `/api/tables/${id}/ask`, { seat, what, to } satisfies Ask),
  askPace: (id: string, seat: number, pace: Pace) =>
    call<TableInfo>('POST', `/api/tables/${id}/ask`, { seat, what: 'pace', pace } satisfies Ask),
  answer: (id: string, seat: number, yes: boolean) =>
    call<TableInfo>('POST', `/api/tables/${id}/answer`, { seat, yes } satisfies Answer),
  moments: (id: string) => call<Moments>('GET', `/api/tables/${id}/moments`),
  /** A moment as `seat` could see it, null: as I may. */
  moment: (id: string, at: number, seat: number | null) =>
    call<StateMessage>('GET', `/api/tables/${id}/moments/${at}${seat === null ? '' : `?seat=${seat}`}`),
  chat: (id: string) => call<ChatHistory>('GET', `/api/tables/${id}/chat`),
  /** `key` is ours: should the line break, the same words are sent again and said once. */
  say: (id: string, seat: number, text: string, key: string) =>
    call<ChatLine>('POST', `/api/tables/${id}/chat`, { seat, text, key } satisfies Say),
  mute: (id: string, seat: number, muted: boolean) =>
    call<ChatHistory>('POST', `/api/tables/${id}/mute`, { seat, muted } satisfies Mute),
  report: (id: string, number: number) =>
    call<ChatLine>('POST', `/api/tables/${id}/chat/${number}/report`, {} satisfies Report),
  /** A new table that begins at a moment of a finished game. */
  branch: (id: string, at: number, { seats, hints, access, pace, stand_in }: NewTable) =>
    opened(`/api/tables/${id}/branch`, { at, seats, hints, access, pace, stand_in } satisfies BranchChoice),
  /** A new table in the position of a rule's example. */
  example: (game: string, id: string) =>
    opened(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(id)}`, {}),
  /** A record as text becomes a finished game to look at. */
  upload: (record: string) => call<TableInfo>('POST', '/api/records', { record } satisfies Upload),
  /** Once more: at a new table, or at the one that somebody has opened for it. */
  async rematch({ id, next }: TableInfo): Promise<Seated> {
    const path = `/api/tables/${id}/rematch`
    if (!next) {
      try {
        return await opened(path, {})
      } catch (error) {
        if (sentence(error).error !== 'rematch_opened') throw error
      }
    }
    const there = await api.table(next ?? (await api.table(id, null)).next!, null)
    return contributing(there, (contribution) => call<Seated>('POST', path, { contribution } satisfies Rematch))
  },
}

/** A table that we open: the server commits first, then we contribute. */
async function opened(path: string, wish: object): Promise<Seated> {
  const { commitment, ticket } = await call<Commitment>('POST', '/api/commitments')
  return contributing({ commitment, shared: true }, (contribution) =>
    call<Seated>('POST', path, { ...wish, contribution, ticket }),
  )
}

/** Sits down with a random number of our own; the commitment was shown to us before it was sent. */
async function contributing(
  { commitment, shared }: Pick<TableInfo, 'commitment' | 'shared'>,
  sit: (contribution: string) => Promise<Seated>,
): Promise<Seated> {
  const contribution = shared ? newContribution() : ''
  const seated = await sit(contribution)
  const taken = Object.keys(seated.secrets).map((seat) => seated.table.seats[Number(seat)])
  if (seated.table.commitment !== commitment || taken.some((seat) => seat?.contribution !== contribution))
    throw new Refused(UNFAIR, 0)
  if (taken.length && shared) remember(seated.table.id, { commitment, contribution })
  return seated
}

/** Query with an invitation, if there is one. */
function asked(invitation: string | null): string {
  return invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''
}

export function sentence(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : UNREACHABLE
}
