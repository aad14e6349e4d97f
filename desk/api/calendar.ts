import { z } from 'zod'
import { UNDO_MS } from '#server/desk/action/run-action.ts'
import { readCalendarDay } from '#server/desk/calendar/calendar-day.ts'
import { readCalendarWeek } from '#server/desk/calendar/calendar-week.ts'
import { previewClosedDays, previewLateDoctor } from '#server/desk/calendar/preview-change.ts'
import { doctor, isInOrder, minutesLate, session, whyNotOwn } from '#server/desk/verbs/calendar/fields.ts'
import { day } from '#server/desk/verbs/fields.ts'
import type { Role } from '../contract/roles.ts'
import { type DeskContext, type Endpoint, endpoint, Refusal } from '../http/endpoint.ts'

/** A phlebotomist has the round; the owner sees no patient. */
const readers: readonly Role[] = ['receptionist', 'doctor']

/** Texts of a query: an empty one is none. */
const inQuery = {
  from: day,
  until: day,
  session: z.union([session, z.literal('').transform(() => null)]),
  doctor: z.union([doctor, z.literal('').transform(() => null)]),
}

/** What a change made at this moment would be held until. */
const previewOptions = (context: DeskContext) => {
  const now = context.now()
  return { ...context, now, heldUntil: new Date(now.getTime() + UNDO_MS) }
}

export const calendarEndpoints: readonly Endpoint[] = [
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
        minutes: z.coerce.number().pipe(minutesLate),
      }),
    ]),
    run: async (context, input) => {
      const reason = whyNotOwn(input, { reader: context.staff })
      if (reason) throw new Refusal(reason, { status: 403 })
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
