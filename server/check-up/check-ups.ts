import { existsSync } from 'node:fs'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { checkClinic } from '#content/clinic/check-clinic.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { words } from '#content/clinic/chosen-words.ts'
import { facts } from '#content/facts.ts'
import { mailLoginProblem } from '../messages/mail-login.ts'
import type { Context } from '../platform/context.ts'
import { type Database, openDatabase, openPool } from '../platform/db.ts'
import {
  deskSettings,
  type Env,
  operatorSettings,
  readEnv,
  siteSettings,
  watcherSettings,
  workerSettings,
} from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { openVault } from '../platform/vault.ts'
import { type Check, checksOf } from '../watcher/checks.ts'
import { checkForm } from './check-form.ts'
import { checkRole, databaseChecks } from './database-checks.ts'

type Source = Record<string, string | undefined>

const settingsOf = {
  site: siteSettings,
  worker: workerSettings,
  desk: deskSettings,
  watcher: watcherSettings,
} as const

const roles = {
  DATABASE_URL: 'clinic_site',
  WORKER_DATABASE_URL: 'clinic_worker',
  DESK_DATABASE_URL: 'clinic_desk',
  WATCHER_DATABASE_URL: 'clinic_watcher',
} as const

const problemOf = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The settings of these names where all of them are right; what is wrong is named by the checks of settings. */
function given<Name extends keyof Env>(names: readonly Name[], source: Source) {
  try {
    return readEnv(names, source)
  } catch {
    return null
  }
}

/**
 * Everything that an installation needs, by the name that is printed. What depends on settings that are missing is left
 * out: the settings themselves are named.
 */
export function openCheckUps(source: Source, context: Context) {
  const log = createLog('silent')
  const databases: Database[] = []
  const openOne = (url: string) => openDatabase(openPool(url, 'doctor', log, { max: 1 }))
  const open = (url: string) => {
    const db = openOne(url)
    databases.push(db)
    return db
  }
  const checks = new Map<string, Check>()
  for (const [name, settings] of Object.entries(settingsOf))
    checks.set(`settings of the ${name}`, async () => problemOf(() => readEnv([...settings], source)))
  checks.set('clinic', async () => problemOf(() => checkClinic(chosenClinicName(), facts, words)))
  checks.set('build', async () =>
    existsSync(buildFolder) ? null : `There is none of ${chosenClinicName()}: run npm run build.`,
  )
  for (const setting of Object.keys(roles) as (keyof typeof roles)[]) {
    const url = given([setting], source)?.[setting]
    if (url)
      checks.set(
        `database as ${roles[setting]}`,
        checkRole(() => openOne(url), setting, roles[setting]),
      )
  }
  const operator = given(operatorSettings, source)
  if (operator) {
    const vault = openVault(operator, context)
    for (const [name, check] of databaseChecks(open(operator.DESK_DATABASE_URL), vault, context.now))
      checks.set(name, check)
  }
  for (const setting of ['SMTP_URL', 'ALARM_SMTP_URL'] as const) {
    const url = given([setting], source)?.[setting]
    if (url) checks.set(`mail by ${setting}`, () => mailLoginProblem(url))
  }
  const watched = given(watcherSettings, source)
  if (watched)
    for (const [name, check] of checksOf(watched, open(watched.WATCHER_DATABASE_URL))) checks.set(name, check)
  const site = given(['PUBLIC_URL'], source)
  if (site) checks.set('form', checkForm(site.PUBLIC_URL))
  return { checks, close: () => Promise.all(databases.map((db) => db.destroy())) }
}
