import type { FastifyInstance } from 'fastify'
import { facts } from '#content/facts.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { createSignInLimits } from '#server/staff/sign-in-limits.ts'
import { createStaffAuth } from '#server/staff/staff-auth.ts'
import type { SignInPath } from '../../contract/calls.ts'
import { demandOwnOrigin } from '../create-desk.ts'
import type { Desk } from '../desk-services.ts'
import { createReadSession } from '../staff-sessions.ts'
import type { AnyCall, Call, SignInContext } from './auth-call.ts'
import { noteIfFailed } from './failed-sign-in.ts'
import { chooseFirstPassword, enrol } from './first-sign-in.ts'
import { createKnownDevices } from './known-device.ts'
import {
  preparePasskeySignIn,
  signIn,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from './sign-in.ts'
import { changePassword, preparePasskey, signOut, wake } from './with-session.ts'

/**
 * The only calls without a session, and those that need the password. better-auth can be reached through these
 * alone.
 */
export const signInCalls: { [Path in SignInPath]: Call<Path> } = {
  '/api/sign-in': signIn,
  '/api/sign-in/code': signInWithCode,
  '/api/sign-in/recovery': signInWithRecoveryCode,
  '/api/sign-in/passkey/options': preparePasskeySignIn,
  '/api/sign-in/passkey': signInWithPasskey,
  '/api/sign-in/first-password': chooseFirstPassword,
  '/api/sign-in/enrol': enrol,
  '/api/wake': wake,
  '/api/me/password': changePassword,
  '/api/passkeys/options': preparePasskey,
  '/api/sign-out': signOut,
}

export function openSignIn(desk: Desk, { url, secret }: { url: string; secret: string }) {
  const auth = createStaffAuth({
    context: desk,
    db: desk.db,
    log: desk.log,
    secret,
    url,
    clinicName: facts.clinicShortName.en,
  })
  const readSession = createReadSession(auth, desk.db, desk.now)
  const context: SignInContext = {
    desk,
    auth,
    url,
    readSession,
    limits: createSignInLimits(desk.pool, secret, desk.log),
    devices: createKnownDevices(auth, secret, desk),
    challengeSecret: keyedHash(secret, 'secret of challenges', 'sign-in'),
  }
  return {
    readSession,
    /** What `createDesk` adds besides the endpoints. */
    addRoutes(app: FastifyInstance) {
      for (const [path, call] of Object.entries<AnyCall>(signInCalls))
        app.post(path, async (request, reply) => {
          demandOwnOrigin(request, url)
          try {
            return (await call(context, request, reply)) ?? {}
          } catch (error) {
            await noteIfFailed(desk, auth, request, error)
            throw error
          }
        })
    },
  }
}
