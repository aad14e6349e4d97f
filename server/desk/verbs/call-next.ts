import { z } from 'zod'
import { isTheirs } from '#clinic/desk/whose-patient.ts'
import { dayOf } from '#clinic/time.ts'
import { performOn } from '../action/run-verb.ts'
import { freeVerb, refused } from '../action/verb.ts'
import { callIn } from './call-in.ts'
import { doctorName, receptionAndDoctors } from './fields.ts'

/** Calls in the next token of a queue. */
export const callNext = freeVerb({
  name: 'call-next',
  roles: receptionAndDoctors,
  input: z.object({ queue: doctorName }),
  whyNotAllowed: ({ queue }, { reader }) => (isTheirs(reader, queue) ? null : 'not-yours'),
  async perform(work, { queue }, desk) {
    const next = await work.trx
      .selectFrom('visits')
      .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
      .select('booking_id as id')
      .where('day', '=', dayOf(work.now))
      .where('queue', '=', queue)
      .where('called_in_at', 'is', null)
      .where('state', '=', 'booked')
      .orderBy('token')
      .limit(1)
      .executeTakeFirst()
    const booking = next && (await work.lock(next.id))
    return booking ? performOn(callIn, work, booking, {}, desk) : refused('nobody-waits')
  },
})
