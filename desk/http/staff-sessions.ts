import { isAPIError } from 'better-auth/api'
import type { FastifyRequest } from 'fastify'
import { roundPhase } from '#server/desk/rounds/shift.ts'
import { type Database, DatabaseAwayError } from '#server/platform/db.ts'
import type { StaffAuth } from '#server/staff/staff-auth.ts'
import type { SignedIn } from '../contract/roles.ts'
import { type Endpoint, Refusal } from './endpoint.ts'
import { isMuchOpened } from './opened.ts'

const MINUTE = 60_000
/** A visit lasts 20 minutes and more, and the doctor does not touch the desk during it. */
const sleepsAfter = (role: SignedIn['role']) => (role === 'doctor' ? 45 : 15) * MINUTE
/** Activity is stored at most this often, not at every key. */
const NOTE_EVERY_MS = 30_000

export const headersOf = (request: FastifyRequest) =>
  new Headers({ cookie: request.headers.cookie ?? '', origin: request.headers.origin ?? '' })

type Session = NonNullable<Awaited<ReturnType<StaffAuth['api']['getSession']>>>

const signedInOf = ({ user }: Session): SignedIn => ({
  id: user.id,
  name: user.name,
  role: user.role as SignedIn['role'],
  doctorId: user.doctorId ?? null,
  language: user.language as SignedIn['language'],
})

/**
 * A one-time password or a lost phone does not open the desk: password and second factor are set anew before
 * anything else.
 */
export const mustEnrol = ({ user }: Session) => !user.twoFactorEnabled || Boolean(user.oneTimeUntil)

/** The session behind a request, whatever its state; null for nobody and for disabled accounts. */
export async function sessionOf(auth: StaffAuth, request: FastifyRequest): Promise<Session | null> {
  const session = await auth.api.getSession({ headers: headersOf(request) }).catch((cause) => {
    // better-auth reports a failed read of the database only as a 5xx status.
    throw isAPIError(cause) && cause.statusCode >= 500
      ? new DatabaseAwayError('No session could be read', { cause })
      : cause
  })
  return session && !session.user.disabledAt ? session : null
}

const noteActivity = (db: Database, sessionId: string, now: Date) =>
  db
    .updateTable('staff_sessions')
    .set({ last_active_at: now })
    .where('id', '=', sessionId)
    .where('last_active_at', '<', new Date(now.getTime() - NOTE_EVERY_MS))
    .execute()

/**
 * The session of a phlebotomist follows the round. On the round it never falls asleep: the sheet is open on the
 * phone for hours, often offline. After it the session reads nothing. Outcomes are accepted at any time.
 */
async function isOnRound(
  db: Database,
  { user, session }: Session,
  { isDelivery }: Pick<Endpoint, 'isDelivery'>,
  now: Date,
): Promise<boolean> {
  if (user.role !== 'phlebotomist') return false
  if (isDelivery) return true
  const phase = await roundPhase(db, user.id, session.createdAt, now)
  if (phase === 'over') throw new Refusal('shift-over', { status: 401 })
  return phase === 'on'
}

/**
 * The sender of a request. Requests that the screen makes by itself (reading, following the list) keep no session
 * awake. Commands do, and so does the report that keys or pointer are in use (POST /api/active).
 */
export const createReadSession =
  (auth: StaffAuth, db: Database, now: () => Date) =>
  async (request: FastifyRequest, call: Pick<Endpoint, 'isDelivery'>): Promise<SignedIn | null> => {
    const session = await sessionOf(auth, request)
    if (!session) return null
    if (mustEnrol(session)) throw new Refusal('must-enrol', { status: 401 })
    const { id, lastActiveAt } = session.session
    const { role } = signedInOf(session)
    const isIdle = now().getTime() - lastActiveAt.getTime() > sleepsAfter(role)
    if (!(await isOnRound(db, session, call, now())) && isIdle)
      throw new Refusal('asleep', {
        status: 401,
        details: {
          name: session.user.name,
          language: session.user.language,
          isMuchOpened: isMuchOpened(lastActiveAt),
        },
      })
    if (request.method === 'POST') await noteActivity(db, id, now())
    return signedInOf(session)
  }
