import { type ChildProcess, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ticksOf } from '../processes.ts'

const run = promisify(execFile)

/** Few: what is still under way when the time is over has cost the server, and is not counted. */
const CONNECTIONS = 4
/** The clock of Linux, in which the processor time of a process is counted. */
export const TICKS_PER_SECOND = 100

const LONGEST_SECONDS = 16

export type Load = { perSecond: number; perCpuSecond: number; p99: number }

const UNITS = { us: 0.001, ms: 1, s: 1000 }

/** What wrk printed, once it is sure that every answer was what was asked for. */
function readWrk(output: string) {
  const problem = /(Socket errors|Non-2xx).*/.exec(output)
  if (problem) throw new Error(`wrk: ${problem[0]}`)
  const [, requests] = /(\d+) requests in/.exec(output)!
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output)!
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output)!
  return {
    requests: Number(requests),
    perSecond: Number(perSecond),
    p99: Number(p99) * UNITS[unit as keyof typeof UNITS],
  }
}

/** Asks one process for one address as fast as it answers, and reads what that cost the process. */
export async function load(
  server: ChildProcess,
  url: string,
  encoding: string,
  seconds: number,
): Promise<Load> {
  const before = ticksOf(server)
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    '--timeout=30s',
    '--latency',
    `--header=Accept-Encoding: ${encoding}`,
    url,
  ])
  // A machine that is too busy for one answer gets more time: its processor time is what counts.
  if (/\b0 requests in/.test(stdout) && seconds < LONGEST_SECONDS)
    return load(server, url, encoding, seconds * 2)
  const { requests, ...read } = readWrk(stdout)
  const cpuSeconds = (ticksOf(server) - before) / TICKS_PER_SECOND
  return { ...read, perCpuSecond: requests / cpuSeconds }
}
