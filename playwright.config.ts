import { defineConfig } from '@playwright/test'
import { chosenClinicName } from './content/clinic/chosen-clinic-name.ts'

// Headless shell: the full browser draws its own window around every page and takes nearly twice the time.
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

/** No background requests of the browser itself. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A page lives for seconds here: to optimise its scripts, and to draw in a process of its own, costs more than it saves,
 * a fifth of the browser's processor time.
 */
const shortLived = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu', '--num-raster-threads=1']
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
