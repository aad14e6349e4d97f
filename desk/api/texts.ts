import { z } from 'zod'
import { listTexts, readText, signText } from '#server/desk/owner/texts.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { givenBy } from '#server/platform/context.ts'
import type { TextRow, TextToRead } from '../contract/texts.ts'
import { endpoint, Refusal } from '../http/endpoint.ts'

export const textsEndpoints = [
  endpoint('GET /api/texts', {
    roles: ['doctor', 'owner', 'receptionist'],
    input: z.object({}),
    run: async ({ db }): Promise<{ texts: TextRow[] }> => ({ texts: await listTexts(db) }),
  }),
  endpoint('GET /api/texts/text', {
    roles: ['doctor', 'owner', 'receptionist'],
    input: z.object({ id: z.string().max(120) }),
    run: async ({ db }, { id }): Promise<TextToRead> => {
      const text = await readText(db, id)
      if (!text) throw new Refusal('gone', { status: 404 })
      return text
    },
  }),
  endpoint('POST /api/texts/sign', {
    roles: ['doctor'],
    input: z.object({ ...keyed, id: z.string().max(120), hash: z.string().max(64) }),
    run: async (context, text) => {
      const { db, staff } = context
      const { doctorId } = staff
      if (!doctorId) throw new Refusal('not-yours', { status: 403 })
      const signed = await signText(db, givenBy(context), { ...staff, doctorId }, text)
      if (!signed.ok) throw new Refusal(signed.reason)
    },
  }),
]
