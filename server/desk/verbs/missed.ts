import { isMissed } from '#clinic/booking.ts'
import { whyNotMissed } from '#clinic/visit.ts'
import { bookingVerb } from '../action/verb.ts'
import { closeVisit } from '../action/visits.ts'
import { receptionAndDoctors } from './fields.ts'

export const missed = bookingVerb({
  name: 'missed',
  roles: receptionAndDoctors,
  fields: {},
  isDone: isMissed,
  whyNot: whyNotMissed,
  async perform(work, { booking }) {
    await closeVisit(work.trx, work, booking.id, 'missed', work.staff.actor)
    return { ok: true }
  },
})
