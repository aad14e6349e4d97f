import { agreeTime } from './agree-time.ts'
import { answer } from './answer.ts'
import { book } from './book.ts'
import { closeDays } from './calendar/close-days.ts'
import { doctorLate } from './calendar/doctor-late.ts'
import { leave } from './calendar/leave.ts'
import { openDays } from './calendar/open-days.ts'
import { call } from './call.ts'
import { callIn } from './call-in.ts'
import { callNext } from './call-next.ts'
import { cancel } from './cancel.ts'
import { checkIn } from './check-in.ts'
import { confirm } from './confirm.ts'
import { correctPerson } from './correct-person.ts'
import { handOver } from './hand-over.ts'
import { left } from './left.ts'
import { missed } from './missed.ts'
import { move } from './move.ts'
import { paid } from './paid.ts'
import { privacyVerbs } from './privacy-step.ts'
import { assignStop } from './rounds/assign-stop.ts'
import { handOverMoney } from './rounds/hand-over-money.ts'
import { landmark } from './rounds/landmark.ts'
import { settleConflict } from './rounds/settle-conflict.ts'
import { seen } from './seen.ts'
import { verify } from './verify.ts'

/** All verbs of the desk. Endpoints, roles and the undo are derived from this list. */
export const verbs = [
  checkIn,
  callIn,
  callNext,
  seen,
  missed,
  left,
  move,
  handOver,
  confirm,
  agreeTime,
  cancel,
  paid,
  verify,
  call,
  correctPerson,
  book,
  answer,
  ...privacyVerbs,
  closeDays,
  leave,
  openDays,
  doctorLate,
  assignStop,
  handOverMoney,
  landmark,
  settleConflict,
]
