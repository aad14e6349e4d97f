import type { Page } from '@playwright/test'
import { expect, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 640 } })

type Voice = { lang: string; localService: boolean }
type Said = { text: string; lang: string; rate: number }

/** The browser of the tests has no voices. This one speaks a sentence in 20 ms, and records it. */
async function giveVoices(page: Page, voices: Voice[]) {
  await page.addInitScript((given: Voice[]) => {
    const said: Said[] = []
    let timer = 0
    class Utterance {
      lang = ''
      rate = 1
      voice: Voice | null = null
      onend = () => {}
      onerror = () => {}
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const speechSynthesis = {
      onvoiceschanged: null as (() => void) | null,
      getVoices: () => given,
      cancel: () => clearTimeout(timer),
      speak: (utterance: Utterance) => {
        said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
        timer = window.setTimeout(() => utterance.onend(), 20)
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
  }, voices)
}

const saidOn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said[] }).said)

const hindi = { lang: 'hi-IN', localService: true }
const condition = '/hi/service/treatments/lighter-days'
const listen = (page: Page) => page.locator('[data-listen] button').first()

test('a page is read aloud by the phone’s own voice, sentence by sentence, and can be paused and slowed', async ({
  page,
}) => {
  await giveVoices(page, [hindi])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(condition)
  await expect(listen(page)).toBeVisible()
  await expect(listen(page)).toHaveAccessibleName('सुनें')
  expect(scripts.filter((url) => /listen-/.test(url))).toEqual([])

  await listen(page).click()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(async () => (await saidOn(page)).length).toBeGreaterThan(3)
  const [first] = await saidOn(page)
  expect(first).toEqual({ text: title, lang: 'hi-IN', rate: 1 })
  await expect(listen(page)).toHaveAccessibleName('रोकें')

  await listen(page).click()
  await expect(listen(page)).toHaveAccessibleName('सुनें')
  const before = (await saidOn(page)).length
  await page.locator('[data-speed]').click()
  await expect(page.locator('[data-speed] b')).toHaveText('1.25×')
  expect(await saidOn(page)).toHaveLength(before)
  await listen(page).click()
  await expect.poll(async () => (await saidOn(page)).at(-1)?.rate).toBe(1.25)
  // It resumes where it stopped: the title is not repeated.
  expect((await saidOn(page)).filter(({ text }) => text === title)).toHaveLength(1)
  // At the end it is ready to begin again.
  await expect(listen(page)).toHaveAccessibleName('सुनें')
})

for (const [what, voices] of [
  ['no voice of the language', [{ lang: 'en-IN', localService: true }]],
  ['only a voice that speaks through the network', [{ lang: 'hi-IN', localService: false }]],
] as const)
  test(`where the phone has ${what}, nothing is offered`, async ({ page }) => {
    await giveVoices(page, [...voices])
    await page.goto(condition)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-voices', /.*/)
    await expect(listen(page)).toBeHidden()
  })

test('the consent can be read aloud', async ({ page }) => {
  await giveVoices(page, [hindi])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/hi/appoitment')
  await listen(page).click()
  await expect.poll(async () => (await saidOn(page)).length).toBeGreaterThan(5)
})

/** A second of silence. */
function silence(): Buffer {
  const samples = 8000
  const wav = Buffer.alloc(44 + samples)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples],
  ] as const)
    wav.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.write('data', 36)
  wav.fill(128, 44)
  return wav
}

test('a recording is fetched at the first press, and is played in place of the phone’s voice', async ({
  page,
}) => {
  await giveVoices(page, [])
  await page.route(`**${condition}`, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replace('data-listen="read"', 'data-listen="read" data-recording="/recordings/test.wav"'),
    })
  })
  const fetched: string[] = []
  await page.route('**/recordings/test.wav', (route) => {
    fetched.push(route.request().url())
    return route.fulfill({ body: silence(), contentType: 'audio/wav' })
  })
  await page.goto(condition)
  await page.locator('html').evaluate((html) => html.setAttribute('data-voices', 'hi'))
  expect(fetched).toEqual([])
  await listen(page).click()
  await expect(listen(page)).toHaveAccessibleName('रोकें')
  await expect(listen(page)).toHaveAccessibleName('सुनें')
  expect(fetched.length).toBeGreaterThan(0)
  expect(await saidOn(page)).toEqual([])
})
