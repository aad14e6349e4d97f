import { defineConfig } from '@playwright/test'
import { chosenClinicName } from './content/clinic/chosen-clinic-name.ts'
import { quiet, shortLived } from './test/browser-args.ts'

// Headless shell: the full browser draws its own window around every page and takes nearly twice the time.
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

const journey = { launchOptions: { executablePath, args: [...quiet, ...shortLived] } }

export default defineConfig({
  testDir: 'test',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Enough for a machine with two cores; a test that hangs still fails.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    // The second clinic: needs CLINIC=asha here and in the build before it.
    ...(chosenClinicName() === 'asha'
      ? [{ name: 'asha', testMatch: 'e2e-asha/*.e2e.ts', use: journey }]
      : []),
    {
      name: 'journeys',
      testMatch: '{e2e,attacks}/*.e2e.ts',
      testIgnore: 'e2e/site-weight.e2e.ts',
      use: journey,
    },
    { name: 'desk', testMatch: 'e2e-desk/*.e2e.ts', use: journey },
    // Measures bytes and processor time: one worker, after the journeys.
    { name: 'weight', testMatch: 'e2e/site-weight.e2e.ts', dependencies: ['journeys', 'desk'], workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    launchOptions: { executablePath, args: quiet },
  },
})
