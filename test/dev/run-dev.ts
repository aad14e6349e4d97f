import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { PortSetting } from '#dev/env.ts'
import { freePort } from '../ports.ts'
import type { Settings } from '../processes.ts'

export type DevPorts = Record<PortSetting, number>

export const freePorts = async (): Promise<DevPorts> => ({
  PORT: await freePort(),
  DESK_PORT: await freePort(),
  SMTP_PORT: await freePort(),
  INBOX_PORT: await freePort(),
  PHONE_PORT: await freePort(),
})

export const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The first of this many neighbouring ports that are free. */
export async function freePortsInARow(count: number): Promise<number> {
  for (let first = 9229; ; first += count) {
    const taken = await Promise.all(Array.from({ length: count }, (_, place) => isOpen(first + place)))
    if (!taken.includes(true)) return first
  }
}

export type Dev = {
  child: ChildProcess
  /** The output so far. */
  said(): string
  /** Resolves with the exit code. */
  ended: Promise<number | null>
  /** Resolves when the URLs are printed; rejects when it ends before. */
  ready: Promise<void>
}

/** The command that a developer types, with only these settings. */
export function runDev(folder: string, settings: Settings, ports: DevPorts): Dev {
  const { PATH = '', HOME = '', LD_PRELOAD = '', CLOCK_SHIFT_SECONDS = '' } = process.env
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      // The clock of the suite (.ci/run).
      LD_PRELOAD,
      CLOCK_SHIFT_SECONDS,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal makes it.
    detached: true,
  })
  let output = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (/^ +Phone /m.test(output)) resolve()
      })
    void ended.then((code) => reject(new Error(`npm run dev ended with ${code}: ${output}`)))
  })
  // A caller that waits only for the end does not need the rejection.
  ready.catch(() => {})
  return { child, said: () => output, ended, ready }
}

/** Ctrl-C: the terminal signals the whole group. */
export const pressCtrlC = ({ child }: Dev) => process.kill(-child.pid!, 'SIGINT')
