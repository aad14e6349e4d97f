import { isConfirmed } from '#clinic/booking.ts'
import { fastingHours, needsFasting } from '#clinic/lab-tests/preparation.ts'
import { getReady } from '#content/confirmation.ts'
import { preparationWords } from '#content/lab-tests.ts'
import type { Language } from '#content/language.ts'
import { eatBeforeIn } from '#content/preparation/eat-before-in.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { GetReadyView } from './get-ready.tsx'

type Items = GetReadyView['items']

/** Nothing to say about these. */
const easy = new Set(['none', 'any-time'])

function fastingItems(language: Language, booking: ReadBooking): Items {
  const words = wordsIn(getReady, language)
  const hours = fastingHours(booking.tests)
  if (!hours) return []
  const water = { icon: 'water', text: words.water, hint: words.waterHint } as const
  // Only a settled time tells from when not to eat.
  if (!booking.startsAt || !isConfirmed(booking)) return [water]
  const text = eatBeforeIn(language, hours, booking.startsAt)
  return [{ icon: 'food', text, hint: words.thenNothing }, water]
}

function prepare(language: Language, booking: ReadBooking): GetReadyView {
  const words = wordsIn(getReady, language)
  const codes = new Set(
    booking.tests.filter((test) => !needsFasting(test)).map(({ preparation }) => preparation),
  )
  const others: Items = [...codes]
    .filter((code) => !easy.has(code))
    .map((code) => ({ icon: 'other', text: wordsIn(preparationWords[code], language) }))
  const fasting = fastingItems(language, booking)
  const all = [...fasting, ...others]
  const first: Items = all.length > 0 ? all : [{ icon: 'other', text: words.nothingSpecial }]
  const hint = fasting.length > 0 ? { hint: words.keepMedicineHint } : {}
  return {
    title: words.prepareTitle,
    items: [...first, { icon: 'medicine', text: words.keepMedicine, ...hint }],
  }
}

/** Null for a message: there is nothing to bring. */
export function getReadyView(language: Language, booking: ReadBooking): GetReadyView | null {
  if (booking.kind === 'enquiry') return null
  if (booking.tests.length > 0) return prepare(language, booking)
  const words = wordsIn(getReady, language)
  return {
    title: words.bringTitle,
    items: [
      { icon: 'reports', text: words.reports },
      { icon: 'medicine', text: words.medicines },
      { icon: 'desk', text: words.desk, hint: words.deskHint },
    ],
  }
}
