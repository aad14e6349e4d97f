import { z } from 'zod'
import type { WhatsappSettings } from '../platform/env.ts'
import { postToProvider } from './post-to-provider.ts'
import type { SendOutcome } from './send-outcome.ts'

export type WhatsappMessage = {
  /** Returned with the delivery receipt. */
  messageId: string
  /** E.164. */
  to: string
  template: string
  language: string
  /** The values for the blanks of the template's body, in their order. */
  parameters: string[]
  /** The end of the button's approved URL; absent when the template has none. */
  linkSuffix?: string
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) })
const refusal = z.object({ error: z.object({ code: z.int() }) })

/** Meta's own codes: Meta asks to trust them over the status. */
const passingCodes = new Set([
  // Rate limits: of the app, the account, this sender, from this sender to this number.
  4, 80007, 130429, 131048, 131056,
  // Faults on our side: permission, token, policy, blocked account, unpaid bill, template missing or paused.
  10, 190, 368, 131031, 131042, 132001, 132015,
])

/** A template name at Meta has neither hyphens nor capitals. */
export const whatsappTemplate = (
  { WHATSAPP_TEMPLATES }: Pick<WhatsappSettings, 'WHATSAPP_TEMPLATES'>,
  template: string,
) => WHATSAPP_TEMPLATES[template] ?? template.replaceAll('-', '_')

/** Meta refuses line breaks, tabs and more than four spaces in a row. */
const parameter = (text: string) => ({ type: 'text', text: text.replace(/\s+/g, ' ').trim() })

/** One message through Meta's Cloud API; outside of a conversation only approved templates may be sent. */
export const sendWhatsapp = (
  settings: WhatsappSettings & { timeoutMs?: number },
  message: WhatsappMessage,
): Promise<SendOutcome> =>
  postToProvider(
    {
      url: `${settings.WHATSAPP_URL}/${settings.WHATSAPP_PHONE_NUMBER_ID}/messages`,
      headers: {
        authorization: `Bearer ${settings.WHATSAPP_TOKEN}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: message.to,
        type: 'template',
        template: {
          name: whatsappTemplate(settings, message.template),
          language: { code: message.language },
          components: [
            { type: 'body', parameters: message.parameters.map(parameter) },
            ...(message.linkSuffix
              ? [{ type: 'button', sub_type: 'url', index: '0', parameters: [parameter(message.linkSuffix)] }]
              : []),
          ],
        },
        biz_opaque_callback_data: message.messageId,
      }),
      timeoutMs: settings.timeoutMs,
    },
    {
      idIn: (answer) => accepted.safeParse(answer).data?.messages[0]?.id,
      codeIn: (answer) => refusal.safeParse(answer).data?.error.code,
      passingCodes,
    },
  )
