import { defineConfig } from 'vitest/config'

// Without the Vite plugins of the application: tests run the code as Node does.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{clinic,content,app,server,worker,dev,db,vite}/**/*.test.ts', 'test/*.test.ts'],
          // Creating a database, or starting a process, is slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/{faults,attacks,dev}/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
