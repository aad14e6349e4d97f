import type { Generated, GeneratedAlways } from 'kysely'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { CollectionPlace, PublishState, SampleCode, TestCategory } from '#clinic/lab-tests/lab-test.ts'
import type { PreparationCode } from '#clinic/lab-tests/preparation.ts'
import type { SessionId } from '#clinic/slots.ts'
import type { Trust } from '#clinic/surge.ts'
import type { Language } from '#content/language.ts'
import type { Template } from '#content/messages.ts'
import type { DeliveryStatus } from '../messages/delivery-receipts.ts'

type Bookings = {
  id: string
  kind: BookingKind
  reference: string
  starts_at: Date | null
  seat: number | null
  state: Generated<BookingState>
  /** Opened only by server/platform/vault.ts. Null once erased, with the two after it. */
  sealed: Buffer | null
  key_id: string | null
  phone_hash: string | null
  link_hash: string | null
  lookup_key_id: string | null
  about_id: string | null
  trust: Generated<Trust>
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
  request_hash: string | null
  created_at: Generated<Date>
}

type BookingTests = { booking_id: string; test_id: string; price: number | null }

type Closures = { day: string; session: SessionId | null; created_at: Generated<Date> }

type AuditEvents = {
  id: string
  at: Generated<Date>
  actor: string
  action: string
  booking_id: string
  actor_name: string | null
}

/** Whether a form caused it or the clinic's staff. */
export type MessageOrigin = 'patient' | 'clinic'

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
}

type Erasures = { id: string; at: Date; purpose: string; booking_ids: string[] }

type KeyChecks = { kind: 'data' | 'lookup'; key_id: string; check_value: string }

type PathologyTests = {
  id: GeneratedAlways<string>
  slug: string
  name: string
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
}

export type Tables = {
  bookings: Bookings
  booking_lab_tests: BookingTests
  closures: Closures
  audit_events: AuditEvents
  messages: Messages
  call_tasks: CallTasks
  erasures: Erasures
  key_checks: KeyChecks
  lab_tests: PathologyTests
  taken_places: TakenPlaces
  lab_test_words: { word: GeneratedAlways<string> }
}
