import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { type Context, givenBy } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import { CHALLENGE_SECONDS, passkeyToUse, personByPasskey } from './passkeys.ts'

const TICKET = 'passkey'

/**
 * Sign-in with a passkey as a part of better-auth, so that its sessions and cookies are the same as for other sign-ins.
 * The challenge belongs to the browser that asked for it: a signed cookie is its ticket.
 */
export const passkeySignIn = (db: Database, process: Context, url: string) =>
  ({
    id: 'passkey-sign-in',
    endpoints: {
      passkeyOptions: createAuthEndpoint('/passkey/options', { method: 'POST' }, async (context) => {
        const { secret, createAuthCookie } = context.context
        const { name, attributes } = createAuthCookie(TICKET, { maxAge: CHALLENGE_SECONDS })
        const ticket = process.random(24).toString('base64url')
        const options = await passkeyToUse(db, ticket, { ...givenBy(process), url })
        await context.setSignedCookie(name, ticket, secret, attributes)
        return context.json(options)
      }),
      passkeySignIn: createAuthEndpoint(
        '/passkey/sign-in',
        { method: 'POST', body: z.object({ response: z.looseObject({ id: z.string() }) }) },
        async (context) => {
          const { secret, createAuthCookie, internalAdapter } = context.context
          const ticket = await context.getSignedCookie(createAuthCookie(TICKET).name, secret)
          const { response } = context.body
          const staffId = ticket && (await personByPasskey(db, { ticket, response, url, now: process.now() }))
          const user = staffId && (await internalAdapter.findUserById(staffId))
          if (!user) throw new APIError('UNAUTHORIZED')
          // The previous session, for example one that is asleep: the browser loses it now.
          const before = await getSessionFromCtx(context)
          if (before) await internalAdapter.deleteSession(before.session.token)
          const session = await internalAdapter.createSession(user.id)
          if (!session) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(context, { session, user })
          return context.json({ user })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
