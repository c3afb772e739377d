/** The words about time, in the language of now. */
import { t } from '../i18n.svelte'
import { face, span, type Pace, type Units } from './pace'

const units = (): Units => ({
  day: t('pace-day'),
  hour: t('pace-hour'),
  minute: t('pace-minute'),
  second: t('pace-second'),
})

export const asSpan = (seconds: number): string => span(seconds, units())
export const asFace = (milliseconds: number): string => face(milliseconds, units())

/** "10 min + 10 s each; at zero a bot plays" */
export function describe(pace: Pace): string {
  if (pace.kind === 'none') return t('pace-none-about')
  const time = asSpan(pace.seconds)
  const how =
    pace.kind === 'turn'
      ? t('pace-turn-of', { time })
      : t(pace.increment ? 'pace-live-of' : 'pace-live-plain', { time, more: asSpan(pace.increment) })
  return t('pace-then', { how, then: t(`pace-zero-${pace.zero}-then`) })
}
