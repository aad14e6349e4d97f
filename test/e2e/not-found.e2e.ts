import type { Page } from '@playwright/test'
import { expect, test } from './stack.ts'

/** Moves the heading's own clock through one round and counts the milliseconds in which it is skewed. */
const askew = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const [glitch, ...others] = heading.getAnimations()
    if (!glitch || others.length > 0) return null
    glitch.pause()
    const { duration, iterations } = glitch.effect!.getComputedTiming()
    glitch.currentTime = 0
    const rest = heading.getBoundingClientRect().x
    let milliseconds = 0
    for (let moment = 0; moment < Number(duration); moment += 10) {
      glitch.currentTime = moment
      if (heading.getBoundingClientRect().x !== rest) milliseconds += 10
    }
    glitch.play()
    return { every: duration, rounds: iterations, milliseconds }
  })

for (const path of ['/no/such/page', '/hi/404']) {
  test(`${path}: the heading flickers for 150 ms of every 3 s, until it is stopped`, async ({ page }) => {
    await page.goto(path)
    expect(await askew(page)).toEqual({ every: 3000, rounds: Number.POSITIVE_INFINITY, milliseconds: 150 })
    await page.getByRole('checkbox').check()
    expect(await askew(page)).toBeNull()
  })

  test(`${path}: nothing flickers with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await askew(page)).toBeNull()
    await expect(page.getByRole('checkbox')).toBeHidden()
  })
}

test('Go Back leads to the page before, Home Page to the home page', async ({ page }) => {
  await page.goto('/gallery')
  await page.goto('/404')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/gallery$/)
  await page.goto('/404')
  await page.getByRole('link', { name: 'Home Page', exact: true }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})
