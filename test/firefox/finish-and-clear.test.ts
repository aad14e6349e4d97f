import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** In CI (JOURNEYS=short) each form once; `npm run e2e:firefox` walks each with and without script. */
const inShort = {
  with: ['appointment', 'home collection'],
  without: ['lab test', 'enquiry', 'manage booking'],
}
const names = Object.keys(forms) as (keyof typeof forms)[]

for (const script of [true, false])
  describe(`book at 360 px, finish, four times Back: nothing, ${script ? 'with' : 'without'} script`, () => {
    let firefox: Browser
    beforeAll(async () => {
      firefox = await launchFirefox(script ? {} : { 'javascript.enabled': false })
    })
    afterAll(() => firefox?.close())

    // With script a page may still be loading something when it is left, and is not kept then.
    test.skipIf(script)('Firefox keeps pages in memory for the way back', async () => {
      const { page } = await openSmallPhone(firefox)
      await page.goto(`${stack.site.url}/safety`)
      const first = await placeOf(page)
      await page.goto(`${stack.site.url}/about/clinic`)
      expect((await travel(page, 'goBack')).document).toBe(first?.document)
    })

    const walked = inShort[script ? 'with' : 'without']
    for (const name of names.filter((each) => process.env.JOURNEYS !== 'short' || walked.includes(each)))
      test(name, async () => {
        const { page } = await openSmallPhone(firefox)
        const notes = takeNotes(page)
        // Both languages, whichever forms are walked.
        const prefix = names.indexOf(name) % 2 === 0 ? '' : '/hi'
        await page.goto(`${stack.site.url}${prefix}`)
        await forms[name]({ page, notes, script, url: stack.site.url, prefix })
        notes.typed(await page.$eval('[data-reference]', (slip) => slip.textContent))
        expect(await notes.found()).not.toEqual([])
        await Promise.all([page.waitForNavigation(), press(page, buttonOf('finish'), 'Enter')])
        const { seen, places } = await lookAround(page, notes, { reloads: false })
        expect(seen).toEqual([])
        // It went back, and forward again.
        expect(places.length).toBeGreaterThan(2)
      })
  })
