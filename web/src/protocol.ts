/** Messages from and to the server, generated from Python; docs/protocol.md explains every field. */
import type { TableInfo } from './generated/messages'
import type { Thing } from './sound'
import type { Kind } from './story'

export type {
  OpenRequest,
  ChatLine,
  ChatHistory,
  Error as Refusal,
  Frame,
  FromClient as ClientMessage,
  FromServer as ServerMessage,
  GameDetail,
  GameSummary,
  ExampleText as Example,
  Hint,
  Invitation,
  LegalAction as Legal,
  LessonStep,
  LessonInfo as Lesson,
  Moments,
  OriginInfo as Origin,
  Proposed as Proposal,
  RuleText as Rule,
  RulingText as Ruling,
  Seat,
  SeatChoice,
  Seated,
  StateMessage,
  TableInfo,
} from './generated/messages'

/** A language tag, such as "fr" or "pt-BR". */
export type Language = string
/** A text in several languages; English is always there. */
export type Said = Sayable & Record<Language, string>
/** What has a text in several languages, among other things. */
export interface Sayable {
  en: string
}
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Access = TableInfo['access']
export type Material = Record<string, Json>

/** JSON Schema of an option of a table. */
export interface OptionSchema {
  type?: string | string[]
  title?: string
  description?: string
  titles?: Said
  descriptions?: Said
  default?: Json
  /** Value for somebody who plays the game for the first time. */
  newcomer?: Json
  enum?: Json[]
  enumTitles?: Record<string, Said>
  minimum?: number
  maximum?: number
}

export interface Options {
  properties?: Record<string, OptionSchema>
}

/** What a game has to say; docs/protocol.md explains the form. */
export interface Words {
  /** Parameters whose values are seats, sides, numbers from 0, or several words. */
  seats?: string[]
  sides?: string[]
  numbered?: string[]
  lists?: string[]
  /** Names of the material, by parameter and value. */
  names?: Record<string, Record<string, Said>>
  /** Its sentences in each language, in Fluent. */
  texts?: Record<Language, string>
  /** How a turn is told: the game's story.toml. */
  story?: Story
}

export interface Story {
  /** Events that begin a seat's turn. */
  begins?: string[]
  /** Events that pass in a blink. */
  trifles?: string[]
  heavy?: Record<string, Kind>
  /** Events of which only the last of a turn is told, and those whose number is added up. */
  last?: string[]
  sums?: Record<string, string>
  /** Events that are heard, by what is moved in them. */
  sounds?: Record<string, Thing>
}

export interface GameEvent {
  step: number
  type: string
  [key: string]: Json
}

export const OVER = -2

/** Whether a table waits for a decision of mine. */
export function isMyTurn(table: TableInfo): boolean {
  const { seat } = table.clock
  return table.status === 'running' && seat !== null && table.seats[seat]?.mine === true
}
