import { type ChildProcess, spawn } from 'node:child_process'
import { glob, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StopOutcome, stopOutcomes } from '#clinic/round.ts'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { startDeskAt } from '#test/desk-at.ts'
import { insertCollection } from '#test/insert-collection.ts'

/** How often the page, the browser or the network is killed. */
const KILLS = Number(process.env.ROUND_KILLS ?? 6)
const MINUTE = 60_000

/** Words that no file of a browser contains by itself. */
const people = [
  { name: 'Zubenika Qarvolt', street: '17 Xylomere Gully', landmark: 'Behind Drozvik Press' },
  { name: 'Wexatri Bhulnok', street: '9 Kroftumal Lane', landmark: 'Green Yafteq door' },
  { name: 'ज़ुबेनिका क्वार्वोल्ट', street: '३१ झिंगुरवाला कुआँ', landmark: 'टेढ़ी हवेली के पीछे' },
  { name: 'Oquindra Fezlam', street: '4 Vomplitz Chowk', landmark: 'Above Hruxa Stores' },
  { name: 'Jhaptika Murzow', street: '55 Trelqun Nagar', landmark: 'Opposite Gwindle well' },
  { name: 'Ybrasha Coltenq', street: '2 Phlorvex Street', landmark: 'Blue Snurtz gate' },
  { name: 'Keltuma Vishdraq', street: '88 Zarnobik Road', landmark: 'Next to Plimqo school' },
  { name: 'Dwoxita Renglap', street: '13 Uskelm Bazaar', landmark: 'Third Blaqort floor' },
]
const outcomes = people.map((_, index): StopOutcome => stopOutcomes[index % stopOutcomes.length]!)
const phoneOf = (index: number) => `+9198760${String(54_321 + index * 1111)}`
const secrets = people.flatMap(({ name, street, landmark }, index) => [
  ...name.split(' '),
  street,
  landmark,
  phoneOf(index).slice(3),
])

const day = dayOf(new Date())
/**
 * The clock of desk and phone. The desk's stands still; the phone's is set forward, so that no test waits for a
 * minute.
 */
const morning = instantAt(day, minutesFrom('10:10'))

let stack: Awaited<ReturnType<typeof startDeskAt>>
let profile: string

beforeAll(async () => {
  stack = await startDeskAt(() => new Date(morning.getTime() + 60 * MINUTE))
  for (const [index, { name, street, landmark }] of people.entries()) {
    const { id } = await insertCollection(stack.database, {
      day,
      clock: index < 4 ? '10:00' : '11:00',
      seat: index + 1,
      name,
      phone: phoneOf(index),
      address: `${street}\n${landmark}`,
      contact: { call: 'only-me', wordsForOthers: `parcel for ${name.split(' ')[0]}` },
      tests: { 'COMPLETE BLOOD COUNT (CBC)': 500 },
    })
    await stack.post(stack.meera, 'assign-stop', { bookingId: id, staffId: stack.farah.id })
  }
  stack.state.signedIn = stack.farah
  profile = await mkdtemp(path.join(tmpdir(), 'round-'))
})
afterAll(async () => {
  phone?.kill()
  await stack?.stop()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

/** A browser with a profile on disk, in a process of its own, so that it can be killed like a phone's. */
async function switchOn() {
  const child = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const browser = await chromium.connectOverCDP(await debuggerOf(child))
  const context = browser.contexts()[0]!
  const phone = {
    page: await openPage(),
    async setOffline(isOffline: boolean) {
      await context.setOffline(isOffline)
    },
    /** Opens another page in place of the one that is gone. */
    async reopen() {
      phone.page = await openPage()
    },
    /** Without a signal to the browser: its processes are gone at once. */
    kill() {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch {}
    },
    /** As when a person closes it: all is written to the disk. */
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => {})
      await gone
    },
  }
  async function openPage() {
    const page = await context.newPage()
    await page.clock.setFixedTime(clock)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${stack.url}/rounds/sheet`)
    return page
  }
  return phone
}

async function debuggerOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stderr!)) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      child.stderr!.resume()
      return address
    }
  }
  throw new Error('The browser did not start')
}

let clock = morning.getTime()
let phone: Awaited<ReturnType<typeof switchOn>> | undefined

/** Where any of these texts is in the profile, as UTF-8 or as UTF-16. */
async function findOnDisk(texts: readonly (string | Buffer)[]): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('**/*', { cwd: profile })) {
    const full = path.join(profile, file)
    if (!(await stat(full).catch(() => null))?.isFile()) continue
    const content = await readFile(full)
    for (const text of texts)
      for (const bytes of typeof text === 'string'
        ? [Buffer.from(text), Buffer.from(text, 'utf16le')]
        : [text])
        if (content.includes(bytes)) found.push(`${file}: ${text.toString('utf8')}`)
  }
  return found
}

const stopNumber = async (page: Page): Promise<number> => {
  await page.locator('h2').first().waitFor()
  const said = await page
    .locator('header p')
    .textContent({ timeout: 1000 })
    .catch(() => null)
  const [, number] = /Stop (\d+)/.exec(said ?? '') ?? []
  return number ? Number(number) : people.length + 1
}

/** Records the outcome of the stop on the screen; does not wait for anything afterwards. */
async function note(page: Page, outcome: StopOutcome) {
  const isTaken = outcome === 'taken'
  await page.getByRole('button', { name: isTaken ? 'Taken' : 'Could not', exact: true }).click()
  const reasons = stopOutcomes.filter((one) => one !== 'taken')
  await page
    .locator('main button')
    .nth(isTaken ? 0 : reasons.indexOf(outcome))
    .click()
}

const kinds = ['close', 'browser', 'crash', 'reload', 'lose-answers'] as const

/** One kill, and a new page afterwards. */
async function kill(kind: (typeof kinds)[number]) {
  // A minute passes: earlier entries can no longer be undone, and are sent if there is a network.
  clock += MINUTE + 1000
  if (kind === 'browser') {
    phone!.kill()
    phone = await switchOn()
  } else if (kind === 'crash') {
    const session = await phone!.page.context().newCDPSession(phone!.page)
    void session.send('Page.crash').catch(() => {})
    await phone!.page.waitForEvent('crash')
    await phone!.page.close().catch(() => {})
    await phone!.reopen()
  } else if (kind === 'reload') {
    await phone!.page.clock.setFixedTime(clock)
    await phone!.page.reload()
  } else {
    if (kind === 'lose-answers') stack.state.answersToLose = 1
    await phone!.page.close()
    await phone!.reopen()
  }
}

test(`a shift with ${KILLS} kills: each outcome arrives once, and nothing is left on the phone`, async () => {
  phone = await switchOn()
  await phone.page.getByRole('button', { name: 'Start the round' }).click()
  await phone.page.getByText('Online, all sent').waitFor()

  let reached = 1
  let killed = 0
  for (const [index, outcome] of outcomes.entries()) {
    const until = Math.round(((index + 1) * KILLS) / people.length)
    // Offline, except at every third stop.
    const isOffline = index % 3 !== 2
    await phone.setOffline(isOffline)
    for (let isNoted = false; !isNoted || killed < until; ) {
      const number = await stopNumber(phone.page)
      expect(number, 'what the screen has said once stays said').toBeGreaterThanOrEqual(reached)
      isNoted = number > index + 1
      if (!isNoted) {
        await note(phone.page, outcome)
        // Half of the kills come before the screen has confirmed the entry.
        if (killed >= until || killed % 2 === 0) {
          await expect.poll(() => stopNumber(phone!.page)).toBe(index + 2)
          reached = index + 2
        }
      }
      if (killed < until) {
        await kill(kinds[killed % kinds.length]!)
        await phone.setOffline(isOffline)
        killed++
      }
    }
  }
  expect(killed).toBe(KILLS)

  // The search finds plain data: the journal is on the disk, and the sheet is, but encrypted.
  const { rows } = await stack.desk.pool.query<{ id: string }>('select booking_id as id from round_stops')
  expect(await findOnDisk(rows.map(({ id }) => id))).not.toEqual([])
  expect(await findOnDisk(secrets)).toEqual([])
  const key = await phone.page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle('round.key')).getFile()
    return [...new Uint8Array(await file.arrayBuffer())]
  })
  expect(await findOnDisk([Buffer.from(key)])).not.toEqual([])

  await phone.setOffline(false)
  stack.state.answersToLose = 2
  await phone.page.getByRole('button', { name: 'Hand over and wipe' }).click()
  for (let waiting = true; waiting; ) {
    await phone.page.getByText('Nothing is left').waitFor()
    waiting = await phone.page.getByText('Results that wait').isVisible()
    if (waiting) await phone.page.evaluate(() => dispatchEvent(new Event('online')))
  }
  await expect
    .poll(() =>
      phone!.page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length),
    )
    .toBe(0)
  await phone.close()

  const arrived = await stack.desk.pool.query<{ outcome: string; conflict: string | null; name: string }>(
    'select outcome, conflict, count(*) over (partition by booking_id)::int as times from round_outcomes order by at',
  )
  expect(arrived.rows).toEqual(outcomes.map((outcome) => ({ outcome, conflict: null, times: 1 })))
  const { rows: money } = await stack.desk.pool.query('select entry, rupees from round_money')
  expect(money).toEqual([{ entry: 'handed-over', rupees: 1000 }])
  const { rows: shifts } = await stack.desk.pool.query(
    'select ended_at is not null as ended from round_shifts',
  )
  expect(shifts).toEqual([{ ended: true }])

  expect(await findOnDisk([...secrets, Buffer.from(key)])).toEqual([])
})
