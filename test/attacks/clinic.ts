import type { Person } from '#clinic/person.ts'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  enquiryAnswers,
  send,
  testAnswers,
} from '../answers.ts'
import type { TestDatabase } from '../database.ts'
import type { RunningSite } from '../processes.ts'
import { openBookings, pinOf } from '../vault.ts'

/** `npm run attacks` runs an attack at full size; CI runs a shorter one. */
export const atSize = (short: number, whole: number) => (process.env.ATTACKS === 'whole' ? whole : short)

/** Every form with valid values, each time for another patient. */
export const submissions = [
  [callPaths.appointment, appointmentAnswers],
  [callPaths.collection, collectionAnswers],
  [callPaths.test, testAnswers],
  [callPaths.enquiry, enquiryAnswers],
] as const

export type Victim = { id: string; reference: string; pin: string; person: Person }

/** The newest booking of the API. */
export async function victimOf(database: TestDatabase, reference: string): Promise<Victim> {
  const person = (await openBookings(database.db)).find((row) => row.reference === reference)
  if (!person) throw new Error(`${reference} is not stored`)
  return { id: person.id, reference, pin: pinOf(person.id), person }
}

export async function bookVictim(
  site: RunningSite,
  database: TestDatabase,
  [path, answers]: readonly [string, object] = [callPaths.enquiry, enquiryAnswers()],
): Promise<Victim> {
  const { answer } = await send(site.url + path, answers)
  return victimOf(database, answer.data.reference)
}

/** Submits a form of /booking, from any IP address. Redirects are followed, as a browser does. */
export async function submitManageForm(
  site: RunningSite,
  form: Record<string, string>,
  address = '10.9.9.9',
) {
  const response = await fetch(`${site.url}/booking`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, origin: site.url },
    body: new URLSearchParams(form),
  })
  const html = await response.text()
  return { status: response.status, html, session: /name="session" value="([^"]+)"/.exec(html)?.[1] ?? null }
}
