import { z } from 'zod'
import { sessionIds } from '#clinic/slots.ts'
import { addDays, isDay } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { retryWhileInUse } from '#server/bookings/lock-booking.ts'
import { closeDaysNow, delaySessionNow, openDaysNow } from '#server/desk/calendar/calendar-change.ts'
import { readCalendarDay } from '#server/desk/calendar/calendar-day.ts'
import { readCalendarWeek } from '#server/desk/calendar/calendar-week.ts'
import { previewClosedDays, previewLateDoctor } from '#server/desk/calendar/preview-change.ts'
import { type Performed, runAction, UNDO_MS, type Work } from '#server/desk/commands/run-action.ts'
import { closureReasons, delayMinutes } from '../contract/calendar.ts'
import type { Role } from '../contract/roles.ts'
import { type DeskContext, type Endpoint, endpoint, Refusal } from '../http/endpoint.ts'
import { answerOf, staffOf } from './commands.ts'

/** A phlebotomist has the round; the owner sees no patient. */
const readers: readonly Role[] = ['receptionist', 'doctor']
const reception: readonly Role[] = ['receptionist']

const day = z.string().refine(isDay)
const doctor = z.enum(facts.doctors.map(({ id }) => id))
const session = z.enum(sessionIds)
/** A year is enough for any leave, and few enough days to write at once. */
const DAYS_AT_MOST = 366
const days = { from: day, until: day, session: session.nullable() }
const isInOrder = ({ from, until }: { from: string; until: string }) =>
  from <= until && until <= addDays(from, DAYS_AT_MOST)
const minutes = z.int().min(delayMinutes.least).max(delayMinutes.most)
const reason = z.enum(closureReasons)
const keyed = { key: z.uuid() }

/** Texts of a query: an empty one is none. */
const inQuery = {
  from: day,
  until: day,
  session: z.union([session, z.literal('').transform(() => null)]),
  doctor: z.union([doctor, z.literal('').transform(() => null)]),
}

/** Doctors change their own calendar only. */
function demandOwn({ staff }: DeskContext, doctor: string | null) {
  if (staff.role === 'doctor' && staff.doctorId !== doctor) throw new Refusal('not-yours', { status: 403 })
}

/** What a change made at this moment would be held until. */
const previewOptions = (context: DeskContext) => {
  const now = context.now()
  return { ...context, now, heldUntil: new Date(now.getTime() + UNDO_MS) }
}

/** Begins again where somebody else was changing one of the bookings. */
const carryOut = async (
  context: DeskContext,
  { key, verb }: { key: string; verb: string },
  perform: (work: Work) => Promise<Performed>,
) =>
  answerOf(await retryWhileInUse(() => runAction(context, { key, verb, staff: staffOf(context) }, perform)))

const lookingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/calendar/day',
    roles: readers,
    input: z.strictObject({ day }),
    run: (context, input) =>
      readCalendarDay(context.db, input.day, {
        ...context,
        now: context.now(),
        ownDoctor: context.staff.doctorId,
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/calendar/week',
    roles: readers,
    input: z.strictObject({ from: day }),
    run: (context, input) => readCalendarWeek(context.db, input.from, { ...context, now: context.now() }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/calendar/preview',
    roles: readers,
    input: z.discriminatedUnion('change', [
      z.strictObject({ change: z.literal('close'), ...inQuery }),
      z.strictObject({
        change: z.literal('late'),
        doctor,
        session,
        minutes: z.coerce.number().pipe(minutes),
      }),
    ]),
    run: async (context, input) => {
      demandOwn(context, input.doctor)
      if (input.change === 'late') {
        const preview = await previewLateDoctor(context.db, input, previewOptions(context))
        if (!preview) throw new Refusal('not-open')
        return preview
      }
      if (!isInOrder(input)) throw new Refusal('bad-request', { status: 400 })
      return previewClosedDays(context.db, input, previewOptions(context))
    },
  }),
]

const changingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/commands/close-days',
    roles: reception,
    input: z.object({ ...keyed, ...days, reason }).refine(isInOrder),
    run: (context, { key, reason, from, until, session }) =>
      carryOut(context, { key, verb: 'close-days' }, (work) =>
        closeDaysNow(work, { doctor: null, from, until, session }, reason, context),
      ),
  }),
  endpoint({
    method: 'POST',
    path: '/api/commands/leave',
    roles: readers,
    input: z.object({ ...keyed, ...days, doctor, reason }).refine(isInOrder),
    run: (context, { key, reason, doctor, from, until, session }) => {
      demandOwn(context, doctor)
      return carryOut(context, { key, verb: 'leave' }, (work) =>
        closeDaysNow(work, { doctor, from, until, session }, reason, context),
      )
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/commands/open-days',
    roles: readers,
    input: z.object({ ...keyed, ...days, doctor: doctor.nullable() }).refine(isInOrder),
    run: (context, { key, doctor, from, until, session }) => {
      demandOwn(context, doctor)
      return carryOut(context, { key, verb: 'open-days' }, (work) =>
        openDaysNow(work, { doctor, from, until, session }),
      )
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/commands/doctor-late',
    roles: readers,
    input: z.object({ ...keyed, doctor, session, minutes, isTold: z.boolean() }),
    run: (context, { key, isTold, doctor, session, minutes }) => {
      demandOwn(context, doctor)
      return carryOut(context, { key, verb: 'doctor-late' }, (work) =>
        delaySessionNow(work, { doctor, session, minutes }, { hours: context.hours, isTold }),
      )
    },
  }),
]

export const calendarEndpoints: readonly Endpoint[] = [...lookingEndpoints, ...changingEndpoints]
