import { z } from 'zod'
import {
  applyUploadedList,
  recentImports,
  restorePriceList,
  uploadPriceList,
} from '#server/desk/owner/price-lists.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { givenBy } from '#server/platform/context.ts'
import type { PriceCounts, PriceImport, PriceListPreview } from '../contract/prices.ts'
import { endpoint, Refusal } from '../http/endpoint.ts'

const importing = ['owner', 'doctor'] as const

/**
 * The file's name on the first line, then its bytes: a header cannot carry every name, and URLs are logged by
 * proxies.
 */
const upload = z.instanceof(Buffer).transform((body, context) => {
  const end = body.indexOf('\n')
  const fileName = body.subarray(0, Math.max(end, 0)).toString('utf8').trim().slice(0, 120)
  if (!fileName) {
    context.addIssue('the first line must be the name of the file')
    return z.NEVER
  }
  return { fileName, bytes: body.subarray(end + 1) }
})

export const pricesEndpoints = [
  endpoint('GET /api/prices', {
    roles: importing,
    input: z.object({}),
    run: async ({ db }): Promise<{ imports: PriceImport[] }> => ({ imports: await recentImports(db) }),
  }),
  endpoint('POST /api/prices/upload', {
    roles: importing,
    input: upload,
    run: (context, file): Promise<PriceListPreview> =>
      uploadPriceList(context.db, givenBy(context), context.staff, file),
  }),
  endpoint('POST /api/prices/restore', {
    roles: importing,
    input: z.object({ ...keyed, listId: z.uuid() }),
    run: async (context, { listId }): Promise<PriceListPreview> => {
      const list = await restorePriceList(context.db, givenBy(context), context.staff, listId)
      if (!list) throw new Refusal('gone', { status: 404 })
      return list
    },
  }),
  endpoint('POST /api/prices/apply', {
    roles: importing,
    input: z.object({
      ...keyed,
      listId: z.uuid(),
      basis: z.string().max(100),
      leave: z.array(z.string().max(120)).max(5000),
      retire: z.int().min(0).optional(),
    }),
    run: async (context, { listId, basis, leave, retire }): Promise<PriceCounts> => {
      const applied = await applyUploadedList(context.db, givenBy(context), context.staff, {
        listId,
        basis,
        leave,
        ...(retire !== undefined && { retire }),
      })
      if (!applied.ok) throw new Refusal(applied.reason)
      return applied.counts
    },
  }),
]
