import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isPersonName } from '#clinic/fields.ts'
import { type StaffRole, staffRoles } from '#clinic/staff-roles.ts'
import { instantAt, isDay, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import type { NewStaff } from '../staff/staff-accounts.ts'

/** A refusal, as text for the user. */
export class Refused extends Error {
  override name = 'Refused'
}

const usage = `npm run operator -- <what> …          OPERATOR says who you are
  health                                 what the worker has done and what waits; fails if it waits too long
  staff list                             who may sign in to the desk
  staff add meera@example.org "Meera Joshi" receptionist | phlebotomist | doctor doctor-1 | owner
                                         prints the one-time password, once
  staff disable meera@example.org        signs out everywhere, and can no longer sign in
  staff reset meera@example.org          a new one-time password, and a new second factor
  dismiss 2026-11-16T02:00 2026-11-16T05:30 [--yes]
                                         cancels what came then without proof; nobody is told
  verify KW-7Q4M-29                      a person is behind it: it is not dismissed
  due                                    what the night would erase now
  erase                                  erases it now
  erased                                 what was erased so far: counts and ids

Everything else is done at the desk, in a browser.`

/** How many arguments each command takes, at least and at most. */
const takes = {
  health: [0, 0],
  staff: [1, 5],
  dismiss: [2, 2],
  verify: [1, 1],
  due: [0, 0],
  erase: [0, 0],
  erased: [0, 0],
} as const satisfies Record<string, readonly [number, number]>
export type Verb = keyof typeof takes

const isVerb = (what: string): what is Verb => Object.hasOwn(takes, what)

/** The command line, parsed completely or rejected. */
export function understand(argv: readonly string[]): { verb: Verb; args: string[]; isSure: boolean } {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [verb = '', ...args] = positionals
  if (!isVerb(verb)) throw new Refused(`${verb ? `I do not know "${verb}".` : 'What shall I do?'}\n${usage}`)
  const [least, most] = takes[verb]
  if (args.length < least) throw new Refused(`Something is missing after "${verb}".\n${usage}`)
  if (args.length > most) throw new Refused(`I do not understand "${args[most]}" after "${verb}".\n${usage}`)
  const isSure = values.yes === true
  // Without --yes, an irreversible command only counts.
  if (isSure && verb !== 'dismiss') throw new Refused(`"${verb}" takes no --yes.`)
  return { verb, args, isSure }
}

/** In clinic time. */
function momentNamed(name: string): Date {
  const [, day = '', clock = ''] = /^(\S{10})[T ](([01]\d|2[0-3]):[0-5]\d)$/.exec(name) ?? []
  if (!isDay(day))
    throw new Refused(`"${name}" is no time. Write it like 2026-11-16T10:20, on the clinic's clock.`)
  return instantAt(day, minutesFrom(clock))
}

export function stretchNamed(from: string, until: string): { from: Date; until: Date } {
  const stretch = { from: momentNamed(from), until: momentNamed(until) }
  if (stretch.until <= stretch.from) throw new Refused('The stretch ends before it begins.')
  return stretch
}

const isRole = (name: string): name is StaffRole => (staffRoles as readonly string[]).includes(name)

export function emailNamed(text = ''): string {
  const parsed = z.email().safeParse(text)
  if (parsed.success) return parsed.data.toLowerCase()
  throw new Refused(`"${text}" is no e-mail address.`)
}

/** <e-mail> <name> <role> [<doctor>] */
export function newStaffNamed(args: readonly string[]): NewStaff {
  const [email, name = '', role = '', doctor] = args
  if (name.trim().length < 2) throw new Refused('The name is missing.')
  if (!isPersonName(name.trim())) throw new Refused('A name has letters, spaces, dots and hyphens only.')
  if (!isRole(role)) throw new Refused(`"${role}" is no role: there is ${staffRoles.join(', ')}.`)
  const doctors = facts.doctors.map(({ id }) => id)
  if (role === 'doctor' && !(doctor && doctors.includes(doctor)))
    throw new Refused(`Which doctor is it? There is ${doctors.join(', ')}.`)
  if (role !== 'doctor' && doctor) throw new Refused(`I do not understand "${doctor}" after "${role}".`)
  return { email: emailNamed(email), name: name.trim(), role, doctorId: doctor ?? null, language: 'en' }
}
