import { randomUUID } from 'node:crypto'
import type { BookingKind } from '#clinic/booking.ts'
import { sign, verify } from '../platform/secrets.ts'

/** What can be submitted. A token is good for the form that it was served with, and for no other. */
export type Form = BookingKind | 'complaint'

/** How long a form can be submitted, and how long submitting it again gives the code back. */
export const FORM_LIFETIME_MS = 4 * 3_600_000

const purpose = (form: Form) => `form ${form}`

/** Made when a form is served: the key of the booking it will make, its issue time and its expiry in one. */
export const issueFormToken = (secret: string, form: Form, now: Date) =>
  sign(secret, purpose(form), `${randomUUID()}.${now.getTime().toString(36)}`)

export type FormKey = { key: string; expired: boolean; ageMs: number }

/** Null when we did not make it. An expired one still tells its key: it may have made a booking in its time. */
export function readFormToken(secret: string, form: Form, token: string, now: Date): FormKey | null {
  const [key, issued] = verify(secret, purpose(form), token)?.split('.') ?? []
  if (!key || !issued) return null
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return { key, expired: ageMs > FORM_LIFETIME_MS, ageMs }
}
