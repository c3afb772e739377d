/** The buttons for each question that the engine asks. */
import type { Legal } from '$shell/protocol'
import type { Phrases } from '$shell/phrases'
import type { ControlButton } from './Controls.svelte'
import { label } from '$shell/generated/convoi'
import { kindOf, loadings, steps, type Choice } from './plays'
import type { Colour, Picture } from './picture'

export interface Situation {
  legal: Legal[]
  picture: Picture
  phrases: Phrases
  choice: Choice | null
  payment: Legal | undefined
  send: (actions: string[]) => void
  choose: (choice: Choice) => void
  point: (spot: string) => void
}

const colours = (text: string) => text.split(' ') as Colour[]

/** All buttons of this moment, the main one marked. */
export function buttons(now: Situation): ControlButton[] {
  if (now.choice?.kind === 'agent') return agent(now, now.choice.agent)
  if (now.choice) return [...loads(now), ...chosen(now)]
  return [...now.legal.flatMap((each) => plain(now, each)), ...ending(now)]
}

function button({ phrases, send }: Situation, each: Legal, more: Partial<ControlButton> = {}): ControlButton {
  return { text: phrases.action(each), run: () => send([each.action]), ...more }
}

function agent(now: Situation, name: string): ControlButton[] {
  return now.legal
    .filter((each) => each.kind === kindOf(name))
    .map((each, _, all) => button(now, each, { primary: all.length === 1 }))
}

function loads(now: Situation): ControlButton[] {
  if (now.choice?.kind !== 'train') return []
  return loadings(now.legal, now.choice.train).map((each) => {
    return button(now, each, {
      text: label('button-load'),
      card: { ...each, params: { card: each.params.card! } },
      primary: true,
    })
  })
}

function chosen(now: Situation): ControlButton[] {
  const { choice, payment, legal, send } = now
  if (!choice || choice.kind === 'light' || choice.kind === 'agent') return []
  const actions = steps(choice, payment)
  if (!legal.some((each) => each.action === actions[0])) return []
  const text = choice.kind === 'junction' ? label('button-set') : label('button-move')
  const main = choice.kind === 'junction' || loadings(legal, choice.train).length === 0
  return [{ text, run: () => send(actions), primary: main }]
}

function plain(now: Situation, each: Legal): ControlButton[] {
  const { phrases, choose, point } = now
  switch (each.kind) {
    case 'accept':
    case 'roll':
    case 'stop':
      return [button(now, each, { primary: each.kind !== 'stop' })]
    case 'go':
      return [button(now, each, { text: label('button-go'), primary: true })]
    case 'new':
      return [
        button(now, each, {
          text: phrases.value('colour', each.params.colour!),
          engines: [each.params.colour as Colour],
        }),
      ]
    case 'colours':
      return [
        button(now, each, {
          text: phrases.value('colours', each.params.colours!),
          engines: colours(String(each.params.colours)),
        }),
      ]
    case 'move': {
      const train = String(each.params.train)
      const alone = now.legal.filter((other) => other.kind === 'move').length === 1
      if (alone) return [button(now, each, { engines: [train.slice(0, -1) as Colour], primary: true })]
      return [
        {
          text: train.slice(-1),
          run: () => choose({ kind: 'train', train }),
          engines: [train.slice(0, -1) as Colour],
          point: () => point(`train:${train}`),
        },
      ]
    }
    case 'exit':
      return [
        button(now, each, {
          text: label('button-exit', { exit: phrases.value('exit', each.params.exit!) }),
          point: () => point(`light:${String(each.params.exit)}`),
        }),
      ]
    default:
      return []
  }
}

function ending(now: Situation): ControlButton[] {
  const end = now.legal.find((each) => each.kind === 'end')
  return end ? [button(now, end)] : []
}
