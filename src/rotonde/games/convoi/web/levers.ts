/** The levers on the desk for each question that the engine asks. */
import type { Legal } from '$shell/protocol'
import type { Phrases } from '$shell/phrases'
import type { Lever } from './Desk.svelte'
import { label } from './label'
import { kindOf, loadings, steps, type Choice } from './offers'
import type { Colour, Picture } from './picture'

export interface Desk {
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

/** All levers that stand on the desk now, the main one marked. */
export function levers(desk: Desk): Lever[] {
  if (desk.choice?.kind === 'agent') return agent(desk, desk.choice.agent)
  if (desk.choice) return [...loads(desk), ...chosen(desk)]
  return [...desk.legal.flatMap((each) => plain(desk, each)), ...ending(desk)]
}

function lever({ phrases, send }: Desk, each: Legal, more: Partial<Lever> = {}): Lever {
  return { text: phrases.action(each), run: () => send([each.action]), ...more }
}

function agent(desk: Desk, name: string): Lever[] {
  return desk.legal.filter((each) => each.kind === kindOf(name)).map((each, _, all) => lever(desk, each, { primary: all.length === 1 }))
}

function loads(desk: Desk): Lever[] {
  if (desk.choice?.kind !== 'train') return []
  return loadings(desk.legal, desk.choice.train).map((each) => {
    return lever(desk, each, { text: label('lever.load'), card: { ...each, params: { card: each.params.card! } }, primary: true })
  })
}

function chosen(desk: Desk): Lever[] {
  const { choice, payment, legal, send } = desk
  if (!choice || choice.kind === 'light' || choice.kind === 'agent') return []
  const actions = steps(choice, payment)
  if (!legal.some((each) => each.action === actions[0])) return []
  const text = choice.kind === 'junction' ? label('lever.set') : label('lever.move')
  const main = choice.kind === 'junction' || loadings(legal, choice.train).length === 0
  return [{ text, run: () => send(actions), primary: main }]
}

function plain(desk: Desk, each: Legal): Lever[] {
  const { phrases, choose, point } = desk
  switch (each.kind) {
    case 'accept':
    case 'roll':
    case 'stop':
      return [lever(desk, each, { primary: each.kind !== 'stop' })]
    case 'go':
      return [lever(desk, each, { text: label('lever.go'), primary: true })]
    case 'new':
      return [lever(desk, each, { text: phrases.value('colour', each.params.colour!), engines: [each.params.colour as Colour] })]
    case 'colours':
      return [lever(desk, each, { text: phrases.value('colours', each.params.colours!), engines: colours(String(each.params.colours)) })]
    case 'move': {
      const train = String(each.params.train)
      const alone = desk.legal.filter((other) => other.kind === 'move').length === 1
      if (alone) return [lever(desk, each, { engines: [train.slice(0, -1) as Colour], primary: true })]
      return [{ text: train.slice(-1), run: () => choose({ kind: 'train', train }), engines: [train.slice(0, -1) as Colour], point: () => point(`train:${train}`) }]
    }
    case 'exit':
      return [lever(desk, each, { text: label('lever.exit', { exit: phrases.value('exit', each.params.exit!) }), point: () => point(`light:${String(each.params.exit)}`) })]
    default:
      return []
  }
}

function ending(desk: Desk): Lever[] {
  const end = desk.legal.find((each) => each.kind === 'end')
  return end ? [lever(desk, end)] : []
}
