import { freeVerb } from '../../action/verb.ts'
import { reception } from '../fields.ts'
import { closeDaysNow, undoCalendarChange } from './calendar-change.ts'
import { closingInput } from './fields.ts'

/** Closes days for the whole clinic. */
export const closeDays = freeVerb({
  name: 'close-days',
  roles: reception,
  input: closingInput,
  perform: (work, { reason, ...days }, desk) => closeDaysNow(work, { ...days, doctor: null }, reason, desk),
  restore: undoCalendarChange,
})
