import { facts } from '#content/facts.ts'
import { bound, fill } from '#content/format/fill.ts'
import { waitIn } from '#content/format/wait.ts'
import type { Language } from '#content/language.ts'
import { findBooking } from '#content/manage.ts'
import type { OpenedBy } from '#server/bookings/booking-session.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { Site } from '#server/site.ts'
import type { FormValues } from '../forms/form-values.ts'
import type { ManageView } from './manage-view.ts'

/** One submitted form of /booking. */
export type ManageRequest = {
  site: Site
  language: Language
  source: string
  network: string
  values: FormValues
}

/** The same with the current booking that the patient has opened. */
export type OpenedBooking = ManageRequest & { booking: ReadBooking; openedBy: OpenedBy; session: string }

export type ManageReply = {
  status: number
  view: ManageView
  /** Without script it is shown at a URL that works once, so that going back does not send a code again. */
  ticket?: string
  /** In place of the view: a file that the browser saves. */
  file?: { name: string; type: string; text: string }
  /** The browser's cache of earlier pages is cleared as well. */
  clears?: boolean
}

export const reply = (view: ManageView, status = 200): ManageReply => ({ status, view })

export const tooMany = (language: Language, minutes: number) =>
  fill(findBooking.tooManyTries[language], { wait: waitIn(language, minutes), phone: bound(facts.phones[0]) })

/** Null when it failed: as far as we know nothing was changed, and a retry is safe. */
export const tryChange = <Outcome>({ site, booking }: OpenedBooking, change: Promise<Outcome>) =>
  change.catch((error: unknown) => {
    site.log.error({ event: 'booking.change_failed', bookingId: booking.id, error })
    return null
  })
