import { parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { canBeAgreed, settleBefore } from '#clinic/messages/call-promise.ts'
import { weeklySessions } from '#clinic/slots.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { has } from '#content/clinic/offered.ts'
import { facts } from '#content/facts.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { bookLabTest } from '#server/bookings/book-lab-test.ts'
import { agreeTime } from '#server/desk/verbs/agree-time.ts'
import { call } from '#server/desk/verbs/call.ts'
import { checkIn } from '#server/desk/verbs/check-in.ts'
import { missed } from '#server/desk/verbs/missed.ts'
import { seen } from '#server/desk/verbs/seen.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'
import type { Lane } from './lane.ts'
import type { Patient } from './people.ts'
import { bookingMoment, inOneHour, minutesAfter } from './plan-visits.ts'
import { type Clinic, formOptions, parsed, stored } from './seed-visit.ts'

type LabVisit = {
  day: Day
  clock: string
  patient: Patient
  tests: readonly ListedLabTest[]
  bookedAt: Date
  /** When reception and the patient agree on the time. */
  agreedAt: Date
  comes: boolean
}

/** Visits for samples at the clinic on this day, as requested by now. */
export function planLabVisits(
  { chance, people, now }: Clinic,
  tests: readonly ListedLabTest[],
  day: Day,
): LabVisit[] {
  const own = chance.of(`lab ${day}`)
  const sessions = weeklySessions(facts.sessions, day)
  if (!has('pathology') || sessions.length === 0 || tests.length === 0) return []
  // Most people come for the tests of the home list, which come first.
  const common = tests.slice(0, 30)
  const visits = Array.from({ length: own.between(1, day < dayOf(now) ? 3 : 5) }, (): LabVisit => {
    const { opens, closes } = own.pick(sessions)
    const steps = Math.floor((minutesFrom(closes) - minutesFrom(opens)) / 15)
    const clock = clockFrom(minutesFrom(opens) + 15 * own.between(0, steps - 1))
    const startsAt = instantAt(day, minutesFrom(clock))
    const chosen = inOneHour([own.pick(common), own.pick(common)])
    const bookedAt = inTimeToAgree(bookingMoment(own, startsAt, own.between(1, 4)), startsAt, chosen)
    return {
      day,
      clock,
      patient: own.pick(people),
      tests: chosen,
      bookedAt,
      agreedAt: nextOpen(bookedAt, own.between(20, 90)),
      comes: own.inHundred(90),
    }
  })
  return visits.filter(({ bookedAt }) => bookedAt <= now).toSorted((a, b) => a.clock.localeCompare(b.clock))
}

/** The moment of the request, or one some days earlier: a time that can no longer be agreed is not offered. */
function inTimeToAgree(asked: Date, startsAt: Date, tests: readonly ListedLabTest[]): Date {
  const hours = { sessions: facts.sessions, closures: [] }
  const before = settleBefore(startsAt, fastingHours(tests))
  return canBeAgreed(hours, before, asked)
    ? asked
    : inTimeToAgree(minutesAfter(asked, -24 * 60), startsAt, tests)
}

/** So many minutes after the request, or after the clinic opens: reception calls then. */
function nextOpen(asked: Date, minutes: number): Date {
  for (let day = dayOf(asked); ; day = addDays(day, 1))
    for (const { opens, closes } of weeklySessions(facts.sessions, day)) {
      const [opensAt, closesAt] = [instantAt(day, minutesFrom(opens)), instantAt(day, minutesFrom(closes))]
      const from = minutesAfter(opensAt > asked ? opensAt : asked, minutes)
      if (from < closesAt) return from
    }
}

export async function seedLabVisit(
  lane: Lane,
  { now, receptionist }: Clinic,
  visit: LabVisit,
): Promise<void> {
  const { day, clock, patient, tests, bookedAt, agreedAt } = visit
  const startsAt = instantAt(day, minutesFrom(clock))
  const answers = {
    fullName: patient.name,
    phone: patient.phone,
    email: patient.email,
    age: patient.age,
    gender: 'female',
    address: patient.home.address,
    date: day,
    time: clock,
    ...patient.contact,
    consent: true,
    language: patient.language,
  }
  const request = parsed(parseLabTestBooking(answers, labTestPrivacyNotice.version))
  const { id } = await lane.at(bookedAt, async () =>
    stored(
      await bookLabTest(lane.db, lane.queue, tests, request, {
        ...formOptions('lab-test'),
        sessions: facts.sessions,
        ...lane.given(),
        vault: lane.vault,
      }),
    ),
  )
  if (agreedAt > now || agreedAt >= startsAt) return
  await lane.act(agreedAt, receptionist, id, agreeTime, {})
  // A patient without messages was called, and needs no second call.
  const { bySms, byWhatsapp } = patient.contact
  if (!bySms && !byWhatsapp && !patient.email)
    await lane.act(minutesAfter(agreedAt, 1), receptionist, id, call, {
      outcome: 'reached',
    })
  const arrives = minutesAfter(startsAt, -5)
  const taken = minutesAfter(startsAt, 9)
  if (!visit.comes) {
    const notedAt = minutesAfter(startsAt, 55)
    if (notedAt <= now) await lane.act(notedAt, receptionist, id, missed, {})
    return
  }
  if (arrives <= now) await lane.act(arrives, receptionist, id, checkIn, {})
  if (taken <= now) await lane.act(taken, receptionist, id, seen, {})
}
