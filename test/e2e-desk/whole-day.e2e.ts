import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { sql } from 'kysely'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { callPaths, enquiryAnswers, send } from '#test/answers.ts'
import { startDeskStack } from '#test/desk-stack.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { startStack } from '#test/start-stack.ts'

/** `npm run proof:day` works a day of 60. */
const VISITS = Number(process.env.DAY_VISITS ?? 15)
const SCREENS = 3
/** Per cent of the requests: dropped, without an answer, late. */
const FAULTS = { dropped: 10, unanswered: 10, late: 10 }
const ENQUIRIES = 3

test.setTimeout(120_000 + VISITS * 10_000)

/** The same faults in every run. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Between the screen and the desk: a bad network. */
async function disturb(page: Page, random: () => number) {
  let disturbed = 0
  await page.route(/\/api\/(?!events)/, async (route: Route) => {
    const chance = random() * 100
    if (chance > FAULTS.dropped + FAULTS.unanswered + FAULTS.late) return route.continue()
    disturbed++
    if (chance < FAULTS.dropped) return route.abort('connectionreset')
    if (chance < FAULTS.dropped + FAULTS.unanswered) {
      await route.fetch().catch(() => null)
      return route.abort('connectionreset')
    }
    const response = await route.fetch().catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 200 + random() * 1500))
    return response ? route.fulfill({ response }).catch(() => {}) : route.abort('connectionreset')
  })
  return () => disturbed
}

/** The next verb of the row in focus, by its key, and conflicts to settle first. */
const proposed = (page: Page) =>
  page.evaluate(() => {
    const keyOf = (part: Element | null | undefined) => part?.querySelector('kbd')?.textContent ?? null
    const row = document.querySelector('tr[aria-selected=true]')
    const conflict = [...document.querySelectorAll('section h2')].some((title) =>
      title.closest('section')?.querySelector('kbd')?.textContent?.includes('1'),
    )
    return { row: row?.id ?? null, key: keyOf(row), isConflict: conflict }
  })

/** Plays one person: presses the key that the row shows, and goes on to another row. */
async function work(page: Page, random: () => number, day: { isDone: boolean; mayUndo: boolean }) {
  let pressed = 0
  const press = async (key: string) => {
    pressed++
    await page.keyboard.press(key)
  }
  while (!day.isDone) {
    const { key, isConflict } = await proposed(page)
    if (isConflict) await press('1')
    else if (key && ['I', 'N', 'E'].includes(key)) await press(key.toLowerCase())
    else if (key === 'R') await press('Escape')
    if (random() < 0.1) await press('.')
    // Now and then an action is undone, and redone by the next person.
    if (day.mayUndo && random() < 0.05) await press('u')
    const steps = 1 + Math.floor(random() * 3)
    const direction = random() < 0.5 ? 'j' : 'k'
    for (let step = 0; step < steps; step++) await press(direction)
  }
  return pressed
}

/** The rows of a screen, also finished ones: name of the row and its state. */
async function shown(page: Page): Promise<Map<string, string>> {
  const rows = await page
    .locator('tr[id^="row-"]')
    .evaluateAll((all) =>
      all.map(
        (row) => [row.id.slice('row-'.length), row.querySelectorAll('td')[6]?.textContent ?? ''] as const,
      ),
    )
  return new Map(rows)
}

test(`a day of ${VISITS} visits is worked on ${SCREENS} screens by keyboard alone, over a bad network`, async ({
  browser,
}) => {
  const stack = await startStack()
  const desk = await startDeskStack({ database: stack.database })
  const { db } = stack.database
  const contexts: BrowserContext[] = []
  try {
    const ids = await keepVisits(stack.database)
    const screens = await Promise.all(
      Array.from({ length: SCREENS }, async (_, index) => {
        const { browser: signedIn } = await desk.signIn('receptionist', { name: `Reception ${index + 1}` })
        const context = await browser.newContext({
          baseURL: desk.desk.url,
          storageState: signedIn.storageState(),
          viewport: { width: 1366, height: 768 },
        })
        contexts.push(context)
        const page = await context.newPage()
        await page.addInitScript(() => {
          window.deskHistory = []
        })
        await page.goto('/')
        await expect(page.locator('tr[aria-selected=true]')).toBeVisible()
        const random = randomFrom(index + 1)
        return { page, random, disturbed: await disturb(page, random) }
      }),
    )

    const day = { isDone: false, mayUndo: true }
    const working = screens.map(({ page, random }) => work(page, random, day))
    // The public site goes on beside it.
    for (let n = 0; n < ENQUIRIES; n++) {
      const { status } = await send(stack.site.url + callPaths.enquiry, enquiryAnswers())
      expect(status).toBe(201)
    }
    await expect
      .poll(
        async () => {
          const { left } = await db
            .selectFrom('bookings')
            .select(sql<number>`count(*)::int`.as('left'))
            .where('id', 'in', ids)
            .where('state', '=', 'booked')
            .executeTakeFirstOrThrow()
          // An undone action must be done again: towards the end nothing is undone.
          if (left <= VISITS / 2) day.mayUndo = false
          return left
        },
        { timeout: 60_000 + VISITS * 8_000, intervals: [500] },
      )
      .toBe(0)
    day.isDone = true
    const keys = await Promise.all(working)

    for (const { page } of screens) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.keyboard.press('Escape')
      await page.keyboard.press('.')
      await page.keyboard.press('h')
    }
    const rows = await db
      .selectFrom('bookings')
      .leftJoin('visits', 'visits.booking_id', 'bookings.id')
      .select(['bookings.id', 'state', 'seen_at', 'token'])
      .where('bookings.id', 'in', ids)
      .execute()
    expect(rows.map(({ state }) => state)).toEqual(ids.map(() => 'attended'))
    expect(rows.every(({ seen_at }) => seen_at !== null)).toBe(true)
    // Every token is unique.
    expect(new Set(rows.map(({ token }) => token)).size).toBe(VISITS)

    // Screens, database and messages agree.
    for (const { page } of screens) {
      await expect
        .poll(async () => {
          const states = await shown(page)
          return ids.filter((id) => !/seen/i.test(states.get(id) ?? 'not shown')).length
        })
        .toBe(0)
      await expect(page.locator('tr[id^="row-"]').filter({ hasText: 'Enquiry' })).toHaveCount(ENQUIRIES)
    }
    const { told } = await db
      .selectFrom('messages')
      .select(sql<number>`count(*)::int`.as('told'))
      .where('booking_id', 'in', ids)
      .where(sql<boolean>`template like '%cancelled%'`)
      .executeTakeFirstOrThrow()
    expect(told).toBe(0)

    // No row ever went backwards.
    let changes = 0
    for (const { page } of screens) {
      const history = await page.evaluate(() => window.deskHistory ?? [])
      changes += history.length
      const newest = new Map<string, number>()
      const backwards = history.filter(({ id, version }) => {
        const before = newest.get(id) ?? -1
        newest.set(id, Math.max(before, version))
        return version < before
      })
      expect(backwards).toEqual([])
    }
    const disturbed = screens.reduce((sum, screen) => sum + screen.disturbed(), 0)
    console.log(
      `${VISITS} visits on ${SCREENS} screens: ${keys.join(' + ')} keys, ${disturbed} requests disturbed, ${changes} changes of rows, none backwards`,
    )
    expect(disturbed).toBeGreaterThan(VISITS)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
    await desk.stop()
    await stack.stop()
  }
})

/** Visits of a few minutes each, around the current hour. */
async function keepVisits(database: Parameters<typeof insertBooking>[0]): Promise<string[]> {
  const now = new Date()
  const [from, until] = [instantAt(dayOf(now), 0), instantAt(addDays(dayOf(now), 1), 0)]
  const minute = 60_000
  const earliest = Math.max(from.getTime(), now.getTime() - VISITS * minute)
  const first = Math.min(earliest, until.getTime() - (VISITS + 2) * minute)
  const ids: string[] = []
  for (let n = 0; n < VISITS; n++) {
    const startsAt = new Date(Math.floor(first / minute) * minute + n * minute)
    const { id } = await insertBooking(database, {
      kind: 'appointment',
      state: 'booked',
      startsAt,
      now: new Date(from.getTime() - 86_400_000),
      name: `Asha Verma ${n}`,
      email: null,
    })
    // Shorter than the clinic's visits, so that a day of them fits at any hour of the test run.
    await sql`update bookings set held_until = starts_at + interval '1 minute' where id = ${id}`.execute(
      database.db,
    )
    ids.push(id)
  }
  return ids
}
