import { z } from 'zod'
import { isPersonName } from '#clinic/fields.ts'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { givenBy } from '#server/platform/context.ts'
import { failedSignIns } from '#server/staff/failed-sign-ins.ts'
import {
  addStaff,
  disableStaff,
  endSessions,
  listStaff,
  resetStaff,
  type StaffRow,
} from '#server/staff/staff-accounts.ts'
import { roles } from '../contract/roles.ts'
import type { OneTimePassword, StaffMember } from '../contract/staff.ts'
import { type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'

const owner = ['owner'] as const
/** The period in which failed sign-ins are counted. */
const FAILED_MS = 7 * 24 * 3_600_000
const person = z.object({ ...keyed, email: z.email() })
const newPerson = z
  .object({
    ...keyed,
    email: z.email().max(200),
    name: z.string().trim().min(2).max(60).refine(isPersonName),
    role: z.enum(roles),
    doctorId: z.enum(facts.doctors.map(({ id }) => id)).nullable(),
    language: z.enum(languages),
  })
  .refine(({ role, doctorId }) => (role === 'doctor') === (doctorId !== null))

const changeBy = (context: DeskContext) => ({
  ...givenBy(context),
  by: { id: context.staff.id, name: context.staff.name },
})

/** The outcome of a change, or the refusal. Open screens of that person are closed at once. */
async function settled<Outcome extends { ok: boolean }>(
  { streams }: DeskContext,
  changing: Promise<Outcome>,
): Promise<Extract<Outcome, { ok: true }>> {
  const outcome = await changing
  if (!outcome.ok) throw new Refusal((outcome as { reason?: string }).reason ?? 'not-done')
  await streams.recheck()
  return outcome as Extract<Outcome, { ok: true }>
}

function stateOf({ disabledAt, hasSecondFactor, oneTimeUntil }: StaffRow, now: Date): StaffMember['state'] {
  if (disabledAt) return 'disabled'
  if (hasSecondFactor && !oneTimeUntil) return 'complete'
  return oneTimeUntil && oneTimeUntil < now ? 'lapsed' : 'waiting'
}

type Failed = Awaited<ReturnType<typeof failedSignIns>>[number]

const memberOf = (row: StaffRow, failed: Failed | undefined, now: Date): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  doctorId: row.doctorId,
  state: stateOf(row, now),
  session:
    row.signedInAt && row.lastActiveAt
      ? {
          since: row.signedInAt.toISOString(),
          lastActiveAt: row.lastActiveAt.toISOString(),
          device: /Mobi|Android|iPhone/.test(row.userAgent ?? '') ? 'phone' : 'pc',
        }
      : null,
  failed: failed ? { count: failed.count, lastAt: failed.lastAt.toISOString() } : null,
})

/**
 * The accounts, for the owner. A one-time password is not stored, so a retried command cannot return the same one:
 * adding again is refused, resetting again makes another password.
 */
export const staffEndpoints = [
  endpoint('GET /api/staff', {
    roles: owner,
    input: z.object({}),
    run: async ({ db, now }): Promise<StaffMember[]> => {
      const rows = await listStaff(db, now())
      const failed = await failedSignIns(db, new Date(now().getTime() - FAILED_MS))
      return rows.map((row) =>
        memberOf(
          row,
          failed.find(({ staffId }) => staffId === row.id),
          now(),
        ),
      )
    },
  }),
  endpoint('POST /api/staff/add', {
    roles: owner,
    input: newPerson,
    run: async (context, { key: _, ...account }): Promise<OneTimePassword> => {
      const { password } = await settled(context, addStaff(context.db, account, changeBy(context)))
      return { email: account.email, password }
    },
  }),
  endpoint('POST /api/staff/reset', {
    roles: owner,
    input: person,
    run: async (context, { email }): Promise<OneTimePassword> => {
      const { password } = await settled(context, resetStaff(context.db, email, changeBy(context)))
      return { email, password }
    },
  }),
  endpoint('POST /api/staff/disable', {
    roles: owner,
    input: person,
    run: async (context, { email }) => {
      await settled(context, disableStaff(context.db, email, changeBy(context)))
    },
  }),
  endpoint('POST /api/staff/end-sessions', {
    roles: owner,
    input: person,
    run: async (context, { email }) => {
      await settled(context, endSessions(context.db, email, changeBy(context)))
    },
  }),
]
