/** The calls about notifications. */
import { call } from '../api'
import type { ChannelInfo, NewChannel, NotificationSettings, PreferencesChoice } from '../generated/messages'

export type { ChannelInfo as Channel, NewChannel, NotificationSettings as Told } from '../generated/messages'

export type ChannelKind = ChannelInfo['kind']

const CHANNELS = '/api/me/notices/channels'

export const calls = {
  told: () => call<NotificationSettings>('GET', '/api/me/notices'),
  wish: (wish: PreferencesChoice) => call<NotificationSettings>('PUT', '/api/me/notices', wish),
  add: (channel: NewChannel) => call<NotificationSettings>('POST', CHANNELS, channel),
  drop: (id: string) => call<NotificationSettings>('DELETE', `${CHANNELS}/${id}`),
  test: (id: string) => call<NotificationSettings>('POST', `${CHANNELS}/${id}/test`),
  confirm: (secret: string) => call<unknown>('POST', `/api/notices/confirm/${secret}`),
  stop: (id: string) => call<unknown>('POST', `/api/notices/stop/${id}`),
}
