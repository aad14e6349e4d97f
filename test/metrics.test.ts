import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '#desk/api/endpoints.ts'
import { appointmentAnswers, callPaths, enquiryAnswers, send } from './answers.ts'
import { type DeskStack, startDeskStack } from './desk-stack.ts'
import { openMailServer } from './faults/mail-server.ts'
import { freePort } from './ports.ts'
import { type Running, type RunningSite, startSite, startWorker } from './processes.ts'

/** The figures of site, desk and worker after a walk through every route: they name routes and queues, and nobody. */

let stack: DeskStack
let site: RunningSite
let worker: Running
let mail: Awaited<ReturnType<typeof openMailServer>>
const ports = { site: 0, desk: 0, worker: 0 }
beforeAll(async () => {
  for (const name of ['site', 'desk', 'worker'] as const) ports[name] = await freePort()
  stack = await startDeskStack({ settings: { DESK_METRICS_PORT: String(ports.desk) } })
  const { url } = stack.database
  mail = await openMailServer(() => 'accept')
  site = await startSite({ DATABASE_URL: url, METRICS_PORT: String(ports.site), TRUSTED_PROXIES: '1' })
  worker = await startWorker({
    DATABASE_URL: url,
    WORKER_METRICS_PORT: String(ports.worker),
    SMTP_URL: mail.smtpUrl,
  })
})
afterAll(async () => {
  await worker?.stop()
  await site?.stop()
  await stack?.stop()
  await mail?.close()
})

const figuresOf = (name: keyof typeof ports) =>
  fetch(`http://127.0.0.1:${ports[name]}/metrics`).then((response) => response.text())
const labelsIn = (figures: string, label: string) =>
  new Set(Array.from(figures.matchAll(RegExp(`[{,]${label}="([^"]*)"`, 'g')), ([, value]) => value))

/** Sent in place of every id, link and token: it must appear in no figure. */
const secret = 'Zq7secretZq7'
const patient = { ...appointmentAnswers(), patientName: 'Zarina Qureshi', email: 'zarina@example.in' }
const visitor = '203.0.113.77'

test('after a walk through every route the figures name no address, token, phone, name or IP', async () => {
  const headers = { 'x-forwarded-for': visitor }
  const booked = await send(site.url + callPaths.appointment, patient)
  expect(booked.status).toBe(201)
  const { data } = booked.answer
  await send(`${site.url}/api/v1/enquiry`, { ...enquiryAnswers(), fullName: patient.patientName })
  const paths = ['', '/hi'].flatMap((language) => [
    `${language}/`,
    ...['m', 'about', 'services', 'service', 'questions', 'pathology', 'blog', 'nowhere'].map(
      (place) => `${language}/${place}/${secret}`,
    ),
    `${language}/appoitment/booked?t=${secret}`,
    `${language}/pathology/${secret}/book`,
    `${language}/booking?reference=${data.reference}`,
    `${language}/search?q=${patient.phoneNumber}`,
  ])
  for (const path of [...paths, `/api/v1/receipts/sms/${secret}`, `/${secret}`, '/healthz', '/readyz'])
    await fetch(site.url + path, { headers, redirect: 'manual' })
  await fetch(`${site.url}/m/${secret}`, { method: 'POST', headers, redirect: 'manual' })

  const { browser, email, name } = await stack.signIn('receptionist')
  const id = randomUUID()
  for (const { method, path } of endpoints) {
    // The stream of events never ends.
    if (path === '/api/events') continue
    if (method === 'GET') await browser.get(`${path}?id=${id}&day=2026-01-05`)
    else await browser.post(path, { key: id, id, query: patient.patientName })
  }
  await browser.get(`/booking/${id}`)
  await browser.get(`/${secret}`)

  await vi.waitFor(async () => expect(await figuresOf('worker')).toMatch(/queue="send-email",outcome="done"/))
  const figures = {
    site: await figuresOf('site'),
    desk: await figuresOf('desk'),
    worker: await figuresOf('worker'),
  }
  const personal = [secret, patient.patientName, patient.email, patient.phoneNumber, data.reference, visitor]
  for (const text of Object.values(figures)) {
    for (const found of [...personal, id, browser.address, email, name, 'Zarina', '127.0.0.1'])
      expect(text).not.toContain(found)
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^clinic_pool_waiting \d/m)
    expect(text).toMatch(/^clinic_pool_wait_seconds_count [1-9]/m)
  }

  expect([...labelsIn(figures.site, 'route')].toSorted()).toEqual(
    expect.arrayContaining(['/', '/hi/m/:link', '/m/:link', '/pathology/:slug/book', '/readyz', 'unknown']),
  )
  expect(labelsIn(figures.site, 'route')).toContain('/api/v1/receipts/sms/:token')
  const called = endpoints.map(({ path }) => path).filter((path) => path !== '/api/events')
  const known = [...called, '/api/sign-in', '/api/sign-in/code', 'file']
  expect([...labelsIn(figures.desk, 'route')].toSorted()).toEqual([...new Set(known)].toSorted())
  expect(figures.desk).toMatch(/^clinic_queues_known 1$/m)
  expect(figures.desk).toMatch(/^clinic_queue_jobs\{queue="send-email"\} \d/m)
  expect(figures.desk).toMatch(/^clinic_late_messages 0$/m)
  expect(figures.desk).toMatch(/^clinic_ledger_late_seconds 0$/m)
})

const rules = readFileSync('deploy/prometheus/rules.yml', 'utf8')

test('each alert asks for figures that there are, and is provoked by a test of its own', async () => {
  const figures = (await Promise.all((['site', 'desk', 'worker'] as const).map(figuresOf))).join('\n')
  const asked = new Set(rules.match(/\b(?:clinic|nodejs)_\w+/g))
  expect(asked.size).toBeGreaterThan(8)
  for (const name of asked) expect(figures).toMatch(RegExp(`^${name}(?:\\{| )`, 'm'))
  const alerts = Array.from(rules.matchAll(/alert: (\w+)/g), ([, name]) => name)
  const provoked = readFileSync('deploy/prometheus/rules.test.yml', 'utf8').matchAll(/^ +alertname: (\w+)/gm)
  expect(Array.from(provoked, ([, name]) => name)).toEqual(alerts)
  const runbook = readFileSync('docs/runbook.md', 'utf8')
  for (const name of alerts) expect(runbook).toMatch(RegExp(`^\\|[^|]*\\b${name}\\b`, 'm'))
})

test.skipIf(!existsSync('/usr/bin/promtool'))(
  'Prometheus fires each alert, and takes the configuration',
  () => {
    expect(execFileSync('npm', ['run', 'proof:alerts'], { encoding: 'utf8' })).toContain('SUCCESS')
  },
)

test('the figures are for this machine alone, and no part of the public addresses', async () => {
  for (const url of [site.url, stack.desk.url])
    expect(await fetch(`${url}/metrics`).then((response) => response.text())).not.toContain('clinic_request')
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each && !each.internal && each.family === 'IPv4')
  for (const other of others)
    await expect(fetch(`http://${other!.address}:${ports.site}/metrics`)).rejects.toThrow('fetch failed')
})
