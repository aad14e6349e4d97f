import type { Config } from '@react-router/dev/config'
import { switchLanguage } from './app/paths.ts'
import { contentPaths } from './app/prerendered.ts'
import { buildFolder } from './content/clinic/build-folder.ts'
import { checkClinic } from './content/clinic/check-clinic.ts'
import { chosenClinicName } from './content/clinic/chosen-clinic-name.ts'
import { words } from './content/clinic/chosen-words.ts'
import { shownLanguages } from './content/clinic/shown-languages.ts'
import { facts } from './content/facts.ts'

// A build of a clinic with faults would show them to patients.
checkClinic(chosenClinicName(), facts, words)

export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: buildFolder,
  // Pages that are the same for everyone are prerendered and need no script.
  prerender: contentPaths.flatMap((path) =>
    shownLanguages.includes('hi') ? [path, switchLanguage(path)] : [path],
  ),
  // All routes are in the initial manifest: no extra request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
