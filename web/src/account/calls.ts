/** The calls about accounts of docs/protocol.md. */
import { call } from '../api'

export interface AccountTold {
  name: string
  account: boolean
  made: number | null
  password: boolean
  passkeys: Array<{ id: string; title: string; made: number }>
  codes: number
  devices: Array<{ id: string; device: string; made: number; seen: number; here: boolean }>
  /** A key was shown a short while ago. */
  fresh: boolean
  /** By which bots play for me. */
  tokens: Array<{ id: string; title: string; made: number; seen: number }>
}

/** `token` is told this once. */
export interface TokenMade {
  account: AccountTold
  token: string
}

/** `codes` are told this once. */
export interface Entered {
  account: AccountTold
  codes: string[]
}

export type Credential = Record<string, unknown>
/** One or the other shows that it is me. */
export type Proof = { password: string } | { passkey: Credential }

export const accounts = {
  told: () => call<AccountTold>('GET', '/api/account'),
  make: (wish: { name: string; password?: string; passkey?: Credential }) => call<Entered>('POST', '/api/account', wish),
  signIn: (name: string, password: string, bring: boolean) => call<Entered>('POST', '/api/account/sign-in', { name, password, bring }),
  signOut: () => call<AccountTold>('POST', '/api/account/sign-out'),
  /** What the browser is to be asked for a passkey. */
  question: (what: 'enter' | 'make', name = '') => call<Record<string, unknown>>('POST', '/api/account/passkeys/ask', { what, name }),
  enter: (passkey: Credential, bring: boolean) => call<Entered>('POST', '/api/account/passkeys/enter', { passkey, bring }),
  recover: (name: string, code: string, password: string) => call<Entered>('POST', '/api/account/recover', { name, code, password }),
  reset: (token: string, password: string) => call<Entered>('POST', '/api/account/reset', { token, password }),
  prove: (proof: Proof) => call<AccountTold>('POST', '/api/account/prove', proof),
  setPassword: (password: string) => call<AccountTold>('PUT', '/api/account/password', { password }),
  newCodes: () => call<Entered>('POST', '/api/account/codes'),
  addPasskey: (passkey: Credential) => call<AccountTold>('POST', '/api/account/passkeys', { passkey }),
  removePasskey: (id: string) => call<AccountTold>('DELETE', `/api/account/passkeys/${id}`),
  endDevice: (id: string) => call<AccountTold>('DELETE', `/api/account/devices/${id}`),
  endOthers: () => call<AccountTold>('DELETE', '/api/account/devices'),
  makeToken: (title: string) => call<TokenMade>('POST', '/api/account/tokens', { title }),
  endToken: (id: string) => call<AccountTold>('DELETE', `/api/account/tokens/${id}`),
  leave: () => call<AccountTold>('DELETE', '/api/account'),
}
