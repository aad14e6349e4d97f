import { globSync, readFileSync } from 'node:fs'
import { switchLanguage } from '#app/paths.ts'
import { contentPaths, livePaths } from '#app/prerendered.ts'
import { facts as sample } from '#clinics/kamalini/facts.ts'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { facts } from '#content/facts.ts'
import { marksIn, marksOf } from '#test/clinic-marks.ts'
import { expectContrastInTheDark, violations } from '#test/e2e/access.ts'
import { firstVisit, fontBudget, KB } from '#test/e2e/first-visit.ts'
import { isShort } from '#test/e2e/forms.ts'
import { htmlProblems } from '#test/e2e/html-problems.ts'
import { expect, test } from '#test/e2e/stack.ts'

/** The second clinic runs on the same code: it must show its own pages, and no trace of the first. */
const marks = marksOf('clinics/kamalini', sample)
const paths = [...contentPaths, ...livePaths].flatMap((path) => [path, switchLanguage(path)])

/** An offline visitor needs no search engine. */
const isListed = (path: string) => !path.endsWith('/offline')

test.describe.configure({ mode: 'parallel' })

test('the sitemap lists its pages and no others', async ({ request, stack }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) =>
    url!.replace(stack.site.url, ''),
  )
  // A page for every test of the catalogue, besides.
  const pages = listed.filter((path) => !/\/pathology\/./.test(path))
  expect(pages.toSorted()).toEqual(paths.filter(isListed).toSorted())
  for (const { slug } of facts.doctors) expect(listed).toContain(`/about/${slug}`)
})

/** In the short form every third one, of each language; all of them by hand. */
const looked = isShort ? paths.filter((_, place) => place % 3 === 0) : paths

for (const path of looked)
  test(`${path} is valid, accessible, and has nothing of the sample clinic`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const html = await response!.text()
    expect(await htmlProblems(html)).toEqual([])
    expect(marksIn(html, marks)).toEqual([])
    // Texts for the script of a form contain placeholders until it fills them.
    const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    expect(shown.match(/>[^<]*\{\w+\}/)?.[0], 'a place left open').toBeUndefined()
    expect(await violations(page)).toEqual([])
    await expectContrastInTheDark(page, path)
  })

test('nothing in the build knows the sample clinic', () => {
  const files = globSync(`${buildFolder}/**/*.{html,js,css,svg,json,txt,xml,webmanifest,data}`)
  expect(files.length).toBeGreaterThan(100)
  const findings = files.flatMap((file) =>
    marksIn(readFileSync(file, 'utf8'), marks).map((mark) => `${file}: ${mark}`),
  )
  expect(findings).toEqual([])
  // The same search does find a clinic where it is.
  const home = readFileSync(`${buildFolder}/client/index.html`, 'utf8')
  expect(marksIn(home, marksOf('clinics/asha', facts))).toContain(facts.city.en)
})

// Pages for which the sample clinic has the same budget.
for (const path of ['/about/clinic', '/services/obstetrics', '/hi/blogs'])
  test(`${path} is as light as the sample clinic's`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { script, all, font, picture } = await firstVisit(page, stack.site.url, path)
    expect(script).toBeLessThanOrEqual(3 * KB)
    expect(font).toBeLessThanOrEqual(fontBudget(path))
    expect(all - font - picture).toBeLessThanOrEqual(40 * KB)
  })
