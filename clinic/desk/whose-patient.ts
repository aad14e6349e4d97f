import type { StaffRole } from '../staff-roles.ts'

/** The reader, as far as it decides which patients' details are shown. */
export type Reader = {
  role: StaffRole
  /** The doctor's own id; null for every other role. */
  doctorId: string | null
}

/** A doctor works with their own patients only; all other roles with every patient. */
export const isTheirs = ({ role, doctorId }: Reader, doctor: string | null): boolean =>
  role !== 'doctor' || (doctor !== null && doctor === doctorId)
