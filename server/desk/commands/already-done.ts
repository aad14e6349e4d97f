import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Transaction } from '../../platform/db.ts'
import { visitOf } from './visit-verbs.ts'

type Wish = { to?: Date | undefined; doctor?: string | undefined }
type Test = (booking: LockedBooking, visit: Awaited<ReturnType<typeof visitOf>>, wish: Wish) => boolean

const tests: Partial<Record<string, Test>> = {
  'check-in': ({ state }, visit) => state === 'booked' && visit !== null,
  'call-in': ({ state }, visit) => state === 'booked' && Boolean(visit?.calledInAt),
  seen: ({ state }) => state === 'attended',
  missed: ({ state }) => state === 'missed',
  left: ({ state }, visit) => state === 'cancelled' && Boolean(visit?.leftAt),
  cancel: ({ state }, visit) => state === 'cancelled' && !visit?.leftAt,
  confirm: ({ state }) => state === 'booked',
  move: ({ state, startsAt, doctor }, _, wish) =>
    state === 'booked' &&
    startsAt?.getTime() === wish.to?.getTime() &&
    (wish.doctor === undefined || wish.doctor === doctor),
}

/** Whether the booking is already as the verb would make it: two who press the same both wish the same. */
export async function isAlreadyDone(trx: Transaction, verb: string, booking: LockedBooking, wish: Wish) {
  return tests[verb]?.(booking, await visitOf(trx, booking.id), wish) ?? false
}
