import type { Staff } from '#server/bookings/audit.ts'
import type { SignedIn } from '../contract/roles.ts'

/** The person behind an audit event. */
export const actorOf = ({ id, name, role }: SignedIn): Staff => ({
  role: 'clinic',
  name,
  account: { id, role },
})
