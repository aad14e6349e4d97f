import { defineConfig } from 'vitest/config'
import { LongestFirst } from './.ci/longest-first.ts'

/** Tests that compare or limit times, of responses or of the development server. */
const measured = [
  'test/attacks/a-number-tells-nothing.test.ts',
  'test/dev/dev-server.test.ts',
  'test/faults/find-booking.test.ts',
  'test/faults/long-leave.test.ts',
  'test/faults/message-speed.test.ts',
  'test/faults/rush-minute.test.ts',
  'test/faults/rush.test.ts',
  'test/faults/search-speed.test.ts',
]

/** As long as Playwright waits in the journeys. A second, the default, is too short beside other work. */
const expectations = { poll: { timeout: 10_000 } }

/** Tests that dump and restore: npm has no pg_dump of a newer PostgreSQL (test/newer-postgres.ts). */
const dumping = process.env.POSTGRES
  ? [
      'test/at-rest.test.ts',
      'test/attacks/a-restore-brings-nobody-back.test.ts',
      'test/faults/restore-drill.test.ts',
      'test/faults/restore-drill-size.test.ts',
    ]
  : []

// Without the Vite plugins of the application: tests run the code as Node does.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          expect: expectations,
          include: ['{clinic,content,app,desk,server,worker,dev,db,vite,.ci}/**/*.test.ts'],
          // The facts of the template: those of a clinic may change without a test that does not use them.
          env: { CLINIC: 'template' },
          // Files share their modules, because imports take longer than tests. A file restores what it changes
          // globally.
          isolate: false,
          maxWorkers: 2,
          // Creating a database, or starting a process, is slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          expect: expectations,
          include: ['test/*.test.ts'],
          exclude: dumping,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'third clinic',
          expect: expectations,
          include: ['test/mitra/*.test.ts'],
          env: { CLINIC: 'mitra' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect: expectations,
          include: ['test/{faults,attacks,dev}/*.test.ts'],
          exclude: [...measured, ...dumping],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'measured',
          expect: expectations,
          include: measured,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // Measures time, so nothing else may run.
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'firefox',
          expect: expectations,
          include: ['test/firefox/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
