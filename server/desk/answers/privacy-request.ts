import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

/**
 * privacy-confirmed: the request was received. privacy-answered: the record of the visit must stay, which closes the
 * request.
 */
export const privacySteps = ['privacy-confirmed', 'privacy-answered'] as const
export type PrivacyStep = (typeof privacySteps)[number]

/** The step was recorded after the patient's request, and was not undone. */
const isDone = (step: PrivacyStep) => sql<boolean>`exists (
  select from audit_events done
  where done.booking_id = asked.booking_id and done.action = ${step} and done.at > asked.at and not exists (
    select from audit_events back
    where back.booking_id = done.booking_id and back.action = 'undone' and back.detail = ${step} and back.at > done.at
  ))`

/** Bookings with an open request: when it was made, and whether it was confirmed. */
export const openRequests = (db: Database) =>
  db
    .selectFrom('audit_events as asked')
    .select([
      'asked.booking_id as requestOf',
      sql<Date>`min(asked.at)`.as('askedAt'),
      sql<boolean>`bool_or(${isDone('privacy-confirmed')})`.as('isConfirmed'),
    ])
    .where('asked.action', '=', 'erasure-asked')
    .where(isDone('privacy-answered'), '=', false)
    .groupBy('asked.booking_id')
