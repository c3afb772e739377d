/** Coming to a table from the hall or from a game's sheet: one call at a time, under the name that I wish. */
import { api, sentence, type NewTable } from '../api'
import { me } from '../me.svelte'
import type { Refusal, Seated } from '../protocol'
import { route } from '../route.svelte'

export class Opening {
  busy = $state(false)
  problem = $state.raw<Refusal | null>(null)
  /** Why I cannot be called as I wish. */
  misnamed = $state.raw<Refusal | null>(null)
  /** My name as it is being typed. */
  name = $state('')
  #kept = ''

  /** Takes my name over; one that was typed meanwhile stays. */
  async meet(): Promise<void> {
    await me.meet()
    if (this.name === this.#kept) this.name = me.name
    this.#kept = me.name
  }

  open = (request: NewTable) => this.sit(() => api.open(request))

  async sit(call: () => Promise<Seated>): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      if (!(await this.rename())) return
      const seated = await call()
      route.go(`/t/${seated.table.id}`)
    } catch (error) {
      this.problem = sentence(error)
    } finally {
      this.busy = false
    }
  }

  /** Whether I am called as I wish. */
  async rename(): Promise<boolean> {
    this.misnamed = null
    try {
      await me.met
      const wanted = this.name.trim()
      if (!wanted || wanted === this.#kept) return true
      await me.rename(wanted)
      this.name = this.#kept = me.name
      return true
    } catch (error) {
      this.misnamed = sentence(error)
      return false
    }
  }
}
