import type { Generated } from 'kysely'
import type { AppointmentState } from '#clinic/appointment.ts'
import type { SessionId } from '#clinic/slots.ts'
import type { Language } from '#content/language.ts'
import type { EmailTemplate } from '#content/messages.ts'

type Appointments = {
  id: string
  reference: string
  starts_at: Date
  state: Generated<AppointmentState>
  patient_name: string
  phone_number: string
  email: string | null
  address: string | null
  language: Language
  consent_notice: string
  consented_at: Date
  idempotency_key: string
  created_at: Generated<Date>
}

type Closures = { day: string; session: SessionId | null; created_at: Generated<Date> }

type AuditEvents = { id: string; at: Generated<Date>; actor: string; action: string; appointment_id: string }

export type NoticeState = 'owed' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'withdrawn'

type Notices = {
  id: string
  appointment_id: string
  channel: 'email'
  template: EmailTemplate
  state: Generated<NoticeState>
  unconfirmed: Generated<number>
  claimed_until: Date | null
  last_error: string | null
  created_at: Generated<Date>
  settled_at: Date | null
}

export type Tables = {
  appointments: Appointments
  closures: Closures
  audit_events: AuditEvents
  notices: Notices
}
