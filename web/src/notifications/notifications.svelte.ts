/** Notifications of one's turn: loaded, changed, and what went wrong. */
import { sentence } from '../api'
import type { Refusal, Said } from '../protocol'
import { settings } from '../settings.svelte'
import { calls, type ChannelKind, type Told } from './calls'
import { hindrance, subscribe, subscribed } from './device'

const NOBODY_PUSHES: Said = {
  en: 'This browser gave no address to push to.',
  fr: 'Ce navigateur n’a pas donné d’adresse pour les avis.',
}

export const asTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
export const asMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export class Notifications {
  told = $state.raw<Told | null>(null)
  problem = $state.raw<Refusal | null>(null)
  busy = $state(false)
  /** The endpoint of this very browser, "" where it has none. */
  here = $state('')
  /** The channel that a test was just sent to. */
  tested = $state('')

  get pushHere(): boolean {
    return this.told?.channels.some((each) => each.kind === 'push' && each.address === this.here) ?? false
  }

  get hindrance() {
    return hindrance()
  }

  get quiet(): boolean {
    return this.told !== null && this.told.quiet_from !== this.told.quiet_to
  }

  load(): Promise<boolean> {
    return this.#run(async () => {
      this.here = (await subscribed())?.endpoint ?? ''
      return calls.told()
    })
  }

  async push(on: boolean): Promise<void> {
    if (!on) {
      const mine = this.told?.channels.find((each) => each.address === this.here)
      if (mine) await this.drop(mine.id)
      await (await subscribed())?.unsubscribe()
      return
    }
    await this.#run(async () => {
      const channel = await subscribe(this.told!.push_key).catch(() => null)
      if (!channel) throw new Unpushed()
      this.here = channel.address
      await this.#speak()
      return calls.add(channel)
    })
  }

  add(kind: ChannelKind, address: string): Promise<boolean> {
    return this.#run(async () => {
      await this.#speak()
      return calls.add({ kind, address: address.trim() })
    })
  }

  drop(id: string): Promise<boolean> {
    return this.#run(() => calls.drop(id))
  }

  async test(id: string): Promise<void> {
    if (await this.#run(() => calls.test(id))) this.tested = id
  }

  keepQuiet(from: number, to: number): Promise<boolean> {
    return this.#run(() => calls.wish({ zone: zone(), quiet_from: from, quiet_to: to, language: settings.language }))
  }

  /** The language and the zone are those of the page where one was last set. */
  async #speak(): Promise<void> {
    const { quiet_from, quiet_to } = this.told!
    this.told = await calls.wish({ zone: zone(), quiet_from, quiet_to, language: settings.language })
  }

  async #run(work: () => Promise<Told>): Promise<boolean> {
    this.busy = true
    this.problem = null
    this.tested = ''
    try {
      this.told = await work()
      return true
    } catch (error) {
      this.problem =
        error instanceof Unpushed ? { error: 'unpushed', message: NOBODY_PUSHES, rule: '', n: null } : sentence(error)
      return false
    } finally {
      this.busy = false
    }
  }
}

class Unpushed extends Error {}

function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
