import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { ticksOf } from '../processes.ts'
import { quietPort } from './quiet-port.ts'
import { until } from './until.ts'

const run = promisify(execFile)
const HOME = '/usr/lib/postgresql'

/** PostgreSQL refuses to run as root; then it runs as the user postgres. */
const isRoot = process.getuid?.() === 0
export const asOwner = (command: string, ...args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

/** The programs of the newest PostgreSQL that is installed. */
const installed = () => `${HOME}/${Math.max(...readdirSync(HOME).map(Number).filter(Number.isFinite))}/bin`

export const binary = (name: string) => `${installed()}/${name}`

export type Cluster = {
  /** For createTestDatabase(). */
  server: string
  port: number
  /** Its files, and the folder of its socket. */
  data: string
  folder: string
  /** The processor time that all its processes have used, in the clock ticks of Linux. */
  ticks(): Promise<number>
  /** kill -9 of the postmaster and all its children, as in a power failure. */
  kill(): Promise<void>
  /** Makes a standby that follows this server, under the name "standby". */
  follow(): Promise<Cluster>
  /** Starts again on the same files and port, and resolves when the recovery is done. */
  start(): Promise<void>
  remove(): Promise<void>
}

type Where = {
  /** The folder of its programs. */
  programs?: string
  /** A folder of every user, in which it gets one of its own. */
  parent?: string
  /** Environment variables that it gets besides those of the test. */
  env?: Record<string, string>
}

/** A separate PostgreSQL server with default settings, and these: what is committed is on disk. */
export const createCluster = (settings: Record<string, string> = {}, where: Where = {}) =>
  newCluster(null, settings, where)

/** An empty server, or a standby of another one. */
async function newCluster(
  primaryPort: number | null,
  settings: Record<string, string> = {},
  { programs = installed(), parent = '/tmp', env = {} }: Where = {},
): Promise<Cluster> {
  const port = await quietPort()
  const { stdout } = await run(...asOwner('mktemp', '-d', `${parent}/kamalini-cluster-XXXXXX`), { cwd: '/' })
  const folder = stdout.trim()
  const data = `${folder}/data`
  const server = `postgres://postgres@127.0.0.1:${port}`
  const log = openSync(`${folder}/log`, 'a')
  let child: ChildProcess | undefined

  const start = () =>
    until('PostgreSQL to accept connections', () => {
      // A last backend of the killed server may still hold the shared memory; it then exits at once, and we retry.
      if (!child || hasEnded(child)) {
        const own = {
          port,
          listen_addresses: '127.0.0.1',
          unix_socket_directories: folder,
          ...(primaryPort !== null && { cluster_name: 'standby' }),
        }
        const given = Object.entries({ ...settings, ...own }).map(([name, value]) => `${name}=${value}`)
        const args = ['-D', data, ...given.flatMap((setting) => ['-c', setting])]
        child = spawn(...asOwner(`${programs}/postgres`, ...args), {
          stdio: ['ignore', log, log],
          cwd: '/',
          env: { ...process.env, ...env },
        })
      }
      return answers(server)
    }).then(() => {})
  const kill = async () => {
    if (!child || hasEnded(child)) return
    const gone = once(child, 'exit')
    const pids = await processesUnder(child)
    for (const pid of pids) sendKill(pid)
    await gone
    await until('all children of PostgreSQL to be gone', async () => !(await anyAlive(pids)))
  }
  const ticks = async () =>
    (await processesUnder(child!)).reduce((sum, pid) => sum + ticksOf({ pid }, 'and its ended children'), 0)
  const remove = async () => {
    await kill()
    closeSync(log)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const empty = ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    const copy = [
      'pg_basebackup',
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      `${primaryPort}`,
      '-U',
      'postgres',
      '-R',
    ]
    const [program = '', ...options] = primaryPort === null ? empty : [...copy, '-c', 'fast']
    await run(...asOwner(`${programs}/${program}`, ...options), { cwd: '/' })
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { server, port, data, folder, ticks, follow: () => newCluster(port), start, kill, remove }
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function answers(server: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Parents before children: a postmaster must not see a child die and begin a recovery. The runuser process between us
 * and the postmaster is left alone; it reaps the postmaster and exits.
 */
async function processesUnder(child: ChildProcess): Promise<number[]> {
  const under = await descendantsOf([child.pid!])
  return isRoot ? under : [child.pid!, ...under]
}

export async function descendantsOf(pids: readonly number[]): Promise<number[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number): number[] =>
    pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!)
  const found = pids.flatMap(childrenOf)
  // The list grows while it is iterated, so that grandchildren are found too.
  for (const pid of found) found.push(...childrenOf(pid))
  return found
}

export function sendKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A zombie counts as dead: its parent has not reaped it yet. */
const anyAlive = (pids: number[]): Promise<boolean> =>
  run('ps', ['-o', 'stat=', '-p', pids.join()]).then(
    ({ stdout }) => stdout.split('\n').some((state) => state !== '' && !state.startsWith('Z')),
    () => false,
  )
