/** The words about time, in the language of now. */
import { labels, t, type Key } from '../i18n.svelte'
import shell from '../words/en.json'
import en from './en.json'
import fr from './fr.json'
import { face, span, type Pace, type Units } from './pace'

export const { label: said } = labels({ en, fr })

const units = (): Units => ({ day: said('day'), hour: said('hour'), minute: said('minute'), second: said('second') })

export const asSpan = (seconds: number): string => span(seconds, units())
export const asFace = (milliseconds: number): string => face(milliseconds, units())
export const levelName = (level: string): string => (`level.${level}` in shell ? t(`level.${level}` as Key) : level)

/** "10 min + 10 s each; at zero a bot plays" */
export function describe(pace: Pace): string {
  if (pace.kind === 'none') return said('none.about')
  const time = asSpan(pace.seconds)
  const how =
    pace.kind === 'turn'
      ? said('turn.of', { time })
      : said(pace.increment ? 'live.of' : 'live.plain', { time, more: asSpan(pace.increment) })
  return `${how}; ${said(`zero.${pace.zero}.then`)}`
}
