import { z } from 'zod'
import { spokenCalls, ways } from '#clinic/desk/spoken-wishes.ts'
import { dayOf } from '#clinic/time.ts'
import { languages } from '#content/language.ts'
import { readOpenTimes } from '#server/desk/booking/open-times.ts'
import { previewBooking } from '#server/desk/booking/preview-booking.ts'
import { readFreeWindows, readTestHours } from '#server/desk/calendar/free-hours.ts'
import { day, moment } from '#server/desk/verbs/fields.ts'
import type { BookPreview, FreeHour, OfferedWays, OpenTime } from '../contract/book.ts'
import { endpoint } from '../http/endpoint.ts'

export const bookEndpoints = [
  endpoint('GET /api/book/times', {
    roles: ['receptionist', 'doctor'],
    input: z.object({ doctor: z.string().max(60).optional(), from: day.optional() }),
    run: ({ db, now, staff, hours }, { doctor, from = dayOf(now()) }): Promise<OpenTime[]> =>
      readOpenTimes(db, {
        now: now(),
        language: staff.language,
        hours: hours.filter((own) => doctor === undefined || own.doctor === doctor),
        from,
      }),
  }),
  endpoint('GET /api/book/hours', {
    roles: ['receptionist'],
    input: z.object({ kind: z.enum(['home-collection', 'lab-test']) }),
    run: ({ db, now, collectionsPerWindow }, { kind }): Promise<FreeHour[]> =>
      kind === 'lab-test'
        ? readTestHours(db, now())
        : readFreeWindows(db, { now: now(), collectionsPerWindow }),
  }),
  endpoint('GET /api/book/ways', {
    roles: ['receptionist', 'doctor'],
    input: z.object({}),
    run: async ({ offered }): Promise<OfferedWays> => offered,
  }),
  endpoint('POST /api/book/preview', {
    roles: ['receptionist', 'doctor'],
    input: z.object({
      at: moment,
      language: z.enum(languages),
      call: z.enum(spokenCalls),
      write: z.enum(ways),
      remind: z.boolean(),
    }),
    run: ({ db, now, publicUrl }, input): Promise<BookPreview> =>
      previewBooking({ db, publicUrl, now: now() }, input),
  }),
]
