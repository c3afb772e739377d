/** My account at this server, and what I do about it. */
import { api, Refused, sentence } from '../api'
import { me } from '../me.svelte'
import type { Refusal } from '../protocol'
import { accounts, type AccountInfo, type SignedIn, type Proof } from './calls'
import { makePasskey, showPasskey } from './passkey'
import { asSaid } from '../i18n.svelte'

const NO_PASSKEY: Refusal = {
  error: 'no_passkey',
  message: asSaid('account-passkey-failed'),
  rule: '',
  n: null,
}

export class Account {
  told = $state.raw<AccountInfo | null>(null)
  /** Recovery codes that were just made and must be saved now. */
  codes = $state.raw<string[]>([])
  /** A bot's token that was just made and must be saved now. */
  token = $state('')
  problem = $state.raw<Refusal | null>(null)
  busy = $state(false)
  /** The tables that this browser's guest has. */
  tables = $state(0)
  /** Something waits until a key was shown once more. */
  proving = $state.raw<(() => Promise<void>) | null>(null)
  gone = $state(false)

  async load(): Promise<void> {
    await this.do(async () => {
      await me.meet()
      this.told = await accounts.told()
      this.tables = this.told.account ? 0 : (await api.tables()).length
    })
  }

  make = (name: string, password: string) => this.enter(() => accounts.make({ name, password }))

  makeByPasskey = (name: string) =>
    this.enter(async () => {
      const passkey = await makePasskey(await accounts.question('make', name))
      return passkey && accounts.make({ name, passkey })
    })

  signIn = (name: string, password: string, bring: boolean) => this.enter(() => accounts.signIn(name, password, bring))

  signInByPasskey = (bring: boolean) =>
    this.enter(async () => {
      const passkey = await showPasskey(await accounts.question('enter'))
      return passkey && accounts.enter(passkey, bring)
    })

  recover = (name: string, code: string, password: string) => this.enter(() => accounts.recover(name, code, password))

  reset = (token: string, password: string) => this.enter(() => accounts.reset(token, password))

  async signOut(): Promise<void> {
    await this.do(async () => void (await accounts.signOut()))
    await this.load()
  }

  rename = (name: string) =>
    this.do(async () => {
      await me.rename(name)
      this.told = await accounts.told()
    })

  setPassword = (password: string, others: boolean) => this.change(() => accounts.setPassword(password, others))
  removePasskey = (id: string) => this.change(() => accounts.removePasskey(id))
  endDevice = (id: string) => this.change(() => accounts.endDevice(id))
  endOthers = () => this.change(() => accounts.endOthers())

  endToken = (id: string) => {
    this.token = ''
    return this.change(() => accounts.endToken(id))
  }

  makeToken = (title: string) =>
    this.do(async () => {
      const made = await accounts.makeToken(title)
      this.told = made.account
      this.token = made.token
    })

  newCodes = () => this.do(async () => this.take(await accounts.newCodes()))

  addPasskey = () =>
    this.do(async () => {
      const passkey = await makePasskey(await accounts.question('make'))
      if (!passkey) throw new Refused(NO_PASSKEY, 0)
      this.told = await accounts.addPasskey(passkey)
    })

  leave = () =>
    this.do(async () => {
      await accounts.leave()
      this.gone = true
    })

  /** Shows a key, and then does what had to wait for it. */
  async prove(proof: { password: string } | null): Promise<void> {
    const waiting = this.proving
    let proven = false
    await this.do(async () => {
      const passkey = proof ? null : await showPasskey(await accounts.question('enter'))
      if (!proof && !passkey) throw new Refused(NO_PASSKEY, 0)
      const shown: Proof = proof ?? { passkey: passkey! }
      this.told = await accounts.prove(shown)
      proven = true
    })
    if (!proven) return
    this.proving = null
    await waiting?.()
  }

  private take(entered: SignedIn): void {
    this.told = entered.account
    this.codes = entered.codes
    void me.meet()
  }

  private enter(call: () => Promise<SignedIn | null>): Promise<void> {
    return this.do(async () => {
      const entered = await call()
      if (!entered) throw new Refused(NO_PASSKEY, 0)
      this.take(entered)
    })
  }

  private change(call: () => Promise<AccountInfo>): Promise<void> {
    return this.do(async () => {
      this.told = await call()
    })
  }

  /** Does one thing at a time; what is refused is said, and what needs a key first waits for it. */
  private async do(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      await work()
    } catch (error) {
      const refusal = sentence(error)
      if (refusal.error === 'prove_first') this.proving = () => this.do(work)
      else this.problem = refusal
    } finally {
      this.busy = false
    }
  }
}
