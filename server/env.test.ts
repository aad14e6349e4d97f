import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

test('the settings of .env.example are enough, but for the secret that must be made', () => {
  expect(() => readEnv(undefined, example)).toThrow('FORM_SECRET')
  const env = readEnv(undefined, { ...example, FORM_SECRET: 'x'.repeat(32) })
  expect(env).toMatchObject({ BOOKING_DAYS: 7, TRUST_PROXY: false })
})

test('everything that is missing or wrong is said at once', () => {
  const read = () => readEnv(undefined, { PORT: 'high', PUBLIC_URL: 'kamalini' })
  for (const name of ['DATABASE_URL', 'PORT', 'PUBLIC_URL', 'SMTP_URL', 'FORM_SECRET'])
    expect(read).toThrow(name)
})
