/** The calls about accounts of docs/protocol.md. */
import { call } from '../api'
import type {
  AccountInfo,
  AddPasskey,
  AskPasskey,
  SignedIn,
  EnterByPasskey,
  NewAccount,
  NewPassword,
  NewToken,
  Prove,
  Recover,
  Reset,
  SignIn,
  TokenMade,
} from '../generated/messages'

export type { AccountInfo, SignedIn, TokenMade } from '../generated/messages'

/** The browser's answer about a passkey. */
export type Credential = EnterByPasskey['passkey']
/** One or the other shows that it is me. */
export type Proof = { password: string } | { passkey: Credential }

export const accounts = {
  told: () => call<AccountInfo>('GET', '/api/account'),
  make: (wish: NewAccount) => call<SignedIn>('POST', '/api/account', wish),
  signIn: (name: string, password: string, bring: boolean) =>
    call<SignedIn>('POST', '/api/account/sign-in', { name, password, bring } satisfies SignIn),
  signOut: () => call<AccountInfo>('POST', '/api/account/sign-out'),
  /** Passkey request for the browser. */
  question: (what: 'enter' | 'make', name = '') =>
    call<Record<string, unknown>>('POST', '/api/account/passkeys/ask', { what, name } satisfies AskPasskey),
  enter: (passkey: Credential, bring: boolean) =>
    call<SignedIn>('POST', '/api/account/passkeys/enter', { passkey, bring } satisfies EnterByPasskey),
  recover: (name: string, code: string, password: string) =>
    call<SignedIn>('POST', '/api/account/recover', { name, code, password } satisfies Recover),
  reset: (token: string, password: string) =>
    call<SignedIn>('POST', '/api/account/reset', { token, password } satisfies Reset),
  prove: (proof: Proof) => call<AccountInfo>('POST', '/api/account/prove', proof satisfies Prove),
  setPassword: (password: string, others: boolean) =>
    call<AccountInfo>('PUT', '/api/account/password', { password, sign_out_others: others } satisfies NewPassword),
  newCodes: () => call<SignedIn>('POST', '/api/account/codes'),
  addPasskey: (passkey: Credential) =>
    call<AccountInfo>('POST', '/api/account/passkeys', { passkey } satisfies AddPasskey),
  removePasskey: (id: string) => call<AccountInfo>('DELETE', `/api/account/passkeys/${id}`),
  endDevice: (id: string) => call<AccountInfo>('DELETE', `/api/account/devices/${id}`),
  endOthers: () => call<AccountInfo>('DELETE', '/api/account/devices'),
  makeToken: (title: string) => call<TokenMade>('POST', '/api/account/tokens', { title } satisfies NewToken),
  endToken: (id: string) => call<AccountInfo>('DELETE', `/api/account/tokens/${id}`),
  leave: () => call<AccountInfo>('DELETE', '/api/account'),
}
