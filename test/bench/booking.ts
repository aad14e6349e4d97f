import { type ChildProcess, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { appointmentAnswers, callPaths } from '../answers.ts'
import { asUser } from '../database.ts'
import { offeredTimes } from '../faults/clients.ts'
import { binary } from '../faults/cluster.ts'
import { freeEveryTime } from '../faults/stored.ts'
import { pause } from '../faults/until.ts'
import { ticksOf } from '../processes.ts'
import { type Load, TICKS_PER_SECOND } from './load.ts'
import type { Row } from './row.ts'
import type { Stage } from './stage.ts'

const CLIENTS = 20
/** More free times than the week that is usual, so that a round is long enough. */
export const BOOKING_DAYS = '30'
const SECONDS = 4
const GOAL = 0.5

const run = promisify(execFile)
const transaction = fileURLToPath(new URL('booking.sql', import.meta.url))

/** One booking over HTTP, to the last byte of the answer; how long it took. */
async function book(agent: http.Agent, url: string, time: string): Promise<number> {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    )
    request.once('error', reject).end(JSON.stringify(appointmentAnswers(time)))
  })
  if (status !== 201) throw new Error(`A booking was answered with ${status}`)
  return performance.now() - began
}

type Work = { count: number; perSecond: number; p99: number }

/** The processor time of the work and how much of it there was: of the database, and of the site where it took part. */
async function counting(
  stage: Stage,
  processes: readonly ChildProcess[],
  work: () => Promise<Work>,
): Promise<Load> {
  const ticks = async () => {
    const own = processes.reduce((sum, child) => sum + ticksOf(child), 0)
    return own + (await stage.cluster.ticks())
  }
  const before = await ticks()
  const { count, perSecond, p99 } = await work()
  return { perSecond, perCpuSecond: (count * TICKS_PER_SECOND) / ((await ticks()) - before), p99 }
}

/** Each client books as soon as its last booking is answered, or at its turn where a rate is given. */
async function bookFor(
  seconds: number,
  { site }: Stage,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<Work> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS })
  const began = performance.now()
  const queue = offeredTimes(Number(BOOKING_DAYS)).entries()
  const took: number[] = []
  const client = async () => {
    for (const [turn, time] of queue) {
      if (performance.now() - began > seconds * 1000) return
      const early = began + (turn * 1000) / perSecond - performance.now()
      if (early > 0) await pause(early)
      took.push(await book(agent, site.url + callPaths.appointment, time))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  const count = took.length
  const [p99] = took.toSorted((a, b) => b - a).slice(Math.floor(count / 100))
  return { count, perSecond: (count * 1000) / (performance.now() - began), p99: p99! }
}

/** The same rows by pgbench. */
async function transact({ database }: Stage): Promise<Work> {
  const how = ['--no-vacuum', '--protocol=prepared', `--client=${CLIENTS}`, `--time=${SECONDS}`]
  const url = asUser(database.url, 'clinic_site')
  const { stdout } = await run(binary('pgbench'), [...how, `--file=${transaction}`, url])
  const [, count] = /actually processed: (\d+)/.exec(stdout)!
  const [, perSecond] = /tps = ([\d.]+)/.exec(stdout)!
  return { count: Number(count), perSecond: Number(perSecond), p99: Number.NaN }
}

export async function measureBooking(stage: Stage, rounds: number): Promise<Row[]> {
  const [ours, theirs]: [Load[], Load[]] = [[], []]
  await bookFor(SECONDS, stage)
  for (let round = 0; round < rounds; round++) {
    await freeEveryTime(stage.database.db)
    const booked = await counting(stage, [stage.site.child], () => bookFor(SECONDS, stage))
    await freeEveryTime(stage.database.db)
    theirs.push(await counting(stage, [], () => transact(stage)))
    await freeEveryTime(stage.database.db)
    const { p99 } = await bookFor(SECONDS, stage, booked.perSecond / 2)
    ours.push({ ...booked, p99 })
  }
  const both = { anchor: 'pgbench', goal: GOAL, ours, theirs }
  return [
    { ...both, measure: 'booking, 20 clients', by: 'second' },
    { ...both, measure: 'booking, with the database', by: 'CPU second' },
  ]
}
