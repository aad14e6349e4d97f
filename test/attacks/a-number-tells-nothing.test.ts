import { beforeAll, expect, test } from 'vitest'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  dayAhead,
  enquiryAnswers,
  send,
  testAnswers,
  timeAhead,
} from '../answers.ts'
import { chanceOfLonger } from '../chance-of-longer.ts'
import { newPhone } from '../phones.ts'
import { withSite } from '../with-site.ts'
import { atSize } from './clinic.ts'

/** How many bookings the phone numbers of the victims have. */
const COUNTS = [0, 1, 4, 12] as const
const ROUNDS = atSize(60, 300)

const { database, site } = withSite({}, { hasCatalogue: true })
const phones = new Map<number, string>()
beforeAll(async () => {
  for (const count of COUNTS) {
    const phone = newPhone()
    phones.set(count, phone)
    const kinds = [
      (n: number) => [callPaths.collection, { ...collectionAnswers(dayAhead(10 + n)), mobile: phone }],
      (n: number) => [callPaths.test, { ...testAnswers(dayAhead(10 + n)), phone }],
    ] as const
    for (let n = 0; n < count; n++) {
      const [path, answers] = kinds[n % kinds.length]!(n)
      expect([201, 202]).toContain((await send(site.url + (path as string), answers)).status)
    }
  }
}, 60_000)
const forms = {
  appointment: [
    callPaths.appointment,
    (phone: string) => ({ ...appointmentAnswers(timeAhead(2, '10:00')), phoneNumber: phone }),
  ],
  collection: [
    callPaths.collection,
    (phone: string) => ({ ...collectionAnswers(dayAhead(2)), mobile: phone }),
  ],
  test: [callPaths.test, (phone: string) => ({ ...testAnswers(dayAhead(2)), phone })],
  enquiry: [callPaths.enquiry, (phone: string) => ({ ...enquiryAnswers(), phoneNumber: phone })],
} as const

/** Masks the values that are random for every booking. */
const masked = (answer: { data: Record<string, unknown> }) =>
  JSON.stringify({
    ...answer,
    data: { ...answer.data, reference: '', pin: '', confirmationUrl: '', calendarUrl: '' },
  })

/** The row is deleted again, so that each number keeps its count and each time stays free. */
async function ask(form: keyof typeof forms, count: number) {
  const [path, answers] = forms[form]
  const began = performance.now()
  const { status, answer } = await send(site.url + path, answers(phones.get(count)!))
  const ms = performance.now() - began
  const { id } = await database.db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', answer.data.reference)
    .executeTakeFirstOrThrow()
  for (const table of ['call_tasks', 'messages', 'booking_lab_tests', 'audit_events'] as const)
    await database.db.deleteFrom(table).where('booking_id', '=', id).execute()
  await database.db.deleteFrom('bookings').where('id', '=', id).execute()
  return { status, body: masked(answer), ms }
}

test.each(
  Object.keys(forms) as (keyof typeof forms)[],
)('the answer to %s is the same for a number with no booking and for one with twelve', async (form) => {
  const times = new Map(COUNTS.map((count) => [count, [] as number[]]))
  const answers = new Set<string>()
  // In alternating order, so that the load of the machine affects all alike. The first round only warms up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const count of round % 2 ? COUNTS : COUNTS.toReversed()) {
      const { status, body, ms } = await ask(form, count)
      answers.add(`${status} ${body}`)
      if (round > 0) times.get(count)!.push(ms)
    }
  expect([...answers]).toHaveLength(1)
  const chances = COUNTS.slice(1).map((count) => chanceOfLonger(times.get(count)!, times.get(0)!))
  console.log(
    `${form}: longer than for a number without bookings:`,
    chances.map((chance) => chance.toFixed(3)).join(' '),
  )
  // By chance alone one of ten thousand runs leaves this band: 3.9 standard deviations of the rank statistic.
  const band = 3.9 * Math.sqrt((2 * ROUNDS + 1) / (12 * ROUNDS * ROUNDS))
  for (const chance of chances) expect(Math.abs(chance - 0.5)).toBeLessThan(band)
}, 600_000)

test('no phone number can be blocked by forms that contain it', async () => {
  const phone = newPhone()
  for (let n = 0; n < 30; n++)
    await send(site.url + callPaths.enquiry, { ...enquiryAnswers(), phoneNumber: phone, message: 'x' })
  const { status } = await send(site.url + callPaths.enquiry, { ...enquiryAnswers(), phoneNumber: phone })
  expect(status).toBe(201)
})
