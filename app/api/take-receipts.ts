import type { DeliveryReceipt } from '#server/messages/delivery-receipts.ts'
import { recordDelivery } from '#server/messages/messages.ts'
import type { Site } from '#server/site.ts'

/** A provider reads the status and nothing else. */
export const say = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

/** The body's own bytes: a signature is made from them. */
export const bytesOf = async (request: Request) => Buffer.from(await request.arrayBuffer())

/** Null for what could not be read. What cannot be written down now is sent again later, and may then come twice. */
export async function takeReceipts(
  { db, queue, log }: Site,
  receipts: DeliveryReceipt[] | null,
): Promise<Response> {
  if (!receipts) return say(400)
  try {
    for (const receipt of receipts) await recordDelivery(db, queue, receipt)
    return say(200)
  } catch (error) {
    log.error({ event: 'delivery_receipts.store_failed', count: receipts.length, error })
    return say(503)
  }
}
