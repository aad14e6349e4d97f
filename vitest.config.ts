import { defineConfig } from 'vitest/config'
import { LongestFirst } from './.ci/longest-first.ts'

/** Tests that compare or limit times, of responses or of the development server. */
const measured = [
  'test/attacks/a-number-tells-nothing.test.ts',
  'test/dev/dev-server.test.ts',
  'test/faults/find-booking.test.ts',
  'test/faults/long-leave.test.ts',
  'test/faults/message-speed.test.ts',
  'test/faults/rush.test.ts',
  'test/faults/search-speed.test.ts',
]

// Without the Vite plugins of the application: tests run the code as Node does.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
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
          include: ['test/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'third clinic',
          include: ['test/mitra/*.test.ts'],
          env: { CLINIC: 'mitra' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/{faults,attacks,dev}/*.test.ts'],
          exclude: measured,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'measured',
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
          include: ['test/firefox/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
