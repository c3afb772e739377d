import { expect, it, vi } from 'vitest'
import { bytes, text, whyNoPasskeys } from '../src/account/passkey'

it('writes bytes as base64url and reads them again', () => {
  const given = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(text(given.buffer)).not.toMatch(/[+/=]/)
  expect([...bytes(text(given.buffer))]).toEqual([...given])
})

it('says why there can be no passkeys', () => {
  vi.stubGlobal('isSecureContext', false)
  expect(whyNoPasskeys({ hostname: 'club.example' })).toBe('insecure')
  vi.stubGlobal('isSecureContext', true)
  expect(whyNoPasskeys({ hostname: '127.0.0.1' })).toBe('address')
  expect(whyNoPasskeys({ hostname: '[::1]' })).toBe('address')
  expect(whyNoPasskeys({ hostname: 'club.example' })).toBe('none')
  vi.stubGlobal('PublicKeyCredential', class {})
  expect(whyNoPasskeys({ hostname: 'club.example' })).toBe('')
  vi.unstubAllGlobals()
})
