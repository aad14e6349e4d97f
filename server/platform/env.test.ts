import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import {
  channelSettings,
  deskSettings,
  type Env,
  operatorSettings,
  ownerSettings,
  readEnv,
  rotationSettings,
  siteSettings,
  smsSettings,
  watcherSettings,
  whatsappSettings,
  workerSettings,
} from './env.ts'

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const secrets = {
  DESK_SECRET: 'a secret of the desk, long enough for it',
  FORM_SECRET: 'x'.repeat(32),
  DATA_KEYS: `${example.DATA_KEYS}${key(1)}`,
  LOOKUP_KEYS: `${example.LOOKUP_KEYS}${key(2)}`,
}

test('the settings of .env.example are enough, except for the secrets that must be generated', () => {
  for (const secret of Object.keys(secrets)) expect(() => readEnv(undefined, example)).toThrow(secret)
  const env = readEnv(undefined, { ...example, ...secrets })
  expect(env).toMatchObject({ BOOKING_DAYS: 7, TRUSTED_PROXIES: 0 })
})

test.each([
  ['one id twice', { DATA_KEYS: `a:${key(1)},a:${key(3)}` }, 'DATA_KEYS: names one id twice'],
  ['one lookup id twice', { LOOKUP_KEYS: `a:${key(2)},a:${key(3)}` }, 'LOOKUP_KEYS: names one id twice'],
  ['one key under two ids', { DATA_KEYS: `a:${key(1)},b:${key(1)}` }, 'DATA_KEYS: holds one key twice'],
  ['one key for two uses', { LOOKUP_KEYS: `a:${key(1)}` }, 'DATA_KEYS: shares a key with LOOKUP_KEYS'],
  ['an old key for two uses', { LOOKUP_KEYS: `b:${key(3)},a:${key(1)}` }, 'shares a key'],
  ['a data key that signs forms', { FORM_SECRET: key(1) }, 'FORM_SECRET: is a key of DATA_KEYS'],
  ['a lookup key that signs forms', { FORM_SECRET: key(2) }, 'FORM_SECRET: is a key of LOOKUP_KEYS'],
  ['a part of a key', { FORM_SECRET: key(2).slice(0, 40) }, 'FORM_SECRET: is a key of LOOKUP_KEYS'],
  ['a key with its id', { FORM_SECRET: `2026:${key(1)}` }, 'FORM_SECRET: is a key of DATA_KEYS'],
  ['a data key that signs sessions', { DESK_SECRET: key(1) }, 'DESK_SECRET: is a key of DATA_KEYS'],
  ['a lookup key that signs sessions', { DESK_SECRET: key(2) }, 'DESK_SECRET: is a key of LOOKUP_KEYS'],
  ['one secret for forms and sessions', { DESK_SECRET: 'x'.repeat(32) }, 'DESK_SECRET: is FORM_SECRET'],
  ['one secret inside the other', { DESK_SECRET: `desk ${'x'.repeat(32)}` }, 'DESK_SECRET: is FORM_SECRET'],
  ['a key inside the secret', { FORM_SECRET: `forms ${key(1)} forms` }, 'FORM_SECRET: is a key of DATA_KEYS'],
])('%s is refused', (_, changed, words) => {
  expect(() => readEnv(undefined, { ...example, ...secrets, ...changed })).toThrow(words)
})

test('no process of production starts with a shifted clock', () => {
  const given = { ...example, ...secrets, CLINIC_CLOCK: '11:06' }
  const processes: (readonly (keyof Env)[])[] = [
    siteSettings,
    workerSettings,
    deskSettings,
    operatorSettings,
    ownerSettings,
  ]
  for (const names of processes)
    expect(() => readEnv(names, { ...given, NODE_ENV: 'production' })).toThrow(
      'CLINIC_CLOCK: is for development alone',
    )
  expect(readEnv(undefined, { ...given, NODE_ENV: 'development' })).toMatchObject({ CLINIC_CLOCK: '11:06' })
  expect(() => readEnv(undefined, { ...given, CLINIC_CLOCK: '24:00' })).toThrow('must be an hour like 11:06')
})

test('all missing and wrong settings are reported at once', () => {
  const read = () => readEnv(undefined, { PORT: 'high', PUBLIC_URL: 'kamalini' })
  for (const name of ['DATABASE_URL', 'PORT', 'PUBLIC_URL', 'SMTP_URL', 'FORM_SECRET'])
    expect(read).toThrow(name)
})

const channelEnv = Object.fromEntries(
  Object.entries(developmentEnv).filter(([name]) => (channelSettings as string[]).includes(name)),
)
const without = (...names: string[]) =>
  Object.fromEntries(
    Object.entries(channelEnv).filter(([name]) => !names.some((start) => name.startsWith(start))),
  )
const read = (source: Record<string, string | undefined>) => readEnv(channelSettings, source)
const phoneChannels = (env: Parameters<typeof smsSettings>[0] & Parameters<typeof whatsappSettings>[0]) => [
  ...(smsSettings(env) ? ['sms'] : []),
  ...(whatsappSettings(env) ? ['whatsapp'] : []),
]

test('a channel is offered when its whole group is set', () => {
  expect(phoneChannels(read({}))).toEqual([])
  expect(phoneChannels(read(without('WHATSAPP')))).toEqual(['sms'])
  expect(phoneChannels(read(without('SMS')))).toEqual(['whatsapp'])
  expect(phoneChannels(read(channelEnv))).toEqual(['sms', 'whatsapp'])
  expect(smsSettings(read({}))).toBeNull()
  expect(whatsappSettings(read({ WHATSAPP_URL: '' }))).toBeNull()
})

test('a channel with missing settings is an error that names them', () => {
  for (const name of channelSettings.filter((name) => name !== 'WHATSAPP_TEMPLATES')) {
    expect(() => read(without(name)), name).toThrow(`${name}: missing, while `)
    expect(() => read({ ...channelEnv, [name]: '' }), name).toThrow(`${name}: missing, while `)
  }
  expect(() => read(without('SMS_SENDER', 'SMS_ENTITY'))).toThrow(
    /SMS_SENDER: missing.*\n.*SMS_ENTITY: missing/,
  )
})

test('a provider is reached without TLS on this machine only', () => {
  for (const name of ['SMS_URL', 'WHATSAPP_URL']) {
    expect(() => read({ ...channelEnv, [name]: 'http://api.provider.example/v1' })).toThrow(
      `${name}: must begin with https://`,
    )
    expect(() => read({ ...channelEnv, [name]: 'http://127.0.0.1.provider.example/v1' })).toThrow(name)
    expect(read({ ...channelEnv, [name]: 'https://api.provider.example/v1' })).toBeTruthy()
    expect(read({ ...channelEnv, [name]: 'http://localhost:8026/v1' })).toBeTruthy()
  }
})

test('a settings file for all processes is checked by each of them', () => {
  const shared = { ...full, DESK_SECRET: full.FORM_SECRET }
  for (const names of [siteSettings, deskSettings])
    expect(() => readEnv(names, shared)).toThrow('DESK_SECRET: is FORM_SECRET')
})

test('the desk is reached without TLS on this machine only', () => {
  const desk = (DESK_URL: string) => readEnv(deskSettings, { ...full, DESK_URL }).DESK_URL
  for (const url of ['http://desk.kamalini.example', 'http://192.168.1.4:3001', 'http://localhost.example'])
    expect(() => desk(url), url).toThrow('DESK_URL: must begin with https://')
  for (const url of ['https://desk.kamalini.example', 'http://localhost:3001', 'http://127.0.0.1:3001'])
    expect(desk(url)).toBe(url)
})

test('the registered texts may be in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  const file = path.join(folder, 'sms-templates.json')
  writeFileSync(file, '{"appointment-confirmed.en":"1107000000000000009"}')
  const env = read({ ...channelEnv, SMS_TEMPLATES: file })
  expect(env.SMS_TEMPLATES).toEqual({ 'appointment-confirmed.en': '1107000000000000009' })
  rmSync(folder, { recursive: true })
  for (const wrong of [file, '{"half', '{"appointment-confirmed.en":"soon"}'])
    expect(() => read({ ...channelEnv, SMS_TEMPLATES: wrong })).toThrow('SMS_TEMPLATES')
})

test('proxies are trusted by their number or by address, and never all of them', () => {
  const trusted = (text?: string) => readEnv(['TRUSTED_PROXIES'], { TRUSTED_PROXIES: text }).TRUSTED_PROXIES
  expect([trusted(), trusted(''), trusted('0'), trusted('2')]).toEqual([0, 0, 0, 2])
  expect(trusted('10.0.0.1')).toEqual(['10.0.0.1'])
  expect(trusted('10.0.0.0/8, 2001:db8::/32,loopback')).toEqual(['10.0.0.0/8', '2001:db8::/32', 'loopback'])
  for (const wrong of [
    'true',
    'yes',
    '-1',
    '1.5',
    '10',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.1,',
    '*',
    '::/',
  ])
    expect(() => trusted(wrong), wrong).toThrow(/TRUSTED_PROXIES: must be how many proxies/)
})

const full: Record<string, string | undefined> = {
  ...example,
  ...secrets,
  ...channelEnv,
  OPERATOR: 'Meera Joshi',
}
const onlyOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, full[name]]))

test('each process starts with its own settings alone', () => {
  expect(phoneChannels(readEnv(siteSettings, onlyOf(siteSettings)))).toHaveLength(2)
  expect(phoneChannels(readEnv(workerSettings, onlyOf(workerSettings)))).toHaveLength(2)
  for (const names of [deskSettings, operatorSettings, watcherSettings, ownerSettings, rotationSettings])
    expect(readEnv(names, onlyOf(names))).not.toEqual({})
})

test('no process gets a secret that only another one needs', () => {
  const secret =
    /^((ALARM_)?SMTP_URL|SMS_KEY|WHATSAPP_(TOKEN|APP_SECRET|VERIFY_TOKEN)|(FORM|DESK)_SECRET|(DATA|LOOKUP)_KEYS)$/
  const secretsOf = (names: readonly string[]) => names.filter((name) => secret.test(name)).sort()
  const keys = ['DATA_KEYS', 'LOOKUP_KEYS']
  const receipts = ['SMS_KEY', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']
  expect(secretsOf(siteSettings)).toEqual([...keys, 'FORM_SECRET', ...receipts].sort())
  expect(secretsOf(workerSettings)).toEqual([...keys, 'SMTP_URL', 'WHATSAPP_TOKEN', ...receipts].sort())
  expect(secretsOf(deskSettings)).toEqual([...keys, 'DESK_SECRET'].sort())
  expect(secretsOf(operatorSettings)).toEqual(keys)
  expect(secretsOf(watcherSettings)).toEqual(['ALARM_SMTP_URL'])
  expect(secretsOf(ownerSettings)).toEqual([])
})
