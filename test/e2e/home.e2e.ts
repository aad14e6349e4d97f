import { homeWords } from '#app/home/words.ts'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { expect, test } from './stack.ts'

test.describe.configure({ mode: 'parallel' })

const homes = [
  { language: 'en', path: '/' },
  { language: 'hi', path: '/hi' },
] as const

const windows = [
  { width: 360, height: 640, screens: 6 },
  { width: 1280, height: 800, screens: 5 },
]

for (const { path } of homes)
  for (const { width, height, screens } of windows)
    test(`${path} is at most ${screens} screens high at ${width} × ${height}, and nothing is wider`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path, { waitUntil: 'networkidle' })
      // A late font is not used until the next page: the height must be that of the clinic's own font.
      await page.reload({ waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const { high, wide } = await page.evaluate(() => ({
        high: document.documentElement.scrollHeight,
        wide: document.documentElement.scrollWidth,
      }))
      expect(high / height).toBeLessThanOrEqual(screens)
      expect(wide).toBe(width)
    })

for (const { language, path } of homes)
  test(`every part of the specification is on ${path}, folded or not`, async ({ page }) => {
    const words = homeWords(language, facts.claims, [])
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    const part = (id: string) => page.locator(`main section:has(#${id})`).last()
    const counts = {
      slides: page.locator('main section').first().getByRole('group'),
      benefits: part('about').locator('ul').first().locator('li'),
      cards: part('services').locator('article'),
      features: part('services').locator('article li'),
      points: part('why').locator('li'),
      numbers: page.locator('main dl dd'),
      ways: part('doctor').locator('.button'),
      steps: part('journey').locator('ol > li'),
      posts: page.locator('main article:has(time)'),
      icons: part('call').locator('ul a'),
      tiles: part('troubles').locator('li:has(img)'),
    }
    const counted = await Promise.all(
      Object.entries(counts).map(async ([name, found]) => [name, await found.count()]),
    )
    expect(Object.fromEntries(counted)).toEqual({
      slides: 3,
      benefits: 4,
      cards: 2,
      features: 8,
      points: 4,
      numbers: 5,
      ways: 2,
      steps: 5,
      posts: 6,
      icons: 6,
      tiles: 8,
    })
    const { about, services, why, doctor, journey, reviews, call, blog } = words
    const said = [
      about.description,
      ...about.benefits,
      ...services.cards.flatMap((card) => [card.title, card.subtitle, card.description, ...card.features]),
      ...why.points.flatMap((point) => [point.title, point.description]),
      ...words.band.items.flatMap((item) => [item.value, item.label]),
      doctor.credentials,
      ...doctor.text,
      ...journey.steps.flatMap((step) => [step.title, step.description]),
      reviews!.intro,
      reviews!.feedback.text,
      call.line,
      ...blog!.posts.map((post) => post.title),
    ]
    const text = (await page.locator('main').textContent())!
    expect(said.filter((one) => !text.includes(one))).toEqual([])
    await expect(part('call').locator(`a[href="${telHref(facts.phones[0])}"]`)).toBeVisible()
    await expect(part('about').locator('h2')).toHaveText(about.heading.replaceAll('*', ''))
  })

test('without script each fold of home opens, and on a wide window they are open', async ({
  browser,
  stack,
}) => {
  const words = homeWords('en', facts.claims, [])
  const texts = [
    words.about.description,
    words.services.cards[1]!.description,
    words.why.points[3]!.description,
  ]
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    javaScriptEnabled: false,
    baseURL: stack.site.url,
  })
  const page = await context.newPage()
  await page.goto('/')
  for (const text of texts) await expect(page.getByText(text)).toBeHidden()
  for (const summary of await page.locator('main details:not([name]) > summary').all()) await summary.click()
  for (const text of [...texts, words.doctor.text[0]!, words.reviews!.feedback.text])
    await expect(page.getByText(text)).toBeVisible()
  await page.goto('/')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const text of texts) await expect(page.getByText(text)).toBeVisible()
  await context.close()
})
