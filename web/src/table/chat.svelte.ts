/** Chat at a table: nothing typed is lost, nothing is said twice. */
import { api, sentence, UNREACHABLE } from '../api'
import type { ChatLine, ChatHistory, Refusal } from '../protocol'

/** The lines with another one, each once and in order. */
export function withLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
  return [...lines.filter((each) => each.number !== line.number), line].sort((a, b) => a.number - b.number)
}

const TRY_AGAIN = 4_000
/** Where this window keeps what is being written at a table, also while another page is open. */
const place = (id: string) => `rotonde.draft.${id}`

export class Chat {
  lines = $state.raw<ChatLine[]>([])
  muted = $state.raw<number[]>([])
  sending = $state(false)
  problem = $state.raw<Refusal | null>(null)
  /** Number of lines seen. */
  seen = $state(0)
  reported = $state.raw<number[]>([])

  /** Text sent while the connection was down: it is sent again when there is one. */
  held = $state('')

  #draft = $state('')
  #sent = { text: '', key: '', seat: 0 }
  #first = true

  constructor(private id: string) {
    this.#draft = globalThis.sessionStorage?.getItem(place(id)) ?? ''
  }

  /** Draft of a line; it stays until the server has it. */
  get draft(): string {
    return this.#draft
  }

  set draft(text: string) {
    this.#draft = text
    if (text.trim() !== this.held) this.held = '' // it is being written anew
    globalThis.sessionStorage?.setItem(place(this.id), text)
  }

  get readable(): ChatLine[] {
    return this.lines.filter((line) => !this.muted.includes(line.seat))
  }

  get unread(): number {
    return this.readable.filter((line) => line.number >= this.seen).length
  }

  async load(): Promise<void> {
    try {
      this.#told(await api.chat(this.id))
      if (this.#first) this.see()
      this.#first = false
    } catch {
      // who may not look is told so by the table itself
    }
  }

  hear(line: ChatLine): void {
    this.lines = withLine(this.lines, line)
  }

  see(): void {
    this.seen = (this.lines.at(-1)?.number ?? -1) + 1
  }

  async say(seat: number): Promise<void> {
    const text = this.draft.trim()
    if (!text || this.sending) return
    if (this.#sent.text !== text)
      this.#sent = { text, key: Math.random().toString(36).slice(2) + Date.now().toString(36), seat }
    const { key } = this.#sent
    await this.#try(async () => {
      this.hear(await api.say(this.id, seat, text, key))
      this.#sent = { text: '', key: '', seat }
      if (this.draft.trim() === text) this.draft = ''
    })
    if (this.problem === UNREACHABLE) this.#hold(text)
  }

  /** The line is there: what the others said, and what I could not say. */
  async back(): Promise<void> {
    await this.load()
    await this.#again()
  }

  #hold(text: string): void {
    this.held = text === this.draft.trim() ? text : ''
    this.problem = null
    setTimeout(() => this.#again(), TRY_AGAIN)
  }

  async #again(): Promise<void> {
    if (this.held && !this.sending) await this.say(this.#sent.seat)
  }

  mute(seat: number, muted: boolean): Promise<void> {
    return this.#try(async () => this.#told(await api.mute(this.id, seat, muted)))
  }

  report(line: ChatLine): Promise<void> {
    return this.#try(async () => {
      await api.report(this.id, line.number)
      this.reported = [...this.reported, line.number]
    })
  }

  #told({ lines, muted }: ChatHistory): void {
    this.lines = lines
    this.muted = muted
  }

  async #try(run: () => Promise<void>): Promise<void> {
    this.sending = true
    this.problem = null
    try {
      await run()
    } catch (error) {
      this.problem = sentence(error)
    } finally {
      this.sending = false
    }
  }
}
