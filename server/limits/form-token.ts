import { randomUUID } from 'node:crypto'
import type { BookingKind } from '#clinic/booking.ts'
import { sign, verify } from '../platform/secrets.ts'

/** What can be submitted. A token is valid only for the form that it was served with. */
export type Form = BookingKind | 'complaint'

/** How long a form can be submitted, and how long submitting it again shows the PIN again. */
export const FORM_LIFETIME_MS = 4 * 3_600_000

const purpose = (form: Form) => `form ${form}`

/** Issued when a form is served: the idempotency key of the booking, its issue time and its expiry in one. */
export const issueFormToken = (secret: string, form: Form, now: Date) =>
  sign(secret, purpose(form), `${randomUUID()}.${now.getTime().toString(36)}`)

export type FormKey = { key: string; expired: boolean; ageMs: number }

/** Null when we did not issue it. An expired one still has its key: it may have made a booking before it expired. */
export function readFormToken(secret: string, form: Form, token: string, now: Date): FormKey | null {
  const [key, issued] = verify(secret, purpose(form), token)?.split('.') ?? []
  if (!key || !issued) return null
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return { key, expired: ageMs > FORM_LIFETIME_MS, ageMs }
}
