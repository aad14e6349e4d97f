import { isSignedByMeta, metaChallenge, readMetaReceipts } from '#server/messages/delivery-receipts.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/whatsapp-receipts.ts'
import { bytesOf, emptyResponse, takeReceipts } from './take-receipts.ts'

/** Meta checks once that this URL is ours. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { whatsapp } = context.get(siteContext).receipts
  if (!whatsapp) return emptyResponse(404)
  const challenge = metaChallenge(whatsapp.verifyToken, new URL(request.url).searchParams)
  if (challenge === null) return emptyResponse(403)
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const { whatsapp } = site.receipts
  if (!whatsapp) return emptyResponse(404)
  if (request.method !== 'POST') return emptyResponse(405, { allow: 'GET, POST' })
  const body = await bytesOf(request)
  if (!isSignedByMeta(whatsapp.appSecret, body, request.headers.get('x-hub-signature-256')))
    return emptyResponse(401)
  return takeReceipts(site, readMetaReceipts(body))
}
