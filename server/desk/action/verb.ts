import type { z } from 'zod'
import type { Reader } from '#clinic/desk/whose-patient.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Opened } from '../opening-budgets.ts'
import type { ActionResult, ActionServices, Performed, Work } from './run-action.ts'
import type { Visit } from './visits.ts'

/** The clinic and the person, as far as a verb depends on them. */
export type AtDesk = {
  hours: readonly WeeklyHours[]
  /** Home collections in one window. */
  perWindow: number
  reader: Reader & { id: string }
  /** Channels besides e-mail that the clinic can send on. */
  offered: { sms: boolean; whatsapp: boolean }
}

// Functions of a verb are methods, so that TypeScript accepts verbs of any input in one list.

/** The parsed input of a verb. */
export type InputOf<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>

interface Named<Input, Extra, Revealed> {
  /** The end of its path, /api/commands/<name>, and its name in the list of actions. */
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Write-only, with results of a round: still allowed after the shift has ended. */
  readonly isDelivery?: true
  /** Why this person may not use the verb; checked before any lock. */
  whyNotAllowed?(input: Input, desk: AtDesk): string | null
  /** The hourly budget that the input spends, if any. */
  opens?(input: Input): Opened | null
  /** Adds derived values to the response, which are never stored. */
  reveal?(result: ActionResult, services: ActionServices): Promise<Revealed>
  /**
   * Restores what the verb changed besides bookings, visits, call tasks and messages, which every undo restores.
   * Returns what would do it again.
   */
  restore?(work: Work, extra: Extra): Promise<Extra>
  /** The undo cannot be undone: the text is no longer stored and must be written again. */
  readonly isUndoneForGood?: true
}

/** A verb about one booking, which the screen showed in a certain version. */
export interface BookingVerb<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Extra = unknown,
  Answer = object,
  Revealed = object,
> extends Named<InputOf<Fields>, Extra, Revealed> {
  /** The input besides the booking and its version. */
  readonly fields: Fields
  /** Doctors may use it on bookings without a doctor, such as an enquiry. */
  readonly isForAnyDoctor?: true
  /** Whether the booking already has the result of the verb: two people who press the same want the same. */
  isDone?(booking: LockedBooking, visit: Visit | null, input: InputOf<Fields>): boolean
  /** Why the booking does not allow it. */
  whyNot?(booking: LockedBooking, visit: Visit | null, now: Date): string | null
  perform(
    work: Work,
    on: { booking: LockedBooking; visit: Visit | null },
    input: InputOf<Fields>,
    desk: AtDesk,
  ): Promise<Performed<Extra, Answer>>
}

/** A verb about something else, such as a day or a queue. */
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

// The type of a verb contains its name, which is compared with the table of calls.

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
