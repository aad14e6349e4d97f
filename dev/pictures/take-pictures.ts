import { mkdir, writeFile } from 'node:fs/promises'
import { type BrowserContextOptions, chromium, type Page, type Route } from '@playwright/test'
import { givenEnv } from '../env.ts'
import { startClinic } from './running-clinic.ts'
import { deskScenes, phoneScenes } from './scenes.ts'

/** npm run pictures: takes the README's pictures from a development clinic that is started for it. */

const FOLDER = 'docs/pictures'
/** The README shows six of them on one page. */
const MAX_BYTES = 60_000

/** Whether every visible image has loaded. Hidden images, and those outside the screen, are not requested at all. */
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

/** Takes the picture in the best quality that fits the limit. */
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

/** Waits for fonts in a picture, unlike for visitors. */
async function useLateFonts(route: Route) {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll('font-display: optional', 'font-display: block')
  await route.fulfill({ response, body })
}

const clinic = await startClinic()
const browser = await chromium.launch({
  executablePath: givenEnv.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
  // Date fields follow this locale.
  env: { ...givenEnv, LANGUAGE: 'en_IN' },
})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const { scenes, device } of devices) {
    // Animations would be caught half-way; a service worker would reload the page.
    const context = await browser.newContext({
      ...device,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.route('**/dev/styles.css*', useLateFonts)
    // The development server builds for the first page; on a busy machine that takes long.
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
