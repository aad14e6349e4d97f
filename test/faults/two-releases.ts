import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { siteSettings } from '#server/platform/env.ts'
import { copyProject, type ProjectCopy } from '../dev/project-copy.ts'
import { codeCache, onlyFor, type Settings } from '../processes.ts'
import { quietPort } from './quiet-port.ts'

/** A machine with two releases, as docs/operate.md describes it: a folder stands for /opt/clinic, Caddy is the real one. */

const run = promisify(execFile)

/** A release as it is, with its build. */
async function bringRelease(home: string, version: string): Promise<ProjectCopy> {
  const folder = path.join(home, version)
  await mkdir(folder)
  const release = await copyProject(folder)
  await cp(buildFolder, path.join(folder, 'build', chosenClinicName()), { recursive: true })
  await release.edit('package.json', /"version": "[^"]+"/, `"version": "${version}"`)
  return release
}

/** The script of all pages gets another name, as after a change of the code. */
async function renameScript({ folder }: ProjectCopy) {
  const build = path.join(folder, 'build', chosenClinicName())
  const scripts = JSON.parse(await readFile(`${build}/browser.json`, 'utf8'))
  const [before, after] = [path.basename(scripts.page), 'browser-another.js']
  for (const name of await readdir(`${build}/client/assets`))
    if (name.startsWith(before))
      await rename(`${build}/client/assets/${name}`, `${build}/client/assets/${name.replace(before, after)}`)
  await writeFile(`${build}/browser.json`, JSON.stringify({ ...scripts, page: `/assets/${after}` }))
}

/** A migration as a release brings it: it adds, and the release before goes on working. */
const addMigration = ({ folder }: ProjectCopy) =>
  writeFile(
    path.join(folder, 'db/migrations/9999_rehearsal.sql'),
    `-- Expands.
     alter table bookings add column rehearsed boolean not null default false;
     create table rehearsals (booking_id uuid references bookings (id) on delete cascade);`,
  )

type Unit = { child: ChildProcess; lines: string[] }

/** What systemctl does with the units of the site, by their own lines. Site processes are real; the others do not run. */
function openUnits(home: string, compileCache: string) {
  const running = new Map<string, Unit>()
  const exits: (number | null)[] = []

  async function stop(name: string) {
    const unit = running.get(name)
    if (!unit) return
    const gone = once(unit.child, 'exit')
    unit.child.kill('SIGTERM')
    exits.push((await gone)[0])
    running.delete(name)
  }

  async function restart(name: string) {
    const [, port] = /^clinic-site@(\d+)$/.exec(name) ?? []
    if (!port) return
    await stop(name)
    const folder = await realpath(path.join(home, 'current'))
    const unit = await readFile(path.join(folder, 'deploy/systemd/clinic-site@.service'), 'utf8')
    const line = (setting: string) =>
      new RegExp(`^${setting}=(.+)$`, 'm')
        .exec(unit)![1]!
        .replaceAll('%i', port)
        .replaceAll('%d', home)
        .replace('/usr/bin/node', process.execPath)
    const options = {
      cwd: folder,
      env: {
        NODE_COMPILE_CACHE: compileCache,
        ...Object.fromEntries(
          line('Environment')
            .split(' ')
            .map((pair) => pair.split('=')),
        ),
      },
    }
    const [program = '', ...args] = line('ExecStart').split(' ')
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines: string[] = []
    child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')))
    running.set(name, { child, lines })
    const [waiting = '', ...url] = line('ExecStartPost').split(' ')
    const ended = new AbortController()
    child.once('exit', () => ended.abort())
    await run(waiting, url, { ...options, signal: ended.signal })
  }

  return {
    restart,
    exits,
    lines: () => [...running.values()].flatMap(({ lines }) => lines),
    async kill() {
      for (const { child } of running.values()) child.kill('SIGKILL')
    },
  }
}

const quoted = (settings: Settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')

/** Caddy with the file of this project. */
async function startCaddy(home: string, address: string, [one, other]: string[]) {
  const text = await readFile('Caddyfile', 'utf8')
  const config = path.join(home, 'Caddyfile')
  await writeFile(
    config,
    `{\n\tadmin off\n}\n${text
      .replace('{$SITE_ADDRESS}', address)
      .replace('{$DESK_ADDRESS}', `http://127.0.0.1:${await quietPort()}`)
      .replace('site-1:3000 site-2:3000', `127.0.0.1:${one} 127.0.0.1:${other}`)
      .replaceAll('root /srv', `root ${home}/shared`)}`,
  )
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { PATH: process.env.PATH, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Caddy ended: ${lines.join('')}`)))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      lines.push(text)
      if (text.includes('serving initial configuration')) resolve()
    })
  })
  return { lines, stop: () => child.kill() }
}

export async function openMachine(settings: Settings) {
  const home = await realpath(await mkdtemp(path.join(tmpdir(), 'kamalini-machine-')))
  const ports = [String(await quietPort()), String(await quietPort())]
  const url = `http://127.0.0.1:${await quietPort()}`
  const releases = [await bringRelease(home, '1.7.0'), await bringRelease(home, '1.8.0')] as const
  await renameScript(releases[1])
  await addMigration(releases[1])
  for (const { folder } of releases) {
    const script = path.join(folder, 'deploy/switch-release.sh')
    const text = (await readFile(script, 'utf8'))
      .replace('/etc/clinic/site.env', `${home}/settings`)
      .replace('@3000', `@${ports[0]}`)
      .replace('@3002', `@${ports[1]}`)
    await writeFile(script, text)
  }
  const own = { ...settings, PUBLIC_URL: url, TRUSTED_PROXIES: '127.0.0.1' }
  const { PORT: _, ...forSite } = onlyFor(siteSettings, own)
  await writeFile(path.join(home, 'settings'), quoted({ CLINIC: chosenClinicName(), ...forSite }))

  // In the place of systemd: the switch asks it to restart a unit, and waits.
  const units = openUnits(home, codeCache)
  const systemd = createServer(async ({ url = '' }, response) => {
    const failed = await units.restart(url.slice(1)).catch((error: Error) => error)
    response.writeHead(failed ? 500 : 200).end()
  })
  await once(systemd.listen(0, '127.0.0.1'), 'listening')
  const { port } = systemd.address() as { port: number }
  const ask = `fetch('http://127.0.0.1:${port}/' + process.argv[2]).then((r) => process.exit(r.ok ? 0 : 1))`
  await mkdir(path.join(home, 'bin'))
  await writeFile(
    path.join(home, 'bin/systemctl'),
    `#!/bin/sh\nexec ${process.execPath} -e "${ask}" "$@"\n`,
    {
      mode: 0o755,
    },
  )
  const env = { PATH: `${home}/bin:${path.dirname(process.execPath)}:${process.env.PATH}` }
  const switchTo = ({ folder }: ProjectCopy) =>
    run(path.join(folder, 'deploy/switch-release.sh'), [folder], { env })
  const caddy = await startCaddy(home, url, ports)
  return {
    url,
    releases,
    switchTo,
    migrate: ({ folder }: ProjectCopy, owner: string) =>
      run(process.execPath, ['db/migrate.ts'], { cwd: folder, env: { ...env, OWNER_DATABASE_URL: owner } }),
    units,
    caddy,
    async remove() {
      await units.kill()
      caddy.stop()
      systemd.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
