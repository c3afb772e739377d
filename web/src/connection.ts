/** The WebSocket connection to a table: it notices when it is cut and opens again by itself, with longer and longer
 * pauses. */
import type { ClientMessage, ServerMessage } from './protocol'

/** The part of a WebSocket that is used, so that a test can stand in for it. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Surroundings {
  socket: (path: string) => Socket
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
}

const PING_EVERY = 20_000
const PATIENCE = 8_000
const ANSWER_WITHIN = 4_000
const OPEN_WITHIN = 10_000
const LONGEST_WAIT = 10_000

export const browser: Surroundings = {
  socket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path) as unknown as Socket,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

/** Wait before try number `attempt`: twice as long each time, never all at once. */
export function backoff(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, 400 * 2 ** attempt)
  return full / 2 + (random() * full) / 2
}

export class Connection {
  onopen: () => void = () => {}
  onheard: (message: ServerMessage) => void = () => {}
  onlost: () => void = () => {}

  #socket: Socket | null = null
  #isOpen = false
  #isStopped = false
  #attempt = 0
  #cancel: () => void = () => {}

  constructor(
    private path: () => string,
    private around: Surroundings,
  ) {}

  /** Opens the connection, anew where there was one. */
  open(): void {
    if (this.#isStopped) return
    this.#leave()
    const socket = this.around.socket(this.path())
    this.#socket = socket
    this.#wait(OPEN_WITHIN, () => this.#drop())
    socket.onopen = () => {
      this.#isOpen = true
      this.#rest()
      this.onopen()
    }
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data) as ServerMessage)
    socket.onclose = () => socket === this.#socket && this.#drop()
  }

  /** Closes it for good. */
  stop(): void {
    this.#isStopped = true
    this.#leave()
  }

  /** Sends a message where the connection is open. */
  send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message))
  }

  /** Sends a message that is answered; where no answer comes the connection is probed. */
  ask(message: ClientMessage): void {
    this.send(message)
    this.#wait(PATIENCE, () => this.probe())
  }

  /** Something may have changed about the network: asks whether the connection holds, or opens it at once. */
  probe(): void {
    this.#attempt = 0
    if (!this.#isOpen) return this.open()
    this.send({ type: 'ping' })
    this.#wait(ANSWER_WITHIN, () => this.#drop())
  }

  /** The network is gone: the connection is lost, whatever the browser thinks of it. */
  cut(): void {
    if (this.#isOpen) this.#drop()
  }

  #hear(message: ServerMessage): void {
    this.#isOpen = true
    this.#rest()
    if (message.type !== 'refused') this.#attempt = 0
    this.onheard(message)
  }

  /** A connection that stays silent after a ping is lost, even where the browser has not noticed. */
  #rest(): void {
    this.#wait(PING_EVERY, () => this.probe())
  }

  #drop(): void {
    this.#leave()
    this.onlost()
    if (!this.#isStopped) this.#wait(backoff(this.#attempt++, this.around.random), () => this.open())
  }

  #leave(): void {
    const socket = this.#socket
    this.#socket = null
    this.#isOpen = false
    this.#cancel()
    socket?.close()
  }

  /** One thing is waited for at a time. */
  #wait(milliseconds: number, run: () => void): void {
    this.#cancel()
    this.#cancel = this.around.after(milliseconds, run)
  }
}
