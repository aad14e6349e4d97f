import { type SelectQueryBuilder, sql } from 'kysely'
import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { shortName } from '#clinic/desk/short-name.ts'
import type { Reader } from '#clinic/desk/whose-patient.ts'
import { complaintAnswerBy, monthLater } from '#clinic/enquiry.ts'
import { promiseOf } from '#clinic/messages/call-promise.ts'
import { suggestsDanger } from '#content/danger-words.ts'
import { facts } from '#content/facts.ts'
import type { Database } from '../../platform/db.ts'
import type { CallReason } from '../../platform/tables.ts'
import type { Vault } from '../../platform/vault.ts'
import { LISTED_AT_MOST } from '../work-list/read-work.ts'
import { hoursFrom } from './contact-hours.ts'
import { openRequests } from './privacy-request.ts'

const version = sql<number>`coalesce((select max(id) from changes where changes.booking_id = bookings.id), 0)::int`

const waiting = (db: Database) =>
  db
    .selectFrom('bookings')
    .select([
      'bookings.id',
      'bookings.reference',
      'bookings.sealed',
      'bookings.key_id',
      'bookings.created_at as createdAt',
      'bookings.doctor',
      version.as('version'),
    ])
    .where('bookings.erased_at', 'is', null)

/** The most urgent rows, as many as a list shows, each with the total. */
const listed = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  query.select(sql<number>`count(*) over ()::int`.as('all')).limit(LISTED_AT_MOST).execute()

/** How many rows are not listed. */
const leftOut = (rows: readonly { all: number }[]) => (rows[0]?.all ?? 0) - rows.length

/** Enquiries without an answer. Unproven ones come last, as everywhere at the desk. */
const findLetters = (db: Database) =>
  listed(
    waiting(db)
      .leftJoin('bookings as about', 'about.id', 'bookings.about_id')
      .select([
        'bookings.answer_by as answerBy',
        'bookings.about_id as aboutId',
        'bookings.trust',
        'about.doctor as aboutDoctor',
      ])
      .where('bookings.state', '=', 'open')
      .orderBy(sql`bookings.trust = 'suspect'`)
      .orderBy('bookings.answer_by'),
  )

const findCalls = (db: Database, reader: Reader) =>
  listed(
    waiting(db)
      .innerJoin('call_tasks', 'call_tasks.booking_id', 'bookings.id')
      .select([
        'call_tasks.id as taskId',
        'call_tasks.reason',
        'call_tasks.created_at as since',
        'bookings.state',
        'bookings.call_by as callBy',
      ])
      .where('call_tasks.done_at', 'is', null)
      .$if(reader.role === 'doctor', (query) => query.where('bookings.doctor', '=', reader.doctorId))
      .orderBy('bookings.call_by')
      .orderBy('call_tasks.created_at'),
  )

/** Requests for erasure of a visit. The law requires its record to stay, so the request gets an answer, by a date. */
const findPrivacyRequests = (db: Database, reader: Reader) =>
  listed(
    waiting(db)
      .innerJoin(openRequests(db).as('request'), 'request.requestOf', 'bookings.id')
      .select(['request.askedAt', 'request.isConfirmed'])
      .$if(reader.role === 'doctor', (query) => query.where('bookings.doctor', '=', reader.doctorId))
      .orderBy('request.askedAt'),
  )

/** A complaint about a visit is read by its doctor; one about a test or a collection by any doctor. */
export const mayReadComplaint = ({ role, doctorId }: Reader, aboutDoctor: string | null) =>
  role === 'doctor' && (aboutDoctor === null || aboutDoctor === doctorId)

/** A promised call has its moment; any other only the patient's hours. */
function dueOf(
  call: Parameters<typeof promiseOf>[0] & { reason: CallReason },
  contact: ContactPreferences,
): Date | null {
  const promised = promiseOf(call, contact, facts.sessions)
  return call.reason === 'to-confirm' && promised?.speaker === 'we-call' ? promised.by : null
}

/** Enquiries, requests and calls that are due, most urgent first, and how many more wait. */
export async function findAnswers(db: Database, vault: Vault, reader: Reader, now: Date) {
  const [letters, requests, calls] = await Promise.all([
    findLetters(db),
    findPrivacyRequests(db, reader),
    findCalls(db, reader),
  ])
  type Found = (typeof letters | typeof requests | typeof calls)[number]
  const personOf = (row: Found) => vault.openListed(row, { sealed: row.sealed!, key_id: row.key_id! })
  const common = (row: Found, person = personOf(row)) => {
    const { name, contact, message } = person
    return {
      bookingId: row.id,
      version: row.version,
      reference: row.reference,
      name: shortName(name),
      reach: reachOf(person, facts.sessions),
      hours: hoursFrom(contact, now),
      confirmBy: null,
      reason: null,
      mayOpen: true,
      isUrgent: suggestsDanger(message ?? ''),
    }
  }
  const rows = [
    ...letters.map((row) => ({
      ...common(row),
      id: row.id,
      kind: row.aboutId ? ('complaint' as const) : ('enquiry' as const),
      since: row.createdAt,
      due: row.answerBy,
      mayOpen: row.aboutId === null || mayReadComplaint(reader, row.aboutDoctor),
      isLast: row.trust === 'suspect',
    })),
    ...requests.map((row) => ({
      ...common(row),
      isUrgent: false,
      id: `${row.id}/privacy`,
      kind: 'privacy' as const,
      since: row.askedAt,
      due: monthLater(row.askedAt),
      confirmBy: row.isConfirmed ? null : complaintAnswerBy(row.askedAt).toISOString(),
      isLast: false,
    })),
    ...calls.map((row) => {
      const person = personOf(row)
      return {
        ...common(row, person),
        isUrgent: false,
        id: `${row.id}/${row.taskId}`,
        kind: 'call' as const,
        since: row.since,
        due: dueOf(row, person.contact),
        reason: row.reason,
        isLast: false,
      }
    }),
  ]
  type Row = (typeof rows)[number]
  const rank = ({ isUrgent, isLast }: Row) => (isUrgent ? 0 : isLast ? 2 : 1)
  const time = ({ confirmBy, due, since }: Row) =>
    confirmBy ? Date.parse(confirmBy) : (due ?? since).getTime()
  const inOrder = rows
    .toSorted((a, b) => rank(a) - rank(b) || time(a) - time(b))
    .map(({ isLast: _, since, due, ...row }) => ({
      ...row,
      since: since.toISOString(),
      due: due?.toISOString() ?? null,
    }))
  return { rows: inOrder, more: leftOut(letters) + leftOut(requests) + leftOut(calls) }
}
