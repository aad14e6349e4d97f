import { expect, test } from 'vitest'
import { type AlarmMail, createAlarms } from './alarms.ts'
import type { Finding } from './checks.ts'

const minute = (n: number) => new Date(Date.UTC(2026, 0, 5, 6, n))

function watch() {
  const now = { disk: null as Finding, worker: null as Finding }
  const mails: AlarmMail[] = []
  const server = { accepts: true }
  const round = createAlarms(
    new Map([
      ['disk', async () => now.disk],
      ['worker', async () => now.worker],
    ]),
    async (mail) => {
      if (server.accepts) mails.push(mail)
      return server.accepts
    },
  )
  return { now, mails, server, round }
}

test('an alarm is sent when a check fails twice in a row, once, and again when it is over', async () => {
  const { now, mails, round } = watch()
  now.disk = 'The disk is 95 % full.'
  await round(minute(0))
  expect(mails).toEqual([])
  for (const n of [1, 2, 3]) await round(minute(n))
  expect(mails).toEqual([{ subject: 'Alarm: disk', text: 'disk: The disk is 95 % full.' }])
  now.disk = null
  await round(minute(4))
  expect(mails.at(-1)).toEqual({ subject: 'Over: disk', text: 'disk: The disk is 95 % full.' })
  await round(minute(5))
  expect(mails).toHaveLength(2)
})

test('a check that fails once sends nothing', async () => {
  const { now, mails, round } = watch()
  now.worker = 'away'
  await round(minute(0))
  now.worker = null
  await round(minute(1))
  expect(mails).toEqual([])
})

test('one e-mail names all new faults, and lasting ones again after six hours', async () => {
  const { now, mails, round } = watch()
  now.disk = 'full'
  now.worker = 'away'
  await round(minute(0))
  await round(minute(1))
  await round(minute(360))
  expect(mails.map(({ subject }) => subject)).toEqual(['Alarm: disk, worker'])
  await round(minute(361))
  expect(mails.map(({ subject }) => subject)).toEqual(['Alarm: disk, worker', 'Alarm: disk, worker'])
})

test('an e-mail that is not accepted is sent again, and a check that cannot run is named', async () => {
  const { now, mails, server, round } = watch()
  server.accepts = false
  now.worker = 'away'
  await round(minute(0))
  await round(minute(1))
  server.accepts = true
  await round(minute(2))
  expect(mails.map(({ subject }) => subject)).toEqual(['Alarm: worker'])

  const sent: AlarmMail[] = []
  const check = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
  }
  const failing = createAlarms(new Map([['site', check]]), async (mail) => sent.push(mail) > 0)
  await failing(minute(0))
  await failing(minute(1))
  expect(sent[0]?.text).toBe('site: Cannot be checked: ECONNREFUSED.')
})
