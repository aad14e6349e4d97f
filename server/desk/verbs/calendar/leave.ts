import { freeVerb } from '../../action/verb.ts'
import { receptionAndDoctors } from '../fields.ts'
import { closeDaysNow, undoCalendarChange } from './calendar-change.ts'
import { closingInput, doctor, whyNotOwn } from './fields.ts'

/** Closes days for one doctor. */
export const leave = freeVerb({
  name: 'leave',
  roles: receptionAndDoctors,
  input: closingInput.safeExtend({ doctor }),
  whyNotAllowed: whyNotOwn,
  perform: (work, { reason, ...days }, desk) => closeDaysNow(work, days, reason, desk),
  restore: undoCalendarChange,
})
