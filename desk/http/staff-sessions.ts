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
/** Activity is noted at most this often, not at every key. */
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

/** Neither the password of somebody else nor a lost phone opens the desk: both are chosen anew before anything else. */
export const mustEnrol = ({ user }: Session) => !user.twoFactorEnabled || Boolean(user.oneTimeUntil)

/** The session behind a request, whatever its state; null for nobody and for disabled accounts. */
export async function sessionOf(auth: StaffAuth, request: FastifyRequest): Promise<Session | null> {
  const session = await auth.api.getSession({ headers: headersOf(request) }).catch((cause) => {
    // The library has only a number for it; what fails there is reading the database.
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
 * The session of a phlebotomist follows the round. On it, it does not fall asleep: the sheet is open on the phone for
 * hours, often without a network. After it, it reads nothing any more. What came of the round is taken at any time.
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
 * Who sends a request. What is sent by the screen itself (reading, following the list) does not keep it awake, only what
 * a person does: commands, and the note that keys or pointer are being used (POST /api/active).
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
