/** Who I am at this server: my name, and whether I am signed in. */
import { api } from './api'

class Me {
  name = $state('')
  account = $state(false)
  /** Settled once the server has said who I am. */
  met: Promise<void> = Promise.resolve()

  /** Asks the server; a new guest gets a name there. */
  meet(): Promise<void> {
    return (this.met = this.#told(api.me()))
  }

  rename(name: string): Promise<void> {
    return this.#told(api.rename(name))
  }

  async #told(answer: Promise<{ name: string; account: boolean }>): Promise<void> {
    const { name, account } = await answer
    this.name = name
    this.account = account
  }
}

export const me = new Me()
