import { readSmsReceipts, readSmsReceiptToken } from '#server/messages/delivery-receipts.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/sms-receipts.ts'
import { bytesOf, emptyResponse, takeReceipts } from './take-receipts.ts'

/** The URL itself carries the signature: each message has its own. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const { smsKey } = site.receipts
  if (!smsKey) return emptyResponse(404)
  if (request.method !== 'POST') return emptyResponse(405, { allow: 'POST' })
  const messageId = readSmsReceiptToken(smsKey, params.token)
  if (!messageId) return emptyResponse(401)
  return takeReceipts(site, readSmsReceipts(await bytesOf(request), messageId, site.now()))
}

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(siteContext).receipts.smsKey ? emptyResponse(405, { allow: 'POST' }) : emptyResponse(404)
