/** Headline above the buttons: what is asked or in hand, and a word of help. */
import { capital, type Phrases } from '$shell/phrases'
import type { Legal } from '$shell/protocol'
import { label, type Label } from '$shell/generated/convoi'
import type { Choice } from './plays'
import type { Picture, Way } from './picture'
import type { Saying } from './saying'

export interface Moment {
  phase: string
  mine: boolean
  over: boolean
  /** I have no seat here. */
  watching: boolean
  /** My own action is shown. */
  own: boolean
  actor: string
  choice: Choice | null
  picture: Picture
  legal: Legal[]
  ways: Way[]
  says: Saying
  phrases: Phrases
}

export function titleOf({ phase, mine, over, actor, choice, picture, says, phrases }: Moment): string {
  if (over) return label(picture.won ? 'over-won' : 'over-lost')
  if (!mine) return label('waiting', { name: actor })
  if (choice?.kind === 'light')
    return choice.light === null
      ? label('choose-red', { light: says.light(choice.to!) })
      : label('choose-light', { light: says.light(choice.light) })
  if (choice?.kind === 'junction')
    return label('choose-junction', {
      junction: phrases.value('junction', choice.junction),
      one: says.leg(choice.pair[0]),
      other: says.leg(choice.pair[1]),
    })
  if (choice?.kind === 'train') return says.train(choice.train)
  if (choice?.kind === 'agent') return capital(phrases.value('agent', choice.agent))
  return label(`do-${phase}` as Label, {
    train: says.train(picture.pending.train ?? ''),
    points: picture.pending.points,
  })
}

export function hintOf({ phase, mine, over, watching, own, choice, picture, legal, ways, says }: Moment): string {
  if (!mine) return over || own ? '' : label(watching ? 'watch' : 'ping')
  if (choice?.kind === 'light') return label(choice.light === null ? 'hint-lift' : 'hint-put')
  if (choice?.kind === 'junction') return label('hint-switch')
  if (choice?.kind === 'agent') return label(`agent-${choice.agent}` as Label)
  if (choice?.kind === 'train') return ways.map((way) => says.faces(way)).join(' · ')
  if (phase === 'rolled' && legal.some((each) => each.kind === 'exit')) return label('hint-exit')
  if (phase === 'target') return label('hint-select')
  if (phase === 'layout') return layout(legal, picture)
  return ['new_colour', 'colours', 'city'].includes(phase) ? '' : label(`hint-${phase}` as Label)
}

/** Hint on what to set out: switches first, then discs. */
function layout(legal: Legal[], picture: Picture): string {
  const unset = Object.values(picture.switches).filter((legs) => legs.length === 0).length
  return legal.some((each) => each.kind === 'set')
    ? label('hint-layout', { count: unset })
    : label('hint-layout-disc', { count: picture.green.length })
}
