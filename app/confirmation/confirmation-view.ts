import { isConfirmed } from '#clinic/booking.ts'
import { collectionForm } from '#content/collection-form.ts'
import { confirmation, finishing, slip } from '#content/confirmation.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { shortWhen } from '#content/format/short-when.ts'
import { receivedTitle } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { listening } from '#content/listening.ts'
import { appointment, meta } from '#content/pages/appointment.ts'
import { contact } from '#content/pages/contact.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Booked, mayShowCode } from '#server/bookings/bookings.ts'
import { issueWishesToken } from '#server/bookings/confirmation-token.ts'
import { type ReadBooking, readBooking } from '#server/bookings/read-booking.ts'
import type { Site } from '#server/site.ts'
import { emergencyCard } from '../contact/contact-data.ts'
import { pathIn } from '../paths.ts'
import type { ConfirmationView } from './confirmation.tsx'
import { getReadyView } from './get-ready-view.ts'
import type { SendToSelfView } from './send-to-self.tsx'
import { ticketView } from './ticket-view.ts'
import type { WishesFormView } from './wishes-form.tsx'
import { wishesView } from './wishes-view.ts'

const pages = {
  appointment: { form: '/appoitment', booked: '/appoitment/booked', again: appointment.bookAnother },
  'home-collection': {
    form: '/home-collection',
    booked: '/home-collection/booked',
    again: collectionForm.bookAnother,
  },
  'lab-test': { form: '/pathology', booked: '/pathology/booked', again: labTestForm.bookAnother },
  enquiry: { form: '/contact', booked: '/contact/sent', again: contact.form.success.again },
} as const

/** The text for the patient's own WhatsApp: never the code, the clinic, a department or a test. */
function selfView(language: Language, { kind, startsAt, reference }: ReadBooking): SendToSelfView | null {
  if (!startsAt) return null
  const { self } = wordsIn(slip, language)
  const place = kind === 'home-collection' ? self.atHome : facts.area[language]
  const text = fill(self.text, { when: shortWhen(language, { kind, startsAt }), place, reference })
  const { title, hint, send } = self
  const href = `https://wa.me/?text=${encodeURIComponent(text)}`
  return { title, hint, text, href, send, leaves: confirmation.newTab[language] }
}

type Shown = {
  token: string
  withCard: boolean
  /** This response shows the code: the booking was stored with its code as shown. */
  isCodeShown?: boolean
  /** The result of saving the preferences: the page showed the code before, and shows it again. */
  wishes?: Pick<WishesFormView, 'wishes' | 'said'>
}

export function wishesForm(
  site: Site,
  language: Language,
  booking: ReadBooking,
  confirmationToken: string,
  { wishes, said }: Pick<WishesFormView, 'wishes' | 'said'>,
): WishesFormView {
  return {
    action: pathIn(language, pages[booking.kind].booked),
    token: issueWishesToken(site.vault, { bookingId: booking.id, issuedAt: site.now() }),
    confirmation: confirmationToken,
    wishes,
    said,
  }
}

const documentTitleOf = (language: Language, booking: ReadBooking) =>
  wordsIn(booking.kind === 'appointment' && isConfirmed(booking) ? meta.bookedTitle : receivedTitle, language)

/** Everything a confirmation shows, whatever was booked. Calling it counts as showing the code. */
export async function confirmationView(
  site: Site,
  language: Language,
  booked: Booked,
  { token, withCard, isCodeShown = false, wishes }: Shown,
): Promise<ConfirmationView> {
  const now = site.now()
  const booking = await readBooking(site.db, site, booked.id, 'patient')
  if (!booking) throw new Error('The booking was erased while it was confirmed')
  const isShown = isCodeShown || wishes !== undefined || (await mayShowCode(site.db, booked.id, now))
  const words = wordsIn(confirmation, language)
  const isMessage = booking.kind === 'enquiry'
  const { finish, last, manage, manageMessage } = wordsIn(finishing, language)
  const page = pathIn(language, '/booking')
  const asked = wishes ?? { wishes: wishesView(site, language, booking), said: null }
  const { self, ...slipWords } = wordsIn(slip, language)
  return {
    documentTitle: documentTitleOf(language, booking),
    heading: isMessage ? words.messageHeading : words.heading,
    ticket: ticketView(language, booking, {
      code: isShown ? site.vault.pinOf(booked) : null,
      now,
    }),
    listen: wordsIn(listening, language),
    codeHint: isShown ? (isMessage ? words.codeHintMessage : words.codeHint) : words.codeGone,
    slip: slipWords,
    calendar:
      !isMessage && isConfirmed(booking)
        ? `${pathIn(language, '/appoitment/calendar')}?confirmation=${token}`
        : null,
    getReady: getReadyView(language, booking),
    self: selfView(language, booking),
    wishes: isShown ? wishesForm(site, language, booking, token, asked) : null,
    token,
    finish: { finish, last, page, home: pathIn(language, '/') },
    manage: { href: page, label: isMessage ? manageMessage : manage },
    again: {
      href: pathIn(language, pages[booking.kind].form),
      label: pages[booking.kind].again[language],
    },
    card: withCard ? emergencyCard(language) : null,
  }
}
