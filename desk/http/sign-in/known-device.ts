import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { keyedHash, sign, verify } from '#server/platform/secrets.ts'
import type { StaffAuth } from '#server/staff/staff-auth.ts'
import { cookiesOf } from './cookies.ts'

const PURPOSE = 'known device'
const LIFETIME_SECONDS = 180 * 24 * 3600

/** The counter's key of one browser of one account. */
const keyOf = (staffId: string, deviceId: string) => `${staffId} ${deviceId}`

/**
 * Browsers in which somebody has fully signed in, each with a signed cookie for each of its people. The cookie
 * grants nothing: it gives wrong passwords typed there a counter of their own, which strangers cannot use up.
 */
export function createKnownDevices(auth: StaffAuth, secret: string, { now, random }: Context) {
  // The cookie's name does not reveal its person.
  const cookieOf = async (staffId: string) =>
    (await auth.$context).createAuthCookie(
      `device_${keyedHash(secret, 'name of a device', staffId).slice(0, 12)}`,
      { maxAge: LIFETIME_SECONDS },
    )

  function read(value: string | undefined): { staffId: string; deviceId: string } | null {
    const [staffId, deviceId, issued] = verify(secret, PURPOSE, value ?? '')?.split('.') ?? []
    if (!staffId || !deviceId || !issued) return null
    const age = now().getTime() - Number.parseInt(issued, 36)
    return age < LIFETIME_SECONDS * 1000 ? { staffId, deviceId } : null
  }

  async function deviceOf(request: FastifyRequest, staffId: string) {
    const found = read(cookiesOf(request).get((await cookieOf(staffId)).name))
    return found?.staffId === staffId ? found : null
  }

  return {
    /** The counter's key of this browser for the account; null for a stranger. */
    async keyFor(request: FastifyRequest, staffId: string | null): Promise<string | null> {
      const found = staffId && (await deviceOf(request, staffId))
      return found ? keyOf(found.staffId, found.deviceId) : null
    },
    /** The same before anybody is named: of any person who has signed in here. */
    anyKey(request: FastifyRequest): string | null {
      for (const value of cookiesOf(request).values()) {
        const found = read(value)
        if (found) return keyOf(found.staffId, found.deviceId)
      }
      return null
    },
    /** After a complete sign-in. */
    async remember(request: FastifyRequest, reply: FastifyReply, staffId: string) {
      const { name, attributes } = await cookieOf(staffId)
      const deviceId = (await deviceOf(request, staffId))?.deviceId ?? random(12).toString('base64url')
      const value = sign(secret, PURPOSE, `${staffId}.${deviceId}.${now().getTime().toString(36)}`)
      const secure = attributes.secure ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${name}=${value}; Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
