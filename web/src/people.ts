/** Link to a player's results. */
import type { Seat, TableInfo } from './protocol'

/** The page of who sits there: mine, an account's, the leaderboard with a bot's level; guests have none. */
export function pageOf(
  seat: Pick<Seat, 'kind' | 'mine' | 'account' | 'name'>,
  table: Pick<TableInfo, 'game' | 'seats'>,
): string | null {
  if (seat.kind === 'bot') return `/standing/${table.game}?seats=${table.seats.length}`
  if (seat.mine) return '/me/results'
  return seat.account && seat.name ? `/people/${encodeURIComponent(seat.name)}` : null
}
