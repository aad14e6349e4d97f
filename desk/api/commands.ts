import { z } from 'zod'
import { overbookingReasons } from '#clinic/booking.ts'
import { proofs } from '#clinic/desk/correct-person.ts'
import { saidCalls, type Way, ways } from '#clinic/desk/said-wishes.ts'
import { isTheirs } from '#clinic/desk/whose-patient.ts'
import { languages } from '#content/language.ts'
import { findOpened } from '#server/bookings/bookings.ts'
import type { LockedBooking } from '#server/bookings/lock-booking.ts'
import { bookForCaller } from '#server/desk/commands/book.ts'
import {
  agreeTime,
  type Clinic,
  cancel,
  confirm,
  handOver,
  move,
  notePaid,
  verify,
} from '#server/desk/commands/booking-verbs.ts'
import { callOutcomes, noteCall } from '#server/desk/commands/call-outcome.ts'
import { correctPerson } from '#server/desk/commands/correct-person.ts'
import { onBooking } from '#server/desk/commands/on-booking.ts'
import { type ActionOutcome, type Performed, runAction, type Work } from '#server/desk/commands/run-action.ts'
import { undoAction } from '#server/desk/commands/undo-action.ts'
import {
  callIn,
  callNext,
  checkIn,
  markLeft,
  markMissed,
  markSeen,
} from '#server/desk/commands/visit-verbs.ts'
import { roles as allRoles, type Role } from '../contract/roles.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, type Endpoint, endpoint, Refusal } from '../http/endpoint.ts'
import { countOpened } from '../http/opened.ts'

const desk: readonly Role[] = ['receptionist', 'doctor']
const reception: readonly Role[] = ['receptionist']

/** Who may do what. Nobody else may do it. */
const rights = {
  'check-in': desk,
  'call-in': desk,
  'call-next': desk,
  seen: desk,
  missed: desk,
  left: desk,
  move: desk,
  'hand-over': desk,
  confirm: reception,
  'agree-time': reception,
  cancel: desk,
  paid: reception,
  verify: reception,
  call: desk,
  'correct-person': reception,
  book: desk,
  // Everybody takes back only what they did themselves.
  undo: allRoles,
} as const satisfies Record<string, readonly Role[]>
type CommandVerb = keyof typeof rights

/** Every command has the idempotency key that the browser made for it. */
const keyed = { key: z.uuid() }
const aboutBooking = { ...keyed, bookingId: z.uuid(), version: z.int().min(0) }
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const newCaller = z.object({
  name: z.string().max(200),
  phone: z.string().max(40),
  language: z.enum(languages),
  call: z.enum(saidCalls),
  write: z.enum(ways),
  remind: z.boolean(),
})

/** What is not named stays as it is. */
const correction = {
  name: z.string().max(200).optional(),
  phone: z.string().max(40).optional(),
  language: z.enum(languages).optional(),
  call: z.enum(saidCalls).optional(),
  write: z.enum(ways).optional(),
  proof: z.enum(proofs).optional(),
  /** The code of the booking, as the patient read it back. */
  code: z.string().max(10).optional(),
}

/** A message is promised only on a channel that can be sent by. */
const mustBeOffered = ({ offered }: DeskContext, write: Way) => {
  if (write !== 'nothing' && !offered[write]) throw new Refusal('way')
}

/** Derived and never stored: not with the answer of the action either. */
async function pinToReadOut({ db, vault, now }: DeskContext, id: string): Promise<string | null> {
  const booked = await findOpened(db, { bookingId: id, issuedAt: now() })
  return booked ? vault.pinOf(booked) : null
}

/** The outcome as the browser gets it. */
export function answerOf(outcome: ActionOutcome) {
  if (outcome.ok) return outcome.result
  throw new Refusal(outcome.reason, { details: outcome.details })
}

export const staffOf = ({ staff }: DeskContext) => ({ id: staff.id, actor: actorOf(staff) })

const clinicOf = ({ hours, collectionsPerWindow }: DeskContext): Clinic => ({
  hours,
  perWindow: collectionsPerWindow,
})

/** A command on one booking, which the screen knew in the given version. */
const command = <Fields extends z.ZodRawShape>(
  verb: CommandVerb,
  fields: Fields,
  perform: (
    work: Work,
    booking: LockedBooking,
    input: z.output<z.ZodObject<Fields>>,
    clinic: Clinic,
  ) => Promise<Performed>,
): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/api/commands/${verb}`,
    roles: rights[verb],
    input: z.object({ ...aboutBooking, ...fields }),
    run: async (context, input) => {
      const { key, bookingId, version } = input as z.output<z.ZodObject<typeof aboutBooking>>
      const wish = input as { to?: Date; doctor?: string }
      const action = { key, verb, bookingId, version, wish, staff: staffOf(context), reader: context.staff }
      const given = input as z.output<z.ZodObject<Fields>>
      return answerOf(
        await onBooking(context, action, (work, booking) => perform(work, booking, given, clinicOf(context))),
      )
    },
  })

export const commandEndpoints: readonly Endpoint[] = [
  command('check-in', {}, checkIn),
  command('call-in', {}, callIn),
  endpoint({
    method: 'POST',
    path: '/api/commands/call-next',
    roles: rights['call-next'],
    input: z.object({ ...keyed, queue: z.string().max(60) }),
    run: async (context, { key, queue }) => {
      if (!isTheirs(context.staff, queue)) throw new Refusal('not-yours', { status: 403 })
      return answerOf(
        await runAction(context, { key, verb: 'call-next', staff: staffOf(context) }, (work) =>
          callNext(work, queue),
        ),
      )
    },
  }),
  command('seen', {}, markSeen),
  command('missed', {}, markMissed),
  command('left', {}, markLeft),
  command('move', { to: moment, doctor: z.string().max(60).optional() }, move),
  command('hand-over', { doctor: z.string().max(60) }, handOver),
  command('confirm', {}, (work, booking, _, clinic) => confirm(work, booking, clinic)),
  command('agree-time', { to: moment.optional() }, agreeTime),
  command('cancel', {}, (work, booking, _, clinic) => cancel(work, booking, clinic)),
  command('paid', { rupees: z.int().min(0).max(1_000_000) }, notePaid),
  command('verify', {}, (work, booking, _, clinic) => verify(work, booking, clinic)),
  command(
    'call',
    {
      task: z.uuid().optional(),
      outcome: z.enum(callOutcomes),
      to: moment.optional(),
      doctor: z.string().max(60).optional(),
    },
    noteCall,
  ),
  endpoint({
    method: 'POST',
    path: '/api/commands/correct-person',
    roles: rights['correct-person'],
    input: z.object({ ...aboutBooking, ...correction }),
    run: async (context, { key, bookingId, version, ...input }) => {
      if (input.write) mustBeOffered(context, input.write)
      // Nobody tries out the codes of a patient.
      if (input.code !== undefined) await countOpened(context, 'numbers')
      const action = { key, verb: 'correct-person', bookingId, version, staff: staffOf(context) }
      return answerOf(
        await onBooking(context, action, (work, booking) => correctPerson(work, booking, input)),
      )
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/commands/book',
    roles: rights.book,
    input: z.object({
      ...keyed,
      at: moment,
      doctor: z.string().max(60),
      walkedIn: z.boolean(),
      person: z.union([z.object({ bookingId: z.uuid() }), newCaller]),
      overbook: z.enum(overbookingReasons).optional(),
    }),
    run: async (context, input) => {
      if (!isTheirs(context.staff, input.doctor)) throw new Refusal('not-yours', { status: 403 })
      if ('write' in input.person) mustBeOffered(context, input.person.write)
      const action = { key: input.key, verb: 'book', staff: staffOf(context) }
      const booked = answerOf(
        await runAction(context, action, (work) =>
          bookForCaller(work, input, clinicOf(context), context.staff),
        ),
      )
      // A request that comes again much later is no reason to read it out again.
      const isFresh = context.now() < new Date(booked.undoUntil)
      return { ...booked, pin: isFresh ? await pinToReadOut(context, String(booked.bookingId)) : null }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/commands/undo',
    roles: rights.undo,
    input: z.object({ ...keyed, action: z.uuid() }),
    run: async (context, { key, action }) =>
      answerOf(await undoAction(context, { key, action, staff: staffOf(context) })),
  }),
]
