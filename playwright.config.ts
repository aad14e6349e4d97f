import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'test',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A machine with two cores may be slow; a test that hangs is still found.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    { name: 'journeys', testMatch: '{e2e,attacks}/*.e2e.ts', testIgnore: 'e2e/site-weight.e2e.ts' },
    // Speed is measured when nothing else runs.
    { name: 'weight', testMatch: 'e2e/site-weight.e2e.ts', dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    launchOptions: {
      // Chromium without windows: the whole browser draws its own frame around every page, at nearly twice the time.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      // A browser that speaks to nobody but the site under test.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
