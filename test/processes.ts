import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { developmentEnv } from '#dev/env.ts'
import type { Provider } from '#dev/provider.ts'
import {
  allSettings,
  channelSettings,
  deskSettings,
  siteSettings,
  watcherSettings,
  workerSettings,
} from '#server/platform/env.ts'
import { databaseSettings } from './database.ts'
import { freePort } from './ports.ts'

export type Settings = Record<string, string>

/** A tenth of a second. */
const IDLE_TICKS = 10

export type Running = {
  child: ChildProcess
  /** Every line the process has logged. */
  lines: string[]
  /** kill -9, as in a power failure. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Without a provider there is no SMS or WhatsApp: a test must not use the developer's. */
const noPhones: Settings = Object.fromEntries(channelSettings.map((name) => [name, '']))

/** The SMS and WhatsApp settings of a process, for this provider. */
export const phonesOf = ({ settings }: Provider): Settings =>
  Object.fromEntries(
    channelSettings.map((name) => {
      const value = settings[name]
      return [name, typeof value === 'string' ? value : JSON.stringify(value)]
    }),
  )

/** As in the units and the image (decisions 0103 and 0108). */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=256',
}

export const codeCache = path.join(tmpdir(), 'kamalini-test-code')

const base = {
  ...developmentEnv,
  ...noPhones,
  // Compiling the code is half of the start time, and some tests start dozens of processes.
  NODE_COMPILE_CACHE: codeCache,
  NODE_ENV: 'production',
  ...memorySettings,
  // The log line that reports a process as ready.
  LOG_LEVEL: 'info',
  DEMO_MODE: 'true',
  // No proxy has to notice that a site stops.
  DRAIN_SECONDS: '0',
  MAX_SUBMITS_PER_IP_PER_MINUTE: '1000000',
  CHALLENGE_AFTER_SUBMITS_PER_IP: '1000000',
  CHALLENGE_AFTER_SUBMITS_PER_HOUR: '1000000',
  MIN_FILL_SECONDS: '0',
  MAX_HELD_PER_HOUR: '2000000',
  MAX_HELD_PER_DAY: '2000000',
  MAX_UNPROVEN_PER_NETWORK_PER_DAY: '2000000',
  MAX_UNPROVEN_AHEAD_PERCENT: '1000',
  MAX_HELD_AHEAD_PERCENT: '1000',
  MAX_PAID_MESSAGES_PER_DAY: '1000000',
  MAX_DESK_MAILS_PER_HOUR: '1000000',
}

/** As in production, a process gets only its own settings, and its own database user. */
export const onlyFor = (names: readonly string[], { DATABASE_URL, ...settings }: Settings): Settings =>
  Object.fromEntries(
    Object.entries<string | undefined>({
      ...base,
      ...(DATABASE_URL && databaseSettings(DATABASE_URL)),
      ...settings,
    }).flatMap(([name, value]) =>
      value === undefined || (allSettings.includes(name) && !names.includes(name)) ? [] : [[name, value]],
    ),
  )

/** The processor time that a process has used, in the clock ticks of Linux; 0 where it is gone. */
export function ticksOf({ pid }: Pick<ChildProcess, 'pid'>, children?: 'and its ended children'): number {
  try {
    const [user, system, usersOfEnded, systemsOfEnded] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]!
      .split(' ')
      .slice(11, 15)
      .map(Number)
    return user! + system! + (children ? usersOfEnded! + systemsOfEnded! : 0)
  } catch {
    return 0
  }
}

/** What a process holds in memory at this moment. */
export function megabytesOf({ child }: Running): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

/**
 * Kills a process that never gets ready: it must not outlive its test. A waiting process uses next to no processor
 * time; one that starts on a busy machine does, however long it takes.
 */
function killWhenIdle(child: ChildProcess): () => void {
  let before = 0
  const timer = setInterval(() => {
    const ticks = ticksOf(child)
    if (ticks - before < IDLE_TICKS) child.kill('SIGKILL')
    before = ticks
  }, 10_000)
  return () => clearInterval(timer)
}

/**
 * A script of the project as a process of its own; it is ready once it has printed this. A command may come before it
 * that becomes this process, such as one of util-linux.
 */
export async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  ready: string,
  args: string[] = [],
  before: readonly string[] = [],
): Promise<Running> {
  const [command, ...rest] = [...before, process.execPath, file, ...args]
  const child = spawn(command!, rest, {
    cwd: new URL('..', import.meta.url),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const stopWatching = killWhenIdle(child)
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`${file} ended with ${code} before it was ready: ${lines.join('\n')}`)),
    )
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line)
      if (line.includes(ready)) resolve()
    })
  }).finally(stopWatching)
  return { child, lines, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

export type RunningSite = Running & { url: string }

/** The built site as in production, on a free port. */
export async function startSite(settings: Settings, before?: readonly string[]): Promise<RunningSite> {
  const port = settings.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const site = await startProcess(
    'server.ts',
    onlyFor(siteSettings, { PORT: port, PUBLIC_URL: url, ...settings }),
    'site.ready',
    [],
    before,
  )
  return { ...site, url }
}

export const startWorker = (settings: Settings, before?: readonly string[]) =>
  startProcess('worker.ts', onlyFor(workerSettings, settings), 'worker.ready', [], before)

export const startWatcher = (settings: Settings) =>
  startProcess('watcher.ts', onlyFor(watcherSettings, settings), 'watcher.ready')

/** The desk as in production, on a free port. Behind one proxy, so that a test can use many IP addresses. */
export async function startDesk(settings: Settings): Promise<RunningSite> {
  const port = settings.DESK_PORT ?? String(await freePort())
  const url = settings.DESK_URL ?? `http://127.0.0.1:${port}`
  const desk = await startProcess(
    'desk.ts',
    onlyFor(deskSettings, { TRUSTED_PROXIES: '1', DESK_PORT: port, DESK_URL: url, ...settings }),
    'desk.ready',
  )
  return { ...desk, url }
}
