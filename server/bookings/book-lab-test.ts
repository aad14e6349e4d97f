import { contactRulesFrom } from '#clinic/contact-preferences.ts'
import {
  type LabTestBookingRequest,
  refuseWish,
  type WishRefusal,
  wishedInstant,
} from '#clinic/lab-test-booking.ts'
import type { Session } from '#clinic/slots.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import type { ListedLabTest } from '../lab-tests/lab-tests.ts'
import type { Database } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { nobody } from '../platform/vault.ts'
import { type BookingOptions, bookOnce, type Stored, storeBooking } from './store-booking.ts'

type TestOutcome = Stored | { ok: false; reason: WishRefusal }
type TestOptions = BookingOptions & { sessions: readonly Session[] }

/** A request for one test at one time. It holds no place: the clinic agrees the time with the patient. */
export const bookLabTest = (
  db: Database,
  queue: Queue,
  test: Pick<ListedLabTest, 'id' | 'price'>,
  request: LabTestBookingRequest,
  options: TestOptions,
): Promise<TestOutcome> =>
  bookOnce<WishRefusal>(db, queue, options, async (trx) => {
    const refusal = refuseWish(request.date, request.time, options.sessions, options.now)
    if (refusal) return { ok: false, reason: refusal }
    return storeBooking(
      trx,
      queue,
      {
        kind: 'lab-test',
        state: 'to-confirm',
        seat: null,
        startsAt: wishedInstant(request.date, request.time),
        person: {
          ...nobody,
          name: request.fullName,
          phone: request.phone,
          email: request.email,
          address: request.address,
          age: request.age,
          sex: request.gender,
          contact: contactRulesFrom(request, request.email !== null),
        },
        language: request.language,
        consent_notice: labTestPrivacyNotice.version,
      },
      options,
      { tests: [{ testId: test.id, price: test.price }] },
    )
  })
