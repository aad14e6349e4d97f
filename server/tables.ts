import type { Generated, GeneratedAlways } from 'kysely'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import type { Channel } from '#clinic/contact-rules.ts'
import type { CollectionPlace, PublishState, SampleCode, TestCategory } from '#clinic/pathology-test.ts'
import type { PreparationCode } from '#clinic/preparation.ts'
import type { SessionId } from '#clinic/slots.ts'
import type { Language } from '#content/language.ts'
import type { Template } from '#content/messages.ts'
import type { DeliveryStatus } from './delivery-receipts.ts'

type Bookings = {
  id: string
  kind: BookingKind
  reference: string
  starts_at: Date | null
  seat: number | null
  state: Generated<BookingState>
  /** Opened by server/vault.ts alone. Null once erased, with the two after it. */
  sealed: Buffer | null
  key_id: string | null
  phone_hash: string | null
  link_hash: string
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
  idempotency_key: string
  created_at: Generated<Date>
}

type BookingTests = { booking_id: string; test_id: string; price: number | null }

type Closures = { day: string; session: SessionId | null; created_at: Generated<Date> }

type AuditEvents = { id: string; at: Generated<Date>; actor: string; action: string; booking_id: string }

export type NoticeState = 'owed' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'withdrawn'

type Notices = {
  id: string
  booking_id: string
  channel: Channel
  template: Template
  sequence: Generated<number>
  provider_id: string | null
  delivery: DeliveryStatus | null
  delivery_at: Date | null
  state: Generated<NoticeState>
  unconfirmed: Generated<number>
  claimed_until: Date | null
  last_error: string | null
  created_at: Generated<Date>
  settled_at: Date | null
}

type CallTasks = {
  id: string
  notice_id: string
  booking_id: string
  created_at: Generated<Date>
  done_at: Date | null
}

type Erasures = { id: string; at: Date; purpose: string; booking_ids: string[] }

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

export type Tables = {
  bookings: Bookings
  booking_tests: BookingTests
  closures: Closures
  audit_events: AuditEvents
  notices: Notices
  call_tasks: CallTasks
  erasures: Erasures
  pathology_tests: PathologyTests
  pathology_words: { word: GeneratedAlways<string> }
}
