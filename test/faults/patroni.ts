import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { asOwner, binary, descendantsOf, hasEnded, sendKill } from './cluster.ts'
import { quietPort } from './quiet-port.ts'
import { until } from './until.ts'

/**
 * Three nodes on this machine, each with PostgreSQL, Patroni and etcd, as Debian packages them: what decision 0093 has for
 * a host of many clinics.
 */

export type Mode = 'strict' | 'asynchronous'

const NAMES = ['node1', 'node2', 'node3']

/** Also a standby that lags is promoted: the control has to see the loss. */
const ANY_LAG = 1 << 30

type Place = { name: string; port: number; api: string; client: string; peer: string; folder: string }

async function placeOf(name: string, folder: string): Promise<Place> {
  const host = async () => `127.0.0.1:${await quietPort()}`
  return {
    name,
    folder,
    port: await quietPort(),
    api: await host(),
    client: await host(),
    peer: await host(),
  }
}

const etcdOptions = ({ name, folder, client, peer }: Place, members: string) => [
  ...['--name', name, '--data-dir', `${folder}/etcd-${name}`, '--initial-cluster', members],
  ...['--listen-client-urls', `http://${client}`, '--advertise-client-urls', `http://${client}`],
  ...['--listen-peer-urls', `http://${peer}`, '--initial-advertise-peer-urls', `http://${peer}`],
  // A busy machine is not a dead one.
  ...['--heartbeat-interval', '300', '--election-timeout', '3000'],
]

const patroniSettings = ({ name, folder, port, api }: Place, etcds: string[], mode: Mode) => ({
  scope: 'clinic',
  name,
  restapi: { listen: api, connect_address: api },
  etcd3: { hosts: etcds },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 3,
      maximum_lag_on_failover: ANY_LAG,
      synchronous_mode: mode === 'strict',
      synchronous_mode_strict: mode === 'strict',
      postgresql: { parameters: { max_connections: 200 } },
    },
    initdb: [{ encoding: 'UTF8' }],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: `${folder}/${name}`,
    bin_dir: binary('').slice(0, -1),
    pgpass: `${folder}/pgpass-${name}`,
    authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    parameters: { unix_socket_directories: folder },
  },
  watchdog: { mode: 'off' },
})

export type Nodes = Awaited<ReturnType<typeof createNodes>>

/** The first node is the primary, and the others follow it. Strict: it acknowledges nothing without a standby. */
export async function createNodes(mode: Mode) {
  const made = execFileSync(...asOwner('mktemp', '-d', '/tmp/kamalini-nodes-XXXXXX'), { cwd: '/' })
  const folder = String(made).trim()
  const places: Place[] = []
  for (const name of NAMES) places.push(await placeOf(name, folder))
  const running = new Map<string, ChildProcess[]>()

  const start = ({ name }: Place, command: string, args: string[]) => {
    const log = openSync(`${folder}/${command}-${name}.log`, 'a')
    const child = spawn(...asOwner(command, ...args), { stdio: ['ignore', log, log], cwd: '/' })
    closeSync(log)
    running.set(name, [...(running.get(name) ?? []), child])
  }
  const startPatroni = (place: Place) => {
    const file = `${folder}/${place.name}.json`
    const etcds = places.map(({ client }) => client)
    // Every JSON is YAML.
    writeFileSync(file, JSON.stringify(patroniSettings(place, etcds, mode)))
    start(place, 'patroni', [file])
  }
  /** kill -9 of all that runs on these nodes, as when their machines die. */
  const kill = async (killed: readonly Place[]) => {
    const pids = killed.flatMap(({ name }) => [
      ...postmasterOf(`${folder}/${name}`),
      ...(running.get(name) ?? []).filter((child) => !hasEnded(child)).map(({ pid }) => pid!),
    ])
    for (const pid of [...pids, ...(await descendantsOf(pids))]) sendKill(pid)
  }
  const is = (path: '/primary' | '/sync' | '/async' | '/replica', { api }: Place) =>
    fetch(`http://${api}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  const [first, ...others] = places as [Place, ...Place[]]
  try {
    const members = places.map(({ name, peer }) => `${name}=http://${peer}`).join()
    for (const place of places) start(place, 'etcd', etcdOptions(place, members))
    startPatroni(first)
    await until('the first node to be the primary', () => is('/primary', first), 120_000)
    for (const place of others) startPatroni(place)
    for (const place of others) await until(`${place.name} to follow`, () => is('/replica', place), 120_000)
    if (mode === 'strict')
      await until('a synchronous standby', async () =>
        (await Promise.all(others.map((place) => is('/sync', place)))).includes(true),
      )
  } catch (error) {
    await kill(places)
    throw error
  }
  return {
    first,
    others,
    ports: places.map(({ port }) => port),
    killFirst: () => kill([first]),
    /** The node that another one has become. */
    promoted: () =>
      until(
        'a new primary',
        async () => {
          for (const place of others) if (await is('/primary', place)) return place
          return null
        },
        120_000,
      ),
    async remove() {
      await kill(places)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL is no child of Patroni. Its number may belong to another process by now. */
function postmasterOf(data: string): number[] {
  try {
    const pid = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? [pid] : []
  } catch {
    return []
  }
}
