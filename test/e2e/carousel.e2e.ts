import type { Page } from '@playwright/test'
import { expect, test } from './stack.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Main messages' })
const shown = (page: Page) => banner(page).locator('[data-dot][aria-current]')
const nthSlide = (page: Page, n: number) => banner(page).getByRole('group', { name: `Slide ${n} of 3` })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })

/** The home page with its clock stopped: a test moves it on. */
async function openHome(page: Page, width = 1280) {
  await page.clock.install({ time: '2026-01-05T10:00:00+05:30' })
  await page.clock.pauseAt('2026-01-05T10:00:01+05:30')
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(banner(page)).toHaveAttribute('data-ready')
}

/** While playing, it has fetched the next pictures. */
const plays = (page: Page) => expect(banner(page).locator('img[loading=eager]')).toHaveCount(3)

const slideIs = (page: Page, n: number) =>
  expect(shown(page)).toHaveAttribute('aria-label', `Go to slide ${n}`)

test('the banner moves on after 3 seconds, within half a second, and round for ever', async ({ page }) => {
  await openHome(page)
  await plays(page)
  await page.clock.runFor(2950)
  await expect(nthSlide(page, 2)).not.toBeInViewport()
  // On its way, but not there yet.
  await page.clock.runFor(500)
  await expect(nthSlide(page, 2)).toBeInViewport()
  await slideIs(page, 1)
  // The last frames, and one in which the slides change places.
  await page.clock.runFor(100)
  await slideIs(page, 2)
  await expect(nthSlide(page, 2)).toBeInViewport({ ratio: 0.5 })
  for (const next of [3, 1, 2]) {
    await page.clock.runFor(3600)
    await slideIs(page, next)
  }
})

test('arrows are there from 1025 px, dots from 481 px, the pause button always', async ({ page }) => {
  await openHome(page)
  const visible = [
    { width: 1280, arrows: true, dots: true },
    { width: 1025, arrows: true, dots: true },
    { width: 1024, arrows: false, dots: true },
    { width: 600, arrows: false, dots: true },
    { width: 481, arrows: false, dots: true },
    { width: 480, arrows: false, dots: false },
    { width: 320, arrows: false, dots: false },
  ]
  for (const { width, arrows, dots } of visible) {
    await page.setViewportSize({ width, height: 900 })
    await expect(button(page, 'Previous slide')).toBeVisible({ visible: arrows })
    await expect(button(page, 'Next slide')).toBeVisible({ visible: arrows })
    await expect(button(page, 'Go to slide 3')).toBeVisible({ visible: dots })
    await expect(button(page, 'Pause the slides')).toBeVisible()
  }
})

test('on a phone the message comes first and alone; the pause button stands below the pictures', async ({
  page,
}) => {
  await openHome(page, 360)
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const picture = (await nthSlide(page, 1).getByRole('img').boundingBox())!
  const pause = (await button(page, 'Pause the slides').boundingBox())!
  expect(heading.y).toBeLessThan(picture.y)
  expect(pause.y).toBeGreaterThan(picture.y + picture.height - 1)
})

test('arrows and dots lead to a slide, round both ends', async ({ page }) => {
  await openHome(page)
  const press = async (name: string) => {
    await button(page, name).click()
    await page.clock.runFor(600)
  }
  await press('Previous slide')
  await slideIs(page, 3)
  await press('Next slide')
  await slideIs(page, 1)
  await press('Go to slide 2')
  await slideIs(page, 2)
  await expect(nthSlide(page, 2)).toBeInViewport({ ratio: 0.5 })
})

test('the pause button stops it until play is pressed', async ({ page }) => {
  await openHome(page)
  await plays(page)
  await button(page, 'Pause the slides').click()
  // Away from the banner, so that only the button holds it.
  await page.mouse.move(640, 20)
  await page.getByRole('link', { name: 'Contact' }).first().focus()
  await page.clock.runFor(20_000)
  await slideIs(page, 1)
  await button(page, 'Play the slides').click()
  await page.clock.runFor(3700)
  await slideIs(page, 2)
})

test('it rests while it has the focus or the pointer, and then goes on', async ({ page }) => {
  await openHome(page)
  await plays(page)
  await nthSlide(page, 1).getByRole('link', { name: 'Book an appointment' }).focus()
  await page.clock.runFor(20_000)
  await slideIs(page, 1)
  await page.getByRole('link', { name: 'Contact' }).first().focus()
  await page.clock.runFor(3700)
  await slideIs(page, 2)
  await page.mouse.move(960, 400)
  await page.clock.runFor(20_000)
  await slideIs(page, 2)
})

test('with reduced motion slides change only on request, at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await expect(button(page, 'Play the slides')).toBeVisible()
  await page.clock.runFor(20_000)
  await slideIs(page, 1)
  await button(page, 'Next slide').click()
  await slideIs(page, 2)
})

test('without script all slides are in the page and can be swiped', async ({ browser, stack }) => {
  const context = await browser.newContext({
    baseURL: stack.site.url,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(banner(page).getByRole('group')).toHaveCount(3)
  await expect(banner(page).getByRole('button')).toHaveCount(0)
  for (const n of [1, 2, 3])
    await expect(nthSlide(page, n).getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
      'href',
      '/appoitment',
    )
  for (const [n, leads] of ['/services/gynaecology', '/service/treatments', '/home-collection'].entries())
    await expect(
      nthSlide(page, n + 1)
        .getByRole('link')
        .last(),
    ).toHaveAttribute('href', leads)
  await page.mouse.move(960, 400)
  for (const n of [2, 3]) {
    await expect(nthSlide(page, n)).not.toBeInViewport()
    await page.mouse.wheel(440, 0)
    await expect(nthSlide(page, n)).toBeInViewport({ ratio: 0.5 })
  }
  await context.close()
})
