import { performOn } from '../action/run-verb.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { confirm } from './confirm.ts'
import { moment, reception } from './fields.ts'
import { move } from './move.ts'

/** Sets the time of a lab test: the requested one, or another. */
export const agreeTime = bookingVerb({
  name: 'agree-time',
  roles: reception,
  fields: { to: moment.optional() },
  async perform(work, { booking }, { to }, desk) {
    if (booking.kind !== 'lab-test') return refused('not-a-test')
    return to && to.getTime() !== booking.startsAt?.getTime()
      ? performOn(move, work, booking, { to }, desk)
      : performOn(confirm, work, booking, {}, desk)
  },
})
