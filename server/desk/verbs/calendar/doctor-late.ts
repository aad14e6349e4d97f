import { z } from 'zod'
import { freeVerb, refused } from '../../action/verb.ts'
import { delaySession } from '../../calendar/doctor-late.ts'
import { receptionAndDoctors } from '../fields.ts'
import { addAbsences, unchanged, undoCalendarChange } from './calendar-change.ts'
import { doctor, minutesLate, session, whyNotOwn } from './fields.ts'

/** The doctor comes later: patients who are not called in yet are seen so many minutes later. */
export const doctorLate = freeVerb({
  name: 'doctor-late',
  roles: receptionAndDoctors,
  input: z.object({ doctor, session, minutes: minutesLate, isTold: z.boolean() }),
  whyNotAllowed: whyNotOwn,
  async perform(work, { isTold, ...delay }, { hours }) {
    const plan = await delaySession(work, delay, { hours, isTold })
    if (!plan) return refused('not-open')
    const { from, until } = plan.absence
    const absence = { doctor: delay.doctor, from: from.toISOString(), until: until.toISOString() }
    const isNew = await addAbsences(work, [absence])
    return {
      ok: true,
      answer: { affected: plan.moves.length },
      extra: { ...unchanged, away: isNew ? [absence] : [] },
    }
  },
  restore: undoCalendarChange,
})
