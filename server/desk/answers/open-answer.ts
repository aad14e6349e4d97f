import { bookingCan, isToConfirm } from '#clinic/booking.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { shortName } from '#clinic/desk/short-name.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import { promiseOf } from '#clinic/messages/call-promise.ts'
import { suggestsDanger } from '#content/danger-words.ts'
import { facts } from '#content/facts.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import type { Staff } from '../../bookings/audit.ts'
import { readBooking } from '../../bookings/read-booking.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { versionsOf } from '../action/snapshot.ts'
import type { Viewer } from '../work-list/rows-for.ts'
import { readRows } from '../work-list/work-list.ts'
import { hoursFrom } from './contact-hours.ts'
import { mayReadComplaint } from './find-answers.ts'

const versionOf = async (db: Database, id: string) => (await versionsOf(db, [id]))[id] ?? 0

/** The doctor whose visit a complaint is about; undefined where the booking is no complaint. */
const aboutOf = (db: Database, bookingId: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('bookings as about', 'about.id', 'bookings.about_id')
    .select(['about.reference', 'about.doctor'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst()

type Opening = Given & { db: Database; vault: Vault; staff: Staff; reader: Reader & Viewer }

/** Opens an enquiry; the access is recorded. Permission is checked before anything is read. */
export async function openLetter(opening: Opening, bookingId: string) {
  const { db, staff, reader } = opening
  const about = await aboutOf(db, bookingId)
  if (about && !mayReadComplaint(reader, about.doctor)) return 'not-yours'
  const kind = await db.selectFrom('bookings').select('kind').where('id', '=', bookingId).executeTakeFirst()
  if (kind?.kind !== 'enquiry') return null
  const booking = await readBooking(db, opening, bookingId, staff)
  if (!booking) return null
  const { name, contact, message, answer } = booking.person
  return {
    bookingId,
    version: await versionOf(db, bookingId),
    kind: about ? ('complaint' as const) : ('enquiry' as const),
    reference: booking.reference,
    name: shortName(name),
    at: booking.consentedAt.toISOString(),
    due: booking.answerBy!.toISOString(),
    language: booking.language,
    text: message ?? '',
    reach: reachOf(booking.person, facts.sessions),
    channels: contact.channels,
    about: about?.reference ?? null,
    isDanger: suggestsDanger(message ?? ''),
    answered: answer ?? null,
  }
}

/** What to know before a call, without the number: showing that is a separate request, recorded by itself. */
export async function openCall(opening: Opening, taskId: string) {
  const { db, vault, staff, reader, now } = opening
  const task = await db
    .selectFrom('call_tasks')
    .innerJoin('bookings', 'bookings.id', 'call_tasks.booking_id')
    .select(['booking_id as bookingId', 'reason', 'call_tasks.created_at as since', 'doctor'])
    .where('call_tasks.id', '=', taskId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (task && !isTheirs(reader, task.doctor)) return 'not-yours'
  const booking = task && (await readBooking(db, opening, task.bookingId, staff))
  if (!task || !booking) return null
  const { name, contact } = booking.person
  const { kind, startsAt } = booking
  const promised = promiseOf(booking, contact, facts.sessions)
  const { rows } = await readRows({ db, vault, now }, reader, [task.bookingId])
  const settles = {
    // A past or cancelled time cannot be kept; reception alone confirms.
    keep: bookingCan('move', booking, now) && (reader.role === 'receptionist' || !isToConfirm(booking)),
    move: bookingCan('move-at-desk', booking, now),
    cancel: kind !== 'enquiry' && bookingCan('cancel-at-desk', booking, now),
  }
  return {
    bookingId: task.bookingId,
    version: await versionOf(db, task.bookingId),
    reference: booking.reference,
    name: shortName(name),
    reason: task.reason,
    since: task.since.toISOString(),
    promised: promised && { by: promised.by.toISOString(), speaker: promised.speaker },
    when: startsAt && { en: visitWhen('en', { kind, startsAt }), hi: visitWhen('hi', { kind, startsAt }) },
    settles,
    row: rows.find(({ id }) => id === task.bookingId) ?? null,
    language: booking.language,
    reach: reachOf(booking.person, facts.sessions),
    hours: hoursFrom(contact, now),
    sharedPhone: contact.sharedPhone,
    wordsForOthers: contact.wordsForOthers,
  }
}
