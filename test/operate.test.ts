import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { developmentEnv } from '#dev/env.ts'
import {
  allSettings,
  deskSettings,
  readEnv,
  siteSettings,
  watcherSettings,
  workerSettings,
} from '#server/platform/env.ts'
import { databaseSettings, newDatabaseUrl } from './database.ts'
import { shellLinesIn } from './documents.ts'

/** The commands of docs/operate.md that need no other machine are given as they stand there; the units are examined. */

const units = globSync('deploy/systemd/*.service').toSorted()
const url = newDatabaseUrl()
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'operated-'))
  await createDatabase(url)
  const lines = Object.entries({ ...developmentEnv, ...databaseSettings(url) })
    .filter(([name]) => allSettings.includes(name))
    .map(([name, value]) => `${name}='${value}'`)
  writeFileSync(path.join(folder, 'all.env'), ['CLINIC=kamalini', ...lines].join('\n'))
})
afterAll(async () => {
  await dropDatabase(url)
  rmSync(folder, { recursive: true })
})

/** The line of the page that holds these words, with the folder of the test in place of the machine's. */
function give(words: string) {
  const found = shellLinesIn(readFileSync('docs/operate.md', 'utf8')).filter((line) => line.includes(words))
  expect(found).toHaveLength(1)
  const line = found[0]!
    .replaceAll(/\/etc\/(?:clinic|caddy)/g, folder)
    .replace(/^node/, `'${process.execPath}'`)
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

test('each process gets a file with its own settings, and no secret of another', () => {
  expect(give('split-settings.ts')).toEqual({ status: 0, text: '' })
  const read = (name: string) => parseEnv(readFileSync(path.join(folder, `${name}.env`), 'utf8'))
  for (const [name, settings] of Object.entries({
    site: siteSettings,
    worker: workerSettings,
    desk: deskSettings,
    watcher: watcherSettings,
  }))
    expect(() => readEnv([...settings], read(name))).not.toThrow()
  expect(Object.keys(read('site'))).not.toContain('DESK_SECRET')
  expect(Object.keys(read('watcher')).join()).not.toMatch(/KEYS|SECRET|OWNER/)
  expect(read('worker').SMS_TEMPLATES).toBe(developmentEnv.SMS_TEMPLATES)
})

test('the database is made, and an installation without processes gets a list of what is missing', {
  timeout: 120_000,
}, () => {
  expect(give('db/migrate.ts')).toEqual({ status: 0, text: 'The database is up to date.\n' })
  const { status, text } = give('doctor.ts')
  expect(text).toMatch(/^ok {5}schema$/m)
  expect(text).toMatch(/^FAILS {2}worker: No worker is connected/m)
  expect(status).toBe(1)
})

test('Caddy gets its two addresses and the processes of this machine', () => {
  expect(give('> /etc/caddy/Caddyfile').status).toBe(0)
  const caddyfile = readFileSync(path.join(folder, 'Caddyfile'), 'utf8')
  const hostOf = (name: string) => new RegExp(`^${name} \\{\\n([^]*?)^\\}`, 'm').exec(caddyfile)?.[1]
  expect(hostOf('www.example.org')).toMatch(/^\t+reverse_proxy 127\.0\.0\.1:3000 \{/m)
  expect(hostOf('www.example.org')).toMatch(/^\t+root \/opt\/clinic\/build\/kamalini\/client$/m)
  expect(hostOf('desk.example.org')).toMatch(/^\t+reverse_proxy 127\.0\.0\.1:3001 \{/m)
  expect(caddyfile).not.toMatch(/\{\$|site:|desk:|\/srv/)
})

test('every unit is understood by systemd, and lets its process do little', () => {
  expect(units).toHaveLength(4)
  const here = units.map((file) => {
    const unit = path.join(folder, path.basename(file))
    writeFileSync(unit, readFileSync(file, 'utf8').replace('/usr/bin/node', process.execPath))
    return unit
  })
  execFileSync('systemd-analyze', ['verify', '--man=no', ...here], { stdio: 'pipe' })
  for (const unit of here) {
    // Its exit code says whether it is above; the number is times ten.
    execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit], { stdio: 'pipe' })
    const [, script] = /ExecStart=\S+ \S+ (\S+)/.exec(readFileSync(unit, 'utf8'))!
    expect(globSync('*.ts')).toContain(script)
  }
})
