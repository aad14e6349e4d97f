import type { Check, Finding } from './checks.ts'

/** A single failure may be a restart. */
const ROUNDS_BEFORE_ALARM = 2
const REMIND_MS = 6 * 3_600_000

type Alarm = { words: string; rounds: number; mailedAt: Date | null }
export type AlarmMail = { subject: string; text: string }

/** A check that cannot run is a finding, too: a database that is down, a name that does not resolve. */
export async function findingOf(check: Check, now: Date): Promise<Finding> {
  try {
    return await check(now)
  } catch (error) {
    const { cause = error } = error as Error
    const { code, message } = cause as Error & { code?: string }
    return `Cannot be checked: ${code ?? message}.`
  }
}

/**
 * Follows the checks from round to round. One e-mail names every fault that is new, or that has lasted for six hours
 * since the last one; another names what is over. An e-mail that is not accepted is sent again in the next round.
 */
export function createAlarms(checks: Map<string, Check>, send: (mail: AlarmMail) => Promise<boolean>) {
  const alarms = new Map<string, Alarm>()
  const over = new Map<string, string>()

  async function look(now: Date) {
    await Promise.all(
      Array.from(checks, async ([name, check]) => {
        const words = await findingOf(check, now)
        const alarm = alarms.get(name)
        if (words) alarms.set(name, { mailedAt: null, ...alarm, words, rounds: (alarm?.rounds ?? 0) + 1 })
        else if (alarm) {
          alarms.delete(name)
          if (alarm.mailedAt) over.set(name, alarm.words)
        }
      }),
    )
  }

  const isDue = ({ rounds, mailedAt }: Alarm, now: Date) =>
    rounds >= ROUNDS_BEFORE_ALARM && (!mailedAt || now.getTime() - mailedAt.getTime() >= REMIND_MS)

  const mailOf = (kind: string, entries: readonly (readonly [string, string])[]): AlarmMail => ({
    subject: `${kind}: ${entries.map(([name]) => name).join(', ')}`,
    text: entries.map(([name, words]) => `${name}: ${words}`).join('\n'),
  })

  /** Runs one round. Returns the names of the failing checks. */
  return async function round(now: Date): Promise<string[]> {
    await look(now)
    const due = [...alarms].filter(([, alarm]) => isDue(alarm, now))
    const named = due.map(([name, { words }]) => [name, words] as const)
    if (due.length > 0 && (await send(mailOf('Alarm', named))))
      for (const [name, alarm] of due) alarms.set(name, { ...alarm, mailedAt: now })
    if (over.size > 0 && (await send(mailOf('Over', [...over])))) over.clear()
    return [...alarms.keys()]
  }
}
