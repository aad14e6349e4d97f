import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type DeliveryReceipt,
  isSignedByMeta,
  readMetaReceipts,
  readSmsReceipts,
  readSmsReceiptToken,
  smsReceiptToken,
} from '#server/messages/delivery-receipts.ts'
import { sendSms } from '#server/messages/send-sms.ts'
import { sendWhatsapp } from '#server/messages/send-whatsapp.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { developmentEnv } from './env.ts'
import { openProvider, type Provider } from './provider.ts'
import type { Account } from './provider-rules.ts'

const account = readEnv(channelSettings, developmentEnv) as Account
const message = {
  messageId: '01a1dd14-a6c1-78c7-841f-63aa292684c5',
  to: '+919800000001',
  template: 'appointment-confirmed',
  language: 'en',
}
let provider: Provider
let site: { url: string; receipts: DeliveryReceipt[]; close(): void }

/** A minimal site that handles receipts as ours must. */
async function openSite(): Promise<typeof site> {
  const receipts: DeliveryReceipt[] = []
  const server = createServer(async (request, response) => {
    const raw = await buffer(request)
    const token = request.url?.slice('/sms/'.length) ?? ''
    const messageId = readSmsReceiptToken(account.SMS_KEY, token)
    const signature = String(request.headers['x-hub-signature-256'])
    if (messageId) receipts.push(...(readSmsReceipts(raw, messageId, new Date()) ?? []))
    else if (isSignedByMeta(account.WHATSAPP_APP_SECRET, raw, signature))
      receipts.push(...(readMetaReceipts(raw) ?? []))
    else response.statusCode = 403
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, receipts, close: () => server.close() }
}

beforeEach(async () => {
  provider = await openProvider(account)
  site = await openSite()
})
afterEach(async () => {
  site.close()
  await provider.close()
})

const at = new Date('2026-11-15T06:00:07Z')
const { messageId } = message

test('the receipt of an SMS goes to the URL of that SMS, and a forged one is rejected', async () => {
  const receiptUrl = `${site.url}/sms/${smsReceiptToken(account.SMS_KEY, messageId)}`
  await sendSms(provider.settings, { ...message, text: 'Hello', receiptUrl })
  const sent = await provider.waitFor(({ channel }) => channel === 'sms')
  expect(await provider.receipt(sent, 'delivered', { isForged: true })).toBe(403)
  expect(site.receipts).toEqual([])
  expect(await provider.receipt(sent, 'delivered', { at })).toBe(200)
  expect(await provider.receipt(sent, 'failed', { at })).toBe(200)
  const update = { providerId: sent.id, messageId, at }
  expect(site.receipts).toEqual([
    { ...update, status: 'delivered' },
    { ...update, status: 'failed', error: 'code 23005' },
  ])
})

test('the receipt of a WhatsApp message is signed, and a forged one is rejected', async () => {
  await sendWhatsapp(provider.settings, { ...message, parameters: ['Asha'] })
  const sent = await provider.waitFor(({ channel }) => channel === 'whatsapp')
  expect(await provider.receipt(sent, 'read', { url: site.url, isForged: true })).toBe(403)
  expect(site.receipts).toEqual([])
  expect(await provider.receipt(sent, 'read', { url: site.url, at })).toBe(200)
  expect(site.receipts).toEqual([{ providerId: sent.id, messageId, status: 'read', at }])
})

test('what the real providers would reject is rejected here', async () => {
  const post = async (path: string, authorization: string, body: string) => {
    const origin = new URL(provider.settings.SMS_URL).origin
    const response = await fetch(origin + path, { method: 'POST', headers: { authorization }, body })
    return { status: response.status, ...((await response.json()) as object) }
  }
  const meta = `/v25.0/${account.WHATSAPP_PHONE_NUMBER_ID}/messages`
  const exotel = '/v1/Accounts/clinic/Sms/send.json'
  const basic = `Basic ${Buffer.from(account.SMS_KEY).toString('base64')}`
  const bearer = `Bearer ${account.WHATSAPP_TOKEN}`
  expect(await post(meta, '', '{}')).toMatchObject({ status: 401, error: { code: 190 } })
  expect(await post(meta, bearer, '{"to"')).toMatchObject({ status: 400, error: { code: 100 } })
  expect(await post(meta, bearer, '{}')).toMatchObject({ status: 400, error: { code: 100 } })
  expect(await post(exotel, '', '')).toMatchObject({ status: 401, RestException: { Status: 401 } })
  expect(await post(exotel, basic, 'To=1')).toMatchObject({ status: 400, RestException: { Status: 400 } })
  expect((await post('/elsewhere', bearer, '')).status).toBe(404)
  const stranger = { ...provider.settings, SMS_SENDER: 'OTHERS' }
  expect((await sendSms(stranger, { ...message, text: 'Hello' })).kind).toBe('refused')
  const unknown = {
    ...provider.settings,
    SMS_TEMPLATES: { 'appointment-confirmed.en': '1107999999999999999' },
  }
  expect((await sendSms(unknown, { ...message, text: 'Hello' })).kind).toBe('refused')
  expect(provider.messages).toEqual([])
})

test('the page of received messages escapes their texts', async () => {
  await sendSms(provider.settings, { ...message, text: '<b>Hello</b>' })
  const page = await (await fetch(new URL('/', provider.settings.SMS_URL))).text()
  expect(page).toContain('+919800000001')
  expect(page).toContain('&#60;b&#62;Hello')
})
