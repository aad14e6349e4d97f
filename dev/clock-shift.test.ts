import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shiftClock } from './clock-shift.ts'

const module = pathToFileURL('dev/clock-shift.ts').href
const DAY = 86_400_000

async function run(settings: Record<string, string>, ...options: string[]) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, options, { env: { ...env, ...settings } })
  return JSON.parse(stdout)
}

/** The value of an expression in a process with a shifted clock. */
const ask = (expression: string, shift: string) =>
  run({ CLOCK_SHIFT_MS: shift }, '--import', module, '--print', `JSON.stringify(${expression})`)

/** The real time, even where these tests run with a shifted clock. */
const realNow = () => performance.timeOrigin + performance.now()
const expectTime = (time: number, expected: number) =>
  expect(Math.abs(time - expected), String(time)).toBeLessThan(60_000)

test('a shifted clock is shifted wherever it is read', async () => {
  const read = await ask('[Date.now(), new Date().getTime(), Date.parse(Date())]', String(DAY))
  for (const time of read) expectTime(time, realNow() + DAY)
})

test('a shifted clock leaves a given time alone', async () => {
  const at = '2026-03-31T05:36:00.000Z'
  const dates = `[new Date('${at}'), new Date(Date.parse('${at}')), new Date(Date.UTC(2026, 2, 31, 5, 36))]`
  expect(await ask(dates, String(-DAY))).toEqual([at, at, at])
})

test('a shifted date is a date like any other', async () => {
  const checks = `[
    new Date() instanceof Date,
    new Date().constructor === Date,
    require('node:util').types.isDate(new Date()),
    new (class Later extends Date {})() instanceof Date,
    structuredClone(new Date()) instanceof Date,
  ]`
  expect(await ask(checks, String(DAY))).toEqual([true, true, true, true, true])
})

test('child processes inherit the shift, which is applied once', async () => {
  const child =
    "require('node:child_process').execFileSync(process.execPath, ['-p', 'Date.now()']).toString()"
  const settings = { NODE_OPTIONS: `--import=${module}`, CLOCK_SHIFT_MS: String(DAY) }
  expectTime(await run(settings, '--import', `${module}?again`, '--print', child), realNow() + DAY)
})

test('a page gets the same clock, from the function alone', () =>
  expectTime(runInNewContext(`(${shiftClock})(${-DAY}); new Date().getTime()`), realNow() - DAY))

test('without a shift the clock is the real one, and a wrong shift stops the process', async () => {
  expectTime(await ask('Date.now()', ''), realNow())
  await expect(ask('Date.now()', 'tomorrow')).rejects.toThrow('CLOCK_SHIFT_MS must be')
})
