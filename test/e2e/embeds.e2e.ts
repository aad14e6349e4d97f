import type { Page } from '@playwright/test'
import { expect, test } from './stack.ts'

/** Each is another company's page; nothing is fetched from it before a click. */
const embeds = [
  {
    name: 'the map on the contact page',
    path: '/contact#map',
    within: 'main',
    host: 'www.openstreetmap.org',
    told: /OpenStreetMap is told your internet address/,
    words: { show: 'Show the map here', hide: 'Hide the map', link: /^Open in maps/ },
    failed: 'The map could not be loaded. The link leads to it too.',
    pictures: 1,
  },
  {
    name: 'the map on the contact page, in Hindi',
    path: '/hi/contact#map',
    within: 'main',
    host: 'www.openstreetmap.org',
    told: /ओपनस्ट्रीटमैप को आपका इंटरनेट पता \(IP\) दिखेगा/,
    words: { show: 'नक़्शा यहीं दिखाएँ', hide: 'नक़्शा छिपाएँ', link: /^नक़्शे में देखें/ },
    failed: 'नक़्शा नहीं खुल पाया। लिंक भी वहीं ले जाता है।',
    pictures: 1,
  },
]

/** Plays the other company, so that nothing leaves the machine; reports the requests. */
async function playHost(page: Page, host: string, answers = true) {
  const asked: { referer: string | undefined }[] = []
  await page.route(`https://${host}/**`, (route) => {
    asked.push({ referer: route.request().headers().referer })
    return answers ? route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }) : undefined
  })
  return asked
}

for (const { name, path, within, host, told, words, failed, pictures } of embeds) {
  const part = (page: Page) => page.locator(`${within} [data-enhance=embed]`)

  test(`${name}: requested from another host only after the press that says so, and removed again`, async ({
    page,
    stack,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    const asked = await playHost(page, host)
    await page.goto(path)
    await part(page).scrollIntoViewIfNeeded()
    await expect(part(page).getByText(told)).toBeVisible()
    const show = part(page).getByRole('button', { name: words.show })
    await show.hover()
    await show.focus()
    await page.waitForLoadState('networkidle')
    expect([...hosts]).toEqual([stack.site.url])
    await expect(part(page).locator('img')).toHaveCount(pictures)

    await show.press('Enter')
    const frame = part(page).locator('iframe')
    await expect(frame.contentFrame().getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    expect(asked).toEqual([{ referer: undefined }])
    await expect(part(page).locator('img')).toHaveCount(0)

    await part(page).getByRole('button', { name: words.hide }).click()
    await expect(frame).toHaveCount(0)
    await expect(part(page).locator('img')).toHaveCount(pictures)
    await expect(show).toHaveAttribute('aria-expanded', 'false')
    expect([...hosts].sort()).toEqual([stack.site.url, `https://${host}`].sort())
  })

  test(`${name}: when it does not load, the page says so`, async ({ page }) => {
    await page.clock.install()
    const asked = await playHost(page, host, false)
    await page.goto(path)
    await part(page).getByRole('button', { name: words.show }).click()
    await expect.poll(() => asked.length).toBe(1)
    await expect(part(page).getByRole('status')).toBeEmpty()
    await page.clock.fastForward(15_000)
    await expect(part(page).getByRole('status')).toHaveText(failed)
    await expect(part(page).locator('iframe')).toHaveCount(0)
    await expect(part(page).locator('img')).toHaveCount(pictures)
  })

  test(`${name}: without script there is the plain link and no button`, async ({ browser, stack }) => {
    const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(part(page).getByRole('button')).toHaveCount(0)
    await expect(part(page).getByText(told)).toBeHidden()
    await expect(part(page).getByRole('link', { name: words.link })).toHaveAttribute(
      'href',
      new RegExp(`^https://${host}/`),
    )
    await context.close()
  })
}

test('reviews of another host are not offered while the clinic has no page of them', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#reviews')).toHaveCount(1)
  await expect(page.locator('main [data-enhance=embed]')).toHaveCount(0)
  await expect(page.locator('main a[href*="google."]')).toHaveCount(0)
})
