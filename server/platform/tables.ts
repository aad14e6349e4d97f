import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BookingKind, BookingState, OverbookingReason } from '#clinic/booking.ts'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { ClosureReason } from '#clinic/desk/calendar.ts'
import type {
  CollectionPlace,
  PublishState,
  SampleCode,
  TestCategory,
  TestGroup,
} from '#clinic/lab-tests/lab-test.ts'
import type { PreparationCode } from '#clinic/lab-tests/preparation.ts'
import type { SessionId } from '#clinic/slots.ts'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { LimitName, Trust } from '#clinic/surge.ts'
import type { Language } from '#content/language.ts'
import type { Template } from '#content/messages.ts'
import type { RoundTables } from './round-tables.ts'
import type { StaffTables } from './staff-tables.ts'

type Bookings = {
  id: string
  kind: BookingKind
  reference: string
  starts_at: Date | null
  seat: number | null
  /** The doctor of a visit, and the end of the time that it holds, with the pause after it. */
  doctor: string | null
  held_until: Date | null
  /** By when the clinic contacts the patient about an unsettled time. */
  call_by: Date | null
  /** The chosen service, where the clinic offers a choice. */
  service: string | null
  /** Why the desk booked a time that was taken. */
  overbooked: OverbookingReason | null
  state: Generated<BookingState>
  /** Opened only by server/platform/vault.ts. Null once erased, like the two columns after it. */
  sealed: Buffer | null
  key_id: string | null
  phone_hash: string | null
  link_hash: string | null
  lookup_key_id: string | null
  about_id: string | null
  trust: Generated<Trust>
  /** The limit that kept it from holding a place when it was made. */
  limited_by: LimitName | null
  verified_at: Date | null
  code_shown_at: Date | null
  access_closed_at: Date | null
  sequence: Generated<number>
  paid: Generated<number>
  refund: number | null
  cancelled_by: 'patient' | 'clinic' | null
  cancelled_at: Date | null
  erased_at: Date | null
  answer_by: Date | null
  language: Language
  consent_notice: string
  consented_at: Date
  consent_by: Generated<'form' | 'voice'>
  request_hash: string | null
  created_at: Generated<Date>
}

type BookingTests = { booking_id: string; test_id: string; price: number | null }

/** Hashes of name parts and the end of the phone number, by which the desk finds a booking (search-hashes.ts). */
type BookingSearch = { booking_id: string; hash: number }

type Closures = {
  day: string
  session: SessionId | null
  /** Null closes it for every doctor. */
  doctor: string | null
  /** Null for closures that the desk did not make, or made before reasons were stored. */
  reason: ClosureReason | null
  created_at: Generated<Date>
}

/** The minutes of a session in which a doctor is not there yet. */
type Absences = { doctor: string; starts_at: Date; held_until: Date }

type Openings = {
  day: string
  doctor: string | null
  session: SessionId
  opens: string
  closes: string
  created_at: Generated<Date>
}

type AuditEvents = {
  id: string
  at: Generated<Date>
  actor: string
  action: string
  booking_id: string
  actor_name: string | null
  /** The person and the role, for actions at the desk. */
  actor_id: string | null
  actor_role: StaffRole | null
  detail: string | null
}

/** Whether a form or the clinic's staff caused the message. */
export type MessageOrigin = 'patient' | 'clinic'

/** What the provider's delivery receipts say of a message. */
export type DeliveryStatus = 'delivered' | 'read' | 'failed'

type MessageState = 'pending' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'withdrawn'

type Messages = {
  id: string
  /** Null for an alert to the clinic that is not about a single booking. */
  booking_id: string | null
  recipient_hash: string | null
  handed_over_at: Date | null
  channel: Channel
  template: Template
  sequence: Generated<number>
  origin: Generated<MessageOrigin>
  provider_id: string | null
  delivery: DeliveryStatus | null
  delivery_at: Date | null
  state: Generated<MessageState>
  unconfirmed: Generated<number>
  claimed_until: Date | null
  last_error: string | null
  created_at: Generated<Date>
  settled_at: Date | null
  /** Not sent before: its cause can still be undone. */
  held_until: Date | null
}

export type CallReason =
  | 'undelivered'
  | 'cancelled'
  | 'moved'
  | 'answered'
  | 'confirmed'
  | 'to-confirm'
  | 'many-bookings'

type CallTasks = {
  id: string
  message_id: string | null
  booking_id: string
  reason: CallReason
  created_at: Generated<Date>
  done_at: Date | null
  /** When the call was made. Null in a finished task: it was dropped. */
  called_at: Generated<Date | null>
  due_at: Date | null
  attempts: Generated<number>
}

/** The last token of a queue. */
type QueueTokens = { day: string; queue: string; last: number }

type Erasures = { id: string; at: Date; purpose: string; booking_ids: string[] }

type KeyChecks = { kind: 'data' | 'lookup'; key_id: string; check_value: string }

type PathologyTests = {
  id: GeneratedAlways<string>
  slug: string
  name: string
  name_en: string
  name_hi: string
  groups: TestGroup[]
  sensitive: boolean
  category: TestCategory
  sample: SampleCode
  preparation: PreparationCode
  report_time: string
  collect: CollectionPlace
  publish: PublishState
  price: number | null
  home_id: number | null
  home_name_en: string | null
  home_name_hi: string | null
  words_en: string[]
  words_hi: string[]
  words_hinglish: string[]
  plain_en: string | null
  plain_hi: string | null
  position: number
  name_search: string
  words_search: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  retired_at: Date | null
  is_listed: GeneratedAlways<boolean>
}

/** A view: which places are taken, without personal data. */
type TakenPlaces = {
  kind: BookingKind
  starts_at: Date
  seat: number
  state: BookingState
  trust: Trust
  is_unverified: boolean
  doctor: string | null
  held_until: Date | null
}

/** The change log: the newest id of a booking is the version of its row at the desk. */
type Changes = {
  id: GeneratedAlways<string>
  at: GeneratedAlways<Date>
  topic: 'booking' | 'calendar' | 'lab-tests'
  booking_id: string | null
  transaction_id: GeneratedAlways<string>
}

/** From check-in until the patient is seen. */
type Visits = {
  booking_id: string
  day: string
  /** A doctor's id, or 'tests'. */
  queue: string
  token: number
  checked_in_at: Date
  called_in_at: Date | null
  seen_at: Date | null
  /** When the patient went home unseen. */
  left_at: Generated<Date | null>
}

type DeskActions = {
  id: string
  at: Generated<Date>
  staff_id: string
  verb: string
  booking_ids: string[]
  result: unknown
  before: unknown
  undo_until: Date | null
  undone_at: Date | null
  /** The transaction of its lines in the change log. */
  transaction_id: Generated<string>
}

type DeskPresence = { staff_id: string; name: string; row_id: string | null; seen_at: Date }

type DeskSearches = {
  staff_id: string
  day: string
  staff_name: string
  searches: number
  shown: number
}

/** A place held while an action can be undone. */
type PlaceHolds = {
  action_id: string
  kind: BookingKind
  starts_at: Date
  seat: number
  doctor: string | null
  held_until: Date | null
  expires_at: Date
}

/** One row: the newest list of erasures, which is a file outside the database. */
type ErasureList = { is_only: Generated<boolean>; number: string; written_at: Date | null }

export type ClinicAction = 'prices-imported' | 'text-signed' | 'numbers-exported' | 'messages-retried'

/** Events that concern no booking. */
type ClinicEvents = {
  id: string
  at: Generated<Date>
  staff_id: string
  staff_name: string
  action: ClinicAction
  detail: JSONColumnType<Record<string, unknown>>
}

type PriceLists = {
  id: string
  at: Generated<Date>
  staff_id: string
  file_name: string
  bytes: Buffer
  applied_at: Date | null
  counts: JSONColumnType<Record<string, number>> | null
  before: Buffer | null
  restores: string | null
}

type TextSignOffs = {
  text_id: string
  text_hash: string
  staff_id: string
  doctor: string
  signed_at: Generated<Date>
}

export type Tables = RoundTables &
  StaffTables & {
    clinic_events: ClinicEvents
    price_lists: PriceLists
    text_sign_offs: TextSignOffs
    changes: Changes
    visits: Visits
    desk_actions: DeskActions
    desk_presence: DeskPresence
    desk_searches: DeskSearches
    place_holds: PlaceHolds
    queue_tokens: QueueTokens
    bookings: Bookings
    booking_lab_tests: BookingTests
    booking_search: BookingSearch
    closures: Closures
    openings: Openings
    absences: Absences
    audit_events: AuditEvents
    messages: Messages
    call_tasks: CallTasks
    erasures: Erasures
    erasure_list: ErasureList
    key_checks: KeyChecks
    secret_marks: { mark: string; setting: 'FORM_SECRET' | 'DESK_SECRET' }
    lab_tests: PathologyTests
    taken_places: TakenPlaces
    lab_test_words: { word: GeneratedAlways<string> }
  }
