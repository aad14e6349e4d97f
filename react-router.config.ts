import type { Config } from '@react-router/dev/config'
import { switchLanguage } from './app/paths.ts'
import { contentPaths } from './app/prerendered.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // Pages that are the same for everyone are made at build and need no script.
  prerender: contentPaths.flatMap((path) => [path, switchLanguage(path)]),
  // All routes are known from the start: no extra request for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
