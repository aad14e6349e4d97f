import { parseArgs } from 'node:util'
import { addDays, type Day, dayOf, instantAt, isDay, minutesFrom } from '#clinic/time.ts'

/** Why the desk cannot do it, as text for the user. */
export class Refused extends Error {
  override name = 'Refused'
}

const usage = `npm run desk -- <what> …          DESK_USER says who you are
  list [today | tomorrow | 2026-11-16]   the visits of a day, by reference
  waiting                                times to agree and messages to answer, with the promised time
  show KW-7Q4M-29                        one booking, with how the patient may be reached
  confirm KW-7Q4M-29                     gives a request the time it asked for
  move KW-7Q4M-29 2026-11-17 10:20       gives it another time
  cancel KW-7Q4M-29                      cancels it in the name of the clinic
  verify KW-7Q4M-29                      you have made sure that there is a person behind it
  attended | missed KW-7Q4M-29           whether the patient came
  paid KW-7Q4M-29 500                    what was paid before the visit, in rupees
  answer KW-7Q4M-29 "text"               answers a message; without a text it is read from standard input
  calls                                  whom to call, and why
  called KW-7Q4M-29                      the patient was told
  dismiss 2026-11-16T02:00 2026-11-16T05:30 [--yes]
                                         cancels what came then without proof; nobody is told
  due                                    what the night would erase now
  erase                                  erases it now
  erased                                 what was erased so far: counts and ids`

/** How many arguments each command takes, at least and at most. */
const takes = {
  list: [0, 1],
  waiting: [0, 0],
  show: [1, 1],
  confirm: [1, 1],
  move: [3, 3],
  cancel: [1, 1],
  verify: [1, 1],
  attended: [1, 1],
  missed: [1, 1],
  paid: [2, 2],
  answer: [1, 2],
  calls: [0, 0],
  called: [1, 1],
  dismiss: [2, 2],
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
  if (values.yes && verb !== 'dismiss') throw new Refused(`"${verb}" takes no --yes.`)
  return { verb, args, isSure: values.yes === true }
}

export function dayNamed(name: string, now: Date): Day {
  if (name === 'today') return dayOf(now)
  if (name === 'tomorrow') return addDays(dayOf(now), 1)
  if (isDay(name)) return name
  throw new Refused(`"${name}" is no day. Write today, tomorrow or a day like 2026-11-16.`)
}

/** In clinic time. */
export function momentNamed(name: string): Date {
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

export function rupeesNamed(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Refused(`"${text}" is no amount. Write whole rupees, like 500.`)
  return Number(text)
}
