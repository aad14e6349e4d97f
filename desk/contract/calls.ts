import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { SpokenWishes } from '#clinic/desk/spoken-wishes.ts'
import type { SessionId } from '#clinic/slots.ts'
import type { Language } from '#content/language.ts'
import type { AnswerPreview, Answers, Call, Letter } from './answers.ts'
import type { BookPreview, Caller, FreeHour, OfferedWays, OpenTime } from './book.ts'
import type { CalendarDay, CalendarWeek, ClosingPreview, DelayPreview } from './calendar.ts'
import type { Commands, Done } from './commands.ts'
import type { NumberReason, OpenedBooking, ShownNumber } from './opened-booking.ts'
import type { Health, Numbers } from './owner.ts'
import type { Passkey } from './passkeys.ts'
import type { PriceCounts, PriceImport, PriceListPreview } from './prices.ts'
import type { Role, SignedIn } from './roles.ts'
import type {
  PrintedRound,
  RefusedEntryResult,
  RoundsOfDay,
  RunSheet,
  StopOutcomeCommand,
  StopOutcomeResult,
} from './rounds.ts'
import type { NextStep, SecondFactor } from './sign-in.ts'
import type { OneTimePassword, StaffMember } from './staff.ts'
import type { TextRow, TextToRead } from './texts.ts'
import type { ClinicNow, DeskEvents, Found, WorkList } from './work-list.ts'

/** An empty object: no input, or no answer. */
export type None = Record<string, never>
/** The idempotency key that the browser makes for a command. */
type Keyed<Input = unknown> = { key: string } & Input
/** An entry of the phone's journal, with the person whose sheet it was recorded on. */
type Delivery<Input = unknown> = Keyed<{ staffId: string } & Input>
/** The solved challenge, where there was one. */
type Proof = { proof?: string }
/** The signed answer of a passkey as a whole: the server's library parses it. */
type Signed = { id: string }

type VerbCalls = {
  [Name in keyof Commands as `POST /api/commands/${Name}`]: {
    input: Keyed<Commands[Name]['input']>
    answer: Commands[Name]['answer']
  }
}

/** The calls without a session, and those that need the password (desk/http/sign-in/sign-in-calls.ts). */
type SignInCalls = {
  'POST /api/sign-in': { input: { email: string; password: string } & Proof; answer: NextStep }
  'POST /api/sign-in/code': { input: { code: string; isOfficePc: boolean }; answer: NextStep }
  'POST /api/sign-in/recovery': { input: { code: string }; answer: NextStep }
  'POST /api/sign-in/passkey/options': { input: Proof; answer: PublicKeyCredentialRequestOptionsJSON }
  'POST /api/sign-in/passkey': { input: { response: Signed }; answer: NextStep }
  'POST /api/sign-in/first-password': { input: { password: string }; answer: SecondFactor }
  'POST /api/sign-in/enrol': { input: { code: string }; answer: NextStep }
  'POST /api/wake': { input: { password: string }; answer: None }
  'POST /api/me/password': { input: { current: string; password: string }; answer: None }
  'POST /api/passkeys/options': {
    input: { password: string }
    answer: PublicKeyCredentialCreationOptionsJSON
  }
  'POST /api/sign-out': { input: None; answer: None }
}

/** Calls that stay open: server-sent events by name. */
export type StreamCalls = {
  'GET /api/events': { input: { after?: string }; events: DeskEvents }
}

/** Calls that upload a file: its name, a line feed, and its bytes. */
type FileCalls = {
  'POST /api/prices/upload': { input: Blob; answer: PriceListPreview }
}

/** Calls that one of the roles may make (desk/api/endpoints.ts). */
export type RoleCalls = VerbCalls &
  FileCalls & {
    'POST /api/commands/undo': { input: Keyed<{ action: string }>; answer: Done }

    'GET /api/me': { input: None; answer: SignedIn }
    'POST /api/active': { input: None; answer: None }
    'POST /api/me/language': { input: Keyed<{ language: Language }>; answer: { language: Language } }
    'GET /api/passkeys': { input: None; answer: Passkey[] }
    'POST /api/passkeys/add': { input: { response: Signed; device: Passkey['device'] }; answer: None }
    'POST /api/passkeys/remove': { input: { id: string }; answer: None }

    'GET /api/today': { input: { day?: string }; answer: WorkList }
    /** ids: <id>,<id>; each is a booking, or a call of one. */
    'GET /api/rows': { input: { ids: string }; answer: Pick<WorkList, 'change' | 'rows'> }
    'GET /api/now': { input: None; answer: ClinicNow }
    /** Whether messages leave: none at all, or how many are late. */
    'GET /api/sending': { input: None; answer: { isStopped: boolean; late: number } }
    'POST /api/today/printed': { input: { bookingIds: string[] }; answer: None }
    'POST /api/presence': { input: { row: string | null }; answer: None }
    'POST /api/find': { input: { q: string }; answer: Found }

    'GET /api/booking': { input: { id: string }; answer: OpenedBooking }
    'POST /api/booking/number': { input: { id: string; reason?: NumberReason }; answer: ShownNumber }
    'POST /api/book/callers': { input: { q: string }; answer: Caller[] }
    'GET /api/book/times': { input: { doctor?: string; from?: string }; answer: OpenTime[] }
    'GET /api/book/hours': { input: { kind: 'home-collection' | 'lab-test' }; answer: FreeHour[] }
    'GET /api/book/ways': { input: None; answer: OfferedWays }
    'POST /api/book/preview': {
      input: { at: string; language: Language } & SpokenWishes
      answer: BookPreview
    }

    'GET /api/calendar/day': { input: { day: string }; answer: CalendarDay }
    'GET /api/calendar/week': { input: { from: string }; answer: CalendarWeek }
    /** Empty texts: the whole day; the whole clinic. */
    'GET /api/calendar/closing': {
      input: { from: string; until: string; session: SessionId | ''; doctor: string }
      answer: ClosingPreview
    }
    'GET /api/calendar/delay': {
      input: { doctor: string; session: SessionId; minutes: string }
      answer: DelayPreview
    }

    'GET /api/rounds': { input: { day?: string }; answer: RoundsOfDay }
    'GET /api/rounds/print': { input: { day: string; staffId: string }; answer: PrintedRound }
    'GET /api/rounds/own': { input: None; answer: RunSheet }
    'POST /api/commands/start-shift': { input: Keyed; answer: RunSheet }
    'POST /api/commands/end-shift': { input: Delivery<{ day: string }>; answer: None }
    'POST /api/commands/stop-outcome': { input: StopOutcomeCommand; answer: StopOutcomeResult }
    'POST /api/commands/stop-number-shown': { input: Delivery<{ bookingId: string }>; answer: None }
    'POST /api/commands/refused-entry': {
      input: Delivery<{ command: string; reason: string; body: Record<string, string | number> }>
      answer: RefusedEntryResult
    }

    'GET /api/answers': { input: None; answer: Answers }
    'GET /api/answers/letter': { input: { bookingId: string }; answer: Letter }
    'GET /api/answers/call': { input: { taskId: string }; answer: Call }
    'POST /api/answers/preview': { input: { bookingId: string; text: string }; answer: AnswerPreview }

    'GET /api/prices': { input: None; answer: { imports: PriceImport[] } }
    'POST /api/prices/restore': { input: Keyed<{ listId: string }>; answer: PriceListPreview }
    'POST /api/prices/apply': {
      input: Keyed<{ listId: string; basis: string; leave: string[]; retire?: number }>
      answer: PriceCounts
    }
    'GET /api/texts': { input: None; answer: { texts: TextRow[] } }
    'GET /api/texts/text': { input: { id: string }; answer: TextToRead }
    'POST /api/texts/sign': { input: Keyed<{ id: string; hash: string }>; answer: None }

    'GET /api/owner/numbers': { input: { language: Language }; answer: Numbers }
    'POST /api/owner/export': {
      input: Keyed<{ language: Language }>
      answer: { fileName: string; csv: string }
    }
    'GET /api/owner/health': { input: None; answer: Health }
    'POST /api/owner/retry': { input: Keyed<{ channel: Channel }>; answer: { retried: number } }
    'GET /api/staff': { input: None; answer: StaffMember[] }
    'POST /api/staff/add': {
      input: Keyed<{ email: string; name: string; role: Role; doctorId: string | null; language: Language }>
      answer: OneTimePassword
    }
    'POST /api/staff/reset': { input: Keyed<{ email: string }>; answer: OneTimePassword }
    'POST /api/staff/disable': { input: Keyed<{ email: string }>; answer: None }
    'POST /api/staff/end-sessions': { input: Keyed<{ email: string }>; answer: None }
  }

/**
 * Every call of the desk, once: method and path, input and answer. `input` is the query of a GET, whose values are
 * texts, or the JSON body of a POST; `answer` is JSON, so a moment is a text. Endpoints (desk/http/endpoint.ts)
 * and the browser (desk/app/api.ts) take their types from here.
 */
type Calls = RoleCalls & SignInCalls

export type InputOf<Key extends keyof Calls> = Calls[Key]['input']
export type AnswerOf<Key extends keyof Calls> = Calls[Key]['answer']

type PathOf<Method extends string, Key> = Key extends `${Method} ${infer Path}` ? Path : never
export type GetPath = PathOf<'GET', keyof Calls>
export type PostPath = PathOf<'POST', Exclude<keyof Calls, keyof FileCalls>>
export type FilePath = PathOf<'POST', keyof FileCalls>
export type StreamPath = PathOf<'GET', keyof StreamCalls>
export type SignInPath = PathOf<'POST', keyof SignInCalls>
