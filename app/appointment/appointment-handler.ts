import { type BookingRequest, parseBooking } from '#clinic/appointment.ts'
import { bookingDays, nearestFree } from '#clinic/slots.ts'
import { toIso } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import type { Site } from '#server/site.ts'
import { rejection } from '../forms/respond.ts'
import type { FormHandler } from '../forms/submit-form.ts'
import type { Rejected } from '../forms/submit-response.ts'

export function appointmentHandler(site: Site, language: Language): FormHandler<BookingRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'appointment',
    parse: (answers) => parseBooking(answers, appointmentPrivacyNotice.version),
    place: 'appointment',
    words: {
      failed: { title: words.failedToBook, help: words.failedToBookHelp },
      accepted: appointment.thankYouTitle[language],
    },
    async store(request, options) {
      const outcome = await bookAppointment(site.db, site.queue, request, {
        ...options,
        schedule: site.schedule,
        ahead: await site.aheadLimit('appointment', options.now),
      })
      site.availability.forget()
      if (outcome.ok) return outcome
      const rejected = await offerOthers(site, request.dateTime, language, options.now)
      return { ok: false, kind: 'slot-taken', rejected }
    },
  }
}

async function offerOthers(site: Site, wanted: Date, language: Language, now: Date): Promise<Rejected> {
  const { booked, closures } = await site.availability.read(now)
  const words = wordsIn(serviceErrors, language)
  const times = wordsIn(calendar, language)
  const nearest = nearestFree(bookingDays({ ...site.schedule, closures }, booked, now), wanted, 3)
  const help = nearest.length
    ? fill(words.slotTakenBody, { when: whenOf(times, wanted) })
    : fill(appointment.noSlotsWeek[language], { phone: facts.phones[0] })
  return {
    ...rejection(words.slotTakenTitle, help),
    alternatives: nearest.map((time) => ({ dateTime: toIso(time), when: whenOf(times, time) })),
  }
}
