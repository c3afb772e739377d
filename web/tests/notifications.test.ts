import { describe, expect, it } from 'vitest'
import { hindrance } from '../src/notifications/device'
import { asMinute, asTime } from '../src/notifications/notifications.svelte'

function around(more: object): typeof globalThis {
  return {
    isSecureContext: true,
    navigator: { serviceWorker: {} },
    PushManager: {},
    Notification: { permission: 'default' },
    ...more,
  } as unknown as typeof globalThis
}

describe('push', () => {
  it('says why it is off', () => {
    expect(hindrance(around({}))).toBeNull()
    expect(hindrance(around({ isSecureContext: false }))).toBe('insecure')
    expect(hindrance(around({ navigator: {} }))).toBe('unable')
    expect(hindrance(around({ Notification: { permission: 'denied' } }))).toBe('denied')
  })
})

it('minutes of the day are times on the wall', () => {
  expect([0, 59, 22 * 60 + 5].map(asTime)).toEqual(['00:00', '00:59', '22:05'])
  expect(['00:00', '22:05'].map(asMinute)).toEqual([0, 22 * 60 + 5])
})
