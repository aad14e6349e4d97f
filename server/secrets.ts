import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature for one purpose: what was signed as a receipt can never pass as a form token. */
const signature = (secret: string, purpose: string, payload: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url').slice(0, 32)

export const sign = (secret: string, purpose: string, payload: string) =>
  `${payload}.${signature(secret, purpose, payload)}`

export function verify(secret: string, purpose: string, signed: string): string | null {
  const cut = signed.lastIndexOf('.')
  const payload = signed.slice(0, Math.max(cut, 0))
  const given = Buffer.from(signed.slice(cut + 1))
  const right = Buffer.from(signature(secret, purpose, payload))
  return given.length === right.length && timingSafeEqual(given, right) ? payload : null
}

/** The same input always gives the same text, and nobody without the secret can go back. */
export const keyedHash = (secret: string, purpose: string, text: string) => signature(secret, purpose, text)
