import { type Browser, expect, type Page, test } from '@playwright/test'
import { FIRST_DOCTOR } from '#clinic/slots.ts'
import { dayOf, instantAt, minutesFrom, minutesOf } from '#clinic/time.ts'
import { reachWords } from '#content/desk/reach.ts'
import type { OpenTime } from '#desk/contract/book.ts'
import { dueMessage } from '#server/messages/due-message.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { insertBooking, type TestBooking } from '../insert-booking.ts'
import { type RunningSite, startSite } from '../processes.ts'
import { linkOf, pinOf, testVault } from '../vault.ts'
import { openToday, rowOf, walkTo } from './keyboard.ts'

// Changes to one booking, by keyboard alone, and what the patient reads of them.

let stack: DeskStack
let site: RunningSite
const now = new Date()
/** Hours that exclude the present, whatever the hour of the run. */
const otherHours =
  minutesOf(now) < 12 * 60 ? { from: '20:00', until: '20:30' } : { from: '01:00', until: '01:30' }
const visits = {
  'Asha Verma': { phone: '+919000000101', contact: { wordsForOthers: 'Say the library has called.' } },
  'Kavita Joshi': { phone: '+919000000102', contact: { hours: otherHours } },
  'Salma Qureshi': { phone: '+919000000103', contact: { call: 'yes', channels: ['email'] } },
  'Hema Lal': { phone: '+919000000105', contact: { call: 'yes' } },
  'Meenal Gupta': { phone: '+919000000104', contact: { call: 'yes', channels: ['email'] } },
  'Rani Tiwari': {
    phone: '+919000000106',
    contact: { call: 'never', wordsForOthers: 'Say the library has called.' },
  },
  'Nisha Rai': { phone: '+919000000107', contact: { wordsForOthers: 'Say the library has called.' } },
} as const satisfies Record<string, Pick<TestBooking, 'phone' | 'contact'>>
type Name = keyof typeof visits
const bookings = {} as Record<Name, { id: string; reference: string }>
/** A doctor whom none of the other bookings has. */
const doctorOf = (name: Name) =>
  name === 'Salma Qureshi' ? FIRST_DOCTOR : `doctor-${Object.keys(visits).indexOf(name) + 5}`

test.beforeAll(async () => {
  stack = await startDeskStack()
  site = await startSite({ DATABASE_URL: stack.database.url })
  for (const name of Object.keys(visits) as Name[])
    bookings[name] = await insertBooking(stack.database, {
      kind: 'appointment',
      state: 'booked',
      // Future visits can be moved and cancelled; all at one time, so that they are ahead whatever the hour.
      startsAt: instantAt(dayOf(now), minutesFrom('23:55')),
      doctor: doctorOf(name),
      now,
      name,
      ...(visits[name] as Pick<TestBooking, 'phone' | 'contact'>),
    })
})
test.afterAll(async () => {
  await site.stop()
  await stack.stop()
})

const auditsOf = async (name: Name, action: string) =>
  stack.database.db
    .selectFrom('audit_events')
    .select(['actor_name as name', 'actor_role as role', 'detail'])
    .where('booking_id', '=', bookings[name].id)
    .where('action', '=', action)
    .execute()
const stateOf = async (name: Name) =>
  (
    await stack.database.db
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', bookings[name].id)
      .executeTakeFirstOrThrow()
  ).state
/** The patient's messages about a change, once it can no longer be undone. */
const messagesOf = (name: Name) =>
  stack.database.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('messages')
      .select(['id', 'template'])
      .where('booking_id', '=', bookings[name].id)
      .where('template', 'in', ['appointment-moved', 'appointment-cancelled-by-clinic'])
      .execute()
    const kept = await Promise.all(
      rows.map(async ({ id, template }) => {
        const { kind } = await dueMessage(trx, testVault, id, new Date(Date.now() + 120_000))
        return kind === 'due' ? [template] : []
      }),
    )
    return kept.flat()
  })

const open = (browser: Browser, more: Parameters<typeof openToday>[2] = {}) => openToday(browser, stack, more)

/** Opens the booking beside the list. */
async function openBooking(page: Page, name: Name) {
  await walkTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel-title')).toHaveText(name)
}

/** The patient's view of the public page, behind the private link and the code. */
async function patientReads(browser: Browser, name: Name) {
  const page = await browser.newPage()
  await page.goto(`${site.url}/m/${linkOf(bookings[name].id)}`)
  const press = (intent: string) =>
    page.locator(`form:has(input[name=intent][value=${intent}]) button[type=submit]`).click()
  await press('link')
  await press('all')
  await page.locator('#pin').fill(pinOf(bookings[name].id))
  await press('code')
  await expect(page.locator('li:has(> time)').first()).toBeAttached()
  const looks = await page.locator('li:has(> time)').allInnerTexts()
  await page.close()
  return looks
}

test('a number is opened below the contact rule, with V; the press is audited, and the patient reads who pressed', async ({
  browser,
}) => {
  const page = await open(browser)
  await openBooking(page, 'Asha Verma')
  const rule = page.getByRole('heading', { level: 2, name: /Only/ })
  const number = page.getByText('+91 ····· ···01')
  const [above, below] = [await rule.boundingBox(), await number.boundingBox()]
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  const sizeOf = (part: typeof rule) =>
    part.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  expect(await sizeOf(rule)).toBeGreaterThan(await sizeOf(number))
  await expect(page.getByText('Say the library has called')).toBeVisible()
  expect(await page.content()).not.toContain('9000000101')

  await page.keyboard.press('KeyV')
  await expect(page.getByRole('link', { name: '+91 90000 00101' })).toBeVisible()
  expect(await auditsOf('Asha Verma', 'number-shown')).toEqual([
    { name: 'Meera Joshi', role: 'receptionist', detail: null },
  ])
  const looks = await patientReads(browser, 'Asha Verma')
  expect(looks[0]).toMatch(/^Meera \(reception\) looked at your phone number\s.*\d/)
  expect(looks[1]).toMatch(/^Meera \(reception\) opened it/)
  await page.context().close()
})

test("the texts about calling follow the patient's wishes, for reception and for the doctor", async ({
  browser,
}) => {
  const reception = await open(browser)
  await openBooking(reception, 'Rani Tiwari')
  const panel = reception.getByRole('complementary')
  await expect(panel.getByRole('heading', { name: 'Do NOT call.' })).toBeVisible()
  await expect(panel.locator('footer').getByRole('button', { name: 'No calls' })).toBeDisabled()
  // Without a call, nobody else can answer.
  await expect(panel).not.toContainText('library')
  await expect(panel).not.toContainText('someone else answers')
  await reception.keyboard.press('Escape')
  const row = await walkTo(reception, 'Nisha Rai')
  await reception.keyboard.press('KeyI')
  await expect(row).toContainText('Waiting')
  await reception.context().close()

  const doctor = await open(browser, { role: 'doctor', doctorId: doctorOf('Nisha Rai') })
  await openBooking(doctor, 'Nisha Rai')
  const ofDoctor = doctor.getByRole('complementary')
  await expect(ofDoctor.getByRole('heading', { name: reachWords.rule['only-patient'].en })).toBeVisible()
  await expect(ofDoctor.getByRole('button', { name: 'Show number' })).toBeEnabled()
  await expect(ofDoctor).toContainText('Say the library has called')
  await expect(ofDoctor.getByRole('button', { name: 'Call in' })).toBeVisible()
  await expect(doctor.getByText('No calls')).toHaveCount(0)
  await doctor.context().close()
})

test("outside the patient's hours a number stays hidden until a reason is chosen", async ({ browser }) => {
  const page = await open(browser)
  await openBooking(page, 'Kavita Joshi')
  await page.keyboard.press('KeyV')
  await expect(page.getByRole('heading', { name: 'Why now?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Why now?' })).toHaveCount(0)
  expect(await auditsOf('Kavita Joshi', 'number-shown')).toEqual([])
  await page.keyboard.press('KeyV')
  await page.keyboard.press('Digit2')
  await expect(page.getByRole('link', { name: '+91 90000 00102' })).toBeVisible()
  expect(await auditsOf('Kavita Joshi', 'number-shown')).toMatchObject([{ detail: 'doctor-asked' }])
  await page.context().close()
})

test('a key pressed right after Esc belongs to the list', async ({ browser }) => {
  const page = await open(browser)
  await openBooking(page, 'Asha Verma')
  // Nothing is drawn in between, as on a slow PC.
  await page.evaluate(async () => {
    for (const code of ['Escape', 'KeyJ']) {
      const key = code === 'KeyJ' ? 'j' : code
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
      )
      await Promise.resolve()
    }
  })
  await expect(rowOf(page, 'Asha Verma')).toHaveAttribute('aria-selected', 'false')
  await expect(page.locator('#panel-title')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.context().close()
})

test('an opened booking has the keys, not the row behind it', async ({ browser }) => {
  const page = await open(browser)
  await walkTo(page, 'Asha Verma')
  await page.keyboard.press('Slash')
  await page.keyboard.type(bookings['Meenal Gupta'].reference)
  await expect(page.getByRole('option', { name: 'Meenal G.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel-title')).toHaveText('Meenal Gupta')
  await page.keyboard.press('KeyI')
  await expect(rowOf(page, 'Meenal Gupta')).toContainText('Waiting')
  await expect(rowOf(page, 'Asha Verma')).toContainText('Booked')
  await page.keyboard.press('KeyU')
  await expect(rowOf(page, 'Meenal Gupta')).toContainText('Booked')
  await page.context().close()
})

test('two people change one row: the second sees both versions, and chooses one; one message leaves', async ({
  browser,
}) => {
  const [first, second] = [await open(browser), await open(browser, { name: 'Sunil Rao' })]
  const overtaken = async (press: () => Promise<void>) => {
    const held = Promise.withResolvers<void>()
    await second.route('**/api/commands/cancel', async (route) => {
      await held.promise
      await route.continue()
    })
    await walkTo(second, 'Salma Qureshi')
    await second.keyboard.press('KeyX')
    await expect(rowOf(second, 'Salma Qureshi')).toContainText('Saving')
    await press()
    held.resolve()
    await expect(second.getByText(/^Meera Joshi changed this \d+ s ago/)).toBeVisible()
    await second.unroute('**/api/commands/cancel')
  }
  const row = await walkTo(first, 'Salma Qureshi')
  await overtaken(async () => {
    await first.keyboard.press('KeyI')
    await expect(row).toContainText('Waiting')
  })
  await expect(second.getByText('Yours, not saved')).toBeVisible()
  await second.keyboard.press('Digit1')
  await expect(rowOf(second, 'Salma Qureshi')).toContainText('Waiting')
  await expect(second.getByText('Yours, not saved')).toHaveCount(0)
  await first.keyboard.press('KeyU')
  await expect(rowOf(second, 'Salma Qureshi')).toContainText('Booked')

  await overtaken(async () => {
    await first.keyboard.press('KeyM')
    await expect(first.getByRole('listbox').getByRole('option').first()).toBeVisible()
    // So far ahead that a message is still useful.
    for (let page = 0; page < 12; page++) await first.keyboard.press('PageDown')
    await first.keyboard.press('Enter')
    await expect(first.getByText(/^Moved: Salma/)).toBeVisible()
  })
  expect(await messagesOf('Salma Qureshi')).toEqual(['appointment-moved'])
  await second.keyboard.press('Digit2')
  await expect.poll(() => stateOf('Salma Qureshi')).toBe('cancelled')
  expect(await messagesOf('Salma Qureshi')).toEqual(['appointment-cancelled-by-clinic'])
  await Promise.all([first.context().close(), second.context().close()])
})

test('a taken time is booked twice only with a reason, and only by reception or its own doctor', async ({
  browser,
}) => {
  const page = await open(browser)
  const times: OpenTime[] = await (await page.request.get(`${stack.desk.url}/api/book/times`)).json()
  const [, ...next] = times.slice(0, 3)
  for (const { at, doctor } of times.slice(0, 3).filter(({ isTaken }) => !isTaken))
    await insertBooking(stack.database, {
      kind: 'appointment',
      state: 'booked',
      startsAt: new Date(at),
      doctor,
      now,
      name: 'Uma Nair',
    })
  const second = () =>
    stack.database.db
      .selectFrom('bookings')
      .select(['seat', 'overbooked'])
      .where('overbooked', 'is not', null)
      .execute()
  for (const key of ['KeyB', '0', '1', '0', '5']) await page.keyboard.press(key)
  await expect(page.getByRole('option', { name: /Hema Lal/ }).or(page.getByText('Hema Lal'))).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Digit1')
  await expect(page.getByText('All times are shown; taken ones say so.')).toBeVisible()
  const offered: OpenTime[] = await (await page.request.get(`${stack.desk.url}/api/book/times`)).json()
  const marked: boolean[] = []
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
  // So far that a free time is among them.
  const shown = offered.slice(0, offered.findIndex(({ isTaken }) => !isTaken) + 2)
  for (const _ of shown) {
    marked.push((await chosen.innerText()).includes('taken'))
    await page.keyboard.press('ArrowDown')
  }
  expect(new Set(marked), 'some are taken, some are free').toEqual(new Set([true, false]))
  expect(marked).toEqual(shown.map(({ isTaken }) => isTaken))
  for (const _ of shown) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Above the limit: why?')).toBeFocused()
  expect(await second()).toEqual([])
  await page.keyboard.press('Digit1')
  await expect(page.getByText(/^Booked for Hema Lal/)).toBeVisible()
  expect(await second()).toEqual([{ seat: 2, overbooked: 'emergency' }])

  const wish = { at: next[0]!.at, doctor: next[0]!.doctor, walkedIn: false, overbook: 'emergency' }
  const person = { bookingId: bookings['Hema Lal'].id }
  // Which doctor has the next time depends on the hour of the day.
  const notConcerned = wish.doctor === 'doctor-1' ? 'doctor-2' : 'doctor-1'
  for (const [role, more] of [
    ['phlebotomist', {}],
    ['owner', {}],
    ['doctor', { doctorId: notConcerned }],
  ] as const) {
    const { browser: other } = await stack.signIn(role, more)
    const response = await other.post('/api/commands/book', { key: crypto.randomUUID(), ...wish, person })
    expect([role, response.status]).toEqual([role, 403])
  }
  expect(await second()).toHaveLength(1)
  await page.context().close()
})

test('Esc Esc leaves nothing of a name or number: not on the screen, for a screen reader, or for the printer', async ({
  browser,
}) => {
  const page = await open(browser)
  await openBooking(page, 'Asha Verma')
  await page.keyboard.press('KeyV')
  await expect(page.getByRole('link', { name: '+91 90000 00101' })).toBeVisible()
  await page.keyboard.press('KeyI')
  await expect(page.getByText('Checked in: Asha V.')).toBeVisible()
  await page.keyboard.press('Slash')
  await page.keyboard.type('Kavita')
  await expect(page.getByRole('option', { name: /Kavita J\./ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Names hidden' })).toBeVisible()
  const left = [
    await page.content(),
    await page.locator('body').ariaSnapshot(),
    await page.title(),
    page.url(),
  ]
  const trace = /Asha|Verma|Kavita|Salma|Meenal|00101|···01/
  for (const text of left) expect(text).not.toMatch(trace)
  await page.keyboard.press('KeyU')
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  expect(await page.content()).not.toMatch(trace)
  await page.context().close()
})

test('the day on paper has initials only, is audited before, and the patient reads of it', async ({
  browser,
}) => {
  const page = await open(browser, {
    before: (page) => page.addInitScript(() => Object.assign(window, { print: () => document.title })),
  })
  await openBooking(page, 'Asha Verma')
  await page.emulateMedia({ media: 'print' })
  expect((await page.locator('body').innerText()).trim(), 'nothing is printed by the way').toBe('')
  await page.keyboard.press('KeyP')
  const { reference } = bookings['Asha Verma']
  const line = page.locator('tr', { hasText: reference }).filter({ visible: true })
  await expect(line).toContainText('A.V.')
  expect(await page.locator('body').innerText()).not.toMatch(/Asha|Verma|Kavita|Appointment/)
  expect(await auditsOf('Asha Verma', 'printed')).toMatchObject([
    { name: 'Meera Joshi', role: 'receptionist' },
  ])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect((await patientReads(browser, 'Asha Verma'))[0]).toMatch(
    /^Meera \(reception\) printed it, initials only/,
  )

  await page.route('**/api/today/printed', (route) => route.abort())
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('KeyP')
  await expect(page.getByText(/^Not printed\./)).toBeVisible()
  await expect(page.locator('tr', { hasText: 'A.V.' })).toHaveCount(0)
  await page.context().close()
})

test('U undoes within the minute, and afterwards explains that it cannot', async ({ browser }) => {
  const page = await open(browser, { before: (page) => page.clock.install() })
  const row = await walkTo(page, 'Meenal Gupta')
  const late = page.getByText('It is too late to take this back')
  await page.keyboard.press('KeyX')
  await expect(page.getByText(/^Cancelled for Meenal/)).toBeVisible()
  await page.keyboard.press('KeyU')
  await expect(row).toContainText('Booked')
  expect(await messagesOf('Meenal Gupta')).toEqual([])

  await page.keyboard.press('KeyX')
  await expect(page.getByText(/^Cancelled for Meenal/)).toBeVisible()
  // The clock of the desk decides: here it is ahead of the clock of this screen.
  await stack.database.db.updateTable('desk_actions').set({ undo_until: new Date() }).execute()
  await page.keyboard.press('KeyU')
  await expect(late).toBeVisible()
  expect(await stateOf('Meenal Gupta')).toBe('cancelled')
  await page.clock.fastForward(10_000)
  await expect(late).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await page.keyboard.press('KeyU')
  await expect(late).toBeVisible()
  expect(await stateOf('Meenal Gupta')).toBe('cancelled')
  await page.context().close()
})
