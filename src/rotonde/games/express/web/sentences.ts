/** Sentences to me: a question that interrupts, or what to do next with my hand. */
import type { Person } from '$shell/board'
import type { Phrases } from '$shell/phrases'
import type { Controller } from './controller.svelte'
import { label } from '$shell/generated/express'
import { SLOT } from './plans'

/** Somebody wants an answer from me: what it is about, and what to know for it. */
export function question(controller: Controller, people: Person[], phrases: Phrases): { text: string; note: string } {
  const { picture } = controller
  const name = people[picture.turn ?? -1]?.name ?? ''
  if (controller.phase === 'answer')
    return {
      text: label('interrupt-answer', { name }),
      note: label('interrupt-cost', { name, cost: controller.aids.hand_cost ?? 0 }),
    }
  const card = picture.card ? phrases.value('card', picture.card) : ''
  const note = label(controller.legal.some((each) => each.kind === 'counter') ? 'interrupt-keep' : 'interrupt-none')
  if (picture.aimed_seat !== null) return { text: label('interrupt-seat', { name, card }), note }
  if (picture.aimed_train === null) return { text: label('interrupt-side', { name, card }), note }
  return { text: label('interrupt-train', { name, card, train: phrases.value('train', picture.aimed_train) }), note }
}

/** The next step, for who lays. */
export function hint(controller: Controller): string {
  const { card, aids } = controller
  if (controller.phase !== 'lay') return ''
  if (card === 'turntable' && controller.plans.has(SLOT)) return label('hint-turntable')
  if (card && controller.allowed.has(`play ${card}`)) return label('hint-disaster')
  if (card) return label('hint-place')
  if (aids.lay?.bare.length) return label('hint-engine')
  if (aids.lay?.excess) return label('hint-excess', { count: aids.lay.excess })
  return aids.lay?.laid ? label('hint-discard') : label('hint-pick')
}
