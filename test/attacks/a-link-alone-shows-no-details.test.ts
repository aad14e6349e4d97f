import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sealLinkPage } from '#server/bookings/booking-session.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { answer as answerVerb } from '#server/desk/verbs/answer.ts'
import { callPaths, collectionAnswers, testAnswers } from '../answers.ts'
import { insertBooking } from '../insert-booking.ts'
import { firstDoctor, pressVerb } from '../press-verb.ts'
import { linkOf, linkPageOf, reading, testVault } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { bookVictim, submitManageForm } from './clinic.ts'

const { database, site } = withSite({}, { hasCatalogue: true })
test('the link alone shows the booking, but neither shows the details nor erases them', async () => {
  const { id, person, reference, pin } = await bookVictim(site, database)
  const { session, html } = await submitManageForm(site, { intent: 'link', link: linkPageOf(linkOf(id)) })
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

test('the link alone shows no complaint, answer, tests, address or audit; the PIN shows them to the patient', async () => {
  const [message, answer] = ['the doctor said giraffe', 'we are sorry about the giraffe']
  const doctor = { role: 'clinic', name: 'Dr Farida Rizvi' } as const
  const options = { now: new Date(), staff: doctor, reader: firstDoctor }
  for (const booked of [
    [callPaths.collection, collectionAnswers()],
    [callPaths.test, testAnswers()],
  ] as const) {
    const { id, pin, reference, person } = await bookVictim(site, database, booked)
    const complaint = { kind: 'enquiry', state: 'open', aboutId: id, message, now: new Date() } as const
    const { id: about } = await insertBooking(database, complaint)
    expect(await pressVerb(database, answerVerb, about, { text: answer }, options)).toEqual({ ok: true })
    await readBooking(database.db, reading, id, doctor)
    const names = await database.db
      .selectFrom('booking_lab_tests')
      .innerJoin('lab_tests', 'lab_tests.id', 'booking_lab_tests.test_id')
      .select(['name', 'name_en', 'home_name_en'])
      .where('booking_id', '=', id)
      .execute()
    expect(names.length).toBeGreaterThan(0)
    const hidden = [
      message,
      answer,
      person.address!,
      'Farida',
      ...names.flatMap((row) => Object.values(row)).filter((name) => name !== null),
    ]
    const { html, session } = await submitManageForm(site, { intent: 'link', link: linkPageOf(linkOf(id)) })
    expect(html).toContain(reference)
    for (const text of hidden) expect(html.includes(text), text).toBe(false)
    // Other intents fail as well, and a reader of the messages cannot change the patient's protection.
    for (const intent of ['show', 'times', 'ask-cancel', 'complain', 'all', 'contact', 'save-contact']) {
      const asked = await submitManageForm(site, { intent, session: session! })
      for (const text of hidden) expect(asked.html.includes(text), `${intent}: ${text}`).toBe(false)
      expect(asked.html.includes('name="pin"'), intent).toBe(
        ['all', 'contact', 'save-contact'].includes(intent),
      )
    }
    const opened = await submitManageForm(site, { intent: 'code', next: 'show', pin, session: session! })
    for (const text of [message, answer, 'Farida']) expect(opened.html.includes(text), text).toBe(true)
  }
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

test('150 invented links from one IP address are refused and leave no row behind', async () => {
  const rows = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from rate_limits`.execute(database.db))
      .rows[0]!.count
  const before = await rows()
  for (let n = 0; n < 150; n++)
    expect(
      (await submitManageForm(site, { intent: 'link', link: linkPageOf(`AAAAAAAAA${n}`) }, '10.7.7.7'))
        .status,
    ).toBe(422)
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

test('the page behind the link opens nothing after "Finish": the message\'s link opens it anew', async () => {
  const { id, reference } = await bookVictim(site, database)
  const fromMessage = async () => {
    const { url } = await fetch(`${site.url}/m/${linkOf(id)}`)
    return { intent: 'link', link: new URL(url).searchParams.get('link')! }
  }
  const page = await fromMessage()
  const { html, session } = await submitManageForm(site, page)
  expect(html).toContain(reference)
  // On a poor connection the button is pressed twice.
  expect((await submitManageForm(site, page)).html).toContain(reference)
  await submitManageForm(site, { intent: 'finish', session: session! })
  const again = await submitManageForm(site, page)
  expect([again.status, again.session]).toEqual([403, null])
  expect(again.html).not.toContain(reference)
  expect((await submitManageForm(site, await fromMessage())).html).toContain(reference)
})

test('a page behind a link expires by itself, and cannot be forged', async () => {
  const { id, reference } = await bookVictim(site, database)
  const link = linkOf(id)
  const old = sealLinkPage(testVault, { link, servedAt: new Date(Date.now() - 16 * 60_000) })
  for (const given of [old, link, linkPageOf(link).replace(/....$/, 'AAAA'), '']) {
    const { status, html } = await submitManageForm(site, { intent: 'link', link: given })
    expect(status).toBe(403)
    expect(html).not.toContain(reference)
  }
})
