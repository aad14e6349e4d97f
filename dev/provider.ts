import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { toIso } from '#clinic/time.ts'
import { openArrivals } from './arrivals.ts'
import { listen } from './listen.ts'
import { messagesPage } from './messages-page.ts'
import {
  type Account,
  type Answer,
  type Judged,
  judgeSms,
  judgeWhatsapp,
  type Message,
  tooMany,
} from './provider-rules.ts'

/** How the next requests fail. */
export type Misbehaviour =
  | 'hang'
  | 'drop-before'
  | 'drop-after'
  | 'hang-after'
  | 'duplicate'
  | '400'
  | '429'
  | '500'
  | '503'
  | { slowMs: number }

type ReceiptOptions = {
  /** The URL of the webhook. An SMS carries its own; the one for WhatsApp is set in Meta's form. */
  url?: string
  isForged?: boolean
  at?: Date
}

export type Provider = {
  /** The account, with the URLs of this server. */
  settings: Account
  messages: Message[]
  /** The number of requests, good or bad, for counting retries. */
  readonly requests: number
  misbehave(how: Misbehaviour, times?: number): void
  /** Resolves with the first message that matches, now or later. */
  waitFor(fits: (message: Message) => boolean, timeoutMs?: number): Promise<Message>
  /** Sends a delivery receipt to the site; resolves with the status of the response. */
  receipt(
    message: Message,
    status: 'sent' | 'delivered' | 'read' | 'failed',
    options?: ReceiptOptions,
  ): Promise<number>
  close(): Promise<void>
}

const hereFrom = (url: string, port: number) => `http://127.0.0.1:${port}${new URL(url).pathname}`

/** Both providers on one port, as strict as the real ones, delivering to memory: for development and tests. */
export async function openProvider(account: Account, port = 0): Promise<Provider> {
  const { items: messages, add: record, waitFor } = openArrivals<Message>('message')
  const faults: Misbehaviour[] = []
  let requests = 0
  const smsPath = `${new URL(account.SMS_URL).pathname}/Sms/send.json`
  const whatsappPath = `${new URL(account.WHATSAPP_URL).pathname}/${account.WHATSAPP_PHONE_NUMBER_ID}/messages`

  const judge = (request: IncomingMessage, body: string): Judged | Answer => {
    const key = request.headers.authorization
    const id = randomBytes(16).toString('hex')
    if (request.method !== 'POST') return { status: 405, body: {} }
    if (request.url === smsPath) return judgeSms(account, key, body, id)
    if (request.url === whatsappPath) return judgeWhatsapp(account, key, body, `wamid.${id}`)
    return { status: 404, body: {} }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    requests += 1
    const fault = faults.shift()
    const judged = judge(request, await text(request))
    const respond = ({ status, headers, body }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (fault === 'hang') return
    if (fault === 'drop-before') return void request.socket.destroy()
    if (fault === '429') return respond(tooMany)
    if (fault === '400' || fault === '500' || fault === '503')
      return respond({ status: Number(fault), body: {} })
    if (typeof fault === 'object') await wait(fault.slowMs)
    if (!('message' in judged)) return respond(judged)
    record(judged.message)
    if (fault === 'duplicate') record({ ...judged.message })
    if (fault === 'hang-after') return
    if (fault === 'drop-after') return void request.socket.destroy()
    respond(judged.answer)
  }

  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/')
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(messagesPage(messages))
    // The client closed the connection.
    handle(request, response).catch(() => request.socket.destroy())
  })
  await listen(server, port)
  const { port: openPort } = server.address() as AddressInfo

  return {
    settings: {
      ...account,
      SMS_URL: hereFrom(account.SMS_URL, openPort),
      WHATSAPP_URL: hereFrom(account.WHATSAPP_URL, openPort),
    },
    messages,
    get requests() {
      return requests
    },
    misbehave: (how, times = 1) => void faults.push(...Array.from({ length: times }, () => how)),
    waitFor,
    receipt: (message, status, options = {}) =>
      message.channel === 'sms'
        ? postSmsReceipt(message, status, options)
        : postMetaReceipt(account, message, status, options),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function postSmsReceipt(message: Message, status: string, options: ReceiptOptions) {
  const url = options.url ?? message.receiptUrl
  if (!url) throw new Error('This SMS has no URL for its receipt')
  const isDelivered = status === 'delivered'
  const response = await fetch(
    options.isForged ? url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) : url,
    {
      method: 'POST',
      body: new URLSearchParams({
        SmsSid: message.id,
        To: message.to,
        Status: isDelivered ? 'sent' : status,
        SmsUnits: '1',
        DetailedStatus: isDelivered ? 'DELIVERED_TO_HANDSET' : status === 'failed' ? 'FAILED_DND' : '',
        DetailedStatusCode: isDelivered ? '20005' : status === 'failed' ? '23005' : '',
        DateSent: toIso(options.at ?? new Date())
          .slice(0, 19)
          .replace('T', ' '),
        CustomField: message.messageId,
      }),
    },
  )
  return response.status
}

async function postMetaReceipt(account: Account, message: Message, status: string, options: ReceiptOptions) {
  if (!options.url) throw new Error('A receipt of WhatsApp needs a URL')
  const body = JSON.stringify(metaReceipts(account, [{ message, status, at: options.at ?? new Date() }]))
  const secret = options.isForged ? 'somebody else’s secret' : account.WHATSAPP_APP_SECRET
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
  return (await fetch(options.url, { method: 'POST', headers, body })).status
}

export type StatusUpdate = { message: Pick<Message, 'id' | 'to' | 'messageId'>; status: string; at: Date }

/** The body of Meta's webhook. */
export const metaReceipts = (
  account: Pick<Account, 'WHATSAPP_PHONE_NUMBER_ID'>,
  updates: StatusUpdate[],
) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '0',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '0', phone_number_id: account.WHATSAPP_PHONE_NUMBER_ID },
            statuses: updates.map(({ message, status, at }) => ({
              id: message.id,
              status,
              timestamp: String(Math.floor(at.getTime() / 1000)),
              recipient_id: message.to.replace('+', ''),
              biz_opaque_callback_data: message.messageId,
              ...(status === 'failed' && {
                errors: [{ code: 131026, title: 'Message undeliverable', message: 'Message undeliverable' }],
              }),
            })),
          },
        },
      ],
    },
  ],
})
