import {
  type LabTestBookingRequest,
  personOfLabTest,
  refuseWish,
  type WishRefusal,
  wishedInstant,
} from '#clinic/lab-test-booking.ts'
import { apartInHours } from '#clinic/lab-tests/sample-hour.ts'
import type { Session } from '#clinic/slots.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import type { ListedLabTest } from '../lab-tests/lab-tests.ts'
import { isAgreeable } from '../messages/promised-call.ts'
import type { Database } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { type BookingOptions, bookOnce, type Stored, storeBooking } from './store-booking.ts'

type TestOutcome = Stored | { ok: false; reason: WishRefusal }
type TestOptions = BookingOptions & { sessions: readonly Session[] }

/** A request for tests at one time. It holds no place: the clinic agrees the time with the patient. */
export const bookLabTest = (
  db: Database,
  queue: Queue,
  tests: readonly Pick<ListedLabTest, 'id' | 'price' | 'preparation'>[],
  request: LabTestBookingRequest,
  options: TestOptions,
): Promise<TestOutcome> =>
  bookOnce<WishRefusal>(db, queue, options, async (trx) => {
    if (apartInHours(tests)) return { ok: false, reason: { field: 'tests', code: 'tests-apart' } }
    const refusal = refuseWish(request.date, request.time, options.sessions, options.now)
    if (refusal) return { ok: false, reason: refusal }
    const startsAt = wishedInstant(request.date, request.time)
    if (!(await isAgreeable(trx, { startsAt, tests }, options.now)))
      return { ok: false, reason: { field: 'time', code: 'time-too-soon' } }
    return storeBooking(
      trx,
      queue,
      {
        kind: 'lab-test',
        state: 'to-confirm',
        seat: null,
        startsAt,
        person: personOfLabTest(request),
        language: request.language,
        consent_notice: labTestPrivacyNotice.version,
      },
      options,
      { tests: tests.map(({ id, price, preparation }) => ({ testId: id, price, preparation })) },
    )
  })
