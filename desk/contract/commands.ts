import type { Proof } from '#clinic/desk/correct-person.ts'
import type { SpokenCall, Way } from '#clinic/desk/spoken-wishes.ts'
import type { Settlement } from '#clinic/round.ts'
import type { SessionId } from '#clinic/slots.ts'
import type { answerTemplates } from '#content/desk/answer-templates.ts'
import type { Language } from '#content/language.ts'
import type { BookCommand, Booked } from './book.ts'
import type { ClosureReason } from './calendar.ts'
import type { Verb as WorkVerb } from './work-row.ts'

/** The answer of every verb: the id of the action, and how long it can be undone. */
export type Done = {
  action: string
  undoUntil: string
  /** When the first message to a patient leaves; null where there is none. */
  messageLeavesAt: string | null
  /** No message can arrive in time: a call task was created. */
  callOwed: boolean
  /** The new version of every booking that it changed. */
  versions: Record<string, number>
}

/** The booking, and the version that the screen showed. */
type OnBooking = { bookingId: string; version: number }
type Days = { from: string; until: string; session: SessionId | null }
type Closing = Days & { reason: ClosureReason }

/** How a call went. */
export type CallOutcome =
  | 'keep'
  | 'move'
  | 'cancel'
  | 'reached'
  | 'no-answer'
  | 'someone-else'
  | 'wrong-number'
  | 'later'
  | 'no-more-calls'

type Verb<Input, Answer = unknown> = { input: Input; answer: Done & Answer }

/**
 * The verbs of the desk by name, as the browser sends them; the idempotency key is added to each.
 * desk/api/commands.ts compares every line with the verb of that name, in both directions.
 */
export type Commands = {
  'check-in': Verb<OnBooking>
  'call-in': Verb<OnBooking>
  'call-next': Verb<{ queue: string }>
  seen: Verb<OnBooking>
  missed: Verb<OnBooking>
  left: Verb<OnBooking>
  move: Verb<OnBooking & { to: string; doctor?: string }>
  'hand-over': Verb<OnBooking & { doctor: string }>
  confirm: Verb<OnBooking>
  'agree-time': Verb<OnBooking & { to?: string }>
  cancel: Verb<OnBooking>
  paid: Verb<OnBooking & { rupees: number }>
  verify: Verb<OnBooking>
  call: Verb<OnBooking & { task?: string; outcome: CallOutcome; to?: string; doctor?: string }>
  'correct-person': Verb<
    OnBooking & {
      name?: string
      phone?: string
      language?: Language
      call?: SpokenCall
      write?: Way
      proof?: Proof
      code?: string
    }
  >
  book: Verb<BookCommand, Booked>
  answer: Verb<
    OnBooking & {
      text: string
      isSettledLater?: boolean
      template?: (typeof answerTemplates)[number]['id']
    }
  >
  'privacy-confirmed': Verb<OnBooking>
  'privacy-answered': Verb<OnBooking>
  'close-days': Verb<Closing, { affected: number }>
  leave: Verb<Closing & { doctor: string }, { affected: number }>
  'open-days': Verb<Days & { doctor: string | null }>
  'doctor-late': Verb<
    { doctor: string; session: SessionId; minutes: number; isTold: boolean },
    { affected: number }
  >
  'assign-stop': Verb<{ bookingId: string; staffId: string | null; position?: number }>
  'hand-over-money': Verb<{ staffId: string; day: string; rupees: number }>
  landmark: Verb<{ bookingId: string; landmark: string }>
  'settle-conflict': Verb<{ outcomeId: string; as: Settlement }>
}

/** Verbs of a row of the work list that change something; the others open a screen. */
export type RowVerb = Exclude<WorkVerb, 'answer' | 'call' | 'open'>
