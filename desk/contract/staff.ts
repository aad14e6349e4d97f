import type { Role } from './roles.ts'

/** One person of "Who may sign in". */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: Role
  /** Which of the clinic's doctors this is. */
  doctorId: string | null
  /** complete: password and second step chosen. waiting: not yet. lapsed: the one-time password is over. disabled. */
  state: 'complete' | 'waiting' | 'lapsed' | 'disabled'
  /** The newest session: null for whoever is not signed in. ISO 8601. */
  session: { since: string; lastActiveAt: string; device: 'phone' | 'pc' } | null
  /** Wrong passwords and codes of the last seven days. */
  failed: { count: number; lastAt: string } | null
}

/** Shown once, to be told to the person; stored nowhere. */
export type OneTimePassword = { email: string; password: string }
