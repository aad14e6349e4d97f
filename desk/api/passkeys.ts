import { z } from 'zod'
import { addPasskey, listPasskeys, removePasskey } from '#server/staff/passkeys.ts'
import { type Passkey, passkeyDevices } from '../contract/passkeys.ts'
import { roles } from '../contract/roles.ts'
import { endpoint, Refusal } from '../http/endpoint.ts'

/** One's own passkeys. What a new one has to sign is asked for with the password (desk/http/door/door.ts). */
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
    run: async ({ db, staff, deskUrl: url, now }, { response, device }) => {
      const isAdded = await addPasskey(db, staff, { url, response, device, now: now() })
      if (!isAdded) throw new Refusal('wrong')
    },
  }),
  endpoint('POST /api/passkeys/remove', {
    roles,
    input: z.object({ id: z.string() }),
    run: async ({ db, staff }, { id }) => {
      if (!(await removePasskey(db, staff, id))) throw new Refusal('unknown')
    },
  }),
]
