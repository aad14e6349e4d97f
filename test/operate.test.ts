import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { developmentEnv } from '#dev/env.ts'
import {
  allSettings,
  deskSettings,
  drillSettings,
  operatorSettings,
  ownerSettings,
  readEnv,
  siteSettings,
  watcherSettings,
  workerSettings,
} from '#server/platform/env.ts'
import { databaseSettings, newDatabaseUrl } from './database.ts'
import { shellLinesIn } from './documents.ts'
import { memorySettings } from './processes.ts'

/**
 * The commands of docs/operate.md that need no other machine are given as they stand there; the units are examined.
 * `npm run proof:operate` gives all of them, on a bare Debian.
 */

const units = globSync('deploy/systemd/*').toSorted()
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

/** The line of the page that holds these words. */
function lineWith(words: string) {
  const found = new Set(
    shellLinesIn(readFileSync('docs/operate.md', 'utf8')).filter((line) => line.includes(words)),
  )
  expect(found.size).toBe(1)
  return [...found][0]!
}

/** Gives this line, with a folder of the test in place of the machine's. */
function give(words: string, into = folder) {
  const line = lineWith(words)
    .replaceAll(/\/etc\/(?:clinic|caddy|pgbackrest)/g, into)
    .replace(/^node/, `'${process.execPath}'`)
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

test('a shell understands every command of the page, and each file that it names exists', () => {
  const lines = shellLinesIn(readFileSync('docs/operate.md', 'utf8')).map((line) =>
    line.replaceAll(/<[a-z ]+>/g, 'given'),
  )
  expect(lines.length).toBeGreaterThan(70)
  execFileSync('bash', ['-n'], { input: lines.join('\n'), stdio: 'pipe' })
  const files = lines.flatMap(
    (line) => line.match(/(?<=^| )(?:deploy|db)\/\S+|(?<=^| )(?:\w+\.ts|\.env\.example)\b/g) ?? [],
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('each process gets a file with its own settings, and no secret of another', () => {
  expect(give('split-settings.ts')).toEqual({ status: 0, text: '' })
  const read = (name: string) => parseEnv(readFileSync(path.join(folder, `${name}.env`), 'utf8'))
  for (const [name, settings] of Object.entries({
    site: siteSettings,
    worker: workerSettings,
    desk: deskSettings,
    watcher: watcherSettings,
    drill: drillSettings,
  }))
    expect(() => readEnv([...settings], read(name))).not.toThrow()
  expect(Object.keys(read('site'))).not.toContain('DESK_SECRET')
  expect(Object.keys(read('watcher')).join()).not.toMatch(/KEYS|SECRET|OWNER/)
  expect(Object.keys(read('drill')).join()).not.toMatch(/URL|SECRET/)
  expect(read('worker').SMS_TEMPLATES).toBe(developmentEnv.SMS_TEMPLATES)
})

/** The settings that are secret. The last one is: a stranger who fetches it keeps the alarm behind it quiet. */
const secretSettings = [
  ...['FORM_SECRET', 'DESK_SECRET', 'DATA_KEYS', 'LOOKUP_KEYS', 'SMTP_URL', 'ALARM_SMTP_URL'],
  ...['SMS_KEY', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN', 'ALARM_PING_URL'],
]
const passwords = [
  ...['POSTGRES_PASSWORD', 'SITE_PASSWORD', 'WORKER_PASSWORD', 'DESK_PASSWORD', 'WATCHER_PASSWORD'],
  'BACKUP_PASSWORD',
]

/** The files of the containers, which deploy/split-secrets.sh makes of these lines. */
function splitSecrets(lines: string[]) {
  const parts = mkdtempSync(path.join(folder, 'secrets-'))
  writeFileSync(path.join(parts, 'all.env'), `${lines.join('\n')}\n`)
  const { status, stderr } = spawnSync('deploy/split-secrets.sh', [parts], { encoding: 'utf8' })
  return { status, stderr, parts, read: (name: string) => readFileSync(path.join(parts, name), 'utf8') }
}
const splitAll = () => splitSecrets([...secretSettings, ...passwords].map((name) => `${name}=of-${name}`))

const compose = readFileSync('compose.yaml', 'utf8').replaceAll(/^ *#.*\n/gm, '')
const partOf = (name: string) => new RegExp(`^${name}:\n([^]+?)(?=^\\S)`, 'm').exec(compose)![1]!
const services = new Map(
  partOf('services')
    .split(/^ {2}(?=\S)/m)
    .map((block) => [block.slice(0, block.indexOf(':')), block]),
)

test('compose.yaml gives each process its own settings, all of them and no others', () => {
  const { read } = splitAll()
  for (const [service, names] of Object.entries({
    'site-1': siteSettings,
    worker: workerSettings,
    desk: deskSettings,
    operator: operatorSettings,
    watcher: watcherSettings,
    migrate: ownerSettings,
    drill: drillSettings,
  })) {
    const block = services.get(service)!
    expect(block).not.toContain('env_file')
    const inEnvironment = Array.from(block.matchAll(/^ {6}([A-Z_]+): /gm), ([, name]) => name!)
    const files = Array.from(block.matchAll(/source: (\S+), target: settings /g), ([, file]) => file!)
    expect(files, service).toHaveLength(1)
    const given = [...inEnvironment, ...Object.keys(parseEnv(read(files[0]!)))]
    // NODE_ENV is set in the image. A name that stands in both places is found twice.
    expect(given.toSorted(), service).toEqual(names.filter((name) => name !== 'NODE_ENV').toSorted())
  }
})

test('no secret is in an environment of compose.yaml, where "docker inspect" shows it', () => {
  const addresses = allSettings.filter((name) => name.endsWith('DATABASE_URL'))
  const secret = new Set([...secretSettings, ...passwords, ...addresses])
  const isSecret = (name: string) => secret.has(name) || /PASS|SECRET|TOKEN|KEYS?$|SMTP|CIPHER/.test(name)
  // Set or filled in, in whatever form.
  const names = new Set(compose.match(/\b[A-Z][A-Z0-9_]+\b/g))
  expect(names.size).toBeGreaterThan(50)
  expect([...names].filter(isSecret)).toEqual(['POSTGRES_PASSWORD_FILE'])
  expect(compose).toMatch(/^ {6}POSTGRES_PASSWORD_FILE: \/run\/secrets\/postgres\.password$/m)
  // Nor is one part of an address.
  expect(compose).not.toMatch(/:\/\/[^\s/]*@/)
})

test('each secret of compose.yaml is a file that its container can read', () => {
  const { status, stderr, parts } = splitAll()
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const lines = partOf('secrets').trimEnd().split('\n')
  const files = readdirSync(parts).filter((name) => name !== 'all.env')
  expect(lines.toSorted()).toEqual(files.map((name) => `  ${name}: { file: /etc/clinic/${name} }`))
  expect(files.filter((name) => (statSync(path.join(parts, name)).mode & 0o777) !== 0o644)).toEqual([])
})

test('a secret reaches its process as it was written, and a missing password is named', () => {
  const values = { SMTP_URL: 'smtp://a:b#c$HOME`d"e@f', WHATSAPP_TOKEN: `g'h"i#j`, SMS_KEY: 'in:quotes' }
  const lines = Object.entries({ ...values, SMS_KEY: `'${values.SMS_KEY}'  ` }).map((entry) =>
    entry.join('='),
  )
  const written = [...passwords.map((name) => `${name}=of-${name}`), ...lines]
  const { parts, read } = splitSecrets(written)
  const print = `console.log(JSON.stringify(Object.keys(${JSON.stringify(values)}).map((name) => process.env[name])))`
  const printed = execFileSync(process.execPath, [`--env-file=${parts}/worker.env`, '-e', print], { env: {} })
  expect(JSON.parse(printed.toString())).toEqual(Object.values(values))
  expect(read('site.password')).toBe('of-SITE_PASSWORD\n')
  const { status, stderr } = splitSecrets(written.filter((line) => !line.startsWith('DESK_PASSWORD')))
  expect(status).toBe(1)
  expect(stderr).toMatch(/^DESK_PASSWORD is missing in /)
  const unreadable = splitSecrets([...written, "WHATSAPP_TOKEN=a'b`c"])
  expect(unreadable.status).toBe(1)
  expect(unreadable.stderr).toMatch(/^WHATSAPP_TOKEN in .* has both ' and `/)
})

test('the page makes every secret that has no other source, and leaves none in .env', () => {
  const namesIn = (text: string) => Array.from(text.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name]) => name!)
  const left = namesIn(
    execFileSync('bash', ['-c', lineWith('.env.example > .env').replace(' > .env', '')]).toString(),
  )
  const secret = [...secretSettings, ...allSettings.filter((name) => name.endsWith('DATABASE_URL'))]
  const all = namesIn(readFileSync('.env.example', 'utf8'))
  expect(left).toEqual(all.filter((name) => !secret.includes(name)))
  const secrets = path.join(folder, 'made')
  expect(give('make-secrets', secrets)).toEqual({ status: 0, text: '' })
  expect(statSync(secrets).mode & 0o777).toBe(0o700)
  const file = path.join(secrets, 'all.env')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const made = parseEnv(readFileSync(file, 'utf8'))
  expect(Object.keys(made).toSorted()).toEqual([...passwords, ...secretSettings.slice(0, 4)].toSorted())
  expect(() => readEnv(['DATA_KEYS', 'LOOKUP_KEYS', 'FORM_SECRET', 'DESK_SECRET'], made)).not.toThrow()
  // Given again, it keeps the keys of what is sealed.
  expect(give('make-secrets', secrets).status).toBe(1)
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(made)
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

test('units and image run each process with the memory settings that the tests measure', () => {
  const { MALLOC_ARENA_MAX: arenas, NODE_OPTIONS: options } = memorySettings
  const processes = units.filter((unit) => /clinic-(?:site@|worker|desk|watcher)\.service$/.test(unit))
  expect(processes).toHaveLength(4)
  for (const unit of processes)
    expect(readFileSync(unit, 'utf8')).toContain(
      `\nEnvironment=MALLOC_ARENA_MAX=${arenas} "NODE_OPTIONS=${options}"\n`,
    )
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `\nENV MALLOC_ARENA_MAX=${arenas} NODE_OPTIONS="${options}"\n`,
  )
})

test('Caddy gets its two addresses and the processes of this machine', () => {
  expect(give('> /etc/caddy/Caddyfile').status).toBe(0)
  const caddyfile = readFileSync(path.join(folder, 'Caddyfile'), 'utf8')
  const hostOf = (name: string) => new RegExp(`^${name} \\{\\n([^]*?)^\\}`, 'm').exec(caddyfile)?.[1]
  expect(hostOf('www.example.org')).toMatch(/^\t+reverse_proxy 127\.0\.0\.1:3000 127\.0\.0\.1:3002 \{/m)
  expect(hostOf('www.example.org')).toMatch(/^\t+root \/opt\/clinic\/shared$/m)
  expect(hostOf('desk.example.org')).toMatch(/^\t+reverse_proxy 127\.0\.0\.1:3001 \{/m)
  expect(caddyfile).not.toMatch(/\{\$|site-\d:|desk:|\/srv/)
})

test('the scripts of the release before are served for a day longer, and then no more', () => {
  const assets = path.join(folder, 'assets')
  const add = (name: string, left: Date) => {
    writeFileSync(path.join(assets, name), name)
    utimesSync(path.join(assets, name), left, left)
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const release = () => execFileSync(process.execPath, ['deploy/keep-assets.ts', folder])
  mkdirSync(assets)
  // Without a time: of the release before this one.
  add('browser-before.js', new Date(0))
  add('browser-yesterday.js', hoursAgo(23))
  add('browser-older.js', hoursAgo(25))
  release()
  const own = readdirSync(path.join(buildFolder, 'client/assets'))
  const both = [...own, 'browser-before.js', 'browser-yesterday.js'].toSorted()
  expect(own.length).toBeGreaterThan(50)
  expect(readdirSync(assets).toSorted()).toEqual(both)
  // The day is counted from the release that replaced the file; a later release does not end it.
  release()
  expect(readdirSync(assets).toSorted()).toEqual(both)
  add('browser-before.js', hoursAgo(25))
  release()
  expect(readdirSync(assets)).not.toContain('browser-before.js')
})

test('pgBackRest understands its file, and each installation gets a key of its own', () => {
  for (const words of ['-d -m 755 /etc/pgbackrest', 'deploy/pgbackrest/pgbackrest.conf', 'repo1-cipher-pass'])
    expect(give(words)).toEqual({ status: 0, text: '' })
  const key = path.join(folder, 'conf.d', 'key.conf')
  const first = readFileSync(key, 'utf8')
  expect(first).toMatch(/^\[global\]\nrepo1-cipher-pass=\S{64}\n$/)
  give('repo1-cipher-pass')
  expect(readFileSync(key, 'utf8')).not.toBe(first)
  const config = [
    `--config=${path.join(folder, 'pgbackrest.conf')}`,
    `--config-include-path=${folder}/conf.d`,
  ]
  expect(execFileSync('pgbackrest', [...config, 'info'], { encoding: 'utf8' })).toBe(
    'No stanzas exist in the repository.\n',
  )
})

test('every unit is understood by systemd, and lets its process do little', () => {
  expect(units).toHaveLength(8)
  const here = units.map((file) => {
    // A template is examined as the instance of a port.
    const unit = path.join(folder, path.basename(file).replace('@.', '@3000.'))
    writeFileSync(unit, readFileSync(file, 'utf8').replaceAll('/usr/bin/node', process.execPath))
    return unit
  })
  execFileSync('systemd-analyze', ['verify', '--man=no', ...here], { stdio: 'pipe' })
  for (const unit of here.filter((file) => file.endsWith('.service'))) {
    // Its exit code says whether it is above; the number is times ten.
    execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit], { stdio: 'pipe' })
    const [, program, script = ''] = /ExecStart=(\S+) \S+ (\S+)/.exec(readFileSync(unit, 'utf8'))!
    if (program === process.execPath) expect(globSync('{*,db/*}.ts')).toContain(script)
  }
})
