import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { metaReceipts, type StatusUpdate } from '#dev/provider.ts'
import {
  isSignedByMeta,
  metaChallenge,
  outranks,
  RECEIPTS_LIMIT,
  readMetaReceipts,
  readSmsReceipts,
  readSmsReceiptToken,
  smsReceiptToken,
} from './delivery-receipts.ts'

const secret = 'the app secret of a test'
const messageId = '01a1dd14-a6c1-78c7-841f-63aa292684c5'
const at = new Date('2026-11-15T06:00:07Z')
const message = { id: 'wamid.1', to: '+919800000001', messageId }
const update = (status: string, changes: Partial<StatusUpdate['message']> = {}): StatusUpdate => ({
  message: { ...message, ...changes },
  status,
  at,
})
const bodyOf = (...list: StatusUpdate[]) =>
  Buffer.from(JSON.stringify(metaReceipts({ WHATSAPP_PHONE_NUMBER_ID: '1' }, list)))
const signatureOf = (body: Buffer) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

test('only Meta’s signature of exactly these bytes is accepted', () => {
  const body = bodyOf(update('delivered'))
  const signature = signatureOf(body)
  expect(isSignedByMeta(secret, body, signature)).toBe(true)
  expect(isSignedByMeta('another secret', body, signature)).toBe(false)
  for (const wrong of [
    null,
    undefined,
    '',
    'sha256=',
    signature.slice(0, -1),
    signature.slice(7),
    `${signature}0`,
  ])
    expect(isSignedByMeta(secret, body, wrong)).toBe(false)
})

test('a signature does not fit a changed body, even by one space', () => {
  const body = bodyOf(update('delivered'))
  const signature = signatureOf(body)
  expect(isSignedByMeta(secret, bodyOf(update('read')), signature)).toBe(false)
  expect(isSignedByMeta(secret, Buffer.concat([body, Buffer.from(' ')]), signature)).toBe(false)
})

test('Meta’s verification is answered for our token only', () => {
  const ask = (changes: Record<string, string>) =>
    metaChallenge(
      'the token',
      new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': 'the token',
        'hub.challenge': '1158201444',
        ...changes,
      }),
    )
  expect(ask({})).toBe('1158201444')
  expect(ask({ 'hub.mode': 'unsubscribe' })).toBeNull()
  expect(ask({ 'hub.verify_token': 'the tokem' })).toBeNull()
  expect(ask({ 'hub.verify_token': '' })).toBeNull()
  expect(ask({ 'hub.challenge': '<script>' })).toBeNull()
  expect(metaChallenge('the token', new URLSearchParams())).toBeNull()
})

test('a receipt has the message, its status and the time', () => {
  expect(readMetaReceipts(bodyOf(update('read')))).toEqual([
    { providerId: 'wamid.1', messageId, status: 'read', at },
  ])
  expect(readMetaReceipts(bodyOf(update('failed')))).toEqual([
    { providerId: 'wamid.1', messageId, status: 'failed', error: 'code 131026', at },
  ])
})

test('unknown events are skipped, the others are read', () => {
  const known = update('delivered', { id: 'wamid.2' })
  expect(readMetaReceipts(bodyOf(update('sent'), update('teleported'), known))).toHaveLength(1)
  const odd = JSON.parse(bodyOf(known).toString())
  odd.entry[0].changes[0].value.statuses.push(
    null,
    7,
    { id: 'wamid.3' },
    { ...message, status: 'read', timestamp: 'x' },
  )
  odd.entry[0].changes.push({ field: 'messages', value: { messages: [{ text: { body: 'Thank you' } }] } })
  expect(readMetaReceipts(Buffer.from(JSON.stringify(odd)))).toHaveLength(1)
})

test('an id that is not ours is left out, the receipt stays', () => {
  const [receipt] = readMetaReceipts(bodyOf(update('read', { messageId: "'; drop table messages" }))) ?? []
  expect(receipt).toEqual({ providerId: 'wamid.1', status: 'read', at })
})

test('an incomplete, foreign or oversized body is rejected', () => {
  const body = bodyOf(update('delivered'))
  expect(readMetaReceipts(body.subarray(0, -5))).toBeNull()
  for (const text of ['', '[]', 'null', '{}', '{"entry":{}}'])
    expect(readMetaReceipts(Buffer.from(text))).toBeNull()
  expect(readMetaReceipts(Buffer.concat([body, Buffer.alloc(RECEIPTS_LIMIT, ' ')]))).toBeNull()
  expect(readMetaReceipts(bodyOf(update('read', { id: 'x'.repeat(301) })))).toEqual([])
})

test('a thousand receipts at once are a thousand receipts', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    update('failed', { id: `wamid.${'A'.repeat(60)}${index}` }),
  )
  const body = bodyOf(...many)
  expect(body.length).toBeLessThan(RECEIPTS_LIMIT)
  expect(readMetaReceipts(body)).toHaveLength(1000)
})

test.each([
  [['delivered', 'delivered'], 'delivered'],
  [['delivered', 'failed'], 'delivered'],
  [['failed', 'delivered'], 'delivered'],
  [['read', 'delivered', 'sent'], 'read'],
  [['failed', 'failed'], 'failed'],
])('%j of one message, twice or out of order, is %s', (statuses, result) => {
  const receipts = readMetaReceipts(bodyOf(...statuses.map((status) => update(status))))
  expect(receipts?.map(({ status }) => status)).toEqual([result])
})

test('a known status is not applied again, and never reverted', () => {
  expect(outranks('failed', null)).toBe(true)
  expect(outranks('delivered', 'delivered')).toBe(false)
  expect(outranks('failed', 'delivered')).toBe(false)
  expect(outranks('failed', 'read')).toBe(false)
  expect(outranks('delivered', 'failed')).toBe(true)
})

test('the receipt URL of one SMS is valid for that SMS only', () => {
  const token = smsReceiptToken('key:token', messageId)
  expect(readSmsReceiptToken('key:token', token)).toBe(messageId)
  expect(readSmsReceiptToken('key:other', token)).toBeNull()
  const other = token.replace(messageId, '01a1dd14-a6c1-78c7-841f-000000000001')
  for (const forged of ['', '.', messageId, token.slice(0, -1), other])
    expect(readSmsReceiptToken('key:token', forged)).toBeNull()
})

const now = new Date('2026-11-16T00:00:00Z')
const smsForm = (changes: Record<string, string>) =>
  Buffer.from(
    new URLSearchParams({
      SmsSid: 'sid1',
      To: '+919800000001',
      DateSent: '2026-11-15 11:30:07',
      CustomField: messageId,
      ...changes,
    }).toString(),
  )
const readSms = (changes: Record<string, string>) => readSmsReceipts(smsForm(changes), messageId, now)

test('an SMS is delivered when it reached the phone, not the operator', () => {
  expect(
    readSms({ Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET', DetailedStatusCode: '20005' }),
  ).toEqual([{ providerId: 'sid1', messageId, status: 'delivered', at }])
  expect(readSms({ Status: 'sent', DetailedStatus: 'DELIVERED_TO_OPERATOR' })).toEqual([])
  expect(readSms({ Status: 'submitted' })).toEqual([])
  expect(readSms({ Status: 'constructor' })).toEqual([])
})

test('a failed SMS has its reason as a code, and the present time when it was never sent', () => {
  expect(
    readSms({ Status: 'failed_dnd', DetailedStatusCode: '23005', DateSent: '1970-01-01 05:30:00' }),
  ).toEqual([{ providerId: 'sid1', messageId, status: 'failed', error: 'code 23005', at: now }])
  expect(readSms({ Status: 'expired', DetailedStatusCode: 'call +919800000001', DateSent: '' })).toEqual([
    { providerId: 'sid1', messageId, status: 'failed', error: 'expired', at: now },
  ])
})

test('an empty or oversized receipt of an SMS is rejected', () => {
  expect(readSmsReceipts(Buffer.from(''), messageId, now)).toBeNull()
  expect(readSms({ Status: 'failed', SmsSid: '' })).toBeNull()
  expect(readSms({ Status: 'failed', Padding: 'x'.repeat(9000) })).toBeNull()
})
