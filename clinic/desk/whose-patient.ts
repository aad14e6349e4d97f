import type { StaffRole } from '../staff-roles.ts'

/** Who asks, as far as it decides whose details are seen. */
export type Reader = {
  role: StaffRole
  /** The doctor that this is; null for everybody else. */
  doctorId: string | null
}

/** A doctor works with their own patients only; reception with everybody's. */
export const isTheirs = ({ role, doctorId }: Reader, doctor: string | null): boolean =>
  role !== 'doctor' || (doctor !== null && doctor === doctorId)
