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
  async perform({ trx, staff }, { booking }) {
    await closeVisit(trx, booking.id, 'missed', staff.actor)
    return { ok: true }
  },
})
