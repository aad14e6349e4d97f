import { z } from 'zod'
import type { SmsSettings } from '../platform/env.ts'
import { postToProvider } from './post-to-provider.ts'
import type { SendOutcome } from './send-outcome.ts'

export type Sms = {
  /** Returned with the delivery receipt. */
  messageId: string
  /** E.164. */
  to: string
  template: string
  language: string
  /** The whole text, exactly as registered, with its blanks filled. */
  text: string
  /** The URL for delivery receipts (see delivery-receipts.ts). */
  receiptUrl?: string
}

const accepted = z.object({ SMSMessage: z.object({ Sid: z.string().min(1).max(100) }) })

/** Other letters need the network's Unicode encoding, which must be requested. */
const isPlain = (text: string) => /^[\n\x20-\x7e]*$/.test(text)

/** One SMS through Exotel's API (docs/decisions/0015). */
export async function sendSms(
  settings: SmsSettings & { timeoutMs?: number },
  sms: Sms,
): Promise<SendOutcome> {
  const dltTemplate = settings.SMS_TEMPLATES[`${sms.template}.${sms.language}`]
  // The operators drop texts that are not registered: the message waits until this one is.
  if (!dltTemplate) return { kind: 'refused', error: 'template not registered', permanent: false }
  const form = new URLSearchParams({
    From: settings.SMS_SENDER,
    To: sms.to,
    Body: sms.text,
    EncodingType: isPlain(sms.text) ? 'plain' : 'unicode',
    SmsType: 'transactional',
    DltEntityId: settings.SMS_ENTITY,
    DltTemplateId: dltTemplate,
    CustomField: sms.messageId,
    ...(sms.receiptUrl && { StatusCallback: sms.receiptUrl }),
  })
  return postToProvider(
    {
      url: `${settings.SMS_URL}/Sms/send.json`,
      headers: {
        authorization: `Basic ${Buffer.from(settings.SMS_KEY).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
      timeoutMs: settings.timeoutMs,
    },
    { idIn: (answer) => accepted.safeParse(answer).data?.SMSMessage.Sid },
  )
}
