import type { Config } from '@react-router/dev/config'
import { switchLanguage } from './app/paths.ts'
import { contentPaths } from './app/prerendered.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // Pages that are the same for everyone are prerendered and need no script.
  prerender: contentPaths.flatMap((path) => [path, switchLanguage(path)]),
  // All routes are in the initial manifest: no extra request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
