import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import {
  deskSettings,
  drillSettings,
  siteSettings,
  watcherSettings,
  workerSettings,
} from '#server/platform/env.ts'

// node deploy/split-settings.ts all.env folder: a file for each process, with its own settings and no secret of another.

/** Which clinic it is, every process must know. */
const settingsOf = {
  site: ['CLINIC', ...siteSettings],
  worker: ['CLINIC', ...workerSettings],
  desk: ['CLINIC', ...deskSettings],
  watcher: ['CLINIC', ...watcherSettings],
  drill: ['CLINIC', ...drillSettings],
}

const [file, folder] = process.argv.slice(2)
if (!file || !folder) throw new Error('Usage: node deploy/split-settings.ts <all settings> <folder>')
const all = parseEnv(readFileSync(file, 'utf8'))

/** A value may hold quotes of one kind, as JSON does. */
const quoted = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`)

for (const [process, names] of Object.entries(settingsOf)) {
  const lines = names.flatMap((name) => (all[name] ? [`${name}=${quoted(all[name])}\n`] : []))
  writeFileSync(path.join(folder, `${process}.env`), lines.join(''), { mode: 0o600 })
}
