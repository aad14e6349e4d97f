import { z } from 'zod'
import { parseIndianMobile } from '#clinic/phone.ts'
import { whatsappTemplate } from '#server/messages/send-whatsapp.ts'
import type { SmsSettings, WhatsappSettings } from '#server/platform/env.ts'

export type Account = SmsSettings & WhatsappSettings

export type Message = {
  channel: 'sms' | 'whatsapp'
  /** The provider's id of the message. */
  id: string
  to: string
  template: string
  language: string
  /** The values for the template's blanks; for an SMS the whole text. */
  variables: string[]
  linkSuffix?: string
  messageId: string
  /** The URL for delivery receipts of an SMS. */
  receiptUrl?: string
  at: Date
}

/** What the two providers require of a request, and how they reject it. */
export type Answer = { status: number; headers?: Record<string, string>; body: unknown }
export type Judged = { message: Message; answer: Answer }

/** The bodies of Exotel and Meta differ, but only the status and the header matter here. */
export const tooMany: Answer = {
  status: 429,
  headers: { 'retry-after': '7' },
  body: { error: { message: '(#130429) Rate limit hit', type: 'OAuthException', code: 130429 } },
}

const isNumber = (to: string) => parseIndianMobile(to) === to

const exotelError = (status: number, message: string): Answer => ({
  status,
  body: { RestException: { Status: status, Message: message } },
})

const smsForm = z.strictObject({
  From: z.string(),
  To: z.string(),
  Body: z.string().min(1).max(2000),
  EncodingType: z.enum(['plain', 'unicode']),
  SmsType: z.literal('transactional'),
  DltEntityId: z.string(),
  DltTemplateId: z.string(),
  CustomField: z.string().max(128),
  StatusCallback: z.url().optional(),
})

export function judgeSms(
  account: Account,
  key: string | undefined,
  body: string,
  id: string,
): Judged | Answer {
  if (key !== `Basic ${Buffer.from(account.SMS_KEY).toString('base64')}`)
    return exotelError(401, 'Authentication failed. Invalid API Key or Token.')
  const form = smsForm.safeParse(Object.fromEntries(new URLSearchParams(body))).data
  const known = Object.entries(account.SMS_TEMPLATES).find(([, dltId]) => dltId === form?.DltTemplateId)
  const isOurs = form?.From === account.SMS_SENDER && form.DltEntityId === account.SMS_ENTITY
  if (!form || !known || !isOurs) return exotelError(400, 'Invalid Parameters')
  if (!isNumber(form.To)) return exotelError(400, `Invalid Recipient [${form.To}]`)
  // The GSM alphabet has no Devanagari: such a text would arrive as question marks.
  if (form.EncodingType === 'plain' && /[^\n\x20-\x7e]/.test(form.Body))
    return exotelError(400, 'Invalid Parameters')
  const [template = '', language = ''] = known[0].split('.')
  return {
    message: {
      channel: 'sms',
      id,
      to: form.To,
      template,
      language,
      variables: [form.Body],
      messageId: form.CustomField,
      ...(form.StatusCallback && { receiptUrl: form.StatusCallback }),
      at: new Date(),
    },
    answer: { status: 200, body: { SMSMessage: { Sid: id, To: form.To, Status: 'queued' } } },
  }
}

const metaError = (status: number, code: number, title: string): Answer => ({
  status,
  body: { error: { message: `(#${code}) ${title}`, type: 'OAuthException', code, fbtrace_id: 'A' } },
})

const parameters = z.array(
  z.strictObject({
    type: z.literal('text'),
    text: z
      .string()
      .min(1)
      .max(1024)
      .refine((text) => !/[\n\t]| {5}/.test(text)),
  }),
)
const whatsappBody = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string(),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string(),
    language: z.strictObject({ code: z.string() }),
    components: z.union([
      z.tuple([z.strictObject({ type: z.literal('body'), parameters })]),
      z.tuple([
        z.strictObject({ type: z.literal('body'), parameters }),
        z.strictObject({
          type: z.literal('button'),
          sub_type: z.literal('url'),
          index: z.literal('0'),
          parameters: parameters.length(1),
        }),
      ]),
    ]),
  }),
  biz_opaque_callback_data: z.string().max(512),
})

/** The templates approved for WhatsApp are the same that are registered for SMS. */
const findTemplate = (account: Account, name: string, language: string) =>
  Object.keys(account.SMS_TEMPLATES)
    .map((key) => key.split('.'))
    .find(([template = '', code]) => whatsappTemplate(account, template) === name && code === language)?.[0]

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

export function judgeWhatsapp(
  account: Account,
  key: string | undefined,
  body: string,
  id: string,
): Judged | Answer {
  if (key !== `Bearer ${account.WHATSAPP_TOKEN}`) return metaError(401, 190, 'Invalid OAuth access token')
  const { data } = json.pipe(whatsappBody).safeParse(body)
  if (!data) return metaError(400, 100, 'Invalid parameter')
  if (!isNumber(data.to)) return metaError(400, 131026, 'Message undeliverable')
  const { name, language, components } = data.template
  const template = findTemplate(account, name, language.code)
  if (!template) return metaError(404, 132001, 'Template name does not exist in the translation')
  const [filled, button] = components
  return {
    message: {
      channel: 'whatsapp',
      id,
      to: data.to,
      template,
      language: language.code,
      variables: filled.parameters.map(({ text }) => text),
      ...(button?.parameters[0] && { linkSuffix: button.parameters[0].text }),
      messageId: data.biz_opaque_callback_data,
      at: new Date(),
    },
    answer: {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: data.to, wa_id: data.to.replace('+', '') }],
        messages: [{ id, message_status: 'accepted' }],
      },
    },
  }
}
