import { readSmsReceipts, readSmsReceiptToken } from '#server/messages/delivery-receipts.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/sms-receipts.ts'
import { bytesOf, say, takeReceipts } from './take-receipts.ts'

/** The address itself is the signature: each message has named one of its own. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const { smsKey } = site.receipts
  if (!smsKey) return say(404)
  if (request.method !== 'POST') return say(405, { allow: 'POST' })
  const noticeId = readSmsReceiptToken(smsKey, params.token)
  if (!noticeId) return say(401)
  return takeReceipts(site, readSmsReceipts(await bytesOf(request), noticeId, site.now()))
}

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(siteContext).receipts.smsKey ? say(405, { allow: 'POST' }) : say(404)
