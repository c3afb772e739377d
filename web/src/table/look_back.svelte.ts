/** Looking back in a game that runs: its earlier moments as my seat could know them, which the server decides. */
import { api, sentence } from '../api'
import { Replay } from '../replay/replay.svelte'
import type { Room } from './room.svelte'

export class LookBack {
  replay = $state.raw<Replay | null>(null)
  /** Step of the table when I began to look back, or came back to it. */
  #n = $state(-1)
  #beginning = false

  constructor(private room: Room) {}

  /** An earlier moment is shown. */
  get on(): boolean {
    return this.replay?.message != null && this.replay.stage.shown !== null
  }

  /** It has become my turn meanwhile. */
  get called(): boolean {
    return this.room.myTurn && this.room.message!.n !== this.#n
  }

  get values(): { number: number; count: number } {
    return { number: (this.replay?.index ?? 0) + 1, count: (this.replay?.last ?? 0) + 1 }
  }

  /** One moment back or on; the last one is now. */
  async step(by: 1 | -1): Promise<void> {
    if (!this.replay && (by > 0 || !(await this.#begin()))) return
    const replay = this.replay!
    if (replay.index + by >= replay.last) return this.leave()
    await replay.go(replay.index + by)
    if (replay.problem) this.leave()
  }

  leave(): void {
    this.replay?.close()
    this.replay = null
  }

  async #begin(): Promise<boolean> {
    const { id, message, table, detail, board } = this.room
    if (this.#beginning || !message) return false
    this.#beginning = true
    this.room.stage.skip()
    const replay = Object.assign(new Replay(id), { table, detail, board, seat: message.seat })
    try {
      replay.moments = await api.moments(id)
      replay.index = replay.last
      this.#n = message.n
      this.replay = replay
    } catch (error) {
      this.room.live.refused = sentence(error)
    } finally {
      this.#beginning = false
    }
    return this.replay !== null
  }
}
