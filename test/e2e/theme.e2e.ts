import type { Page } from '@playwright/test'
import { violations } from './access.ts'
import { inLanguage } from './forms.ts'
import { expect, test } from './stack.ts'

const words = {
  en: { menu: 'Open menu', device: 'Automatic', light: 'Light', dark: 'Dark' },
  hi: { menu: 'मेनू खोलें', device: 'अपने आप', light: 'हल्के', dark: 'गहरे' },
}
type Words = (typeof words)['en']

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })

async function choose(page: Page, { menu, ...names }: Words, theme: Exclude<keyof Words, 'menu'>) {
  await page.locator('header summary', { hasText: menu }).click()
  await button(page, names[theme]).click()
  await page.locator('header summary', { hasText: menu }).click()
  await expect(button(page, names[theme])).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('header button[aria-pressed=true]')).toHaveCount(1)
}

/** How bright the page is: a style, a picture and the browser's bar must agree. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const [, red = ''] = /rgb\((\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? []
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    return {
      scheme: Number(red) > 128 ? 'light' : 'dark',
      pictures: getComputedStyle(document.images[0]!).filter === 'none' ? 'light' : 'dark',
      bar: bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    }
  })
const light = { scheme: 'light', pictures: 'light', bar: ['#46214f'] }
const dark = { scheme: 'dark', pictures: 'dark', bar: ['#190f1d'] }

// Prerendered, rendered and cached, rendered for each request, not found.
const paths = ['/gallery', '/pathology', '/contact', '/nowhere']

for (const language of ['en', 'hi'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } })
      const at = (path: string) => inLanguage(language, path)

      for (const [device, chosen, looking, before] of [
        ['light', 'dark', dark, light],
        ['dark', 'light', light, dark],
      ] as const)
        test(`${chosen} is chosen on a ${device} phone, holds on every page, and can be reset`, async ({
          page,
          context,
        }) => {
          await page.emulateMedia({ colorScheme: device })
          // In the browser's cache before the choice.
          for (const path of paths) await page.goto(at(path))
          await page.goto(at('/about/clinic'))
          expect(await looks(page)).toEqual(before)
          expect(await context.cookies()).toEqual([])

          await choose(page, words[language], chosen)
          await expect(page).toHaveURL(new RegExp(`${at('/about/clinic')}$`))
          expect(await looks(page)).toEqual(looking)
          expect(await context.cookies()).toMatchObject([
            { name: 'theme', value: chosen, sameSite: 'Lax', path: '/' },
          ])
          for (const path of paths) {
            await page.goto(at(path))
            expect(await looks(page), path).toEqual(looking)
          }
          await page.goBack()
          await page.goBack()
          expect(await looks(page)).toEqual(looking)

          await choose(page, words[language], 'device')
          expect(await looks(page)).toEqual(before)
          expect(await context.cookies()).toEqual([])
          await page.goto(at('/about/clinic'))
          expect(await looks(page)).toEqual(before)
        })
    })

for (const [device, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`${chosen} by choice has the contrast that ${chosen} by setting has, menu and footer included`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await choose(page, words.en, chosen)
    expect(await violations(page)).toEqual([])
    for (const path of ['/hi/contact', '/appoitment', '/services/obstetrics']) {
      await page.goto(path)
      expect(await violations(page, undefined, ['color-contrast']), path).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/hi/gallery')
    await expect(button(page, words.hi[chosen])).toHaveAttribute('aria-pressed', 'true')
    expect(await violations(page)).toEqual([])
  })

test('from 768 px the switch is in the footer, as high as a thumb, and not below a form', async ({
  page,
}) => {
  for (const width of [320, 360, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/hi/gallery')
    if (width < 768) await page.locator('header summary', { hasText: words.hi.menu }).click()
    for (const name of [words.hi.device, words.hi.light, words.hi.dark]) {
      const box = (await button(page, name).boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
  }
  await page.goto('/appoitment')
  await expect(button(page, words.en.dark)).toHaveCount(0)
})

test('paper stays white when dark is chosen', async ({ page, context, stack }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: stack.site.url }])
  await page.goto('/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
})
