/** The calls about notices. */
import { call } from '../api'

export type ChannelKind = 'push' | 'mail' | 'hook'

export interface Channel {
  id: string
  kind: ChannelKind
  address: string
  confirmed: boolean
  /** A hook knows us by it. */
  secret: string | null
}

export interface Wish {
  zone: string
  /** Minutes of the day; none are quiet where both are equal. */
  quiet_from: number
  quiet_to: number
  language: string
}

export interface Told extends Wish {
  channels: Channel[]
  push_key: string
  mail: boolean
  hooks: 'public' | 'any' | 'off'
}

export interface NewChannel {
  kind: ChannelKind
  address: string
  p256dh?: string
  auth?: string
}

const CHANNELS = '/api/me/notices/channels'

export const calls = {
  told: () => call<Told>('GET', '/api/me/notices'),
  wish: (wish: Wish) => call<Told>('PUT', '/api/me/notices', wish),
  add: (channel: NewChannel) => call<Told>('POST', CHANNELS, channel),
  drop: (id: string) => call<Told>('DELETE', `${CHANNELS}/${id}`),
  test: (id: string) => call<Told>('POST', `${CHANNELS}/${id}/test`),
  confirm: (secret: string) => call<unknown>('POST', `/api/notices/confirm/${secret}`),
  stop: (id: string) => call<unknown>('POST', `/api/notices/stop/${id}`),
}
