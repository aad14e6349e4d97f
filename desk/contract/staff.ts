import type { Role } from './roles.ts'

/** One person in the list of the staff. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: Role
  /** Which of the clinic's doctors this is. */
  doctorId: string | null
  /**
   * complete: password and second factor are set. waiting: not yet. lapsed: the one-time password has expired.
   * disabled.
   */
  state: 'complete' | 'waiting' | 'lapsed' | 'disabled'
  /** The newest session; null where the person is not signed in. ISO 8601. */
  session: { since: string; lastActiveAt: string; device: 'phone' | 'pc' } | null
  /** Wrong passwords and codes of the last seven days. */
  failed: { count: number; lastAt: string } | null
}

/** Shown once, to be passed on to the person; stored nowhere. */
export type OneTimePassword = { email: string; password: string }
