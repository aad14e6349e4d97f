import { z } from 'zod'
import { givenBy } from '#server/platform/context.ts'
import { addPasskey, listPasskeys, removePasskey } from '#server/staff/passkeys.ts'
import { type Passkey, passkeyDevices } from '../contract/passkeys.ts'
import { roles } from '../contract/roles.ts'
import { endpoint, Refusal } from '../http/endpoint.ts'

/**
 * The passkeys of the person who is signed in. The challenge for a new one comes with the password
 * (desk/http/sign-in/sign-in-calls.ts).
 */
export const passkeyEndpoints = [
  endpoint('GET /api/passkeys', {
    roles,
    input: z.object({}),
    run: async ({ db, staff }): Promise<Passkey[]> => {
      const own = await listPasskeys(db, staff)
      return own.map(({ id, device, addedAt, lastUsedAt }) => ({
        id,
        device,
        addedAt: addedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }))
    },
  }),
  endpoint('POST /api/passkeys/add', {
    roles,
    input: z.object({ response: z.looseObject({ id: z.string() }), device: z.enum(passkeyDevices) }),
    run: async (context, { response, device }) => {
      const { db, staff, deskUrl: url } = context
      const isAdded = await addPasskey(db, staff, { ...givenBy(context), url, response, device })
      if (!isAdded) throw new Refusal('wrong')
    },
  }),
  endpoint('POST /api/passkeys/remove', {
    roles,
    input: z.object({ id: z.string() }),
    run: async (context, { id }) => {
      if (!(await removePasskey(context.db, givenBy(context), context.staff, id)))
        throw new Refusal('unknown')
    },
  }),
]
