/** Passkeys: bytes are base64url on the way to the server and back. */
import type { Credential } from './calls'

type Given = Record<string, unknown>

/** Why there can be no passkeys here, or '': there can. */
export function whyNoPasskeys(place: Pick<Location, 'hostname'> = location): '' | 'insecure' | 'address' | 'none' {
  if (!isSecureContext) return 'insecure'
  if (/^[\d.]+$|:/.test(place.hostname)) return 'address'
  return 'PublicKeyCredential' in globalThis ? '' : 'none'
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

export function text(given: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(given))
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Asks the browser to make a passkey; null where the person would rather not. */
export async function makePasskey(question: Given): Promise<Credential | null> {
  const user = question.user as Given
  const excluded = (question.excludeCredentials ?? []) as Given[]
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...question,
        challenge: bytes(String(question.challenge)),
        user: { ...user, id: bytes(String(user.id)) },
        excludeCredentials: excluded.map((each) => ({ ...each, id: bytes(String(each.id)) })),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  )
  const response = made?.response as AuthenticatorAttestationResponse
  return (
    made && answer(made, { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject })
  )
}

/** Asks for one that there is. */
export async function showPasskey(question: Given): Promise<Credential | null> {
  const shown = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...question,
        challenge: bytes(String(question.challenge)),
        allowCredentials: [],
      } as unknown as PublicKeyCredentialRequestOptions,
    }),
  )
  const response = shown?.response as AuthenticatorAssertionResponse
  return (
    shown &&
    answer(shown, {
      clientDataJSON: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
    })
  )
}

async function asked(ask: () => Promise<globalThis.Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null
  } catch {
    return null // put away, too late, or made here before
  }
}

function answer(credential: PublicKeyCredential, parts: Record<string, ArrayBuffer>): Credential {
  const response = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, text(part)]))
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response }
}
