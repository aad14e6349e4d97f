import { expect, test } from 'vitest'
import { withSite } from '../with-site.ts'
import { bookVictim, submitManageForm, type Victim } from './clinic.ts'

const { database, site } = withSite({ TRUSTED_PROXIES: '1' })
const complaintsAbout = ({ id }: Victim) =>
  database.db.selectFrom('bookings').selectAll().where('about_id', '=', id).execute()

async function openIt({ reference, pin }: Victim) {
  const { session } = await submitManageForm(site, { intent: 'find', reference, pin })
  return session!
}

async function complain(session: string, message: string, address?: string) {
  const form = await submitManageForm(site, { intent: 'complain', session }, address)
  const formToken = /name="formToken" value="([^"]+)"/.exec(form.html)?.[1] ?? ''
  return submitManageForm(site, { intent: 'send-complaint', session, formToken, message }, address)
}

test('of thirty complaints about one booking only one is accepted until it is answered, from any number of IP addresses', async () => {
  const victim = await bookVictim(site, database)
  const session = await openIt(victim)
  const statuses: number[] = []
  for (let n = 0; n < 30; n++)
    statuses.push((await complain(session, `Nobody called me back, try ${n}.`, `10.${n}.1.1`)).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses.slice(1))).toEqual(new Set([409, 429]))
  const rows = await complaintsAbout(victim)
  expect(rows).toHaveLength(1)
  const messages = await database.db
    .selectFrom('messages')
    .select('template')
    .where('booking_id', '=', rows[0]!.id)
    .execute()
  expect(messages.map(({ template }) => template).sort()).toEqual(['desk-complaint-new', 'enquiry-received'])
})

test('two complaints sent at once are one', async () => {
  const victim = await bookVictim(site, database)
  const session = await openIt(victim)
  await Promise.all([1, 2, 3].map((n) => complain(session, `Nobody called me back, at once ${n}.`)))
  expect(await complaintsAbout(victim)).toHaveLength(1)
})

test('a complaint is shown with its booking and erased with it', async () => {
  const victim = await bookVictim(site, database)
  const session = await openIt(victim)
  const words = 'Nobody was at the door when I came.'
  await complain(session, words)
  const [complaint] = await complaintsAbout(victim)
  const data = await submitManageForm(site, { intent: 'data', session })
  expect(data.html).toContain(words)
  expect(data.html).toContain(complaint!.reference)
  await submitManageForm(site, { intent: 'erase', session })
  const [after] = await complaintsAbout(victim)
  expect(after).toMatchObject({ sealed: null, phone_hash: null, link_hash: null, request_hash: null })
  expect(after!.erased_at).not.toBeNull()
})
