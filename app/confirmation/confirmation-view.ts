import { isConfirmed } from '#clinic/booking.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { toIso } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { receivedTitle, toConfirm } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { appointment, meta } from '#content/pages/appointment.ts'
import { contact } from '#content/pages/contact.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Booked, findLabTestsOf, mayShowCode } from '#server/bookings/bookings.ts'
import type { Site } from '#server/site.ts'
import { emergencyCard } from '../contact/contact-data.ts'
import { calendarUrl } from '../forms/respond.ts'
import { pathIn } from '../paths.ts'
import type { ConfirmationView } from './confirmation.tsx'
import { ownBookingWords } from './own-booking-words.ts'

type Kind = Pick<ConfirmationView, 'title' | 'facts' | 'notes' | 'again'> & Partial<ConfirmationView>

const when = (language: Language, booked: Booked) => ({
  label: appointment.when[language],
  value: visitWhen(language, booked),
  ...(booked.startsAt && { dateTime: toIso(booked.startsAt) }),
})

function forAppointment(language: Language, booked: Booked): Kind {
  const words = wordsIn(appointment, language)
  const isBooked = isConfirmed(booked)
  return {
    documentTitle: isBooked ? meta.bookedTitle[language] : wordsIn(receivedTitle, language),
    title: isBooked ? words.thankYouTitle : toConfirm.title[language],
    facts: [when(language, booked), { label: words.where, value: facts.address[language] }],
    notes: isBooked ? [] : [toConfirm.body[language]],
    again: { href: pathIn(language, '/appoitment'), label: words.bookAnother },
    next: { title: words.nextTitle, items: [words.nextCome, words.nextBring, words.nextChange] },
  }
}

function forEnquiry(language: Language, booked: Booked): Kind {
  const { success } = wordsIn(contact, language).form
  const answerBy = booked.answerBy ? whenOf(wordsIn(calendar, language), booked.answerBy) : ''
  return {
    title: success.heading,
    facts: [{ label: success.answerBy, value: answerBy }],
    notes: [success.text],
    again: { href: pathIn(language, '/contact'), label: success.again },
  }
}

function forLabTest(language: Language, booked: Booked): Kind {
  const words = wordsIn(labTestForm, language)
  return {
    title: words.success,
    facts: [when(language, booked)],
    notes: [words.successNext],
    again: { href: pathIn(language, '/pathology'), label: words.bookAnother },
  }
}

async function forHomeCollection(language: Language, booked: Booked, site: Site): Promise<Kind> {
  const words = wordsIn(collectionForm, language)
  const isBooked = isConfirmed(booked)
  const tests = await findLabTestsOf(site.db, booked.id)
  const names = tests.map((test) => (language === 'hi' ? test.home_name_hi : test.home_name_en) ?? test.name)
  const hours = fastingHours(tests)
  const total = tests.reduce((sum, test) => sum + (test.price ?? 0), 0)
  const preparation = hours
    ? fill(words.prepFasting, { hours: `${hours.least}–${hours.most}` })
    : words.prepNone
  return {
    title: isBooked ? words.successTitle : toConfirm.title[language],
    facts: [
      when(language, booked),
      { label: words.selectedTests, value: names.join(', ') },
      { label: words.total, value: rupees(total) },
    ],
    notes: isBooked
      ? [`${words.successConfirmed} ${words.successNext}`, preparation, words.prepMedicine, words.payAtVisit]
      : [toConfirm.body[language]],
    again: { href: pathIn(language, '/home-collection'), label: words.bookAnother },
  }
}

const byKind: Record<
  Booked['kind'],
  (language: Language, booked: Booked, site: Site) => Kind | Promise<Kind>
> = {
  appointment: forAppointment,
  enquiry: forEnquiry,
  'lab-test': forLabTest,
  'home-collection': forHomeCollection,
}

/** Everything a confirmation shows, whatever was booked. Asking for it counts as showing the code. */
export async function confirmationView(
  site: Site,
  language: Language,
  booked: Booked,
  { token, withCard }: { token: string; withCard: boolean },
): Promise<ConfirmationView> {
  const href = calendarUrl(language, booked, token)
  return {
    documentTitle: wordsIn(receivedTitle, language),
    own: ownBookingWords(language),
    reference: booked.reference,
    code: (await mayShowCode(site.db, booked.id, site.now())) ? site.vault.pinOf(booked) : null,
    token,
    calendar: href ? { href, label: appointment.addToCalendar[language] } : null,
    next: null,
    card: withCard ? emergencyCard(language) : null,
    ...(await byKind[booked.kind](language, booked, site)),
  }
}
