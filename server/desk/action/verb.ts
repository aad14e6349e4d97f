import type { z } from 'zod'
import type { Reader } from '#clinic/desk/whose-patient.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Opened } from '../opening-budgets.ts'
import type { ActionResult, ActionServices, Performed, Work } from './run-action.ts'
import type { Visit } from './visits.ts'

/** What a verb knows of the clinic and of the person who gives it. */
export type AtDesk = {
  hours: readonly WeeklyHours[]
  /** Home collections in one window. */
  perWindow: number
  reader: Reader & { id: string }
  /** Channels besides mail that the clinic can send on. */
  offered: { sms: boolean; whatsapp: boolean }
}

// Functions of a verb are methods: TypeScript then accepts verbs of any input in one list.

/** The parsed input of a verb. */
export type InputOf<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>

interface Named<Input, Extra, Revealed> {
  /** The end of its path, /api/commands/<name>, and its name in the list of actions. */
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Brings in what was done on a round and gives nothing out: it is taken after the shift as well. */
  readonly isDelivery?: true
  /** Why this person cannot ask for it, before anything is locked. */
  whyNotAllowed?(input: Input, desk: AtDesk): string | null
  /** What it opens of the hourly budget of this person, where it opens something. */
  opens?(input: Input): Opened | null
  /** Adds to the answer what is derived from the result and never stored. */
  reveal?(result: ActionResult, services: ActionServices): Promise<Revealed>
  /**
   * Puts back what it changed besides bookings, visits, call tasks and messages, which an undo puts back for every verb.
   * Returns what would do it again.
   */
  restore?(work: Work, extra: Extra): Promise<Extra>
  /** Its undo cannot be undone: what was written is no longer stored, and is done anew. */
  readonly isUndoneForGood?: true
}

/** A verb that is about one booking, which the screen knew in a certain version. */
export interface BookingVerb<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Extra = unknown,
  Answer = object,
  Revealed = object,
> extends Named<InputOf<Fields>, Extra, Revealed> {
  /** What is said besides the booking and its version. */
  readonly fields: Fields
  /** Doctors may do it to what is nobody's patient, such as an enquiry. */
  readonly isForAnyDoctor?: true
  /** Whether the booking is already as the verb would make it: two who press the same both wish the same. */
  isDone?(booking: LockedBooking, visit: Visit | null, input: InputOf<Fields>): boolean
  /** Why it cannot be done to this booking. */
  whyNot?(booking: LockedBooking, visit: Visit | null, now: Date): string | null
  perform(
    work: Work,
    on: { booking: LockedBooking; visit: Visit | null },
    input: InputOf<Fields>,
    desk: AtDesk,
  ): Promise<Performed<Extra, Answer>>
}

/** A verb that is about something else, such as a day or a queue. */
export interface FreeVerb<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Extra = unknown,
  Answer = object,
  Revealed = object,
> extends Named<InputOf<Fields>, Extra, Revealed> {
  readonly input: z.ZodObject<Fields>
  perform(work: Work, input: InputOf<Fields>, desk: AtDesk): Promise<Performed<Extra, Answer>>
}

export type Verb = BookingVerb | FreeVerb

// The type of a verb has its name: the table of calls is compared with it.

export const bookingVerb = <
  Name extends string,
  Fields extends z.ZodRawShape,
  Extra = undefined,
  Answer = object,
  Revealed = object,
>(
  verb: BookingVerb<Fields, Extra, Answer, Revealed> & { name: Name },
) => verb

export const freeVerb = <
  Name extends string,
  Fields extends z.ZodRawShape,
  Extra = undefined,
  Answer = object,
  Revealed = object,
>(
  verb: FreeVerb<Fields, Extra, Answer, Revealed> & { name: Name },
) => verb

export const refused = (reason: string): Extract<Performed, { ok: false }> => ({ ok: false, reason })
