import { z } from 'zod'
import { payments, stopOutcomes } from '#clinic/round.ts'
import { dayOf } from '#clinic/time.ts'
import type { KeyUsed } from '#server/desk/rounds/do-once.ts'
import { noteNumberShown } from '#server/desk/rounds/number-shown.ts'
import { recordOutcome } from '#server/desk/rounds/record-outcome.ts'
import { reportRefused } from '#server/desk/rounds/refused-entry.ts'
import { printRound, readRounds } from '#server/desk/rounds/rounds-of-day.ts'
import { readRunSheet } from '#server/desk/rounds/run-sheet.ts'
import { endShift, startShift } from '#server/desk/rounds/shift.ts'
import { day, keyed, moment, rupees } from '#server/desk/verbs/fields.ts'
import { givenBy } from '#server/platform/context.ts'
import type {
  PrintedRound,
  RefusedEntryResult,
  RoundsOfDay,
  RunSheet,
  StopOutcomeResult,
} from '../contract/rounds.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'

async function readOwn(context: DeskContext): Promise<RunSheet> {
  const { db, vault, staff } = context
  const { id, name, language } = staff
  const sheet = await readRunSheet(db, { ...givenBy(context), vault, staffId: id, staff: actorOf(staff) })
  return { staff: { id, name, language }, ...sheet }
}

/**
 * The phone may still hold the sheet of the person who was signed in before: those results wait for that person.
 */
function refuseOthers(staffId: string, { staff }: DeskContext) {
  if (staffId !== staff.id) throw new Refusal('other-person', { status: 403 })
}

/** A retry will never succeed: the phone keeps the entry, and reception sees it. */
const refusalOf = (reason: 'not-yours' | KeyUsed['reason']) =>
  new Refusal(reason, { status: reason === 'key-used' ? 409 : 403 })

export const roundsEndpoints = [
  endpoint('GET /api/rounds', {
    roles: ['receptionist'],
    input: z.object({ day: day.optional() }),
    run: ({ db, vault, now }, input): Promise<RoundsOfDay> =>
      readRounds(db, vault, input.day ?? dayOf(now())),
  }),
  endpoint('GET /api/rounds/print', {
    roles: ['receptionist'],
    input: z.object({ day, staffId: z.string().min(1).max(64) }),
    run: ({ db, vault, staff, id }, input): Promise<PrintedRound> =>
      printRound(db, vault, input, { id, staff: actorOf(staff) }),
  }),
  endpoint('GET /api/rounds/own', {
    roles: ['phlebotomist'],
    input: z.object({}),
    run: readOwn,
  }),
  endpoint('POST /api/commands/start-shift', {
    roles: ['phlebotomist'],
    input: z.object({ ...keyed }),
    run: async (context) => {
      const now = context.now()
      await startShift(context.db, context.staff.id, dayOf(now), now)
      return readOwn(context)
    },
  }),
  endpoint('POST /api/commands/end-shift', {
    isDelivery: true,
    roles: ['phlebotomist'],
    input: z.object({ ...keyed, staffId: z.string(), day }),
    run: async (context, { key, staffId, day }) => {
      refuseOthers(staffId, context)
      const ended = await endShift(context.db, { key, staffId, day }, context.now())
      // An older version stored its result without `ok`.
      if ('reason' in ended) throw refusalOf(ended.reason)
      await context.streams.recheck()
    },
  }),
  endpoint('POST /api/commands/stop-outcome', {
    isDelivery: true,
    roles: ['phlebotomist'],
    input: z.object({
      ...keyed,
      staffId: z.string(),
      bookingId: z.uuid(),
      startsAt: moment,
      outcome: z.enum(stopOutcomes),
      at: moment,
      payment: z.enum(payments),
      rupees,
    }),
    run: async (context, { staffId, ...noted }): Promise<StopOutcomeResult> => {
      refuseOthers(staffId, context)
      const { db, queue, vault, staff } = context
      const options = { ...givenBy(context), vault, staffId, staff: actorOf(staff) }
      const recorded = await recordOutcome(db, queue, noted, options)
      if (!recorded.ok) throw refusalOf(recorded.reason)
      return { conflict: recorded.conflict }
    },
  }),
  endpoint('POST /api/commands/refused-entry', {
    isDelivery: true,
    roles: ['phlebotomist'],
    // As lenient as possible: what arrives here was refused elsewhere.
    input: z.object({
      ...keyed,
      staffId: z.string(),
      command: z.string().max(64),
      reason: z.string().max(64),
      body: z.record(z.string().max(64), z.union([z.string().max(200), z.number()])),
    }),
    run: async (context, { staffId, ...entry }): Promise<RefusedEntryResult> => {
      refuseOthers(staffId, context)
      const reported = await reportRefused(context.db, entry, { staffId, now: context.now() })
      if (!reported.ok) throw refusalOf(reported.reason)
      return { isSettled: reported.isSettled }
    },
  }),
  endpoint('POST /api/commands/stop-number-shown', {
    isDelivery: true,
    roles: ['phlebotomist'],
    input: z.object({ ...keyed, staffId: z.string(), bookingId: z.uuid() }),
    run: async (context, { staffId, ...shown }) => {
      refuseOthers(staffId, context)
      const noted = await noteNumberShown(context.db, shown, {
        ...givenBy(context),
        staffId,
        staff: actorOf(context.staff),
      })
      if (!noted.ok) throw refusalOf(noted.reason)
    },
  }),
]
