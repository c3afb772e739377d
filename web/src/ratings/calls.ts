/** The calls about standing of docs/protocol.md. */
import { call } from '../api'
import type { PersonInfo, Leaderboard } from '../generated/messages'

export type {
  GameResults,
  PersonInfo as Person,
  LeaderboardEntry,
  Leaderboard as Standing,
} from '../generated/messages'

export const standings = {
  of: (game: string, seats: number | null) =>
    call<Leaderboard>('GET', `/api/standing/${encodeURIComponent(game)}${seats ? `?seats=${seats}` : ''}`),
  person: (name: string) => call<PersonInfo>('GET', `/api/people/${encodeURIComponent(name)}`),
  mine: () => call<PersonInfo>('GET', '/api/me/results'),
}
