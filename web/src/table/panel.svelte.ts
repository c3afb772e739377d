/** The side panel: which tab it shows, and whether it is open. Beside a wide table it stays as it was left; over a
 * narrow one it is a sheet, closed at first. */
import { MediaQuery } from 'svelte/reactivity'
import { closedByBack } from '../back'

export const TABS = ['log', 'rules', 'choices', 'chat'] as const
export type Tab = (typeof TABS)[number]

const PLACE = 'rotonde.panel'

export class Panel {
  tab = $state<Tab>('log')
  #beside = $state(localStorage.getItem(PLACE) === 'open')
  #sheet = $state(false)
  #wide = new MediaQuery('(min-width: 1024px) and (min-height: 560px)')

  /** Whether it lies over the table. */
  get over(): boolean {
    return !this.#wide.current
  }

  get open(): boolean {
    return this.over ? this.#sheet : this.#beside
  }

  set open(open: boolean) {
    if (this.over) this.#sheet = open
    else {
      this.#beside = open
      localStorage.setItem(PLACE, open ? 'open' : 'closed')
    }
  }

  /** Lets Back close the sheet; call once, where effects may run. */
  hold(): void {
    $effect(() => {
      if (this.over && this.open) return closedByBack(() => (this.open = false))
    })
  }
}
