import { z } from 'zod'
import { UNDO_MS } from '#server/desk/action/run-action.ts'
import { readCalendarDay } from '#server/desk/calendar/calendar-day.ts'
import { readCalendarWeek } from '#server/desk/calendar/calendar-week.ts'
import { previewClosedDays, previewLateDoctor } from '#server/desk/calendar/preview-change.ts'
import { doctor, isInOrder, minutesLate, session, whyNotOwn } from '#server/desk/verbs/calendar/fields.ts'
import { day } from '#server/desk/verbs/fields.ts'
import type { Role } from '../contract/roles.ts'
import { type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'

/** A phlebotomist sees rounds instead; the owner sees no patient. */
const readers: readonly Role[] = ['receptionist', 'doctor']

/** In a query, an empty text stands for null. */
const noText = z.literal('').transform(() => null)

function refuseOthers(change: { doctor: string | null }, { staff }: DeskContext) {
  const reason = whyNotOwn(change, { reader: staff })
  if (reason) throw new Refusal(reason, { status: 403 })
}

/** Until when the messages of a change made now would be held back. */
const previewOptions = (context: DeskContext) => {
  const now = context.now()
  return { ...context, now, heldUntil: new Date(now.getTime() + UNDO_MS) }
}

export const calendarEndpoints = [
  endpoint('GET /api/calendar/day', {
    roles: readers,
    input: z.strictObject({ day }),
    run: (context, input) =>
      readCalendarDay(context.db, input.day, {
        ...context,
        now: context.now(),
        ownDoctor: context.staff.doctorId,
      }),
  }),
  endpoint('GET /api/calendar/week', {
    roles: readers,
    input: z.strictObject({ from: day }),
    run: (context, input) => readCalendarWeek(context.db, input.from, { ...context, now: context.now() }),
  }),
  endpoint('GET /api/calendar/closing', {
    roles: readers,
    input: z
      .strictObject({
        from: day,
        until: day,
        session: z.union([session, noText]),
        doctor: z.union([doctor, noText]),
      })
      .refine(isInOrder),
    run: async (context, closing) => {
      refuseOthers(closing, context)
      return previewClosedDays(context.db, closing, previewOptions(context))
    },
  }),
  endpoint('GET /api/calendar/delay', {
    roles: readers,
    input: z.strictObject({ doctor, session, minutes: z.coerce.number<string>().pipe(minutesLate) }),
    run: async (context, delay) => {
      refuseOthers(delay, context)
      const preview = await previewLateDoctor(context.db, delay, previewOptions(context))
      if (!preview) throw new Refusal('not-open')
      return preview
    },
  }),
]
