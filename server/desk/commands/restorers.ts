import { undoCalendarChange } from '../calendar/calendar-change.ts'
import { restoreAssignment } from '../rounds/assign-stop.ts'
import { restoreLandmark } from '../rounds/landmark.ts'
import { restoreMoney } from '../rounds/money.ts'
import { restoreConflict } from '../rounds/settle-conflict.ts'
import { takeAnswerBack } from './answer.ts'
import { restoreContact } from './call-outcome.ts'
import { restorePerson } from './correct-person.ts'
import type { Work } from './run-action.ts'

/**
 * Puts back what an action changed besides bookings, such as a closed day, and returns what would do it again. By the
 * verb of the action; bookings, visits, call tasks and messages are put back for every verb.
 */
type Restorer = (work: Work, extra: unknown) => Promise<unknown>

export const restorers: Partial<Record<string, Restorer>> = {
  answer: takeAnswerBack,
  'close-days': undoCalendarChange,
  leave: undoCalendarChange,
  'open-days': undoCalendarChange,
  'doctor-late': undoCalendarChange,
  call: restoreContact,
  'correct-person': restorePerson,
  'assign-stop': restoreAssignment,
  landmark: restoreLandmark,
  'hand-over-money': restoreMoney,
  'settle-conflict': restoreConflict,
}

/**
 * Taken back, it is not done again by a second undo but anew: what was written is no longer stored, and what the trail
 * says is a step of its own.
 */
export const isDoneAnew = (verb: string) => verb === 'answer' || verb.startsWith('privacy-')
