import type { Page } from '@playwright/test'
import { switchLanguage } from '#app/paths.ts'
import { type Aim, aims } from './aims.ts'
import { expect, test } from './stack.ts'

const phone = { width: 360, height: 640 }
const homes = { en: '/', hi: '/hi' } as const
type Language = keyof typeof homes

function goalIn(language: Language, { goal }: Aim): string {
  if (goal === 'switch') return switchLanguage(homes[language])
  return language === 'en' || !goal.startsWith('/') ? goal : switchLanguage(goal)
}

/** A goal that ends in "?" needs a doctor in the query. */
const leadsTo = (href: string, goal: string) => (goal.endsWith('?') ? href.startsWith(goal) : href === goal)

/** Every link of the page with the taps that reach it: one, or two inside a visible fold. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const fold = link.closest('details:not([open])')
      const isInSight = link.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      const isFolded = fold?.querySelector('summary')?.checkVisibility({ visibilityProperty: true })
      const taps = isInSight ? 1 : isFolded ? 2 : 0
      return taps === 0 ? [] : [{ href: link.getAttribute('href')!, taps }]
    }),
  )

const searchIn = (language: Language) => (language === 'en' ? '/search' : '/hi/search')

/** The results of a search, in order: the page is the same with and without script. */
const foundIn = (html: string) =>
  Array.from(html.slice(html.indexOf('data-place')).matchAll(/<a[^>]+href="([^"]+)"/g), ([, href]) =>
    href!.replaceAll('&amp;', '&'),
  )

type Reached = { aim: string; way: string }

for (const language of ['en', 'hi'] as const)
  for (const script of [true, false])
    test(`40 aims, each within two taps or one search: ${language}, script ${script ? 'on' : 'off'}`, async ({
      browser,
      request,
      stack,
    }) => {
      const context = await browser.newContext({
        viewport: phone,
        javaScriptEnabled: script,
        baseURL: stack.site.url,
      })
      const page = await context.newPage()
      const onPage = new Map<string, Awaited<ReturnType<typeof linksOf>>>()
      const linksAt = async (path: string) => {
        if (!onPage.has(path)) {
          await page.goto(path)
          onPage.set(path, await linksOf(page))
        }
        return onPage.get(path)!
      }
      const find = async (path: string, goal: string) =>
        (await linksAt(path))
          .filter(({ href }) => leadsTo(href, goal))
          .toSorted((a, b) => a.taps - b.taps)
          .at(0)

      const reached: Reached[] = []
      const lost: string[] = []
      for (const aim of aims) {
        const goal = goalIn(language, aim)
        if (aim.search) {
          const q = aim.search[language === 'en' ? 0 : 1]
          const html = await (await request.get(`${searchIn(language)}?${new URLSearchParams({ q })}`)).text()
          const [first = ''] = foundIn(html)
          if (leadsTo(first, goal)) reached.push({ aim: aim.aim, way: `search “${q}” → ${first}` })
          else lost.push(`${aim.aim}: “${q}” finds ${first}, not ${goal}`)
          continue
        }
        const on = aim.through ? goalIn(language, { ...aim, goal: aim.through }) : homes[language]
        const before = aim.through ? await find(homes[language], on) : { taps: 0 }
        const link = await find(on, goal)
        const taps = before && link ? before.taps + link.taps : 0
        if (taps === 1 || taps === 2)
          reached.push({
            aim: aim.aim,
            way: `${taps} ${taps === 1 ? 'tap' : 'taps'} → ${aim.through ? `${on} → ` : ''}${link!.href}`,
          })
        else lost.push(`${aim.aim}: ${goal} takes ${taps} taps`)
      }
      console.log(reached.map(({ aim, way }) => `| ${aim} | ${way} |`).join('\n'))
      expect(lost).toEqual([])
      expect(reached).toHaveLength(40)
      await context.close()
    })

for (const script of [true, false])
  test(`tile, fold, menu and search box work by touch, script ${script ? 'on' : 'off'}`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      javaScriptEnabled: script,
      baseURL: stack.site.url,
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Period late' }).tap()
    await expect(page).toHaveURL(/\/questions\/the-calendar$/)

    await page.goto('/hi')
    await page.getByText('सभी सवाल, एक जगह').tap()
    await page.locator('main a[href="/hi/questions/a-private-word"]').tap()
    await expect(page).toHaveURL(/\/hi\/questions\/a-private-word$/)

    await page.goto('/')
    await page.locator('header summary:visible').last().tap()
    await page.locator('header a[href="/booking"]:visible').tap()
    await expect(page).toHaveURL(/\/booking$/)

    await page.goto('/', { waitUntil: 'networkidle' })
    const box = page.getByRole('searchbox')
    await box.fill('mahina late')
    await box.press('Enter')
    await page.locator('#best').waitFor()
    // The keyboard of a phone would cover the results.
    await expect(page.getByRole('searchbox')).not.toBeFocused()
    // With script in place, and the query in no URL; without it on the page of the search.
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      script ? '/' : '/search?q=mahina+late',
    )
    await page.locator('section[aria-labelledby=best] a').first().tap()
    await expect(page).toHaveURL(/\/questions\/the-calendar$/)
    await page.goBack()
    await expect(page.locator('#best')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('mahina late')
    expect(await page.title()).not.toContain('mahina')
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await context.close()
  })
