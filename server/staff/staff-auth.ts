import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { staffRoles } from '#clinic/staff-roles.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import type { Log } from '../platform/log.ts'
import { oneUseCodes } from './one-use-codes.ts'
import { passkeySignIn } from './passkey-sign-in.ts'
import { newRecoveryCodes } from './written-codes.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** From six in the morning to the end of the rounds: a session does not last overnight. */
const SESSION_SECONDS = 14 * HOUR
/** The header that passes Fastify's client address to better-auth, which ignores those that the client sends. */
export const SOURCE_HEADER = 'x-desk-source'

type StaffAuthOptions = {
  context: Context
  db: Database
  log: Log
  /** Signs cookies, and encrypts the secrets of second factors. */
  secret: string
  /** The desk's URL for staff. */
  url: string
  /** The title of the entry in the authenticator app. */
  clinicName: string
}

export type StaffAuth = ReturnType<typeof createStaffAuth>

/** Our names for better-auth's tables and columns (db/migrations/0009_staff.sql). */
const tablesOf = ({ now }: Context) =>
  ({
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: [...staffRoles], input: false },
        doctorId: { type: 'string', fieldName: 'doctor_id', required: false, input: false },
        language: { type: ['en', 'hi'], input: false },
        oneTimeUntil: { type: 'date', fieldName: 'one_time_until', required: false, input: false },
        disabledAt: { type: 'date', fieldName: 'disabled_at', required: false, input: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        lastActiveAt: {
          type: 'date',
          fieldName: 'last_active_at',
          input: false,
          defaultValue: () => now(),
        },
      },
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
  }) satisfies BetterAuthOptions

/** Passwords, second factors and sessions by better-auth, in our tables. There is no sign-up. */
export function createStaffAuth({ context, db, log, secret, url, clinicName }: StaffAuthOptions) {
  const isSecure = url.startsWith('https:')
  return betterAuth({
    appName: clinicName,
    baseURL: url,
    basePath: '/auth',
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_, message) => log.warn({ event: 'staff_auth.failed', error: new Error(message) }),
    },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    advanced: {
      // The browser accepts a cookie of this name only over https, from this host, for every path.
      cookiePrefix: isSecure ? '__Host-desk' : 'desk',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' },
      ipAddress: { ipAddressHeaders: [SOURCE_HEADER] },
      // We have no columns for sign-in by other services, so the schema is not validated: the tests would notice a
      // missing column.
      database: { generateId: () => context.id(), validateSchema: false },
    },
    // Our own limits (sign-in-limits.ts) know devices and sessions, not only IPs, which a whole waiting room shares.
    rateLimit: { enabled: false },
    ...tablesOf(context),
    plugins: [
      twoFactor({
        issuer: clinicName,
        trustDeviceMaxAge: SESSION_SECONDS,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * MINUTE },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_second_factors',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      oneUseCodes(db, context),
      passkeySignIn(db, context, url),
    ],
    databaseHooks: {
      session: { create: { before: async ({ userId }) => maySignIn(db, userId, context.now()) } },
      // better-auth prolongs it at each sign-in; "ask again at the end of the day" means the day of that choice.
      verification: {
        create: {
          before: async (data) =>
            data.identifier.startsWith('trust-device-')
              ? { data: { ...data, expiresAt: earlier(data.expiresAt, endOfDay(context.now())) } }
              : undefined,
        },
      },
    },
  })
}

/** False ends the sign-in like a wrong password. */
async function maySignIn(db: Database, staffId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .where((where) => where.or([where('one_time_until', 'is', null), where('one_time_until', '>', now)]))
    .executeTakeFirst()
  return found !== undefined
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)
const endOfDay = (now: Date) => instantAt(addDays(dayOf(now), 1), 0)
