import type { Trust } from '../surge.ts'

/**
 * What strangers can make the clinic send to one recipient by one channel. A booking is one message, whoever changes it
 * by hand makes another one or two; a family with one phone has four visits ahead at the most, each with a reminder.
 * More than that is somebody who plays with another person's number.
 */
export const PER_RECIPIENT_PER_HOUR = 3
export const PER_RECIPIENT_PER_DAY = 10

/** Complaints and privacy requests have legal deadlines: other news must not crowd them out, nor they the inbox. */
export const URGENT_DESK_MAILS_PER_HOUR = 30

/** From here on what can still be paid for is kept for the clinic and for those who have proven to be people. */
const NEAR = 0.75

export type MessageLimits = {
  /** SMS and WhatsApp messages in one day of the clinic. */
  paidPerDay: number
  /** Single mails to the clinic within an hour. */
  deskMailsPerHour: number
}

/** Of an ordinary clinic: 60 bookings a day, most of which write nothing by phone. */
export const defaultMessageLimits: MessageLimits = { paidPerDay: 500, deskMailsPerHour: 60 }

export type PaidBudget = 'open' | 'near' | 'spent'

export const paidBudget = (sentToday: number, perDay: number): PaidBudget =>
  sentToday >= perDay ? 'spent' : sentToday >= perDay * NEAR ? 'near' : 'open'

export type Outgoing = {
  /** Said by the clinic's own people: never held back. */
  isFromClinic: boolean
  trust: Trust
  isPaid: boolean
}

/** What was handed over before: what strangers caused to this recipient by this channel, and all paid messages. */
export type HandedOver = { lastHour: number; lastDay: number; paidToday: number }

/** As the ledger has it for whoever asks why a message did not leave. */
export type Restraint = 'unproven form' | 'recipient limit' | 'daily limit near' | 'daily limit'

/** Why a message to a patient may not leave, or null. */
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
  // Who is certainly a person and is not told must be called; for the others the page after the form has said it all.
  if (trust !== 'proven') return 'daily limit near'
  return budget === 'spent' ? 'daily limit' : null
}

/** Whether one more mail to the clinic fits into its hour. */
export const deskMailFits = (isUrgent: boolean, lastHour: number, { deskMailsPerHour }: MessageLimits) =>
  lastHour < (isUrgent ? URGENT_DESK_MAILS_PER_HOUR : deskMailsPerHour)
