import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import { stepOfCode } from './totp.ts'

/** The response code for a correct code that was used before. */
export const CODE_USED = 'CODE_USED'

/** False: this code of the account, or a later one, was used before. */
async function claimStep(db: Database, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_second_factors')
    .set({ last_used_step: step })
    .where('staff_id', '=', staffId)
    .where((where) => where.or([where('last_used_step', 'is', null), where('last_used_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * A code opens one session: reading it over a shoulder is useless. Checked before better-auth's own step, so that a
 * person who types it twice waits for the next code and does not start again; better-auth still counts wrong codes.
 */
export const oneUseCodes = (db: Database, { now }: Pick<Context, 'now'>) =>
  ({
    id: 'one-use-codes',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (context) => {
            const { secret, secretConfig, createAuthCookie, internalAdapter } = context.context
            const cookie = await context.getSignedCookie(createAuthCookie('two_factor').name, secret)
            const between = cookie ? await internalAdapter.findVerificationValue(cookie) : null
            const staffId = (await getSessionFromCtx(context))?.user.id ?? between?.value
            if (!staffId) return undefined
            const factor = await db
              .selectFrom('staff_second_factors')
              .select('secret')
              .where('staff_id', '=', staffId)
              .executeTakeFirst()
            if (!factor) return undefined
            const key = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
            const step = stepOfCode(Buffer.from(key), String(context.body?.code), now())
            if (step === undefined || (await claimStep(db, staffId, step))) return undefined
            // An exception would be printed beside our log.
            return Response.json({ code: CODE_USED }, { status: 401 })
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
