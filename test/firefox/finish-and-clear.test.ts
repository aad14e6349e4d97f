import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#content/language.ts'
import { type Stack, startStack } from '#test/start-stack.ts'
import { takeNotes } from '../attacks/notes.ts'
import { lookAround, placeOf, travel } from '../attacks/way-back.ts'
import { buttonOf, forms, press } from './filled-forms.ts'
import { launchFirefox, openSmallPhone } from './small-phone.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

/** In CI (JOURNEYS=short) each form once; `npm run e2e:firefox` walks each in both languages, with and without script. */
const inShort = {
  with: ['appointment, en', 'home collection, hi'],
  without: ['lab test, hi', 'enquiry, en', 'manage booking, hi'],
}
const names = Object.keys(forms) as (keyof typeof forms)[]
const walks = names.flatMap((form) =>
  languages.map((language) => ({ form, language, name: `${form}, ${language}` })),
)

for (const script of [true, false])
  describe(`book at 360 px, finish, four times Back: nothing, ${script ? 'with' : 'without'} script`, () => {
    let firefox: Browser
    beforeAll(async () => {
      firefox = await launchFirefox(script ? {} : { 'javascript.enabled': false })
    })
    afterAll(() => firefox?.close())

    // With script a page may still be loading something when it is left, and is then not kept in memory.
    test.skipIf(script)('Firefox keeps pages in memory for the way back', async () => {
      const { page } = await openSmallPhone(firefox)
      await page.goto(`${stack.site.url}/safety`)
      const first = await placeOf(page)
      await page.goto(`${stack.site.url}/about/clinic`)
      expect((await travel(page, 'goBack')).document).toBe(first?.document)
    })

    const walked = inShort[script ? 'with' : 'without']
    for (const { form, language, name } of walks.filter(
      (walk) => process.env.JOURNEYS !== 'short' || walked.includes(walk.name),
    ))
      test(name, async () => {
        const { page } = await openSmallPhone(firefox)
        const notes = takeNotes(page)
        const prefix = language === 'hi' ? '/hi' : ''
        await page.goto(`${stack.site.url}${prefix}`)
        await forms[form]({ page, notes, script, url: stack.site.url, prefix })
        notes.typed(await page.$eval('[data-reference]', (slip) => slip.textContent))
        expect(await notes.found()).not.toEqual([])
        await Promise.all([page.waitForNavigation(), press(page, buttonOf('finish'), 'Enter')])
        const { seen, places } = await lookAround(page, notes, { reloads: false })
        expect(seen).toEqual([])
        // It went back, and forward again.
        expect(places.length).toBeGreaterThan(2)
      })
  })
