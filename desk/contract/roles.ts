import { type StaffRole, staffRoles } from '#clinic/staff-roles.ts'

export const roles = staffRoles
export type Role = StaffRole

/** Whoever is signed in, as the browser may know it. */
export type SignedIn = {
  id: string
  name: string
  role: Role
  /** Which of the clinic's doctors this is (content/facts.ts); null for everybody else. */
  doctorId: string | null
  language: 'en' | 'hi'
}
