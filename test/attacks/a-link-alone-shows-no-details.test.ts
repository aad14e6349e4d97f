import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linkOf } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { bookVictim, submitManageForm } from './clinic.ts'

const { database, site } = withSite()
test('with only the link one sees the booking, but cannot see the details or erase them', async () => {
  const { id, person, reference, pin } = await bookVictim(site, database)
  const { session, html } = await submitManageForm(site, { intent: 'link', link: linkOf(id) })
  expect(html).toContain(reference)
  for (const intent of ['data', 'ask-erase', 'erase', 'ask-withdraw', 'withdraw']) {
    const asked = await submitManageForm(site, { intent, session: session! })
    expect(asked.html, intent).toContain('name="pin"')
    for (const text of [person.name, person.phone, person.message!]) expect(asked.html).not.toContain(text)
  }
  const wrong = pin === '1234' ? '4321' : '1234'
  expect(
    (await submitManageForm(site, { intent: 'code', next: 'data', pin: wrong, session: session! })).status,
  ).toBe(422)
  const shown = await submitManageForm(site, { intent: 'code', next: 'data', pin, session: session! })
  expect(shown.html).toContain(person.phone)
  const row = await database.db
    .selectFrom('bookings')
    .select('erased_at')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row?.erased_at).toBeNull()
})

test('a booking is opened at a URL that works once: going back or reloading submits no PIN', async () => {
  const { reference, pin } = await bookVictim(site, database)
  const opened = await fetch(`${site.url}/booking`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ intent: 'find', reference, pin }),
  })
  expect(opened.status).toBe(303)
  const address = site.url + opened.headers.get('location')
  expect(address).not.toContain(pin)
  const first = await fetch(address)
  expect(first.status).toBe(200)
  expect(await first.text()).toContain(reference)
  const second = await fetch(address)
  expect(second.status).toBe(403)
  expect(await second.text()).not.toContain(reference)
})

test('after finishing no session issued before opens anything', async () => {
  const { reference, pin } = await bookVictim(site, database)
  const { session } = await submitManageForm(site, { intent: 'find', reference, pin })
  expect((await submitManageForm(site, { intent: 'show', session: session! })).status).toBe(200)
  await submitManageForm(site, { intent: 'finish', session: session! })
  const again = await submitManageForm(site, { intent: 'show', session: session! })
  expect(again.status).toBe(403)
  expect(again.html).not.toContain(reference)
  expect((await submitManageForm(site, { intent: 'find', reference, pin })).html).toContain(reference)
})

test('150 invented links from one address are refused and leave not one row behind', async () => {
  const rows = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from rate_limits`.execute(database.db))
      .rows[0]!.count
  const before = await rows()
  for (let n = 0; n < 150; n++)
    expect((await submitManageForm(site, { intent: 'link', link: `AAAAAAAAA${n}` }, '10.7.7.7')).status).toBe(
      422,
    )
  expect(await rows()).toBe(before)
})

test('views of an opened booking are rate limited: its audit trail stays readable', async () => {
  const { id, reference, pin } = await bookVictim(site, database)
  const { session } = await submitManageForm(site, { intent: 'find', reference, pin })
  const statuses: number[] = []
  for (let n = 0; n < 60; n++)
    statuses.push((await submitManageForm(site, { intent: 'show', session: session! })).status)
  expect(statuses).toContain(429)
  const { rows } = await sql`select 1 from audit_events where booking_id = ${id} and action = 'read'`.execute(
    database.db,
  )
  expect(rows.length).toBeLessThanOrEqual(62)
})
