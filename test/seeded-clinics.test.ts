import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { dropDatabase } from '#db/database.ts'
import { questions } from '../vite/new-clinic.ts'
import { newDatabaseUrl } from './database.ts'
import { copyProject, type ProjectCopy } from './dev/project-copy.ts'

/** npm run db:reset for clinics with other hours, doctors and parts: the invented data follows their facts. */

/** Long enough for a busy machine. */
const RESET_MS = 300_000

let copy: ProjectCopy
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => copy.remove())

async function run(script: string, settings: Record<string, string>, args: string[] = []) {
  const { PATH = '', HOME = '', LD_PRELOAD = '', CLOCK_SHIFT_SECONDS = '' } = process.env
  const env = { PATH, HOME, LD_PRELOAD, CLOCK_SHIFT_SECONDS, ...settings }
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { cwd: copy.folder, env })
  child.stdin.end()
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  return { code, said: (await said).join('') }
}

/** A newly written clinic: mornings from Monday to Saturday, half an hour for each visit, no home collection. */
async function writeClinic() {
  const asTheTemplate = Object.keys(questions).map((name) => `--${name}=`)
  const { code, said } = await run('clinic:new', {}, ['sitara', '--hues=150,60', ...asTheTemplate])
  expect([code, said]).toEqual([0, expect.stringContaining('clinics/sitara is written')])
  const facts = 'clinics/sitara/facts.ts'
  await copy.edit(
    facts,
    /sessions: \[[^\]]*\]/,
    "sessions: [{ id: 'morning', opens: '08:30', closes: '13:30', weekdays: [1, 2, 3, 4, 5, 6] }]",
  )
  await copy.edit(facts, /slotMinutes: \d+/, 'slotMinutes: 30')
  await copy.edit(facts, /minutes: \d+ }\]/, 'minutes: 30 }]')
  await copy.edit(facts, /, 'home-collection'\]/, ']')
}

type Counts = Record<
  'appointments' | 'ahead' | 'homes' | 'tests' | 'letters' | 'calls' | 'doctors' | 'unsettled',
  number
>

/** The row counts of a new development database of this clinic. */
async function countsOf(clinic: string, clock: string): Promise<Counts> {
  const url = newDatabaseUrl()
  onTestFinished(() => void dropDatabase(url))
  const { code, said } = await run('db:reset', {
    CLINIC: clinic,
    CLINIC_CLOCK: clock,
    OWNER_DATABASE_URL: url,
  })
  expect([code, said]).toEqual([0, expect.stringContaining('in the middle of its work')])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Counts>(`select
    (select count(*)::int from bookings where kind = 'appointment') as appointments,
    (select count(*)::int from bookings where kind = 'appointment' and state = 'booked' and starts_at > now()) as ahead,
    (select count(*)::int from bookings where kind = 'home-collection') as homes,
    (select count(*)::int from bookings where kind = 'lab-test') as tests,
    (select count(*)::int from bookings where kind = 'enquiry' and state = 'open') as letters,
    (select count(*)::int from call_tasks where done_at is null) as calls,
    (select count(distinct doctor)::int from bookings where doctor is not null) as doctors,
    (select count(*)::int from messages left join pgboss.job on job.data ->> 'messageId' = messages.id::text
      where settled_at is null and job.id is null) as unsettled`)
  await client.end()
  return rows[0]!
}

const isAlive = (doctors: number) => ({
  appointments: expect.toSatisfy((count: number) => count > 400),
  ahead: expect.toSatisfy((count: number) => count > 20),
  tests: expect.toSatisfy((count: number) => count > 30),
  letters: expect.toSatisfy((count: number) => count > 5),
  calls: expect.toSatisfy((count: number) => count > 5),
  doctors,
  unsettled: 0,
})

test(
  'two doctors of different departments, one of them with fewer hours and longer visits',
  async () => {
    const counts = await countsOf('kamalini', '01:10')
    expect(counts).toMatchObject(isAlive(2))
    expect(counts.homes).toBeGreaterThan(60)
  },
  RESET_MS,
)

test(
  'two doctors of one department with hours of their own, several services',
  async () => {
    const counts = await countsOf('asha', '11:06')
    expect(counts).toMatchObject(isAlive(2))
    expect(counts.homes).toBeGreaterThan(60)
  },
  RESET_MS,
)

test(
  'a new clinic with mornings alone, long visits and no home collection',
  async () => {
    await writeClinic()
    expect(await countsOf('sitara', '11:06')).toMatchObject({ ...isAlive(1), homes: 0 })
  },
  RESET_MS,
)
