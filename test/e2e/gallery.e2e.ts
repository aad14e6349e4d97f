import type { Page } from '@playwright/test'
import { expect, test } from './stack.ts'

const pictures = (page: Page) => page.getByRole('main').locator('figure a')
const position = (page: Page) => page.getByRole('dialog').getByText(/^Picture \d+ of 12$/)

test('a picture opens in a lightbox; arrow keys and buttons lead on and round both ends', async ({
  page,
}) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  await expect(pictures(page)).toHaveCount(12)
  await pictures(page).first().click()
  const dialog = page.getByRole('dialog')
  await expect(position(page)).toHaveText('Picture 1 of 12')
  const first = await pictures(page).first().getAttribute('href')
  const last = await pictures(page).last().getAttribute('href')
  await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(`${first}$`))

  await page.keyboard.press('ArrowLeft')
  await expect(position(page)).toHaveText('Picture 12 of 12')
  await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(`${last}$`))
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toHaveText('Picture 1 of 12')
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expect(position(page)).toHaveText('Picture 12 of 12')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(position(page)).toHaveText('Picture 2 of 12')
})

test('Escape, the cross and a click beside the picture close it, and the focus goes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog')
  const fifth = pictures(page).nth(4)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(8, 450),
  ]
  for (const close of ways) {
    await fifth.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await close()
    await expect(dialog).toBeHidden()
    await expect(fifth).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Back closes the picture, and the next Back leaves the gallery, however the picture was closed', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog')
    const ways = [() => page.goBack(), () => dialog.getByRole('button', { name: 'Close' }).tap()]
    for (const close of ways) {
      await page.goto('/about/clinic')
      await page.goto('/gallery', { waitUntil: 'networkidle' })
      await pictures(page).nth(2).tap()
      await expect(position(page)).toHaveText('Picture 3 of 12')
      await close()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/gallery$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/about\/clinic$/)
    }
  })

  test('a swipe leads to the next picture and back', async ({ page }) => {
    await page.goto('/gallery', { waitUntil: 'networkidle' })
    await pictures(page).first().tap()
    await expect(position(page)).toHaveText('Picture 1 of 12')
    // A real touch, which the browser may take for scrolling.
    const finger = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from, y: 400 }],
      })
      for (let part = 1; part <= 4; part++) {
        const x = from + ((to - from) * part) / 4
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 404 }] })
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(300, 100)
    await expect(position(page)).toHaveText('Picture 2 of 12')
    await swipe(100, 300)
    await expect(position(page)).toHaveText('Picture 1 of 12')
    await swipe(200, 220)
    await expect(position(page)).toHaveText('Picture 1 of 12')
  })
})

test('without script each picture opens by itself', async ({ browser, stack }) => {
  const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/gallery')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const own = (await pictures(page).nth(2).getAttribute('href'))!
  const answer = page.waitForResponse(`**${own}`)
  await pictures(page).nth(2).click()
  expect((await answer).status()).toBe(200)
  expect((await answer).headers()['content-type']).toMatch(/^image\//)
  await expect(page).toHaveURL(`${stack.site.url}${own}`)
  await context.close()
})
