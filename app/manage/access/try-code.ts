import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { findBooking } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { findByPin } from '#server/bookings/find-booking.ts'
import { type FormValues, textIn } from '../../forms/form-values.ts'
import { type ManageRequest, tooMany } from '../manage-request.ts'
import type { Problem } from '../manage-view.ts'

type Tried =
  | { kind: 'right'; bookingId: string }
  /** How many wrong tries are left, and whether the mobile number was submitted. */
  | { kind: 'wrong'; left: number; withPhone: boolean }
  | { kind: 'phone-needed' }
  | { kind: 'wait'; minutes: number }
export type Failed = Exclude<Tried, { kind: 'right' }>

export const pinIn = (values: FormValues) =>
  asciiDigits(textIn(values, 'pin').slice(0, 20)).replace(/\s/g, '')

/** One try at a code, counted before the code is compared. */
export async function tryCode({ site, source, values }: ManageRequest, reference: string): Promise<Tried> {
  const typed = textIn(values, 'phone').slice(0, 30)
  const phone = typed ? (parseIndianMobile(typed) ?? typed) : null
  const tried = await site.guard.tryCode({ source, reference, phone })
  if (tried.kind !== 'look') return tried
  const bookingId = await findByPin(site.db, site.vault, { reference, pin: pinIn(values), phone })
  if (!bookingId) return { kind: 'wrong', left: tried.left, withPhone: phone !== null }
  await tried.succeeded()
  return { kind: 'right', bookingId }
}

function leftIn(language: Language, { left, withPhone }: Extract<Failed, { kind: 'wrong' }>): string {
  const words = wordsIn(findBooking, language)
  if (withPhone) return fill(words.triesWithPhone, { count: left })
  if (left === 0) return words.lastTry
  return fill(left === 1 ? words.triesLeft.one : words.triesLeft.other, { count: left })
}

type CodeProblem = { status: number; asksPhone: boolean; problem: Problem }

/** The texts for a failed try: what is wrong, and how many tries are left. */
export function codeProblem(language: Language, tried: Failed, wrong: string): CodeProblem {
  if (tried.kind === 'wait')
    return { status: 429, asksPhone: true, problem: tooMany(language, tried.minutes) }
  if (tried.kind === 'phone-needed')
    return { status: 429, asksPhone: true, problem: findBooking.phoneNeeded[language] }
  return {
    status: 422,
    asksPhone: tried.withPhone,
    problem: { title: wrong, text: leftIn(language, tried) },
  }
}

/** The missing fields, found before a try is counted. */
export function missingIn(
  language: Language,
  values: FormValues,
  asked: readonly ('reference' | 'pin' | 'phone')[],
): Record<string, string> {
  const words = wordsIn(findBooking, language)
  const texts = { reference: words.referenceMissing, pin: words.codeMissing, phone: words.phoneMissing }
  const missing = asked.filter((name) => textIn(values, name).trim() === '')
  return Object.fromEntries(missing.map((name) => [name, texts[name]]))
}
