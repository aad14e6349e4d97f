import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import type { Language } from '#content/language.ts'
import { findBooking } from '#content/manage.ts'
import { findByPin } from '#server/bookings/find-booking.ts'
import { type FormValues, textIn } from '../../forms/form-values.ts'
import { type ManageRequest, tooMany } from '../manage-request.ts'

type Tried =
  | { kind: 'right'; bookingId: string }
  | { kind: 'wrong' | 'phone-needed' }
  | { kind: 'wait'; minutes: number }
export type Failed = Exclude<Tried, { kind: 'right' }>

export const pinIn = (values: FormValues) =>
  asciiDigits(textIn(values, 'pin').slice(0, 20)).replace(/\s/g, '')

/** One try at a code, counted before it is looked at. */
export async function tryCode({ site, source, values }: ManageRequest, reference: string): Promise<Tried> {
  const typed = textIn(values, 'phone').slice(0, 30)
  const phone = typed ? (parseIndianMobile(typed) ?? typed) : null
  const tried = await site.guard.tryCode({ source, reference, phone })
  if (tried.kind !== 'look') return tried
  const bookingId = await findByPin(site.db, site.vault, { reference, pin: pinIn(values), phone })
  if (!bookingId) return { kind: 'wrong' }
  await tried.succeeded()
  return { kind: 'right', bookingId }
}

/** What to say about a try that did not open anything. */
export function codeProblem(language: Language, tried: Failed, wrong: string) {
  if (tried.kind === 'wait')
    return { status: 429, asksPhone: true, problem: tooMany(language, tried.minutes) }
  if (tried.kind === 'phone-needed')
    return { status: 429, asksPhone: true, problem: findBooking.phoneNeeded[language] }
  return { status: 422, asksPhone: false, problem: wrong }
}
