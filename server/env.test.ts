import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { channelSettings, offeredChannels, readEnv, smsSettings, whatsappSettings } from './env.ts'

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

test('the settings of .env.example are enough, but for the secrets that must be made', () => {
  for (const secret of ['FORM_SECRET', 'DATA_KEYS', 'LOOKUP_KEY'])
    expect(() => readEnv(undefined, example)).toThrow(secret)
  const made = { FORM_SECRET: 'x'.repeat(32), LOOKUP_KEY: 'y'.repeat(32) }
  const DATA_KEYS = `${example.DATA_KEYS}${Buffer.alloc(32).toString('base64')}`
  const env = readEnv(undefined, { ...example, ...made, DATA_KEYS })
  expect(env).toMatchObject({ BOOKING_DAYS: 7, TRUST_PROXY: false })
})

test('everything that is missing or wrong is said at once', () => {
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

test('a channel is offered when its whole group is set, and mail always', () => {
  expect(offeredChannels(read({}))).toEqual(['email'])
  expect(offeredChannels(read(without('WHATSAPP')))).toEqual(['email', 'sms'])
  expect(offeredChannels(read(without('SMS')))).toEqual(['email', 'whatsapp'])
  expect(offeredChannels(read(channelEnv))).toEqual(['email', 'sms', 'whatsapp'])
  expect(smsSettings(read({}))).toBeNull()
  expect(whatsappSettings(read({ WHATSAPP_URL: '' }))).toBeNull()
})

test('half a channel is an error that names what is missing', () => {
  for (const name of channelSettings.filter((name) => name !== 'WHATSAPP_TEMPLATES')) {
    expect(() => read(without(name)), name).toThrow(`${name}: missing, while `)
    expect(() => read({ ...channelEnv, [name]: '' }), name).toThrow(`${name}: missing, while `)
  }
  expect(() => read(without('SMS_SENDER', 'SMS_ENTITY'))).toThrow(
    /SMS_SENDER: missing.*\n.*SMS_ENTITY: missing/,
  )
})

test('the registered texts may stand in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  const file = path.join(folder, 'sms-templates.json')
  writeFileSync(file, '{"appointment-confirmed.en":"1107000000000000009"}')
  const env = read({ ...channelEnv, SMS_TEMPLATES: file })
  expect(env.SMS_TEMPLATES).toEqual({ 'appointment-confirmed.en': '1107000000000000009' })
  rmSync(folder, { recursive: true })
  for (const wrong of [file, '{"half', '{"appointment-confirmed.en":"soon"}'])
    expect(() => read({ ...channelEnv, SMS_TEMPLATES: wrong })).toThrow('SMS_TEMPLATES')
})
