import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { defaultMessageLimits } from '#clinic/messages/message-limits.ts'
import { mustUseTls } from './loopback.ts'
import { sharedSecrets } from './shared-secrets.ts'
import type { Keys } from './vault.ts'

const flag = z.stringbool().default(false)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
/** A URL that must be encrypted: the API of a provider, and the desk, which transmits names and passwords. */
const encryptedAddress = address.refine(
  (url) => url.startsWith('https:') || !mustUseTls(new URL(url).hostname),
  'must begin with https://',
)
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const metricsPort = z.coerce.number().int().min(1).max(65_535).optional()
/** Ids in the register of India's mobile operators (DLT). */
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
  SMS_URL: encryptedAddress,
  /** key:token. Also signs the URLs for delivery receipts. */
  SMS_KEY: z.string().regex(/^[^:]+:.{8,}$/, 'must be key:token'),
  /** The sender id that is registered for the clinic, and the clinic's id in the operators' register. */
  SMS_SENDER: z.string().regex(/^[A-Za-z0-9]{3,6}$/, 'must be 3 to 6 letters or digits'),
  SMS_ENTITY: dltId,
  /** {"appointment-confirmed.en": "1107…"}: the registered id of each text in each language. */
  SMS_TEMPLATES: mapping(dltId),
})

const whatsapp = z.object({
  /** Meta's Graph API with its version: https://graph.facebook.com/v25.0 */
  WHATSAPP_URL: encryptedAddress,
  WHATSAPP_TOKEN: z.string().regex(/^[\x20-\x7e]+$/, 'must fit into a header'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be digits'),
  /** Meta signs its delivery receipts with this secret. */
  WHATSAPP_APP_SECRET: z.string().min(16),
  /** Chosen by us, typed into Meta's form: proves that the URL for receipts is ours. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(16),
})
const whatsappNames = z.object({
  /** {"appointment-confirmed": "appt_confirmed_v2"}: names at Meta that differ from ours with underscores. */
  WHATSAPP_TEMPLATES: mapping(z.string().regex(/^[a-z0-9_]{1,512}$/)).default({}),
})

/** The channels besides e-mail. A channel exists when its whole group is set. */
const channels = { sms: sms.keyof().options, whatsapp: whatsapp.keyof().options }
export const channelSettings = [...channels.sms, ...channels.whatsapp, ...whatsappNames.keyof().options]

/** id:key,id:key, the newest first. A duplicate id would leave rows that cannot be decrypted. */
const keys = z
  .string()
  .regex(
    /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
    'must be like 2026:base64 of 32 bytes, newest first',
  )
  .transform((list, context): Keys => {
    const entries = list.split(',').map((entry): [string, Buffer] => {
      const [id = '', key = ''] = entry.split(':')
      return [id, Buffer.from(key, 'base64')]
    })
    const isRepeated = new Set(entries.map(([id]) => id)).size < entries.length
    if (isRepeated) context.addIssue('names one id twice')
    return new Map(entries)
  })

/** An address, a network (10.0.0.0/8), or one of Fastify's names. */
const isNetwork = (text: string) => {
  const [ip = '', bits] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  const fits = bits === undefined ? most >= 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most
  return fits || ['loopback', 'linklocal', 'uniquelocal'].includes(text)
}

/** Trusting every proxy would trust every visitor: the client itself can write X-Forwarded-For. */
const proxies = z
  .string()
  .default('0')
  .transform((text, context): number | string[] => {
    if (/^\d$/.test(text)) return Number(text)
    const list = text.split(',').map((entry) => entry.trim())
    if (list.every(isNetwork)) return list
    context.addIssue(
      'must be how many proxies stand in front of the site (1), or their addresses; never "true"',
    )
    return z.NEVER
  })

/** Rate limits. */
const limits = z.object({
  /** Submits from one IP in one minute. Whole neighbourhoods share an IP on Indian mobile networks. */
  MAX_SUBMITS_PER_IP_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Submits from one IP in ten minutes before its browsers get a challenge. */
  CHALLENGE_AFTER_SUBMITS_PER_IP: z.coerce.number().int().min(1).default(5),
  /** The same for all submits from everywhere, in an hour. */
  CHALLENGE_AFTER_SUBMITS_PER_HOUR: z.coerce.number().int().min(1).default(200),
  /**
   * A form submitted sooner after it was served is suspected to be a bot's. 0 in tests, which type faster than people.
   */
  MIN_FILL_SECONDS: z.coerce.number().min(0).default(3),
  /** Places that can be held in an hour; half of them without a solved challenge. Beyond that the clinic calls. */
  MAX_HELD_PER_HOUR: z.coerce.number().int().min(1).default(24),
  /** The same in a day. */
  MAX_HELD_PER_DAY: z.coerce.number().int().min(1).default(48),
  /**
   * Places in a day from one network (IPv4 /24, IPv6 /64) without a solved challenge: half of them in an hour, three
   * times as many in a week.
   */
  MAX_UNPROVEN_PER_NETWORK_PER_DAY: z.coerce.number().int().min(1).default(12),
  /** The share of the days ahead that unverified bookings may hold: without a solved challenge, and in all. */
  MAX_UNPROVEN_AHEAD_PERCENT: z.coerce.number().min(0).default(10),
  MAX_HELD_AHEAD_PERCENT: z.coerce.number().min(0).default(25),
})

/** The one list of settings. Nothing else reads process.env. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The database, once for each of its users (db/roles.sql): postgres://clinic_site:password@host:5432/name */
  DATABASE_URL: postgresUrl,
  WORKER_DATABASE_URL: postgresUrl,
  DESK_DATABASE_URL: postgresUrl,
  WATCHER_DATABASE_URL: postgresUrl,
  /** The owner of the tables, for migrations, the catalogue and new keys. No long-running process has it. */
  OWNER_DATABASE_URL: postgresUrl,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the desk listens, and its URL for staff: another host name than the site's. */
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  DESK_URL: encryptedAddress,
  /** Signs the sessions of the desk and encrypts its second factors. At least 32 characters. */
  DESK_SECRET: z.string().min(32),
  /** Where each process gives its figures to Prometheus, to this machine alone; absent: nowhere. */
  METRICS_PORT: metricsPort,
  DESK_METRICS_PORT: metricsPort,
  WORKER_METRICS_PORT: metricsPort,
  /** The site's URL for visitors, without a trailing slash. */
  PUBLIC_URL: address,
  /** smtp://user:password@host:587 or smtps://…; TLS is required either way, except on this machine. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Signs form tokens and challenges, and hashes addresses in the rate limiter. At least 32 characters. */
  FORM_SECRET: z.string().min(32),
  /** Keys that encrypt personal data, newest first: id:key,id:key. Remove a key only after `npm run db:rotate-keys`. */
  DATA_KEYS: keys,
  /** Keys for the hashes of phones and requests, for PINs, links and booking sessions, newest first: id:key,id:key. */
  LOOKUP_KEYS: keys,
  /** The clinic's inbox, and the sender of all e-mail. */
  CLINIC_INBOX: z.email(),
  MAIL_FROM: z.email(),
  /**
   * The proxies in front of the site, whose X-Forwarded-For, -Host and -Proto are trusted: their number, if the site
   * can only be reached through them, or their addresses and networks, with commas. Absent: none.
   */
  TRUSTED_PROXIES: proxies,
  /** How long a site that must stop goes on answering: longer than the proxy takes to notice that /healthz fails. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(20).default(3),
  /** How many days are bookable, today included. */
  BOOKING_DAYS: z.coerce.number().int().min(1).max(366).default(7),
  ...limits.shape,
  /** How often an open desk gets a heartbeat. A screen without one for 7/3 of this time reconnects. */
  BEAT_SECONDS: z.coerce.number().int().min(1).max(30).default(15),
  /** The name of the operator, for the audit trail. Only the operator's command line needs it. */
  OPERATOR: z
    .string()
    .regex(/^[\p{L}\p{M}\p{N} .'-]{2,60}$/u, 'must be a name')
    .optional(),
  /** The file with the list of erased bookings, outside the database, for a restore of a backup. */
  ERASURE_LIST: z.string().optional(),
  /** SMS and WhatsApp messages in a day; the last quarter is reserved for the clinic and proven bookings. */
  MAX_PAID_MESSAGES_PER_DAY: z.coerce.number().int().min(1).default(defaultMessageLimits.paidPerDay),
  /** Single e-mails to the clinic's inbox in an hour; after that one e-mail announces that there are more. */
  MAX_DESK_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(defaultMessageLimits.deskMailsPerHour),
  /** False removes the offline page from browsers that have it. */
  OFFLINE_PAGE: z.stringbool().default(true),
  /** The mail server, sender and recipient of the watcher's alarms: not the mail server that it watches. */
  ALARM_SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  ALARM_FROM: z.email(),
  ALARM_TO: z.email(),
  /** Fetched after each round of the watcher; the service behind it raises an alarm when that stops. */
  ALARM_PING_URL: z.url({ protocol: /^https$/ }).optional(),
  WATCH_SECONDS: z.coerce.number().int().min(1).max(300).default(60),
  /** Folders whose disks must not fill up, with commas. */
  WATCHED_FOLDERS: z
    .string()
    .default('')
    .transform((folders) => folders.split(',').filter(Boolean)),
  DISK_FULL_PERCENT: z.coerce.number().int().min(1).max(100).default(90),
  /** The folder with the backups, or with what they leave there about themselves, if it is on this machine. */
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_HOURS: z.coerce.number().int().min(1).default(26),
  /** How old the last restore drill may be. */
  DRILL_DAYS: z.coerce.number().int().min(1).default(100),
  /** How many days before its end an alarm names a certificate. */
  CERTIFICATE_DAYS: z.coerce.number().int().min(1).max(60).default(14),
  /** For development only: the hour of the clinic's today at which site, desk and worker start, such as 11:06. */
  CLINIC_CLOCK: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour like 11:06')
    .optional(),
  /** True for a site with invented facts: every page says so. Otherwise production refuses to start with them. */
  DEMO_MODE: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...sms.partial().shape,
  ...whatsapp.partial().shape,
  ...whatsappNames.shape,
})

export const allSettings: readonly string[] = settings.keyof().options

export type Env = z.output<typeof settings>
export type SmsSettings = z.output<typeof sms>
export type WhatsappSettings = z.output<typeof whatsapp> & z.output<typeof whatsappNames>

/** The settings of a channel that a process has read; null when the channel is not set up. */
type Read<Env, Channel> = Pick<Channel, keyof Env & keyof Channel> | null

// Each is recognised by a setting that site and worker both read. readEnv has checked that the group is complete.
export const smsSettings = <E extends Pick<Env, 'SMS_KEY'>>(env: E) =>
  (env.SMS_KEY ? env : null) as Read<E, SmsSettings>
export const whatsappSettings = <E extends Pick<Env, 'WHATSAPP_APP_SECRET'>>(env: E) =>
  (env.WHATSAPP_APP_SECRET ? env : null) as Read<E, WhatsappSettings>

// The settings of each process. An attacker in one process finds no secret of another.
const keySettings = ['DATA_KEYS', 'LOOKUP_KEYS'] as const
const only = <const Names extends readonly (keyof Env)[]>(...names: Names) => names

export const limitSettings = limits.keyof().options

/** The limits that turn a booking into a call. The site applies them; the desk shows them to the owner. */
const shownLimits = only(
  'CHALLENGE_AFTER_SUBMITS_PER_IP',
  'MAX_HELD_PER_HOUR',
  'MAX_HELD_PER_DAY',
  'MAX_UNPROVEN_PER_NETWORK_PER_DAY',
  'MAX_UNPROVEN_AHEAD_PERCENT',
  'MAX_HELD_AHEAD_PERCENT',
)

export const siteSettings = only(
  'NODE_ENV',
  'DATABASE_URL',
  'HOST',
  'PORT',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'PUBLIC_URL',
  'FORM_SECRET',
  ...keySettings,
  'TRUSTED_PROXIES',
  'BOOKING_DAYS',
  ...limitSettings,
  'OFFLINE_PAGE',
  'DEMO_MODE',
  'LOG_LEVEL',
  // They authenticate delivery receipts, and show that the channel is offered.
  'SMS_KEY',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
)
export const workerSettings = only(
  'WORKER_DATABASE_URL',
  'WORKER_METRICS_PORT',
  'PUBLIC_URL',
  'SMTP_URL',
  'CLINIC_INBOX',
  'MAIL_FROM',
  ...keySettings,
  'ERASURE_LIST',
  'MAX_PAID_MESSAGES_PER_DAY',
  'MAX_DESK_MAILS_PER_HOUR',
  'LOG_LEVEL',
  ...channelSettings,
)
export const deskSettings = only(
  'NODE_ENV',
  'DESK_DATABASE_URL',
  'HOST',
  'DESK_PORT',
  'DESK_METRICS_PORT',
  'DESK_URL',
  'DESK_SECRET',
  'PUBLIC_URL',
  ...keySettings,
  'TRUSTED_PROXIES',
  'BOOKING_DAYS',
  'BEAT_SECONDS',
  ...shownLimits,
  'DEMO_MODE',
  'LOG_LEVEL',
  // They show that the channel is offered; neither is a secret.
  'SMS_SENDER',
  'WHATSAPP_PHONE_NUMBER_ID',
)
export const operatorSettings = only('DESK_DATABASE_URL', ...keySettings, 'OPERATOR')
/** No key: the watcher reads no personal data. */
export const watcherSettings = only(
  'WATCHER_DATABASE_URL',
  'PUBLIC_URL',
  'DESK_URL',
  'ALARM_SMTP_URL',
  'ALARM_FROM',
  'ALARM_TO',
  'ALARM_PING_URL',
  'WATCH_SECONDS',
  'WATCHED_FOLDERS',
  'DISK_FULL_PERCENT',
  'BACKUP_FOLDER',
  'BACKUP_HOURS',
  'DRILL_DAYS',
  'CERTIFICATE_DAYS',
  'LOG_LEVEL',
)
/** Migrations and the catalogue. */
export const ownerSettings = only('OWNER_DATABASE_URL')
/** Key rotation. */
export const rotationSettings = only(...ownerSettings, ...keySettings)
/** The restore drill: no address of a database, so that it cannot touch the live one. */
export const drillSettings = only(...keySettings, 'ERASURE_LIST', 'BACKUP_FOLDER')

export type WatcherEnv = Pick<Env, (typeof watcherSettings)[number]>
export type DeskEnv = Pick<Env, (typeof deskSettings)[number]>
export type SiteEnv = Pick<Env, (typeof siteSettings)[number]>
export type LimitEnv = z.output<typeof limits>

/**
 * An incomplete channel would accept messages and lose them: the process does not start, and names the missing
 * settings.
 */
const halfChannels = (names: readonly string[], given: Record<string, unknown>) =>
  Object.values(channels).flatMap((group) => {
    const read = group.filter((name) => names.includes(name))
    const found = read.find((name) => name in given)
    return found
      ? read.filter((name) => !(name in given)).map((name) => `${name}: missing, while ${found} is set`)
      : []
  })

/** A shifted clock would send reminders at wrong hours and erase too early. */
const isClockMoved = ({ NODE_ENV, CLINIC_CLOCK }: Record<string, string>) =>
  NODE_ENV === 'production' && CLINIC_CLOCK !== undefined

/** Reads the named settings (all by default, as in development) and reports every fault at once. */
export function readEnv<Name extends keyof Env = keyof Env>(
  names: readonly Name[] = Object.keys(settings.shape) as Name[],
  source: Record<string, string | undefined> = process.env,
): Pick<Env, Name> {
  // An empty value in a settings file means: not set.
  const given = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const shape = Object.fromEntries(names.map((name) => [name, settings.shape[name]]))
  const parsed = z.object(shape).safeParse(given)
  const wrong = parsed.success
    ? sharedSecrets(given, parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const moved = isClockMoved(given) ? ['CLINIC_CLOCK: is for development alone'] : []
  const problems = [...wrong, ...moved, ...halfChannels(names, given)].map((problem) => `  ${problem}`)
  if (parsed.success && problems.length === 0) return parsed.data as unknown as Pick<Env, Name>
  throw new Error(`These settings are missing or wrong (see .env.example):\n${problems.join('\n')}`)
}
