import type { Trust } from '../surge.ts'

/**
 * Rate limit of the messages that strangers can cause, for one recipient and one channel. A booking is one message,
 * changes by hand make another one or two; a family with one phone has at most four visits ahead, each with a reminder.
 * More is abuse of another person's number.
 */
export const PER_RECIPIENT_PER_HOUR = 3
export const PER_RECIPIENT_PER_DAY = 10

/** Complaints and privacy requests have legal deadlines, so they have their own limit: other mail cannot use it up. */
export const URGENT_DESK_MAILS_PER_HOUR = 30

/** From this share of the daily limit on, the rest is reserved for the clinic and for proven bookings. */
const NEAR = 0.75

export type MessageLimits = {
  /** SMS and WhatsApp messages in one day, clinic time. */
  paidPerDay: number
  /** Single mails to the clinic within an hour. */
  deskMailsPerHour: number
}

/** For an ordinary clinic: 60 bookings a day, most of which cause no SMS or WhatsApp message. */
export const defaultMessageLimits: MessageLimits = { paidPerDay: 500, deskMailsPerHour: 60 }

type PaidBudget = 'open' | 'near' | 'spent'

export const paidBudget = (sentToday: number, perDay: number): PaidBudget =>
  sentToday >= perDay ? 'spent' : sentToday >= perDay * NEAR ? 'near' : 'open'

type Outgoing = {
  /** Caused by the clinic's staff: never limited. */
  isFromClinic: boolean
  trust: Trust
  isPaid: boolean
}

/** Earlier messages: those that strangers caused to this recipient by this channel, and all paid ones. */
type HandedOver = { lastHour: number; lastDay: number; paidToday: number }

/** Stored in the ledger as the reason why a message was not sent. */
export type Restraint = 'unproven form' | 'recipient limit' | 'daily limit near' | 'daily limit'

/** Why a message to a patient may not be sent, or null. */
export function restrain(
  { isFromClinic, trust, isPaid }: Outgoing,
  { lastHour, lastDay, paidToday }: HandedOver,
  { paidPerDay }: MessageLimits,
): Restraint | null {
  if (isFromClinic) return null
  if (trust === 'suspect') return 'unproven form'
  if (lastHour >= PER_RECIPIENT_PER_HOUR || lastDay >= PER_RECIPIENT_PER_DAY) return 'recipient limit'
  const budget = isPaid ? paidBudget(paidToday, paidPerDay) : 'open'
  if (budget === 'open') return null
  // A proven patient who gets no message must be called; for the others the confirmation page has shown everything.
  if (trust !== 'proven') return 'daily limit near'
  return budget === 'spent' ? 'daily limit' : null
}

/** Whether one more mail to the clinic fits into its hour. */
export const deskMailFits = (isUrgent: boolean, lastHour: number, { deskMailsPerHour }: MessageLimits) =>
  lastHour < (isUrgent ? URGENT_DESK_MAILS_PER_HOUR : deskMailsPerHour)
