import { type Browser, chromium, type Page } from '@playwright/test'
import axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { arrival } from '#content/confirmation.ts'
import { planningWords } from '#content/desk/round-planning.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { type Language, languages } from '#content/language.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { startDeskAt } from '#test/desk-at.ts'
import { insertCollection } from '#test/insert-collection.ts'
import { reading } from '#test/vault.ts'
import { ticketView } from '../../app/confirmation/ticket-view.ts'

const day = dayOf(new Date())
const morning = instantAt(day, minutesFrom('10:10'))
let now = morning

let stack: Awaited<ReturnType<typeof startDeskAt>>
let browser: Browser
let ids: string[]
beforeAll(async () => {
  stack = await startDeskAt(() => now)
  const { database } = stack
  ids = []
  for (const [index, name] of ['Bina Thakur', 'Geeta Pal', 'Uma Narang'].entries())
    ids.push(
      (
        await insertCollection(database, {
          day,
          clock: '10:00',
          seat: index + 1,
          name,
          address: '14, Lotus Lane\nBlue gate',
          contact: index === 1 ? { call: 'only-me', wordsForOthers: 'parcel' } : { call: 'yes' },
          tests: { 'COMPLETE BLOOD COUNT (CBC)': 500, TRIGLYCERIDES: 140 },
        })
      ).id,
    )
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    const wide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['scrolls'] : []
    return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`), ...wide]
  })
}

/** Every button of the round is 60 px high. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, a')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 56)
      .map((one) => one.textContent),
  )

async function openPage(path: string, language: Language, viewport: { width: number; height: number }) {
  stack.farah.language = language
  stack.meera.language = language
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await page.goto(stack.url + path)
  return page
}

test('reception assigns stops by keys alone, and undoes it', async () => {
  stack.state.signedIn = stack.meera
  const page = await openPage('/rounds', 'en', { width: 1366, height: 768 })
  const withOf = (name: string) => page.locator('tr', { hasText: name }).locator('td').nth(6)
  await page.getByText('3 with nobody yet').waitFor()
  await page.keyboard.press('1')
  await withOf('Bina T.').getByText('FA').waitFor()
  await page.getByText('2 with nobody yet').waitFor()
  await page.keyboard.press('u')
  await page.getByText('3 with nobody yet').waitFor()
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('1')
    await page.getByText(`${2 - stop} with nobody yet`).waitFor({ state: stop < 2 ? 'visible' : 'hidden' })
    await page.keyboard.press('j')
  }
  await page.context().close()
})

test('reception enters a landmark and counts money, and undoes both', async () => {
  await stack.post(stack.farah, 'hand-over-money', { staffId: stack.farah.id, day, rupees: 500 })
  stack.state.signedIn = stack.meera
  const page = await openPage('/rounds', 'en', { width: 1366, height: 768 })
  await page.getByText('Bina T.').first().waitFor()
  await page.keyboard.press('o')
  await page.keyboard.type('Opposite the water tank')
  await page.keyboard.press('Enter')
  await page.getByText('Landmark noted for Bina T.').waitFor()
  await page.keyboard.press('o')
  expect(await page.getByLabel('Landmark').inputValue()).toBe('Opposite the water tank')
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await page.getByText('Taken back: Landmark noted for Bina T.').waitFor()

  const round = page.getByRole('region', { name: stack.farah.name })
  await round.getByRole('button', { name: 'Count' }).click()
  await round.getByRole('button', { name: 'Note' }).click()
  await page.getByText('₹500 counted').waitFor()
  expect(await round.getByRole('definition').allTextContents()).toEqual(['₹0', '₹0', '₹500', '₹500'])
  await page.keyboard.press('u')
  await expect.poll(() => round.getByRole('definition').allTextContents()).toEqual(['₹0', '₹0', '₹500', '₹0'])
  await page.context().close()
})

test.each(languages)('the screens of reception are accessible, in %s', async (language) => {
  stack.state.signedIn = stack.meera
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    const page = await openPage('/rounds', language, viewport)
    await page.getByText('Bina T.').first().waitFor()
    expect(await problemsOf(page)).toEqual([])
    await page.context().close()
  }
})

test.each(languages)('the round on the phone is accessible, in %s', async (language) => {
  for (const id of ids)
    await stack.post(stack.meera, 'assign-stop', { bookingId: id, staffId: stack.farah.id })
  stack.state.signedIn = stack.farah
  const words = <Text extends Record<Language, string>>(text: Text) => text[language]
  const page = await openPage('/rounds/sheet', language, { width: 360, height: 740 })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const judge = async (screen: string) => {
    // Only the words differ in length: the fullest screens stand for the others.
    if (language === 'hi' && screen !== 'stop' && screen !== 'end') return
    expect(await problemsOf(page), screen).toEqual([])
    expect(await smallTargets(page), screen).toEqual([])
  }
  // The second language finds the shift that the first has begun.
  await page.locator('h2').first().waitFor()
  await judge('start')
  if (language === 'en') await press(words(roundWords.start.button))
  await page.getByRole('button', { name: words(roundWords.taken), exact: true }).waitFor()
  for (const more of await page.locator('details').all())
    await more.evaluate((one) => one.setAttribute('open', ''))
  await judge('stop')
  await press(words(roundWords.couldNot))
  await judge('why')
  await press(words(roundWords.back))
  for (let stop = 0; stop < 3; stop++) {
    await press(words(roundWords.taken))
    await page.locator('main button').first().waitFor()
    if (stop === 0) await judge('pay')
    await page.locator('main button').first().click()
    if (stop === 0) await judge('next stop, with the way back')
  }
  await page.getByRole('button', { name: words(roundWords.end.button) }).waitFor()
  await judge('end')
  // The names leave the page, not only the view.
  await page.getByRole('button', { name: words(roundWords.hideNames) }).click()
  expect(await page.content()).not.toMatch(/Bina|Geeta|Uma|Lotus/)
  await page.context().close()
})

test.each(
  languages,
)('slip, stop and printed round have the same arrival word, and the name comes after it, in %s', async (language) => {
  for (const id of ids)
    await stack.post(stack.meera, 'assign-stop', { bookingId: id, staffId: stack.farah.id })
  await stack.post(stack.farah, 'start-shift')
  const { db } = stack.database
  const slips = await Promise.all(
    ids.map(async (id) => {
      const booking = (await readBooking(db, reading, id, 'patient'))!
      const { rows } = ticketView(language, booking, { code: null, now })
      return rows.find(({ icon }) => icon === 'door')!
    }),
  )
  const word = (text: string | null) => text?.match(/“(KW-[^”]+)”/)?.[1]
  const promised = slips.map(({ title }) => word(title))
  expect(new Set(promised).size).toBe(ids.length)
  const { plainLook, staff } = arrival

  stack.state.signedIn = stack.farah
  const phone = await openPage('/rounds/sheet', language, { width: 360, height: 740 })
  const screen = phone.locator('main')
  for (const [index, slip] of slips.entries()) {
    await phone
      .locator('details')
      .last()
      .evaluate((list) => list.setAttribute('open', ''))
    const stop = phone.locator('details ol button').nth(index)
    const name = (await stop.locator('[translate=no]').textContent())!
    await stop.click()
    const heading = screen.locator('h2').first()
    await expect.poll(async () => word(await heading.textContent())).toBe(promised[index])
    const text = (await screen.innerText()).replace(/\s+/g, ' ')
    expect(text.indexOf(promised[index]!)).toBeLessThan(text.indexOf(name))
    for (const line of [plainLook[language], staff.nameAfter[language]]) expect(text).toContain(line)
    expect(slip.text).toContain(plainLook[language])
  }
  await phone.context().close()

  stack.state.signedIn = stack.meera
  const desk = await openPage('/rounds', language, { width: 1366, height: 768 })
  await desk.evaluate(() => {
    window.print = () => undefined
  })
  await desk.getByRole('button', { name: planningWords.print[language] }).first().click()
  await expect.poll(() => desk.locator('body > div[aria-hidden] tbody tr').count()).toBe(ids.length)
  const paper = desk.locator('body > div[aria-hidden]')
  const cells = await paper.locator('tbody tr td:nth-child(3)').allTextContents()
  expect(cells.map(word)).toEqual(promised)
  expect(await paper.textContent()).toContain(plainLook[language])
  await desk.context().close()
})

/** The key that opens the sheet on the phone. */
const keyFiles = (page: Page) =>
  page.evaluate(async () => {
    const folder = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> }
    const names: string[] = []
    for await (const name of folder.keys()) names.push(name)
    return names
  })

test('a session that the desk has ended removes the sheet from the phone as soon as it is online', async () => {
  for (const id of ids)
    await stack.post(stack.meera, 'assign-stop', { bookingId: id, staffId: stack.farah.id })
  await stack.post(stack.farah, 'start-shift')
  const page = await openPage('/rounds/sheet', 'en', { width: 360, height: 740 })
  await page.getByRole('button', { name: 'Taken', exact: true }).waitFor()
  expect(await keyFiles(page)).toEqual(['round.key'])
  stack.state.signedIn = null
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Nothing is left').waitFor()
  expect(await keyFiles(page)).toEqual([])
  expect(await page.content()).not.toMatch(/Bina|Geeta|Uma|Lotus/)
  await page.context().close()
})

test('at 8 pm names leave the phone when the page is opened, and the waiting journal stays', async () => {
  for (const id of ids)
    await stack.post(stack.meera, 'assign-stop', { bookingId: id, staffId: stack.farah.id })
  await stack.post(stack.farah, 'start-shift')
  stack.state.signedIn = stack.farah
  const page = await openPage('/rounds/sheet', 'en', { width: 360, height: 740 })
  await page.getByRole('button', { name: 'Taken', exact: true }).click()
  await page.locator('main button').first().click()
  expect(await keyFiles(page)).toEqual(['round.key'])
  now = instantAt(day, minutesFrom('20:01'))
  await page.clock.setFixedTime(now)
  // The page opens offline once its worker is there.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('Results that wait for the network: 1').waitFor()
  expect(await keyFiles(page)).toEqual([])
  expect(await page.content()).not.toMatch(/Bina|Geeta|Uma|Lotus/)
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('All results reached the desk.').waitFor()
  const { rows } = await stack.desk.pool.query('select outcome, conflict from round_outcomes')
  expect(rows).toEqual([{ outcome: 'taken', conflict: null }])
  await page.context().close()
})
