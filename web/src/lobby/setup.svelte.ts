/** The table that is being set in the lobby. */
import type { NewTable } from '../api'
import { UNHURRIED, type Pace } from '../pace/pace'
import type { Access, GameSummary, Json, Material, SeatChoice } from '../protocol'

/** Occupant of a seat, as the selector has it: `me`, `open` or `bot:<level>`. */
export type Sitter = string

export const PLAY_NOW_SEATS = 3

export class Setup {
  sitters = $state<Sitter[]>([])
  names = $state<string[]>([])
  options = $state<Record<string, Json>>({})
  /** Choice about hints; null: there are some unless people play a rated game. */
  hintsChosen = $state<boolean | null>(null)
  access = $state<Access>('link')
  pace = $state.raw<Pace>(UNHURRIED)
  /** The level of a bot for a person who is away. */
  standIn = $state('')

  /** `material` is one's own map, board or deck, and `game` is the game on it. */
  constructor(
    public game: GameSummary,
    public material: Material = {},
  ) {
    this.options = defaults(game)
    this.standIn = game.levels[Math.floor(game.levels.length / 2)] ?? ''
    this.resize(nearest(game.seats, PLAY_NOW_SEATS))
  }

  resize(count: number): void {
    const bot = usual(this.game)
    this.sitters = Array.from({ length: count }, (_, seat) => this.sitters[seat] ?? (seat === 0 ? 'me' : bot))
    this.names = Array.from({ length: count }, (_, seat) => this.names[seat] ?? '')
  }

  /** Several people on this screen need names of their own. */
  get shared(): boolean {
    return this.sitters.filter((sitter) => sitter === 'me').length > 1
  }

  /** Teams, each by its seats; none where all play alone or all together. */
  get teams(): number[][] {
    const sides = this.game.sides[String(this.sitters.length)] ?? []
    return sides.some((side) => side.length > 1) && sides.length > 1 ? sides : []
  }

  /** Somebody is still to come. */
  get waits(): boolean {
    return this.sitters.includes('open')
  }

  /** Whether there are hints: where others come only if that is chosen, since the game is then not rated. */
  get hints(): boolean {
    return this.hintsChosen ?? !this.waits
  }

  set hints(wanted: boolean) {
    this.hintsChosen = wanted
  }

  request(): NewTable {
    return {
      game: this.game.id,
      seats: this.sitters.map((sitter, seat) => choice(sitter, this.names[seat]?.trim() ?? '')),
      options: { ...this.options },
      material: this.material,
      hints: this.hintsChosen,
      access: this.access,
      pace: this.pace,
      stand_in: this.standIn || null,
    }
  }
}

export function defaults(game: GameSummary): Record<string, Json> {
  const properties = Object.entries(game.options.properties ?? {})
  return Object.fromEntries(
    properties.filter(([, each]) => each.default !== undefined).map(([name, each]) => [name, each.default!]),
  )
}

/** The game to offer first: nothing is hidden in it, and little is to be agreed on. */
export function easiestToBegin(games: GameSummary[]): GameSummary | undefined {
  const weight = (game: GameSummary) => (game.hidden ? 1000 : 0) + Object.keys(game.options.properties ?? {}).length
  return [...games].sort((a, b) => weight(a) - weight(b))[0]
}

/** A bot of the level that the game names for a first table, else the weakest. */
export function usual(game: GameSummary): Sitter {
  const level = game.sheet?.level || game.levels[0]
  return level ? `bot:${level}` : 'open'
}

export function nearest(counts: number[], wanted: number): number {
  return counts.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    counts[0] ?? wanted,
  )
}

function choice(sitter: Sitter, name: string): SeatChoice {
  if (sitter === 'me') return name ? { kind: 'me', name } : { kind: 'me' }
  if (sitter === 'open') return { kind: 'open' }
  return { kind: 'bot', level: sitter.slice('bot:'.length) }
}

/** The options that make a first game easier, where the game has such. */
export function forNewcomers(game: GameSummary): Record<string, Json> {
  const properties = Object.entries(game.options.properties ?? {})
  return Object.fromEntries(
    properties.filter(([, each]) => each.newcomer !== undefined).map(([name, each]) => [name, each.newcomer!]),
  )
}

/** Free seats for whoever gets the link, and mine unless I only host. */
export function invite(game: GameSummary, count: number, hosting = false): NewTable {
  const seats = Array.from({ length: count }, (_, seat) => choice(seat === 0 && !hosting ? 'me' : 'open', ''))
  return { game: game.id, seats, options: defaults(game) }
}

/** The rules of a table that begins at once; who was never led through the game gets its first-game rules. */
function atOnce(game: GameSummary, newcomer: boolean): Record<string, Json> {
  return { ...defaults(game), ...(newcomer ? forNewcomers(game) : {}) }
}

/** One person with bots, ready at once. */
export function playNow(game: GameSummary, newcomer = false): NewTable {
  const count = nearest(game.seats, PLAY_NOW_SEATS)
  const seats = Array.from({ length: count }, (_, seat) => choice(seat === 0 ? 'me' : usual(game), ''))
  return { game: game.id, seats, options: atOnce(game, newcomer) }
}

/** One person plays the hands of several, each under its own name. */
export function solo(game: GameSummary, names: string[], newcomer = false): NewTable {
  return { game: game.id, seats: names.map((name) => choice('me', name)), options: atOnce(game, newcomer) }
}
