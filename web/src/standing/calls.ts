/** The calls about standing of docs/protocol.md. */
import { call } from '../api'
import type { Json } from '../protocol'

export interface Rating {
  value: number
  /** In 95 of 100 cases the true rating is no further away. */
  spread: number
  provisional: boolean
}

export interface Line {
  name: string | null
  level: string | null
  me: boolean
  difficulty: Record<string, Json>
  games: number
  won: number
  rating: Rating | null
}

export interface Standing {
  game: string
  seats: number
  /** All win or lose as one side: shares instead of ratings. */
  together: boolean
  played: Record<string, number>
  lines: Line[]
}

export interface Chapter {
  game: string
  seats: number
  games: number
  won: number
  rating: Rating | null
  curve: Array<{ at: number; value: number; spread: number }>
  shares: Array<{ difficulty: Record<string, Json>; games: number; won: number }>
}

export interface Person {
  name: string
  account: boolean
  me: boolean
  made: number | null
  chapters: Chapter[]
  recent: Array<{ game: string; seats: number; at: number; won: boolean; table: string | null }>
}

export const standings = {
  of: (game: string, seats: number | null) => call<Standing>('GET', `/api/standing/${encodeURIComponent(game)}${seats ? `?seats=${seats}` : ''}`),
  person: (name: string) => call<Person>('GET', `/api/people/${encodeURIComponent(name)}`),
  mine: () => call<Person>('GET', '/api/me/results'),
}
