import { facts } from '#content/facts.ts'
import { questionsOf } from '#content/questions/questions.ts'
import { expect, test } from '#test/e2e/stack.ts'

test('psychiatry is gone from menus, pages, sitemap and structured data', async ({ request }) => {
  expect(facts.departments).not.toContain('psychiatry')
  const read = async (path: string) => (await request.get(path)).text()
  expect(await read('/sitemap.xml')).not.toContain('/service/')
  for (const path of ['/service/treatments', '/hi/service/counselling', '/service/treatments/calmer-days'])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/', '/about/clinic', '/contact']) {
    const html = await read(path)
    expect(html, path).not.toMatch(/psychiatr/i)
    expect(html, path).not.toContain('href="/service/')
    expect(await read(path === '/' ? '/hi' : `/hi${path}`), path).not.toMatch(/मनोचिकित्स|मानसिक स्वास्थ्य/)
  }
})

test('a question links only to pages that the clinic has', async ({ request }) => {
  // At the sample clinic these link to conditions of psychiatry.
  for (const path of ['/questions/the-first-weeks', '/questions/in-balance', '/hi/questions/a-safe-place']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).not.toMatch(/href="(\/hi)?\/service\//)
  }
})

test('a service page links only to pages that the clinic has, and to every question that it has', async ({
  request,
}) => {
  const tabs = ['obstetrics', 'gynaecology', 'infertility']
  const pages = await Promise.all(tabs.map(async (tab) => (await request.get(`/hi/services/${tab}`)).text()))
  for (const html of pages) expect(html).not.toContain('href="/hi/service/')
  const leads = new Set(pages.flatMap((html) => html.match(/href="\/hi\/questions\/[^"]+"/g) ?? []))
  expect(leads.size).toBe(questionsOf().length)
})

test('a page that the clinic has left out is not found', async ({ request }) => {
  expect(facts.pages).not.toContain('practice')
  expect((await request.get('/pratice')).status()).toBe(404)
})

test('the hours show that Sunday is closed', async ({ request }) => {
  expect(await (await request.get('/contact')).text()).toContain('Closed on Sundays')
  expect(await (await request.get('/hi/contact')).text()).toContain('रविवार को बंद')
})
