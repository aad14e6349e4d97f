import { normalReference } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import {
  emailNamed,
  newStaffNamed,
  Refused,
  stretchNamed,
  understand,
  type Verb,
} from '#server/desk/operator-arguments.ts'
import { clinicHealth } from '#server/desk/owner/jobs.ts'
import { printable } from '#server/desk/printable.ts'
import { countSuspects, dismissSuspects, verifyBooking } from '#server/desk/suspects.ts'
import { eraseWhatIsDue, findDue } from '#server/erasure/erase-due.ts'
import { createContext, givenBy } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { operatorSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { demandFitness } from '#server/platform/readiness.ts'
import { openVault } from '#server/platform/vault.ts'
import {
  type AccountRefusal,
  addStaff,
  disableStaff,
  listStaff,
  resetStaff,
} from '#server/staff/staff-accounts.ts'

// The commands of the person who keeps the computers running. None of them opens a booking: names, phone numbers and
// messages of patients are read at the desk, after signing in.

const print = (line: string) => console.log(printable(line))

function open() {
  const env = readEnv(operatorSettings)
  const context = createContext()
  if (!env.OPERATOR)
    throw new Refused('Who are you? Set OPERATOR to your name: it goes into the audit trail.')
  const db = openDatabase(openPool(env.DESK_DATABASE_URL, 'operator', createLog('error')))
  const vault = openVault(env, context)
  const staff = { role: 'clinic' as const, name: env.OPERATOR }
  return { db, vault, options: { ...givenBy(context), staff } }
}
type Opened = ReturnType<typeof open>
type Command = (opened: Opened, args: readonly string[], isSure: boolean) => Promise<unknown>

async function idOf({ db }: Opened, typed: string): Promise<string> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', normalReference(facts.referencePrefix, typed))
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Refused(`There is no booking ${typed}.`)
  return found.id
}

const commands: Record<Verb, Command> = {
  async health({ db, options }) {
    const { jobs, givenUp } = await clinicHealth(db, options.now)
    for (const { job, waiting, oldest, lastDone, isWell } of jobs)
      print(
        `${job.padEnd(10)}${isWell ? 'well' : 'LATE'}; ${waiting} wait${oldest ? `, the oldest since ${oldest}` : ''}; last done ${lastDone ?? 'never'}`,
      )
    for (const { channel, error, count, since } of givenUp)
      print(`given up: ${count} by ${channel} since ${since}: ${error}`)
    if (jobs.some(({ isWell }) => !isWell))
      throw new Refused('Something waits too long: is the worker running?')
  },
  async verify(opened, [reference = '']) {
    await verifyBooking(opened.db, await idOf(opened, reference), opened.options)
    print('Done.')
  },
  async dismiss({ db, options }, [from = '', until = ''], isSure) {
    const stretch = stretchNamed(from, until)
    if (isSure) return print(`${await dismissSuspects(db, stretch, options)} cancelled. Nobody was told.`)
    const count = await countSuspects(db, stretch)
    throw new Refused(`Not done. It would cancel ${count} and tell nobody. To do it, add --yes.`)
  },
  async due({ db, options }) {
    const due = await findDue(db, options.now)
    for (const { purpose, bookingId } of due) print(`${purpose}  ${bookingId}`)
    print(`${due.length} to erase`)
  },
  erase: async ({ db, options }) => print(`${(await eraseWhatIsDue(db, options)).length} erased`),
  async erased({ db }) {
    const rows = await db.selectFrom('erasures').selectAll().orderBy('at').execute()
    for (const { at, purpose, booking_ids: ids } of rows)
      print(`${at.toISOString()}  ${purpose}: ${ids.length}  ${ids.join(' ')}`)
    print(`${rows.reduce((sum, row) => sum + row.booking_ids.length, 0)} in all`)
  },
  async staff({ db, options }, [what = '', ...args]) {
    const change = { ...options, by: { id: null, name: options.staff.name } }
    const changes = {
      add: () => addStaff(db, newStaffNamed(args), change),
      disable: () => disableStaff(db, emailNamed(args[0]), change),
      reset: () => resetStaff(db, emailNamed(args[0]), change),
    }
    if (what === 'list') {
      for (const { name, email, role, hasSecondFactor, disabledAt } of await listStaff(db, options.now)) {
        const state = disabledAt ? 'disabled' : hasSecondFactor ? 'complete' : 'has not signed in yet'
        print(`${role.padEnd(12)}  ${email}  ${name}, ${state}`)
      }
      return
    }
    if (!Object.hasOwn(changes, what)) throw new Refused(`I do not know "staff ${what}".`)
    const outcome = await changes[what as keyof typeof changes]()
    if (!outcome.ok) throw new Refused(`Not done. ${accountRefusals[outcome.reason]}`)
    print('Done.')
    if ('password' in outcome) print(`One-time password, for 3 days, shown only now: ${outcome.password}`)
  },
}

const accountRefusals: Record<AccountRefusal | 'exists', string> = {
  unknown: 'Nobody has this e-mail address.',
  'last-owner': 'It is the last owner: nobody could add a person any more.',
  exists: 'Somebody has this e-mail address already.',
}

let opened: Opened | undefined
try {
  const { verb, args, isSure } = understand(process.argv.slice(2))
  opened = open()
  await demandFitness(opened.db, opened.vault)
  await commands[verb](opened, args, isSure)
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
} finally {
  await opened?.db.destroy()
}
