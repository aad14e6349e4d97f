import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPhone } from '#test/phones.ts'
import { type Stack, startStack } from '#test/start-stack.ts'
import { type Notes, takeNotes } from '../attacks/notes.ts'
import { launchFirefox, openSmallPhone } from './small-phone.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const book = 'form:has([name=formToken]) [type=submit]:not([name])'
const finish = 'form:has([name=intent][value=finish]) [type=submit]'

/** By keyboard: without script nothing in the page can wait, a click of the driver included. */
async function press(page: Page, selector: string, key: ' ' | 'Enter') {
  await page.focus(selector)
  await page.keyboard.press(key)
}

type Walk = { page: Page; notes: Notes; script: boolean; prefix: string }

/** Presses a button that brings a new page, or with script what the selector finds. */
const go = ({ page, script }: Walk, button: string, until: string) =>
  Promise.all([script ? page.waitForSelector(until) : page.waitForNavigation(), press(page, button, 'Enter')])

const ready = async ({ page, script }: Walk, island: string) =>
  script && (await page.waitForSelector(`[data-island=${island}][data-ready]`))

async function chooseTime({ page, notes }: Walk) {
  await press(page, '[data-day="3"]', ' ')
  await press(page, 'section[data-of="3"] input:enabled', ' ')
  await notes.filled()
}

/** Without the agreement first: without script the page that asks for it stays in the history. */
async function submit(walk: Walk) {
  const { page, notes } = walk
  await notes.filled()
  await go(walk, book, '[role=alert]')
  await press(page, '#consent', ' ')
  await go(walk, book, '[data-reference]')
}

const journeys = {
  async appointment(walk: Walk) {
    const { page, notes, script, prefix } = walk
    const phone = newPhone()
    await page.goto(`${stack.site.url}${prefix}/appoitment`)
    await ready(walk, 'appointment-form')
    await notes.opened()
    await chooseTime(walk)
    if (script) await press(page, '[name=intent][value=who]', 'Enter')
    await page.type('#patientName', 'Zarina Qureshi')
    await page.type('#phoneNumber', phone)
    notes.typed('Zarina Qureshi', phone)
    if (script) await press(page, '[name=intent][value=agree]', 'Enter')
    await submit(walk)
  },
  async 'lab test'(walk: Walk) {
    const { page, notes, script, prefix } = walk
    const phone = newPhone()
    await page.goto(`${stack.site.url}${prefix}/pathology?group=sugar`)
    await ready(walk, 'lab-test-search')
    await notes.opened()
    await press(page, '[name=test][value=blood-sugar-fasting-fbs]', ' ')
    await notes.filled()
    await Promise.all([page.waitForNavigation(), press(page, '#list .button-primary', 'Enter')])
    await ready(walk, 'lab-test-basket')
    notes.chosen(await page.$eval('main li h2', (name) => name.textContent))
    await press(page, '[name=where][value=clinic]', ' ')
    await notes.filled()
    await Promise.all([page.waitForNavigation(), press(page, '[name=intent][value=choose]', 'Enter')])
    await ready(walk, 'lab-test-form')
    await chooseTime(walk)
    if (script) await press(page, '[name=intent][value=next]', 'Enter')
    await page.type('#fullName', 'Zarina Qureshi')
    await page.type('#age', '34')
    await page.type('#phone', phone)
    notes.typed('Zarina Qureshi', phone)
    await press(page, '[name=gender][value=female]', ' ')
    await submit(walk)
  },
}

/** The page that stands there; in place of one that a form must be sent for again, Firefox shows one of its own. */
const pageOf = (page: Page) =>
  page
    .evaluate(() => ({
      id: `${performance.timeOrigin} ${navigation.currentEntry?.index}`,
      path: navigation.currentEntry ? location.pathname : 'a page of Firefox',
      isThere: !navigation.currentEntry || document.readyState === 'complete',
    }))
    .catch(() => ({ id: '', path: '', isThere: false }))

/** Firefox does not tell its driver of a page that it had in memory: the page itself says when it is there. */
async function travel(page: Page, move: 'goBack' | 'goForward') {
  const { id } = await pageOf(page)
  void page[move]().catch(() => null)
  await expect
    .poll(() => pageOf(page), { timeout: 30_000 })
    .toSatisfy((now: Awaited<ReturnType<typeof pageOf>>) => now.isThere && now.id !== id)
}

const canGo = (page: Page, way: 'canGoBack' | 'canGoForward') =>
  page.evaluate((asked) => !navigation.currentEntry || navigation[asked], way)

/** Where Back and Forward lead, at most four times each, and what of the notes is found there. */
async function lookAround(page: Page, notes: Notes) {
  const seen: string[] = []
  const places: string[] = []
  const look = async (where: string) => {
    places.push(`${where}: ${(await pageOf(page)).path}`)
    for (const trace of await notes.found()) seen.push(`${where}: ${trace}`)
  }
  await look('after finishing')
  for (const [move, way] of [
    ['goBack', 'canGoBack'],
    ['goForward', 'canGoForward'],
  ] as const)
    for (let step = 1; step <= 4 && (await canGo(page, way)); step++) {
      await travel(page, move)
      await look(`${move} ${step}`)
    }
  return { seen, places }
}

for (const script of [true, false])
  describe(`book at 360 px, finish, four times Back: nothing, ${script ? 'with' : 'without'} script`, () => {
    let firefox: Browser
    beforeAll(async () => {
      firefox = await launchFirefox(script ? {} : { 'javascript.enabled': false })
    })
    afterAll(() => firefox?.close())

    for (const [name, prefix] of [
      ['appointment', ''],
      ['lab test', '/hi'],
    ] as const)
      test(name, async () => {
        const { page } = await openSmallPhone(firefox)
        const notes = takeNotes(page)
        await page.goto(`${stack.site.url}${prefix}`)
        await journeys[name]({ page, notes, script, prefix })
        notes.typed(await page.$eval('[data-reference]', (slip) => slip.textContent))
        expect(await notes.found()).not.toEqual([])
        await Promise.all([page.waitForNavigation(), press(page, finish, 'Enter')])
        const { seen, places } = await lookAround(page, notes)
        expect(seen).toEqual([])
        // It went back, and forward again.
        expect(places.length).toBeGreaterThan(2)
      })
  })
