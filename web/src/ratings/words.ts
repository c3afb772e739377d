/** The words of leaderboards and personal pages, which are loaded when they are opened. */
import { levelName, say, t } from '../i18n.svelte'
import type { GameSummary, Json, OptionSchema } from '../protocol'

export function gameTitle(games: GameSummary[], id: string): string {
  const game = games.find((each) => each.id === id)
  return game ? say(game.title) : id
}

/** Options of a table that differ from the usual, in words. */
export function difficultyTitle(game: GameSummary | undefined, chosen: Record<string, Json>): string {
  const options = game?.options.properties ?? {}
  const unusual = Object.entries(chosen).filter(([name, value]) => options[name] && options[name].default !== value)
  return unusual.map(([name, value]) => optionTitle(name, options[name]!, value)).join(', ') || t('ratings-usual')
}

function optionTitle(name: string, option: OptionSchema, value: Json): string {
  const title = option.titles ? say(option.titles) : name
  const said = option.enumTitles?.[String(value)]
  if (option.type === 'boolean') return value ? title : t('ratings-option', { title, value: t('option-no') })
  return t('ratings-option', { title, value: said ? say(said) : String(value) })
}

/** A bot by its level, in words where the shell has some. */
export function botTitle(level: string): string {
  return t('ratings-bot', { level: levelName(level) })
}
