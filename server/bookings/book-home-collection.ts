import { isToConfirm } from '#clinic/booking.ts'
import {
  type CollectionRequest,
  personOfCollection,
  refuseVisit,
  type VisitRefusal,
  windowStart,
} from '#clinic/home-collection.ts'
import { apartInHours } from '#clinic/lab-tests/sample-hour.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { findTestsAtHome } from '../lab-tests/lab-tests.ts'
import { isAgreeable } from '../messages/promised-call.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { isRoundClosed } from './closures.ts'
import {
  type Attempt,
  bookOnce,
  findLimit,
  type PlaceOptions,
  type Stored,
  storeBooking,
} from './store-booking.ts'
import { takePlace } from './take-place.ts'

type CollectionRefusal =
  | { kind: 'window-full' | 'test-unknown' | 'tests-apart' }
  | ({ kind: 'visit' } & VisitRefusal)
type CollectionOutcome = Stored | { ok: false; reason: CollectionRefusal }
type CollectionOptions = PlaceOptions & { perWindow: number }

export const bookHomeCollection = (
  db: Database,
  queue: Queue,
  request: CollectionRequest,
  options: CollectionOptions,
): Promise<CollectionOutcome> =>
  bookOnce<CollectionRefusal>(db, queue, options, (trx) => tryToBook(trx, queue, request, options))

async function tryToBook(
  trx: Transaction,
  queue: Queue,
  request: CollectionRequest,
  options: CollectionOptions,
): Promise<Attempt<CollectionRefusal>> {
  const visit = refuseVisit(request.collectionDate, request.collectionTime, options.now)
  if (visit) return { ok: false, reason: { kind: 'visit', ...visit } }
  const tests = await findTestsAtHome(trx, request.tests)
  if (!tests) return { ok: false, reason: { kind: 'test-unknown' } }
  if (apartInHours(tests)) return { ok: false, reason: { kind: 'tests-apart' } }
  // On a closed day no window has a place.
  if (await isRoundClosed(trx, request.collectionDate)) return { ok: false, reason: { kind: 'window-full' } }
  const startsAt = windowStart(request.collectionDate, request.collectionTime)
  const limitedBy = await findLimit(trx, 'home-collection', options)
  const state = limitedBy ? 'to-confirm' : 'booked'
  if (isToConfirm({ state }) && !(await isAgreeable(trx, { startsAt, tests }, options.now)))
    return { ok: false, reason: { kind: 'visit', field: 'collectionTime', code: 'time-too-soon' } }
  const { perWindow } = options
  const place = await takePlace(trx, state, { kind: 'home-collection', startsAt, perWindow })
  if (!place) return { ok: false, reason: { kind: 'window-full' } }
  return storeBooking(
    trx,
    queue,
    {
      kind: 'home-collection',
      ...place,
      startsAt,
      person: personOfCollection(request),
      language: request.language,
      consent_notice: homeCollectionPrivacyNotice.version,
    },
    { ...options, limitedBy },
    { tests },
  )
}
