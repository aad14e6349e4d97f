import { isConfirmed } from '#clinic/booking.ts'
import { fastingHours, needsFasting } from '#clinic/lab-tests/preparation.ts'
import { getReady } from '#content/confirmation.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { eatBeforeIn } from '#content/preparation/eat-before-in.ts'
import { otherPreparation } from '#content/preparation/other-preparation.ts'
import { preparation } from '#content/preparation/words.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { GetReadyView } from './get-ready.tsx'
import { testNameIn } from './ticket-tests.ts'

type Items = GetReadyView['items']

type BookedTest = ReadBooking['tests'][number]

/** The names of its tests, where the booking has others besides. */
function forTests(language: Language, booking: ReadBooking, asked: readonly BookedTest[]) {
  if (booking.tests.length < 2) return {}
  const tests = asked.map((test) => testNameIn(language, booking.kind, test)).join(' · ')
  return { tests: fill(preparation.forTests[language], { tests }) }
}

function fastingItems(language: Language, booking: ReadBooking): Items {
  const words = wordsIn(getReady, language)
  const hours = fastingHours(booking.tests)
  if (!hours) return []
  const tests = forTests(language, booking, booking.tests.filter(needsFasting))
  const water = { icon: 'water', text: words.water, hint: words.waterHint } as const
  // Only with a settled time is the start of fasting known.
  if (!booking.startsAt || !isConfirmed(booking)) return [{ ...water, ...tests }]
  const text = eatBeforeIn(language, hours, booking.startsAt)
  return [{ icon: 'food', text, hint: words.thenNothing, ...tests }, water]
}

function otherItems(language: Language, booking: ReadBooking): Items {
  const texts = new Set(booking.tests.flatMap((test) => otherPreparation(language, test) ?? []))
  return [...texts].map((text) => {
    const asked = booking.tests.filter((test) => otherPreparation(language, test) === text)
    return { icon: 'other', text, ...forTests(language, booking, asked) }
  })
}

function prepare(language: Language, booking: ReadBooking): GetReadyView {
  const words = wordsIn(getReady, language)
  const fasting = fastingItems(language, booking)
  const all = [...fasting, ...otherItems(language, booking)]
  const first: Items = all.length > 0 ? all : [{ icon: 'other', text: words.nothingSpecial }]
  const hint = fasting.length > 0 ? { hint: words.keepMedicineHint } : {}
  return {
    title: words.prepareTitle,
    items: [...first, { icon: 'medicine', text: words.keepMedicine, ...hint }],
  }
}

/** Null for a contact message: there is nothing to bring. */
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
