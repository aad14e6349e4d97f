import type { DeliveryReceipt } from '#server/messages/delivery-receipts.ts'
import { recordDelivery } from '#server/messages/messages.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'

/** Providers read the status only. */
export const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

/** The raw bytes of the body: the signature is computed from them. */
export const bytesOf = async (request: Request) => Buffer.from(await request.arrayBuffer())

/** `receipts` is null for a malformed body. After a 503 the provider retries, so a receipt may come twice. */
export async function takeReceipts(site: Site, receipts: DeliveryReceipt[] | null): Promise<Response> {
  const { db, queue, log } = site
  if (!receipts) return emptyResponse(400)
  try {
    for (const receipt of receipts) await recordDelivery(db, queue, givenBy(site), receipt)
    return emptyResponse(200)
  } catch (error) {
    log.error({ event: 'delivery_receipts.store_failed', count: receipts.length, error })
    return emptyResponse(503)
  }
}
