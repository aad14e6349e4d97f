import type { Selectable } from 'kysely'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { Template } from '#content/messages.ts'
import { isForDesk } from '#content/messages.ts'
import type { Tables } from '#server/platform/tables.ts'

/** All times are milliseconds of one clock: the test, the mail server and the provider are one process. */
export type LedgerLine = {
  id: string
  bookingId: string
  channel: Channel
  template: Template
  sequence: number
  state: Selectable<Tables['messages']>['state']
  lastError?: string | null
}
/** One message that a provider or a mail server has received. */
export type Copy = { messageId: string; channel: Channel; at: number }
/** A cancel or a move that was certainly committed by this time, and its sequence. */
export type Change = { bookingId: string; sequence: number; committedAt: number }
/** From the signal that killed a worker until the next one was started. */
export type Kill = { at: number; nextStartAt: number }

export type MessageHistory = { ledger: LedgerLine[]; copies: Copy[]; changes: Change[]; kills: Kill[] }

const COPIES_AT_MOST = 2
/** In these histories every booking has its own recipients, and none lasts an hour. */
const PER_RECIPIENT = 3

/**
 * While no worker runs nothing is handed over: a message received then was in transit when the worker died, at the
 * latest.
 */
const handedOverAt = ({ at }: Copy, kills: Kill[]) =>
  kills.find((kill) => at > kill.at && at < kill.nextStartAt)?.at ?? at

const sinceKill = (at: number, kills: Kill[]) => {
  const last = kills.findLast((kill) => kill.at < at)
  return last ? `, ${at - last.at} ms after a kill and ${at - last.nextStartAt} ms after its end` : ''
}

/** Compares what providers received with the ledger. Returns all violations as text; empty is good. */
export function checkCopies({ ledger, copies, changes, kills }: MessageHistory): string[] {
  const lines = new Map(ledger.map((line) => [line.id, line]))
  const stray = copies
    .filter(({ messageId, channel }) => lines.get(messageId)?.channel !== channel)
    .map(({ messageId, channel }) => `${messageId}: a copy by ${channel} that the ledger does not know`)

  const wrong = ledger.flatMap((line) => {
    const { id, bookingId, template, sequence, state, lastError } = line
    const own = copies.filter((copy) => copy.messageId === id)
    // The clinic gets a message about every change, the patient only about the last one.
    const outdatedAt = isForDesk(template)
      ? Number.POSITIVE_INFINITY
      : Math.min(
          ...changes
            .filter((change) => change.bookingId === bookingId && change.sequence > sequence)
            .map(({ committedAt }) => committedAt),
        )
    const late = own.filter((copy) => handedOverAt(copy, kills) > outdatedAt)
    return [
      ...(own.length > COPIES_AT_MOST ? [`${own.length} copies`] : []),
      ...late.map(
        ({ at }) => `a copy ${at - outdatedAt} ms after the booking was changed${sinceKill(at, kills)}`,
      ),
      ...(state === 'sent' && own.length === 0 ? ['sent, but nobody has it'] : []),
      ...(state === 'withdrawn' && outdatedAt === Number.POSITIVE_INFINITY && lastError !== 'recipient limit'
        ? ['withdrawn, though nothing was changed']
        : []),
      ...(state === 'pending' || state === 'sending' ? [`left ${state}`] : []),
      ...(state === 'failed' ? [`failed, though nobody refused it: ${lastError}`] : []),
    ].map((problem) => `${id} (${template}): ${problem}`)
  })
  const sent = ledger.filter(
    ({ id, template }) => !isForDesk(template) && copies.some(({ messageId }) => messageId === id),
  )
  const tooMany = [...Map.groupBy(sent, ({ bookingId, channel }) => `${bookingId} by ${channel}`)]
    .filter(([, messages]) => messages.length > PER_RECIPIENT)
    .map(([whom, messages]) => `${whom}: ${messages.length} messages within the hour`)
  return [...stray, ...wrong, ...tooMany]
}
