import { sql } from 'kysely'
import {
  deskMailFits,
  type MessageLimits,
  paidBudget,
  type Restraint,
  restrain,
} from '#clinic/messages/message-limits.ts'
import { dayOf, instantAt } from '#clinic/time.ts'
import { isForDesk, reminderTemplates, urgentDeskTemplates } from '#content/messages.ts'
import { lockFor } from '../bookings/bookings.ts'
import type { Given } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { alertDesk } from './desk-alerts.ts'
import type { ClaimedMessage, Dueness } from './due-message.ts'
import { isFromClinic } from './queue-messages.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The recipient as a keyed hash: one phone or mailbox for any number of bookings. Null for the clinic itself. */
export function recipientOf(vault: Vault, { template, channel, person }: ClaimedMessage): string | null {
  if (isForDesk(template) || !person) return null
  if (channel !== 'email') return vault.recipientHash({ phone: person.phone })
  return person.email ? vault.recipientHash({ email: person.email }) : null
}

const isPaid = ({ channel }: ClaimedMessage) => channel !== 'email'

function limitsOf(vault: Vault, message: ClaimedMessage): string[] {
  if (isForDesk(message.template)) return ['mails to the desk']
  const recipient = recipientOf(vault, message)
  return [
    ...(recipient ? [`messages to ${recipient} by ${message.channel}`] : []),
    ...(isPaid(message) ? ['paid messages'] : []),
  ]
}

/**
 * Locks the limits of these messages until the transaction ends, so that concurrent messages cannot all be the last one:
 * all at once and in one order, so that no two transactions wait for each other.
 */
export async function lockLimits(trx: Transaction, vault: Vault, many: readonly Dueness[]) {
  const names = new Set(many.flatMap((each) => (each.kind === 'due' ? limitsOf(vault, each.message) : [])))
  if (names.size > 0) await lockFor(trx, ...[...names].toSorted())
}

type Check = Given & {
  trx: Transaction
  queue: Queue
  vault: Vault
  message: ClaimedMessage
  limits: MessageLimits
}

/** The rate limit that stops this message, or null. Its limits are locked before. */
export const restrainMessage = (check: Check): Promise<Restraint | 'hourly limit' | null> =>
  isForDesk(check.message.template) ? restrainDeskMail(check) : restrainPatientMessage(check)

async function restrainPatientMessage(check: Check): Promise<Restraint | null> {
  const { trx, queue, vault, message, limits } = check
  const recipient = recipientOf(vault, message)
  const counts = recipient ? await countToRecipient(check, recipient) : { lastHour: 0, lastDay: 0 }
  const paidToday = isPaid(message) ? await countPaid(check) : 0
  const restraint = restrain(
    { isFromClinic: isFromClinic(message), trust: message.trust, isPaid: isPaid(message) },
    { ...counts, paidToday },
    limits,
  )
  const budget = isPaid(message) && paidBudget(restraint ? paidToday : paidToday + 1, limits.paidPerDay)
  if (budget === 'near') await alertDesk(trx, queue, 'desk-paid-messages-near-limit', check, 'day')
  if (budget === 'spent') await alertDesk(trx, queue, 'desk-paid-messages-stopped', check, 'day')
  return restraint
}

/** Messages to this recipient on this channel that forms have caused, without the message itself. */
async function countToRecipient({ trx, message, now }: Check, recipient: string) {
  const { messageId, channel } = message
  return trx
    .selectFrom('messages')
    .select([
      sql<number>`count(*)::int`.as('lastDay'),
      sql<number>`count(*) filter (where handed_over_at > ${new Date(now.getTime() - HOUR)})::int`.as(
        'lastHour',
      ),
    ])
    .where('recipient_hash', '=', recipient)
    .where('channel', '=', channel)
    .where('handed_over_at', '>', new Date(now.getTime() - DAY))
    .where('id', '<>', messageId)
    .where((row) => row.or([row('origin', '=', 'patient'), row('template', 'in', reminderTemplates)]))
    .executeTakeFirstOrThrow()
}

/** All paid messages since midnight at the clinic, from any cause. */
async function countPaid({ trx, message, now }: Check): Promise<number> {
  const { sent } = await trx
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('handed_over_at', '>=', instantAt(dayOf(now), 0))
    .where('channel', '<>', 'email')
    .where('id', '<>', message.messageId)
    .executeTakeFirstOrThrow()
  return sent
}

/** Alerts are not limited here: at most one of each kind is sent in an hour. */
async function restrainDeskMail(check: Check): Promise<'hourly limit' | null> {
  const { trx, queue, message, now, limits } = check
  const { messageId, template } = message
  const isUrgent = urgentDeskTemplates.some((urgent) => urgent === template)
  const { lastHour } = await trx
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('lastHour'))
    .where('handed_over_at', '>', new Date(now.getTime() - HOUR))
    .where('booking_id', 'is not', null)
    .where(sql<boolean>`template like 'desk-%'`)
    .where('template', isUrgent ? 'in' : 'not in', [...urgentDeskTemplates])
    .where('id', '<>', messageId)
    .executeTakeFirstOrThrow()
  if (deskMailFits(isUrgent, lastHour, limits)) return null
  await alertDesk(trx, queue, 'desk-more-messages', check, 'hour')
  return 'hourly limit'
}
