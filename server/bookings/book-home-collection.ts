import { contactRulesFrom } from '#clinic/contact-preferences.ts'
import {
  type CollectionRequest,
  refuseVisit,
  type VisitRefusal,
  windowStart,
} from '#clinic/home-collection.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { findHomeTests } from '../lab-tests/lab-tests.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { nobody } from '../platform/vault.ts'
import {
  type Attempt,
  bookOnce,
  mayHold,
  type PlaceOptions,
  type Stored,
  storeBooking,
} from './store-booking.ts'
import { takePlace } from './take-place.ts'

type CollectionRefusal = { kind: 'window-full' | 'test-unknown' } | ({ kind: 'visit' } & VisitRefusal)
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
  const offered = await findHomeTests(trx)
  const tests = offered.filter(({ id }) => request.tests.includes(id))
  if (tests.length !== request.tests.length) return { ok: false, reason: { kind: 'test-unknown' } }
  const startsAt = windowStart(request.collectionDate, request.collectionTime)
  const state = (await mayHold(trx, 'home-collection', options)) ? 'booked' : 'to-confirm'
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
      person: {
        ...nobody,
        name: request.patientName,
        phone: request.mobile,
        email: request.email,
        address: request.address,
        city: request.city,
        pincode: request.pincode,
        age: request.age,
        sex: request.sex,
        contact: contactRulesFrom(request, request.email !== null),
      },
      language: request.language,
      consent_notice: homeCollectionPrivacyNotice.version,
    },
    options,
    { tests },
  )
}
