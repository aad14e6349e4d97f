import { mkdir, writeFile } from 'node:fs/promises'
import { type BrowserContextOptions, chromium, type Page, type Route } from '@playwright/test'
import { givenEnv } from '../env.ts'
import { startClinic } from './running-clinic.ts'
import { deskScenes, phoneScenes } from './scenes.ts'

/** npm run pictures: those of the README, taken from a development clinic that is started for it. */

const FOLDER = 'docs/pictures'
/** A page of a code host shows six of them. */
const MAX_BYTES = 60_000

/** Whether everything that can be seen has arrived. What is hidden, or beside the screen, is not even asked for. */
const isWhole = () => {
  const isSeen = (image: HTMLImageElement) => {
    const { top, left, bottom, right, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
  }
  return (
    document.fonts.status === 'loaded' &&
    Array.from(document.images)
      .filter(isSeen)
      .every((image) => image.complete)
  )
}

/** As good as the limit allows. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.waitForFunction(isWhole)
  const session = await page.context().newCDPSession(page)
  for (let quality = 90; quality > 30; quality -= 5) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= MAX_BYTES) return picture
  }
  throw new Error(`${page.url()} does not fit into ${MAX_BYTES} bytes`)
}

const devices: { scenes: typeof phoneScenes; device: BrowserContextOptions }[] = [
  {
    scenes: phoneScenes,
    device: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
  { scenes: deskScenes, device: { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 } },
]

/** Visitors do not wait for a font; a picture does. */
async function useLateFonts(route: Route) {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll('font-display: optional', 'font-display: block')
  await route.fulfill({ response, body })
}

const clinic = await startClinic()
const browser = await chromium.launch({
  executablePath: givenEnv.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
  // The fields of dates follow it.
  env: { ...givenEnv, LANGUAGE: 'en_IN' },
})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const { scenes, device } of devices) {
    // What moves would be caught half-way; a service worker would reload.
    const context = await browser.newContext({
      ...device,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.route('**/dev/styles.css*', useLateFonts)
    // Until the development server has built what the first page asks for, on a busy machine.
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()
    for (const [name, show] of Object.entries(scenes)) {
      await show(page, clinic)
      const picture = await takePicture(page)
      await writeFile(`${FOLDER}/${name}.webp`, picture)
      console.log(`${FOLDER}/${name}.webp  ${Math.ceil(picture.length / 1000)} kB`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await clinic.stop()
}
