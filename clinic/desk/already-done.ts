import { type BookingFacts, isAttended, isCancelled, isConfirmed } from '../booking.ts'

type Visit = { calledInAt: Date | null; leftAt: Date | null } | null
type Wish = { to?: Date | undefined; doctor?: string | undefined }
type Rule = (booking: BookingFacts & { doctor: string | null }, visit: Visit, wish: Wish) => boolean

const rules: Partial<Record<string, Rule>> = {
  'check-in': (booking, visit) => isConfirmed(booking) && visit !== null,
  'call-in': (booking, visit) => isConfirmed(booking) && Boolean(visit?.calledInAt),
  seen: isAttended,
  missed: ({ state }) => state === 'missed',
  left: (booking, visit) => isCancelled(booking) && Boolean(visit?.leftAt),
  cancel: (booking, visit) => isCancelled(booking) && !visit?.leftAt,
  confirm: isConfirmed,
  move: (booking, _, wish) =>
    isConfirmed(booking) &&
    booking.startsAt?.getTime() === wish.to?.getTime() &&
    (wish.doctor === undefined || wish.doctor === booking.doctor),
}

/** Whether the booking is already as the verb would make it: two who press the same both wish the same. */
export const isAlreadyDone = (verb: string, ...of: Parameters<Rule>): boolean => rules[verb]?.(...of) ?? false
