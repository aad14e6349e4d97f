import type { ColumnType, Generated } from 'kysely'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { Language } from '#content/language.ts'

type StaffTable = {
  id: string
  name: string
  email: string
  role: StaffRole
  doctor_id: string | null
  language: Language
  two_factor_enabled: Generated<boolean>
  /** When a password set by somebody else expires; null once the person has chosen one. */
  one_time_until: Date | null
  disabled_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type StaffAccounts = {
  id: string
  staff_id: string
  account_id: string
  provider_id: string
  password: string | null
  updated_at: Generated<Date>
}

type StaffSessions = {
  id: string
  token: string
  staff_id: string
  expires_at: Date
  last_active_at: Generated<Date>
  user_agent: string | null
  created_at: Generated<Date>
}

export type StaffAction =
  | 'added'
  | 'disabled'
  | 'enabled'
  | 'reset'
  | 'sessions-ended'
  | 'enrolled'
  | 'signed-in'
  | 'sign-in-failed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-changed'

type StaffPasskeys = {
  id: string
  staff_id: string
  public_key: Buffer
  /** A bigint: written as a number, read as text. */
  counter: ColumnType<string, number, number>
  device: 'pc' | 'phone' | 'key'
  created_at: Generated<Date>
  last_used_at: Date | null
}

type StaffEvents = {
  id: string
  at: Generated<Date>
  staff_id: string
  action: StaffAction
  actor_id: string | null
  actor_name: string
}

type StaffSecondFactors = {
  staff_id: string
  /** Encrypted with DESK_SECRET. */
  secret: string
  verified: boolean
  locked_until: Date | null
  last_used_step: number | null
}

/** The people of the desk (db/migrations/0009_staff.sql). */
export type StaffTables = {
  staff: StaffTable
  staff_accounts: StaffAccounts
  staff_second_factors: StaffSecondFactors
  staff_sessions: StaffSessions
  staff_passkeys: StaffPasskeys
  staff_verifications: { id: string; identifier: string; value: string; expires_at: Date }
  staff_events: StaffEvents
  staff_limits: { key: string }
}
