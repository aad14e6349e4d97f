import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

type Secret = string | Buffer | KeyObject

/** A signature for one purpose: a signed confirmation token can never pass as a form token. */
const signature = (secret: Secret, purpose: string, payload: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url').slice(0, 32)

export const sign = (secret: Secret, purpose: string, payload: string) =>
  `${payload}.${signature(secret, purpose, payload)}`

export function verify(secret: Secret, purpose: string, signed: string): string | null {
  const cut = signed.lastIndexOf('.')
  const payload = signed.slice(0, Math.max(cut, 0))
  return isSame(signed.slice(cut + 1), signature(secret, purpose, payload)) ? payload : null
}

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Deterministic, and neither reversible nor guessable without the secret. */
export const keyedHash = (secret: Secret, purpose: string, text: string) => signature(secret, purpose, text)
