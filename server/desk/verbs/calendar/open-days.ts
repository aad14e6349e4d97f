import { openDays as openIn } from '../../../bookings/close-days.ts'
import { freeVerb, refused } from '../../action/verb.ts'
import { receptionAndDoctors } from '../fields.ts'
import { unchanged, undoCalendarChange } from './calendar-change.ts'
import { daysInput, doctor, whyNotOwn } from './fields.ts'

/** Opens closed days again. Cancelled bookings stay cancelled. */
export const openDays = freeVerb({
  name: 'open-days',
  roles: receptionAndDoctors,
  input: daysInput.safeExtend({ doctor: doctor.nullable() }),
  whyNotAllowed: whyNotOwn,
  async perform({ trx }, closing) {
    const opened = await openIn(trx, closing)
    return opened.length === 0 ? refused('open-already') : { ok: true, extra: { ...unchanged, opened } }
  },
  restore: undoCalendarChange,
})
