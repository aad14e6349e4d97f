import { type BookingRequest, bookingRequest } from '#clinic/appointment.ts'
import { parseAnswers } from '#clinic/fields.ts'
import { canBeAgreed } from '#clinic/messages/call-promise.ts'
import { bookingWindow, daysOfAny, offersInstead } from '#clinic/slots.ts'
import { minutesOf, toIso } from '#clinic/time.ts'
import { asksService, offeredVisits, type Visit, visitFor } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { calendar, timeOfMinutes, whenOf } from '#content/format/calendar.ts'
import { bound, fill } from '#content/format/fill.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { type AppointmentRefusal, bookAppointment } from '#server/bookings/book-appointment.ts'
import { deskHours } from '#server/messages/promised-call.ts'
import type { Site } from '#server/site.ts'
import { rejection } from '../forms/respond.ts'
import type { FormHandler } from '../forms/submit-form.ts'
import type { Rejected } from '../forms/submit-response.ts'

/** Created once: creating it takes ten times as long as parsing with it. */
const bookingSchema = bookingRequest(appointmentPrivacyNotice.version, offeredVisits())

export function appointmentHandler(site: Site, language: Language): FormHandler<BookingRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'appointment',
    parse: (answers) => parseAnswers(bookingSchema, answers),
    place: 'appointment',
    words: {
      failed: { title: words.failedToBook, help: words.failedToBookHelp },
      accepted: appointment.thankYouTitle[language],
    },
    async store(request, options) {
      const visit = visitFor(request)!
      const [schedule, ...others] = site.hoursFor(visit.doctors)
      const outcome = await bookAppointment(site.db, site.queue, request, {
        ...options,
        schedule: schedule!,
        others,
        minutes: visit.service.minutes,
        service: asksService() ? chosenService(request, visit) : null,
        ahead: await site.aheadLimit(
          'appointment',
          options.now,
          visit.doctors.map(({ id }) => id),
        ),
      })
      site.availability.forget()
      if (outcome.ok) return outcome
      const rejected = await offerOthers(site, visit, request.dateTime, language, {
        now: options.now,
        reason: outcome.reason,
      })
      return { ok: false, kind: 'slot-taken', rejected }
    },
  }
}

/**
 * The service that the patient chose: null where the clinic chooses, although the time is that of the default
 * visit.
 */
const chosenService = ({ service, doctor }: BookingRequest, visit: Visit) =>
  service || doctor ? visit.service.id : null

/** The title for each reason why the time could not be booked. */
const titles = {
  'slot-taken': 'slotTakenTitle',
  'slot-too-soon': 'slotTooSoonTitle',
  'slot-past': 'slotGoneTitle',
  'slot-not-offered': 'slotGoneTitle',
} as const satisfies Record<AppointmentRefusal, string>

/** The times that are too soon to be agreed by phone. */
async function tooSoon(site: Site, now: Date) {
  const hours = await deskHours(site.db, now, bookingWindow(site.schedule, now).until)
  return (startsAt: Date) => !canBeAgreed(hours, startsAt, now)
}

async function offerOthers(
  site: Site,
  { doctors, service }: Visit,
  wanted: Date,
  language: Language,
  { now, reason }: { now: Date; reason: AppointmentRefusal },
): Promise<Rejected> {
  const calendars = await site.availability.read(doctors, now)
  const words = wordsIn(serviceErrors, language)
  const times = wordsIn(calendar, language)
  const days = daysOfAny(calendars, now, service.minutes)
  const isTooSoon = reason === 'slot-too-soon' ? await tooSoon(site, now) : () => false
  const offered = days.map((day) => ({
    ...day,
    slots: day.slots.filter(({ startsAt }) => !isTooSoon(startsAt)),
  }))
  const others = offersInstead(offered, wanted)
  const help = others.length
    ? words.slotTakenBody
    : fill(appointment.noSlotsWeek[language], { phone: bound(facts.phones[0]) })
  return {
    ...rejection(fill(words[titles[reason]], { time: timeOfMinutes(times, minutesOf(wanted)) }), help),
    alternatives: others.map((time) => ({ dateTime: toIso(time), when: bound(whenOf(times, time)) })),
  }
}
