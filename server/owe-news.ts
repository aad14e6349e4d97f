import type { BookingKind, BookingState } from '#clinic/booking.ts'
import { type Channel, nextAllowed } from '#clinic/contact-rules.ts'
import { fastingHours } from '#clinic/preparation.ts'
import { type ReminderKind, reminderWithin } from '#clinic/reminder.ts'
import { facts } from '#content/facts.ts'
import { type DeskTemplate, type PatientTemplate, patientMessages } from '#content/messages.ts'
import { findTestsOf } from './bookings.ts'
import type { Transaction } from './db.ts'
import type { Queue } from './jobs.ts'
import { oweNotices } from './notices.ts'
import type { Person } from './vault.ts'

/** What happened to a booking, as its messages are named. */
export type News = 'confirmed' | 'received' | 'moved' | 'cancelled' | 'cancelled-by-clinic' | 'answered'

type About = {
  id: string
  kind: BookingKind
  state: BookingState
  startsAt: Date | null
  sequence: number
  person: Person
}

/** Null for what nobody is told: that an enquiry was taken back, who took it back knows. */
function patientTemplate(kind: BookingKind, news: News): PatientTemplate | null {
  const template = `${kind}-${news}`
  return template in patientMessages ? (template as PatientTemplate) : null
}

function deskTemplate({ kind, state }: About, news: News): DeskTemplate | null {
  if (news === 'cancelled-by-clinic' || news === 'answered') return null
  if (kind === 'enquiry') return news === 'received' ? 'desk-enquiry-new' : null
  if (news === 'moved' || news === 'cancelled') return `desk-${kind}-${news}`
  return state === 'to-confirm' && kind !== 'test' ? 'desk-to-confirm' : `desk-${kind}-new`
}

const reminderTemplates: Partial<Record<BookingKind, Partial<Record<ReminderKind, PatientTemplate>>>> = {
  appointment: { 'day-before': 'appointment-reminder', 'two-hours': 'appointment-reminder-two-hours' },
  'home-collection': {
    'day-before': 'home-collection-reminder',
    fasting: 'home-collection-reminder-fasting',
  },
}

async function remindersOf(trx: Transaction, { id, kind, state, startsAt, person }: About, now: Date) {
  const { contact } = person
  if (state !== 'booked' || !startsAt || contact.reminders.length === 0) return []
  const fasting = kind === 'home-collection' && fastingHours(await findTestsOf(trx, id)) !== null
  return Object.entries(reminderTemplates[kind] ?? {}).flatMap(([when, template]) => {
    const reminder = when as ReminderKind
    // The one about eating takes the place of the plain one; on a phone that others read it says too much.
    const isPlain = !fasting || contact.sharedPhone
    if (kind === 'home-collection' && (reminder === 'fasting') === isPlain) return []
    const notBefore = reminderWithin(reminder, startsAt, now, (at) =>
      nextAllowed(contact, at, facts.sessions),
    )
    return notBefore ? contact.reminders.map((channel) => ({ template, channel, notBefore })) : []
  })
}

/**
 * Everybody who must hear of it: the clinic by mail, she by each way that she allowed and at an hour that she allowed,
 * with the reminders that she chose. All of it is asked again when the message is about to leave.
 */
export async function oweNews(
  trx: Transaction,
  queue: Queue,
  booking: About,
  news: News,
  now: Date,
  desk: DeskTemplate | null = deskTemplate(booking, news),
) {
  const { id, kind, sequence, person } = booking
  const notBefore = nextAllowed(person.contact, now, facts.sessions)
  const template = patientTemplate(kind, news)
  const isAhead = news === 'confirmed' || news === 'moved'
  await oweNotices(trx, queue, { id, sequence }, [
    ...(desk ? [{ template: desk, channel: 'email' as Channel }] : []),
    ...(template
      ? person.contact.channels.map((channel) => ({
          template,
          channel,
          ...(notBefore > now && { notBefore }),
        }))
      : []),
    ...(isAhead ? await remindersOf(trx, booking, now) : []),
  ])
}

export const oweDesk = (
  trx: Transaction,
  queue: Queue,
  { id, sequence }: Pick<About, 'id' | 'sequence'>,
  template: DeskTemplate,
) => oweNotices(trx, queue, { id, sequence }, [{ template, channel: 'email' }])
