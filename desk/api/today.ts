import { z } from 'zod'
import { dayOf } from '#clinic/time.ts'
import { day } from '#server/desk/verbs/fields.ts'
import { readClinicNow } from '#server/desk/work-list/clinic-now.ts'
import { notePrinted } from '#server/desk/work-list/note-printed.ts'
import { readRows, readWorkList } from '#server/desk/work-list/work-list.ts'
import { givenBy } from '#server/platform/context.ts'
import { workerSilence } from '#server/platform/job-counts.ts'
import { lateMessages } from '#server/platform/late-messages.ts'
import { roles } from '../contract/roles.ts'
import type { ClinicNow, DeskEvent, WorkList } from '../contract/work-list.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, endpoint, streamEndpoint } from '../http/endpoint.ts'
import { countOpened } from '../http/opened.ts'

const worksWithRows = ['receptionist', 'doctor', 'phlebotomist'] as const

/** <id>,<id>: each is a booking, or a call of one. */
const ids = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => id.split('/', 1)[0]!))])
  .pipe(z.array(z.uuid()).min(1).max(200))

/** A booking, or a call of one. */
const rowId = /^[0-9a-f-]{36}(\/[0-9a-f-]{36})?$/

const servicesOf = (context: DeskContext) => ({ ...givenBy(context), db: context.db, vault: context.vault })

export const todayEndpoints = [
  endpoint('GET /api/today', {
    roles: worksWithRows,
    input: z.object({ day: day.optional() }),
    run: async (context, { day = dayOf(context.now()) }): Promise<WorkList> => {
      if (day !== dayOf(context.now())) await countOpened(context, 'days')
      return { day, ...(await readWorkList(servicesOf(context), context.staff, day)) }
    },
  }),
  endpoint('GET /api/rows', {
    roles: worksWithRows,
    input: z.object({ ids }),
    run: (context, { ids }): Promise<Pick<WorkList, 'change' | 'rows'>> =>
      readRows(servicesOf(context), context.staff, ids),
  }),
  endpoint('GET /api/now', {
    roles: ['receptionist', 'doctor'],
    input: z.object({}),
    run: ({ db, now, staff, hours, collectionsPerWindow }): Promise<ClinicNow> =>
      readClinicNow(db, { now: now(), language: staff.language, hours, collectionsPerWindow }),
  }),
  endpoint('GET /api/sending', {
    roles,
    input: z.object({}),
    async run({ db, now }) {
      const { isConnected, isSilent, lastDone } = await workerSilence(db, now())
      const { late } = await lateMessages(db, now())
      // A new clinic has no worker yet: one that never ran is not reported.
      return { isStopped: isSilent || (lastDone !== null && !isConnected), late }
    },
  }),
  endpoint('POST /api/today/printed', {
    roles: ['receptionist', 'doctor'],
    input: z.object({ bookingIds: z.array(z.uuid()).max(1000) }),
    run: (context, { bookingIds }) =>
      notePrinted({ ...servicesOf(context), staff: actorOf(context.staff) }, context.staff, bookingIds),
  }),
  streamEndpoint('GET /api/events', {
    // The owner gets events of prices and closed days, and of no booking.
    roles,
    input: z.object({ after: z.coerce.number<string>().int().nonnegative().optional() }),
    follow({ live, staff }, { after }, stream) {
      // A browser that reconnects repeats its first URL: its Last-Event-ID is newer.
      const from = Math.max(after ?? -1, stream.lastId ?? -1)
      const send: (event: DeskEvent) => void = stream.send
      const desk = { viewer: staff, send, drop: stream.end }
      stream.onClose(live.follow(desk, from < 0 ? null : from))
    },
  }),
  endpoint('POST /api/presence', {
    roles: worksWithRows,
    input: z.object({ row: z.string().regex(rowId).nullable() }),
    run: ({ live, staff }, { row }) => live.setPresence({ id: staff.id, name: staff.name }, row),
  }),
]
