import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { givenBy } from '#server/platform/context.ts'
import { noteFailedSignIn, type TriedAccount } from '#server/staff/failed-sign-ins.ts'
import type { StaffAuth } from '#server/staff/staff-auth.ts'
import type { Desk } from '../desk-services.ts'
import { Refusal } from '../endpoint.ts'
import { sessionOf } from '../staff-sessions.ts'
import { cookiesOf } from './cookies.ts'

const named = z.object({ email: z.string().max(200) })
const byPasskey = z.object({ response: z.object({ id: z.string().max(1500) }) })

/** These tries were already counted as wrong: more events would only fill the table. */
const loggedOnly = ['too-many', 'challenge']
const noted = ['wrong', 'wrong-password', 'code-used', ...loggedOnly]

/**
 * The account of a step: named in the form, owner of the passkey, signed in already, or between password and code.
 */
async function triedAccount(auth: StaffAuth, request: FastifyRequest): Promise<TriedAccount | null> {
  const typed = named.safeParse(request.body)
  if (typed.success) return { email: typed.data.email }
  const used = byPasskey.safeParse(request.body)
  if (used.success) return { passkey: used.data.response.id }
  const session = await sessionOf(auth, request)
  if (session) return { id: session.user.id }
  const { name } = (await auth.$context).createAuthCookie('two_factor')
  // <id of the step>.<signature>
  const value = cookiesOf(request).get(name)
  return value ? { betweenSteps: value.slice(0, value.lastIndexOf('.')) } : null
}

/** Records a failed sign-in: in the log, and for the owner at the account, where there is one. */
export async function noteIfFailed(desk: Desk, auth: StaffAuth, request: FastifyRequest, error: unknown) {
  if (!(error instanceof Refusal) || !noted.includes(error.reason)) return
  const tried = loggedOnly.includes(error.reason) ? null : await triedAccount(auth, request)
  const staffId = tried && (await noteFailedSignIn(desk.db, givenBy(desk), tried))
  desk.log.warn({
    event: 'staff.sign_in_failed',
    requestId: request.id,
    route: request.routeOptions.url,
    outcome: error.reason,
    ...(staffId && { staffId }),
  })
}
