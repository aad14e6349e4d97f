import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { callPaths, collectionAnswers, dayAhead, send, timeAhead } from '../answers.ts'
import { withSite } from '../with-site.ts'

const RIVALS = 200
const HOMES = facts.collectionsPerWindow

const { database, site } = withSite({}, { hasCatalogue: true })
beforeEach(async () => {
  for (const table of ['messages', 'audit_events', 'bookings'] as const)
    await database.db.deleteFrom(table).execute()
})
/** Submits again what the site was too busy to work on, as the form's script does (decision 0086). */
async function collect(body: unknown, key?: string): Promise<Sent> {
  const sent = await send(site.url + callPaths.collection, body, key ? { key } : {})
  return sent.status === 503 ? collect(body, key) : sent
}
const rows = () => database.db.selectFrom('bookings').selectAll().orderBy('seat').execute()
type Sent = Awaited<ReturnType<typeof send>>
const tally = (answers: Sent[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )

async function together(what: string, requests: (() => Promise<Sent>)[]): Promise<Sent[]> {
  const began = performance.now()
  const answers = await Promise.all(requests.map((request) => request()))
  console.log(what, JSON.stringify(tally(answers)), `in ${Math.round(performance.now() - began)} ms`)
  return answers
}

test(`when ${RIVALS} homes want one hour, ${HOMES} get it and the others get the free hours`, async () => {
  const answers = await together(
    `${RIVALS} homes for one hour:`,
    Array.from({ length: RIVALS }, () => () => collect(collectionAnswers(dayAhead(2), '07:00'))),
  )
  expect(tally(answers)).toEqual({ 201: HOMES, 409: RIVALS - HOMES })
  for (const { answer } of answers.filter(({ status }) => status === 409))
    expect(answer.alternatives.map(({ dateTime }: { dateTime: string }) => dateTime)).toEqual(
      ['08:00', '09:00', '10:00', '11:00', '16:00', '17:00'].map((clock) => timeAhead(2, clock)),
    )
  const stored = await rows()
  expect(stored.map(({ seat }) => seat)).toEqual(Array.from({ length: HOMES }, (_, n) => n + 1))
  const references = answers.filter(({ status }) => status === 201).map(({ answer }) => answer.data.reference)
  expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort())

  const listed = await fetch(`${site.url}/api/v1/home-collection/windows?date=${dayAhead(2)}`)
  const { data } = await listed.json()
  expect(data[0]).toEqual({ date: dayAhead(2), from: '07:00', state: 'full' })
  expect(data.slice(1).every(({ state }: { state: string }) => state === 'free')).toBe(true)
})

test('the database itself accepts no fifty-first home and gives no place twice', async () => {
  await collect(collectionAnswers(dayAhead(3), '08:00'))
  const [row] = await rows()
  const insert = (changes: object) =>
    database.db
      .insertInto('bookings')
      .values({
        ...row!,
        id: randomUUID(),
        reference: randomUUID(),
        link_hash: randomUUID(),
        request_hash: randomUUID(),
        ...changes,
      })
      .execute()
  await expect(insert({})).rejects.toMatchObject({ constraint: 'bookings_one_per_place' })
  await expect(insert({ seat: 51 })).rejects.toMatchObject({ constraint: 'bookings_seat_fits' })
  await expect(insert({ seat: 0 })).rejects.toMatchObject({ constraint: 'bookings_seat_fits' })
  // A booked visit must have a place: nobody can bypass the count.
  await expect(insert({ seat: null })).rejects.toMatchObject({ constraint: 'bookings_seat_fits' })
  await insert({ seat: 50 })
  expect(await rows()).toHaveLength(2)
})

test(`${RIVALS} copies of one request are one visit with one reference`, async () => {
  const [key, body] = [randomUUID(), collectionAnswers(dayAhead(4), '16:00')]
  const answers = await together(
    `${RIVALS} copies of one request:`,
    Array.from({ length: RIVALS }, () => () => collect(body, key)),
  )
  expect(tally(answers)).toEqual({ 200: RIVALS - 1, 201: 1 })
  expect(new Set(answers.map(({ answer }) => answer.data.reference)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
})
