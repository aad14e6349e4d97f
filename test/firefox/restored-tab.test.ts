import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Stack, startStack } from '#test/start-stack.ts'
import { takeNotes } from '../attacks/notes.ts'
import { buttonOf, forms, press } from './filled-forms.ts'
import { readSavedSession } from './saved-session.ts'
import { launchFirefox } from './small-phone.ts'

// A driver cannot open a restored tab. The test reads Firefox's session file, and opens each URL in it anew.

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

/** A page of another site, whose field a browser may store. */
async function openPlainPage() {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<form><input id="plain"></form>'),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Each form once; two of them in CI (JOURNEYS=short). The basket of tests is walked without script: with it,
 * Firefox keeps the chosen tests in its file after they were cleared (decision 0050).
 */
const walks = [
  { name: 'appointment', script: true, prefix: '' },
  { name: 'lab test', script: false, prefix: '/hi' },
  { name: 'home collection', script: false, prefix: '/hi' },
  { name: 'enquiry', script: false, prefix: '' },
  { name: 'manage booking', script: true, prefix: '' },
] as const
const walked = process.env.JOURNEYS === 'short' ? walks.slice(0, 2) : walks

test.each(walked)('after "Finish" a restored tab has nothing, $name, script $script', async (walk) => {
  const profile = await mkdtemp(`${tmpdir()}/firefox-`)
  onTestFinished(() => rm(profile, { recursive: true, force: true }))
  const plain = await openPlainPage()
  const firefox = await launchFirefox(
    {
      'browser.sessionstore.resume_from_crash': true,
      'browser.sessionstore.interval': 500,
      ...(!walk.script && { 'javascript.enabled': false }),
    },
    profile,
  )
  onTestFinished(() => firefox.close())
  const typedElsewhere = async (text: string) => {
    const page = await firefox.newPage()
    await page.goto(plain)
    await page.type('#plain', text)
    await expect.poll(async () => (await readSavedSession(profile)).text, { timeout: 30_000 }).toContain(text)
  }

  const page = await firefox.newPage()
  await page.setViewport({ width: 360, height: 640 })
  const notes = takeNotes(page)
  const { url } = stack.site
  await page.goto(`${url}${walk.prefix}`)
  await forms[walk.name]({ page, notes, script: walk.script, url, prefix: walk.prefix })
  notes.typed(await page.$eval('[data-reference]', (slip) => slip.textContent))
  expect(await notes.found()).not.toEqual([])
  await Promise.all([page.waitForNavigation(), press(page, buttonOf('finish'), 'Enter')])

  // Firefox has saved this text, typed after finishing, so it has saved everything before.
  await typedElsewhere('remembered elsewhere')
  const { text, tabs } = await readSavedSession(profile)
  expect(notes.foundIn(text)).toEqual([])
  const restored = tabs.find((entries) => entries.some((entry) => entry.startsWith(url)))!
  expect(restored.length).toBeGreaterThan(0)
  for (const entry of restored.filter((entry) => entry.startsWith(url))) {
    await page.goto(entry)
    expect(await notes.found(), entry).toEqual([])
  }
})
