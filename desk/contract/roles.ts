import { type StaffRole, staffRoles } from '#clinic/staff-roles.ts'

export const roles = staffRoles
export type Role = StaffRole

/** The signed-in person, as the browser may know them. */
export type SignedIn = {
  id: string
  name: string
  role: Role
  /** Which of the clinic's doctors this is (content/facts.ts); null for everybody else. */
  doctorId: string | null
  language: 'en' | 'hi'
}
