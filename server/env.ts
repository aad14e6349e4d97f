import { z } from 'zod'

const flag = z.stringbool().default(false)

/** The one list of settings. Nothing else reads process.env. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** postgres://user:password@host:5432/name */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where visitors reach the site, without a trailing slash. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** smtp://user:password@host:587 or smtps://… */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Signs form tokens and receipts, and hides addresses in the rate limiter. At least 32 characters. */
  FORM_SECRET: z.string().min(32),
  /** Where the clinic reads its notices, and the sender of all mail. */
  CLINIC_INBOX: z.email(),
  MAIL_FROM: z.email(),
  /** True only behind a proxy that sets X-Forwarded-For, -Host and -Proto itself. */
  TRUST_PROXY: flag,
  /** How many days can be booked, today included. */
  BOOKING_DAYS: z.coerce.number().int().min(1).max(366).default(7),
  /** Bookings tried from one address in one minute. Whole neighbourhoods share an address on Indian mobile networks. */
  BOOKINGS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Forms from one address in ten minutes, after which its browsers are asked for a little work. */
  BUSY_AFTER: z.coerce.number().int().min(1).default(5),
  /** The same for all forms from everywhere, in an hour. */
  FORMS_PER_HOUR: z.coerce.number().int().min(1).default(200),
  /** Whether a form sent within three seconds looks like a robot's. Tests type faster than people. */
  HASTY_FORMS: z.enum(['suspect', 'welcome']).default('suspect'),
  /** Forms with one phone number in an hour. */
  TRIES_PER_PHONE: z.coerce.number().int().min(1).default(12),
  /** Places that the website gives away in an hour; half of them to browsers that did no work. Then the clinic calls. */
  HELD_PER_HOUR: z.coerce.number().int().min(1).default(24),
  /** False takes the offline page away again from browsers that have it. */
  OFFLINE_PAGE: z.stringbool().default(true),
  /** True for a site with invented facts: every page says so. Without it production refuses to start with them. */
  DEMONSTRATION: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = z.output<typeof settings>

/** Reads the named settings (all by default) and says everything that is wrong with them at once. */
export function readEnv<Name extends keyof Env = keyof Env>(
  names: readonly Name[] = Object.keys(settings.shape) as Name[],
  source: Record<string, string | undefined> = process.env,
): Pick<Env, Name> {
  const shape = Object.fromEntries(names.map((name) => [name, settings.shape[name]]))
  const parsed = z.object(shape).safeParse(source)
  if (parsed.success) return parsed.data as unknown as Pick<Env, Name>
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings are missing or wrong (see .env.example):\n${problems.join('\n')}`)
}
