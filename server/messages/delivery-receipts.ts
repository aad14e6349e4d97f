import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { instantAt, isDay, minutesFrom } from '#clinic/time.ts'
import { isSame, sign, verify } from '../platform/secrets.ts'
import type { DeliveryStatus } from '../platform/tables.ts'

export type DeliveryReceipt = {
  /** The provider's id of the message, from its response when the message was sent. */
  providerId: string
  /** Our id, which the provider returns: known even when its response never reached us. */
  messageId?: string
  status: DeliveryStatus
  /** The provider's code. Never its prose, which may contain a phone number. */
  error?: string
  at: Date
}

/** A thousand receipts, the most that Meta sends at once, are about half of this. */
export const RECEIPTS_LIMIT = 1024 * 1024

const ranks: Record<DeliveryStatus, number> = { failed: 1, delivered: 2, read: 3 }

/**
 * Receipts come twice and in any order, and a phone that is off fails a message which another phone of the same person
 * shows. A delivered message stays delivered.
 */
export const outranks = (next: DeliveryStatus, known: DeliveryStatus | null | undefined): boolean =>
  !known || ranks[next] > ranks[known]

/** One receipt for each message: the highest-ranking one. */
const oneEach = (receipts: DeliveryReceipt[]): DeliveryReceipt[] => {
  const best = new Map<string, DeliveryReceipt>()
  for (const receipt of receipts)
    if (outranks(receipt.status, best.get(receipt.providerId)?.status)) best.set(receipt.providerId, receipt)
  return [...best.values()]
}

/**
 * The header X-Hub-Signature-256 signs the raw bytes of the body: a body that was parsed and serialised again would
 * fail.
 */
export const isSignedByMeta = (appSecret: string, rawBody: Buffer, header: string | null | undefined) =>
  isSame(header ?? '', `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`)

/** Meta verifies the webhook once, by GET. Returns the text of the response; null for anybody else. */
export const metaChallenge = (verifyToken: string, query: URLSearchParams): string | null =>
  query.get('hub.mode') === 'subscribe' && isSame(query.get('hub.verify_token') ?? '', verifyToken)
    ? // Meta's text is returned unchanged. Plain characters only: a browser must not show it as a page.
      (/^[\w-]{1,200}$/.exec(query.get('hub.challenge') ?? '')?.[0] ?? null)
    : null

const metaBody = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).default([]) }) })),
    }),
  ),
})
const messageId = z.uuid().optional().catch(undefined)
const metaStatus = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{1,11}$/),
  biz_opaque_callback_data: messageId,
  errors: z
    .array(z.object({ code: z.int() }))
    .optional()
    .catch(undefined),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for an invalid body. Unknown statuses and other events are ignored. */
export function readMetaReceipts(rawBody: Buffer): DeliveryReceipt[] | null {
  if (rawBody.length > RECEIPTS_LIMIT) return null
  const body = metaBody.safeParse(parseJson(rawBody.toString('utf8')))
  if (!body.success) return null
  const statuses = body.data.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses))
  return oneEach(
    statuses.flatMap((status) => {
      const { data } = metaStatus.safeParse(status)
      if (!data) return []
      const code = data.status === 'failed' ? data.errors?.[0]?.code : undefined
      return {
        providerId: data.id,
        ...(data.biz_opaque_callback_data && { messageId: data.biz_opaque_callback_data }),
        status: data.status,
        ...(code !== undefined && { error: `code ${code}` }),
        at: new Date(Number(data.timestamp) * 1000),
      }
    }),
  )
}

const SMS_RECEIPT = 'sms receipt'

/**
 * Exotel signs nothing, but accepts a callback URL with each message. The URL ends with this token: our message id and
 * our signature of it, so that one URL is valid for one message only.
 */
export const smsReceiptToken = (smsKey: string, id: string) => sign(smsKey, SMS_RECEIPT, id)

/** The message for which the URL was made; null when the signature is not ours. */
export const readSmsReceiptToken = (smsKey: string, token: string) => verify(smsKey, SMS_RECEIPT, token)

const SMS_BODY_LIMIT = 8 * 1024

/** "Sent" alone may mean the operator only; the detailed status is about the phone. */
const smsStatuses = new Map<string, DeliveryStatus>([
  ['delivered', 'delivered'],
  ['sent delivered_to_handset', 'delivered'],
  ['failed', 'failed'],
  ['failed_dnd', 'failed'],
  ['failed-dnd', 'failed'],
  ['undelivered', 'failed'],
  ['expired', 'failed'],
])

const smsBody = z.object({
  SmsSid: z.string().min(1).max(100),
  Status: z.string().max(50).toLowerCase(),
  DetailedStatus: z.string().max(100).toLowerCase().default(''),
  DetailedStatusCode: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional()
    .catch(undefined),
  DateSent: z.string().max(30).default(''),
})

/** Exotel uses Indian time; for a message that was never sent, 1970 or nothing. */
function smsTime(text: string, now: Date): Date {
  const [, day = '', clock = '', seconds = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)$/.exec(text) ?? []
  if (!isDay(day) || day.startsWith('1970')) return now
  return new Date(instantAt(day, minutesFrom(clock)).getTime() + Number(seconds) * 1000)
}

/** The id comes from readSmsReceiptToken; the one in the body is ignored. */
export function readSmsReceipts(rawBody: Buffer, id: string, now: Date): DeliveryReceipt[] | null {
  if (rawBody.length > SMS_BODY_LIMIT) return null
  const body = smsBody.safeParse(Object.fromEntries(new URLSearchParams(rawBody.toString('utf8'))))
  if (!body.success) return null
  const { SmsSid, Status, DetailedStatus, DetailedStatusCode, DateSent } = body.data
  const status = smsStatuses.get(Status) ?? smsStatuses.get(`${Status} ${DetailedStatus}`)
  if (!status) return []
  return [
    {
      providerId: SmsSid,
      messageId: id,
      status,
      ...(status === 'failed' && { error: DetailedStatusCode ? `code ${DetailedStatusCode}` : Status }),
      at: smsTime(DateSent, now),
    },
  ]
}
