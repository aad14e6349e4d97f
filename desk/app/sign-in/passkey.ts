import type { Passkey } from '../../contract/passkeys.ts'
import { NoConnectionError, post } from '../api.ts'
import { postWithProof } from './post-with-proof.ts'

/** A passkey needs a host name: at an IP address there are none. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window && /[a-z]$/i.test(location.hostname)

/** Loaded on use: most people sign in once a day, many never with a passkey. */
const webAuthn = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new NoConnectionError()
  })
type WebAuthn = Awaited<ReturnType<typeof webAuthn>>

/**
 * The answer of the device; null where the person cancelled or has no passkey here, which the browser has shown.
 */
const unlessLeft = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: Error) => {
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null
    throw error
  })

/** Signs with one of the passkeys of this device. */
export async function signWithPasskey() {
  const { startAuthentication } = await webAuthn()
  const optionsJSON = await postWithProof('/api/sign-in/passkey/options', {})
  const response = await unlessLeft(startAuthentication({ optionsJSON }))
  return response && { response }
}

type Made = Awaited<ReturnType<WebAuthn['startRegistration']>>

/** A phone that is held beside the computer is named as the device. */
function deviceOf({ authenticatorAttachment, response }: Made): Passkey['device'] {
  const isPhone = /Mobi|Android|iPhone/.test(navigator.userAgent)
  if (authenticatorAttachment !== 'cross-platform') return isPhone ? 'phone' : 'pc'
  return response.transports?.includes('hybrid') ? 'phone' : 'key'
}

/** Makes a passkey on this device, after the password. */
export async function makePasskey(password: string) {
  const { startRegistration } = await webAuthn()
  const optionsJSON = await post('/api/passkeys/options', { password })
  const response = await unlessLeft(startRegistration({ optionsJSON }))
  return response && { response, device: deviceOf(response) }
}
