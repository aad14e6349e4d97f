import type { Locator, Page, Request } from '@playwright/test'
import { fieldErrors } from '#content/fields/errors.ts'
import { developmentEnv } from '#dev/env.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import { newPhone } from '#test/phones.ts'
import { lookAtEach } from './access.ts'
import { newContextWithAllFonts } from './all-fonts.ts'
import { expectErrors, hydrated } from './forms.ts'
import {
  chooseFirstFree,
  expect,
  freeTimes,
  giveDetails,
  type Lang,
  nextStep,
  openDay,
  paths,
  reference,
  submit,
  test,
} from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, serviceWorkers: 'block' })

const languages: Lang[] = ['en', 'hi']
const questions = {
  en: ['When will you come?', 'Who is coming?', 'Do you agree?'],
  hi: ['कब आना है?', 'कौन आ रहा है?', 'क्या आपकी सहमति है?'],
}
const next = (page: Page) => page.locator('button[name=intent]:is([value=who], [value=agree])')
const bar = (page: Page) => page.locator('[data-step] > div:last-of-type')
const question = (page: Page) => page.locator('[data-at] h2:visible')

/** A free time as a link to the form names it. */
async function freeTime(page: Page, language: Lang, daysAhead: number, nth = 0) {
  await openDay(page, language, daysAhead)
  return (await freeTimes(page).nth(nth).getAttribute('value'))!
}

/** The link to that time, as cards have it. */
const linkTo = (time: string, path: string = paths.en) =>
  `${path}?next=${offerOf(developmentEnv.FORM_SECRET, new Date(time))}`

/** The cost of one journey by thumb. The tap that led to the page is the first. */
function count(page: Page) {
  const cost = { taps: 1, typed: 0, screens: [] as string[], bytes: 0 }
  const sizes: Promise<void>[] = []
  const weigh = (request: Request) => {
    sizes.push(
      request.sizes().then((size) => {
        cost.bytes += size.responseBodySize + size.responseHeadersSize
      }),
    )
  }
  page.on('requestfinished', weigh)
  return {
    async tap(target: Locator) {
      cost.taps += 1
      await target.tap()
    },
    async type(selector: string, text: string) {
      cost.typed += 1
      await page.locator(selector).fill(text)
    },
    async see(shown: string) {
      await expect(question(page)).toHaveText(shown)
      cost.screens.push(shown)
    },
    async total() {
      // A request that ends while the page closes has no size, and would fail the next test.
      page.off('requestfinished', weigh)
      await Promise.all(sizes)
      return cost
    },
  }
}

for (const language of languages) {
  const [when, who, agree] = questions[language] as [string, string, string]

  test(`from the next free time to a booking: four taps, two fields, two screens, ${language}`, async ({
    page,
  }) => {
    const time = await freeTime(page, language, 2)
    const journey = count(page)
    await page.goto(linkTo(time, paths[language]))
    await hydrated(page, true)
    await journey.see(who)
    await journey.type('#patientName', 'Asha Verma')
    await journey.type('#phoneNumber', newPhone())
    await journey.tap(next(page))
    await journey.see(agree)
    await expect(page.locator('#consent')).not.toBeChecked()
    await journey.tap(page.locator('#consent'))
    await journey.tap(submit(page))
    await expect(reference(page)).toBeVisible()
    const cost = await journey.total()
    console.log(`next free time, ${language}:`, JSON.stringify(cost))
    expect(cost.taps).toBeLessThanOrEqual(4)
    expect(cost.typed).toBe(2)
    expect(cost.screens).toEqual([who, agree])
    expect(cost.bytes).toBeLessThanOrEqual(300_000)
  })

  test(`with a day and a time of one's own: seven taps, two fields, three screens, ${language}`, async ({
    page,
  }) => {
    const journey = count(page)
    await page.goto(paths[language])
    await hydrated(page, true)
    await journey.see(when)
    await journey.tap(page.locator('[name=day]').nth(3))
    await journey.tap(freeTimes(page).nth(1))
    await journey.tap(next(page))
    await journey.see(who)
    await journey.type('#patientName', 'Asha Verma')
    await journey.type('#phoneNumber', newPhone())
    await journey.tap(next(page))
    await journey.see(agree)
    await journey.tap(page.locator('#consent'))
    await journey.tap(submit(page))
    await expect(reference(page)).toBeVisible()
    const cost = await journey.total()
    console.log(`own time, ${language}:`, JSON.stringify(cost))
    expect(cost.taps).toBeLessThanOrEqual(7)
    expect(cost.typed).toBe(2)
    expect(cost.screens).toEqual([when, who, agree])
  })

  test(`the steps of patient and consent fit a small phone without scrolling, and are accessible, ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDay(page, language, 2)
    await hydrated(page, true)
    const look = lookAtEach(page, language, 'form')
    const looksWellTo = async (state: string) => {
      await look(state)
      await page.setViewportSize({ width: 360, height: 640 })
    }
    await looksWellTo('when')
    await chooseFirstFree(page)
    for (const step of [2, 3]) {
      if (step === 3) {
        await page.locator('#patientName').fill('Asha Verma')
        await page.locator('#phoneNumber').fill(newPhone())
      }
      await nextStep(page)
      await expect(question(page)).toBeFocused()
      await page.evaluate(() => window.scrollTo(0, 0))
      const end = await page
        .locator(`[data-at="${step}"]`)
        .evaluate((element) => element.lastElementChild!.getBoundingClientRect().bottom)
      const { height } = (await bar(page).boundingBox())!
      expect(end, `step ${step}`).toBeLessThanOrEqual(640 - height)
      await looksWellTo(`step ${step}`)
    }
  })

  test(`the smallest phone holds every step, with seven days in one row, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openDay(page, language, 2)
    await hydrated(page, true)
    const holds = () => page.evaluate(() => document.documentElement.scrollWidth)
    const cells = await page.locator('label:has([name=day])').evaluateAll((labels) =>
      labels.map((label) => {
        const { top, width, height, left, right } = label.getBoundingClientRect()
        return { top, width, height, left, right }
      }),
    )
    expect(cells).toHaveLength(7)
    expect(new Set(cells.map(({ top }) => top)).size).toBe(1)
    for (const { width, height, left, right } of cells) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(72)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(320)
    }
    expect(await holds()).toBe(320)
    await chooseFirstFree(page)
    await nextStep(page)
    expect(await holds()).toBe(320)
    await page.locator('#patientName').fill('Asha Verma')
    await page.locator('#phoneNumber').fill(newPhone())
    await nextStep(page)
    expect(await holds()).toBe(320)
  })
}

test('a laptop shows all three steps side by side and the bar under them, on one screen', async ({
  browser,
  stack,
}) => {
  const laptop = { width: 1280, height: 800 }
  const context = await newContextWithAllFonts(browser, { baseURL: stack.site.url, viewport: laptop })
  const page = await context.newPage()
  const edges = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!
    return { left: x, top: y, right: x + width, bottom: y + height }
  }
  for (const language of languages) {
    await openDay(page, language)
    await expect(page.locator('[data-at]')).toHaveCount(3)
    const cards = await Promise.all((await page.locator('[data-at]').all()).map(edges))
    const under = await edges(bar(page))
    const [first, second, third] = cards
    expect([second!.top, third!.top]).toEqual([first!.top, first!.top])
    expect(first!.right).toBeLessThan(second!.left)
    expect(second!.right).toBeLessThan(third!.left)
    for (const card of cards) expect(card.bottom).toBeLessThan(under.top)
    expect([under.left, under.right]).toEqual([first!.left, third!.right])
    // With the quick exit at the head of the page.
    expect(under.bottom).toBeLessThanOrEqual(laptop.height)
    // In the flow of the page: it scrolls with its cards.
    await page.setViewportSize({ ...laptop, height: 500 })
    expect(await edges(bar(page))).toEqual(under)
    await page.setViewportSize(laptop)
  }
  await context.close()
})

test('a link to a time that is gone shows it and offers the next one in the same way', async ({
  page,
  request,
}) => {
  const dateTime = await freeTime(page, 'en', 2, 4)
  const rival = { patientName: 'Meenu', phoneNumber: newPhone(), dateTime, consent: true, language: 'en' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await request.post('/api/appointment/booking', { headers, data: rival })).status()).toBe(201)
  await page.goto(linkTo(dateTime))
  await expect(question(page)).toHaveText(questions.en[0]!)
  await expect(page.getByText('The time you wanted is no longer free.')).toBeVisible()
  await page.getByRole('link', { name: /^Next free: / }).click()
  await expect(question(page)).toHaveText(questions.en[1]!)
  await expect(page.locator('input[name=dateTime]:checked')).toHaveCount(1)
  for (const nonsense of ['', 'tomorrow', '2020-01-01T10:00:00+05:30', '+999999-01-01']) {
    await page.goto(`/appoitment?next=${encodeURIComponent(nonsense)}`)
    await expect(question(page)).toHaveText(questions.en[0]!)
  }
})

test('Back is one step back, typed values stay, and the left half of the bar leads to the time', async ({
  page,
}) => {
  await openDay(page, 'en', 2)
  await hydrated(page, true)
  await chooseFirstFree(page)
  await giveDetails(page, { name: 'One Step Back' })
  await expect(question(page)).toHaveText(questions.en[2]!)
  await page.goBack()
  await expect(question(page)).toHaveText(questions.en[1]!)
  await expect(question(page)).toBeFocused()
  await expect(page.locator('#patientName')).toHaveValue('One Step Back')
  await bar(page)
    .getByRole('button', { name: /Your time · change/ })
    .tap()
  await expect(question(page)).toHaveText(questions.en[0]!)
  await expect(page.locator('input[name=dateTime]:checked')).toHaveCount(1)
  await page.goForward()
  await expect(question(page)).toHaveText(questions.en[1]!)
  await nextStep(page)
  await expect(page.locator('#consent')).toBeChecked()
  await submit(page).tap()
  await expect(reference(page)).toBeVisible()
})

test('two quick taps on Next are one, and Enter goes on as Next does', async ({ page }) => {
  await openDay(page, 'en', 2)
  await hydrated(page, true)
  await chooseFirstFree(page)
  await next(page).dblclick()
  await expect(question(page)).toHaveText(questions.en[1]!)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.locator('#patientName').fill('Asha Verma')
  await page.locator('#phoneNumber').fill('12345')
  await page.locator('#phoneNumber').press('Enter')
  await expectErrors(page, { phoneNumber: '5 digits are missing' })
  // The field itself stands above the bar.
  const { y, height } = (await page.locator('#phoneNumber').boundingBox())!
  expect(y + height).toBeLessThan((await next(page).boundingBox())!.y)
  await page.locator('#phoneNumber').fill(newPhone())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.locator('#phoneNumber').press('Enter')
  await expect(question(page)).toHaveText(questions.en[2]!)
})

test('where the script never arrives, each step is a page of its own and nothing is lost', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await openDay(page, 'hi', 4)
  await expect(question(page)).toHaveText(questions.hi[0]!)
  await next(page).tap()
  await expectErrors(page, { dateTime: fieldErrors['slot-required'].hi })
  const dateTime = await chooseFirstFree(page)
  await giveDetails(page, { name: 'No Script' })
  await expect(question(page)).toHaveText(questions.hi[2]!)
  await expect(page.locator(`input[value="${dateTime}"]`)).toBeChecked()
  expect(page.url()).not.toMatch(/No|98765|time=/)
  await submit(page).tap()
  await expect(reference(page)).toBeVisible()
})

test('no visible element moves when the script loads', async ({ page }) => {
  const time = await freeTime(page, 'en', 3)
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  for (const path of ['/appoitment', linkTo(time)]) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('form').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      page.locator('form :is(h2, label, button, p, legend):visible').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.textContent, x, y, width, height]
        }),
      )
    const before = await places()
    arrive()
    await hydrated(page, true)
    expect(await places()).toEqual(before)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the three steps stand one below the other, and the one button books', async ({ page }) => {
    await openDay(page, 'en', 5)
    await expect(question(page)).toHaveText(questions.en)
    await expect(next(page)).toBeHidden()
    await chooseFirstFree(page)
    await giveDetails(page)
    await submit(page).tap()
    await expect(reference(page)).toBeVisible()
  })
})
