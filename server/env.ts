import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { DataKeys } from './vault.ts'

const flag = z.stringbool().default(false)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
/** Ids of the register that India's operators keep (DLT). */
const dltId = z.string().regex(/^\d{10,25}$/, 'must be a DLT id')

/** A mapping as JSON, or the path of a file that holds it. */
const mapping = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8'))
      } catch {
        context.addIssue('must be JSON or the path of a file with JSON')
        return z.NEVER
      }
    })
    .pipe(z.record(z.string(), value))

const sms = z.object({
  /** Exotel's API with the account: https://api.in.exotel.com/v1/Accounts/<account> */
  SMS_URL: address,
  /** key:token. Signs the addresses for delivery receipts, too. */
  SMS_KEY: z.string().regex(/^[^:]+:.{8,}$/, 'must be key:token'),
  /** The header that is registered for the clinic, and the clinic itself, in the operators' register. */
  SMS_SENDER: z.string().regex(/^[A-Za-z0-9]{3,6}$/, 'must be 3 to 6 letters or digits'),
  SMS_ENTITY: dltId,
  /** {"appointment-confirmed.en": "1107…"}: the registered id of each text in each language. */
  SMS_TEMPLATES: mapping(dltId),
})

const whatsapp = z.object({
  /** Meta's Graph API with its version: https://graph.facebook.com/v25.0 */
  WHATSAPP_URL: address,
  WHATSAPP_TOKEN: z.string().regex(/^[\x20-\x7e]+$/, 'must fit into a header'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be digits'),
  /** Meta signs its delivery receipts with it. */
  WHATSAPP_APP_SECRET: z.string().min(16),
  /** Chosen by us, typed into Meta's form: shows that the address for receipts is ours. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(16),
})
const whatsappNames = z.object({
  /** {"appointment-confirmed": "appt_confirmed_v2"}: names at Meta that are not simply ours with underscores. */
  WHATSAPP_TEMPLATES: mapping(z.string().regex(/^[a-z0-9_]{1,512}$/)).default({}),
})

/** Beside e-mail. A channel exists when its whole group is set. */
const channels = { sms: sms.keyof().options, whatsapp: whatsapp.keyof().options }
export const channelSettings = [...channels.sms, ...channels.whatsapp, ...whatsappNames.keyof().options]

const dataKeys = z
  .string()
  .regex(
    /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
    'must be like 2026:base64 of 32 bytes, newest first',
  )
  .transform(
    (list): DataKeys =>
      new Map(
        list.split(',').map((entry) => {
          const [id = '', key = ''] = entry.split(':')
          return [id, Buffer.from(key, 'base64')]
        }),
      ),
  )

/** The one list of settings. Nothing else reads process.env. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** postgres://user:password@host:5432/name */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where visitors reach the site, without a trailing slash. */
  PUBLIC_URL: address,
  /** smtp://user:password@host:587 or smtps://… */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Signs form tokens and receipts, and hides addresses in the rate limiter. At least 32 characters. */
  FORM_SECRET: z.string().min(32),
  /** What seals personal data, newest first: id:key,id:key. A key goes only after `npm run keys` has moved its rows. */
  DATA_KEYS: dataKeys,
  /** Finds phone numbers by hash, and makes PINs and private links. Whoever changes it loses all three. */
  LOOKUP_KEY: z.string().min(32),
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
  ...sms.partial().shape,
  ...whatsapp.partial().shape,
  ...whatsappNames.shape,
})

export type Env = z.output<typeof settings>
export type SmsSettings = z.output<typeof sms>
export type WhatsappSettings = z.output<typeof whatsapp> & z.output<typeof whatsappNames>
type ChannelEnv = Pick<Env, (typeof channelSettings)[number]>

/** Null when the channel is not set up. That it is whole was seen when the settings were read. */
export const smsSettings = (env: ChannelEnv) => (env.SMS_URL ? (env as SmsSettings) : null)
export const whatsappSettings = (env: ChannelEnv) => (env.WHATSAPP_URL ? (env as WhatsappSettings) : null)

export type Channel = 'email' | keyof typeof channels

/** What can be sent by. Mail always can. */
export const offeredChannels = (env: ChannelEnv): Channel[] => [
  'email',
  ...(smsSettings(env) ? ['sms' as const] : []),
  ...(whatsappSettings(env) ? ['whatsapp' as const] : []),
]

/** Half a channel would take messages and lose them: what is missing is named, and nothing starts. */
const halfChannels = (names: readonly string[], given: Record<string, unknown>) =>
  Object.values(channels).flatMap((group) => {
    const read = group.filter((name) => names.includes(name))
    const found = read.find((name) => name in given)
    return found
      ? read.filter((name) => !(name in given)).map((name) => `${name}: missing, while ${found} is set`)
      : []
  })

/** Reads the named settings (all by default) and says everything that is wrong with them at once. */
export function readEnv<Name extends keyof Env = keyof Env>(
  names: readonly Name[] = Object.keys(settings.shape) as Name[],
  source: Record<string, string | undefined> = process.env,
): Pick<Env, Name> {
  // An empty line of a settings file means: not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value))
  const shape = Object.fromEntries(names.map((name) => [name, settings.shape[name]]))
  const parsed = z.object(shape).safeParse(given)
  const half = halfChannels(names, given)
  if (parsed.success && half.length === 0) return parsed.data as unknown as Pick<Env, Name>
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const problems = [...wrong, ...half].map((problem) => `  ${problem}`)
  throw new Error(`These settings are missing or wrong (see .env.example):\n${problems.join('\n')}`)
}
