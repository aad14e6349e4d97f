import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { patientMessages } from '#content/messages.ts'

/** Every port that development listens on, each a setting. Vite's socket for live reload is on the site's own. */
const usualPorts = { PORT: 3000, DESK_PORT: 3001, SMTP_PORT: 1025, INBOX_PORT: 8025, PHONE_PORT: 8026 }
export type PortSetting = keyof typeof usualPorts
export const developmentPorts = Object.fromEntries(
  // An empty value in a settings file means: not set.
  Object.entries(usualPorts).map(([setting, usual]) => [setting, Number(process.env[setting] || usual)]),
) as Record<PortSetting, number>
const { PORT, DESK_PORT, SMTP_PORT, PHONE_PORT } = developmentPorts

/** Invented ids, one for each text to a patient in each language, as the operators' register would give them. */
const registered = Object.keys(patientMessages)
  .flatMap((template) => languages.map((language) => `${template}.${language}`))
  .map((name, index) => [name, `1107${String(index + 1).padStart(15, '0')}`])

const domain = facts.email.split('@')[1]

/** The environment in which this process was started. */
export const givenEnv = process.env

/** Settings for development: no accounts, no secrets. A .env file may override them. */
export const developmentEnv = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://clinic_site@127.0.0.1:5432/kamalini',
  WORKER_DATABASE_URL: 'postgres://clinic_worker@127.0.0.1:5432/kamalini',
  DESK_DATABASE_URL: 'postgres://clinic_desk@127.0.0.1:5432/kamalini',
  WATCHER_DATABASE_URL: 'postgres://clinic_watcher@127.0.0.1:5432/kamalini',
  OWNER_DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/kamalini',
  HOST: '127.0.0.1',
  PORT: String(PORT),
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  DESK_PORT: String(DESK_PORT),
  // A name, because passkeys cannot belong to an IP.
  DESK_URL: `http://localhost:${DESK_PORT}`,
  DESK_SECRET: 'development only, never used anywhere else',
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  FORM_SECRET: 'development only, another one than that of the desk',
  DATA_KEYS: `development:${Buffer.alloc(32, 'development only').toString('base64')}`,
  LOOKUP_KEYS: `development:${Buffer.alloc(32, 'found by everyone').toString('base64')}`,
  CLINIC_INBOX: `desk@${domain}`,
  MAIL_FROM: `no-reply@${domain}`,
  ALARM_SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  ALARM_FROM: `watcher@${domain}`,
  ALARM_TO: `owner@${domain}`,
  // Both lead to dev/provider.ts.
  SMS_URL: `http://127.0.0.1:${PHONE_PORT}/v1/Accounts/clinic`,
  SMS_KEY: 'development:only, never used anywhere else',
  SMS_SENDER: 'CLINIC',
  SMS_ENTITY: '1101000000000000000',
  SMS_TEMPLATES: JSON.stringify(Object.fromEntries(registered)),
  WHATSAPP_URL: `http://127.0.0.1:${PHONE_PORT}/v25.0`,
  WHATSAPP_TOKEN: 'development only, never used anywhere else',
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_APP_SECRET: 'development only, never used anywhere else',
  WHATSAPP_VERIFY_TOKEN: 'development only, never used anywhere else',
  LOG_LEVEL: 'warn',
  ...givenEnv,
} as const satisfies Record<string, string | undefined>

const inspected = ['site', 'desk', 'worker'] as const

/** With INSPECT=9229 the site has its inspector on that port, the desk on the next one, the worker on the one after. */
export const inspectorPort = (part: (typeof inspected)[number]): number | null =>
  process.env.INSPECT ? Number(process.env.INSPECT) + inspected.indexOf(part) : null
