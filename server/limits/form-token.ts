import type { BookingKind, Form } from '#clinic/booking.ts'
import type { Given } from '../platform/context.ts'
import { keyedHash, sign, verify } from '../platform/secrets.ts'

/** How long a form can be submitted, and how long submitting it again shows the PIN again. */
export const FORM_LIFETIME_MS = 4 * 3_600_000

const purpose = (form: Form) => `form ${form}`

const signToken = (secret: string, form: Form, issuedAt: Date, key: string) =>
  sign(secret, purpose(form), `${key}.${issuedAt.getTime().toString(36)}`)

/** Issued when a form is served: the idempotency key of the booking, its issue time and its expiry in one. */
export const issueFormToken = (secret: string, form: Form, given: Given, key = given.id()) =>
  signToken(secret, form, given.now, key)

export type FormKey = { key: string; expired: boolean; ageMs: number }

/** Null when we did not issue it. An expired one still has its key: it may have made a booking before it expired. */
export function readFormToken(secret: string, form: Form, token: string, now: Date): FormKey | null {
  const [key, issued] = verify(secret, purpose(form), token)?.split('.') ?? []
  if (!key || !issued) return null
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return { key, expired: ageMs > FORM_LIFETIME_MS, ageMs }
}

/** The forms that chosen tests go through. */
const sampleForms = ['basket', 'home-collection', 'lab-test'] as const
type SampleForm = (typeof sampleForms)[number]

/** The same request in the next form that the chosen tests go to; null when the token is of none of them. */
export function passFormToken(secret: string, token: string, next: SampleForm): string | null {
  for (const form of sampleForms) {
    const payload = verify(secret, purpose(form), token)
    if (payload) return sign(secret, purpose(next), payload)
  }
  return null
}

const BASKET_ADDRESS = 'address of a basket'

/**
 * Names one basket in a URL. A page that caches share cannot hold a token of its own: its form is redirected to such a
 * URL. The URL does not reveal the key of the token that belongs to it.
 */
export const issueBasketId = (secret: string, { id, now }: Given) =>
  sign(secret, BASKET_ADDRESS, `${id()}.${now.getTime().toString(36)}`)

/** The form token of a basket at such a URL; null when we did not issue it. */
export function tokenOfBasket(secret: string, basketId: string): string | null {
  const payload = verify(secret, BASKET_ADDRESS, basketId)
  const issued = payload?.split('.')[1]
  if (!payload || !issued) return null
  const key = keyedHash(secret, 'key of a basket', payload)
  return signToken(secret, 'basket', new Date(Number.parseInt(issued, 36)), key)
}

/** The bookings that a token may have made: under its own form, or under a form that it was passed on to. */
export function readRequests(secret: string, token: string, now: Date): { form: BookingKind; key: string }[] {
  const forms = ['appointment', 'enquiry', ...sampleForms] as const
  for (const form of forms) {
    const key = readFormToken(secret, form, token, now)?.key
    if (!key) continue
    if (form === 'appointment' || form === 'enquiry') return [{ form, key }]
    return [
      { form: 'lab-test', key },
      { form: 'home-collection', key },
    ]
  }
  return []
}
