import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Pages that are the same for everyone are made at build and need no script.
  prerender: ['/', '/hi'],
  // All routes are known from the start: no extra request for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
