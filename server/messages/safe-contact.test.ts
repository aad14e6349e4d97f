import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  type ContactPreferences,
  callRules,
  channels,
  contactHours,
  nextAllowed,
} from '#clinic/contact-preferences.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import { isForDesk, messages, reminderKindOf, type Template } from '#content/messages.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { newPhone } from '#test/phones.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { changeContactPreferences } from '../bookings/change-contact-preferences.ts'
import { storeBooking } from '../bookings/store-booking.ts'
import { claimMessage, sendIfStillDue } from './claim-message.ts'
import { composeEmail, composeSms, composeWhatsapp } from './compose-message.ts'
import type { ClaimedMessage } from './due-message.ts'
import { messageRefused } from './messages.ts'
import { queueMessages } from './queue-messages.ts'

const database = withDatabase()
beforeAll(async () => {
  await database.queue.ready()
})

const rules: fc.Arbitrary<ContactPreferences> = fc.record({
  call: fc.constantFrom(...callRules),
  hours: fc.constantFrom(...contactHours, { from: '15:00', until: '16:30' }),
  channels: fc.subarray([...channels]),
  reminders: fc.subarray([...channels]),
  sharedPhone: fc.boolean(),
  wordsForOthers: fc.constantFrom(null, 'Tell them it is the ration shop.'),
})
const template = fc.constantFrom(...(Object.keys(messages) as Template[]))
const today = dayOf(new Date())
const startsAt = instantAt(addDays(today, 3), 11 * 60)
/** Any minute of the days around the visit. */
const moment = fc.integer({ min: 0, max: 5 * 24 * 60 }).map((minute) => instantAt(today, minute))

// With independent values one message in thirty is sent. So half of the patients allow every channel, and half of the
// moments are during the day, before the visit.
const generousRules = fc.oneof(
  rules,
  rules.map((given) => ({
    ...given,
    call: 'yes' as const,
    channels: [...channels],
    reminders: [...channels],
  })),
)
const likelyMoment = fc.oneof(
  moment,
  fc.integer({ min: 11 * 60, max: 16 * 60 }).map((minute) => instantAt(addDays(today, 1), minute)),
)

/** A booking with one queued message, for any preferences. */
async function queueOne(
  contact: ContactPreferences,
  wanted: { template: Template; channel: (typeof channels)[number] },
) {
  const { db, queue } = database
  return db.transaction().execute(async (trx) => {
    const stored = await storeBooking(
      trx,
      queue,
      {
        kind: 'lab-test',
        state: 'to-confirm',
        seat: null,
        startsAt,
        person: {
          name: 'Asha Verma',
          phone: `+91${newPhone()}`,
          email: 'asha@example.in',
          contact: { ...contact, channels: [], reminders: [] },
        },
        language: 'en',
        consent_notice: 'test',
      },
      { ...defaultOptions('appointment'), now: new Date() },
    )
    const { id } = stored!.booked
    await trx.deleteFrom('messages').where('booking_id', '=', id).execute()
    await queueMessages(trx, queue, givenAt(new Date()), { id, sequence: 0 }, [wanted])
    const isCancel = wanted.template.includes('-cancelled') && !isForDesk(wanted.template)
    if (isCancel)
      await trx
        .updateTable('bookings')
        .set({ state: 'cancelled', cancelled_by: 'patient', cancelled_at: new Date() })
        .where('id', '=', id)
        .execute()
    const message = await trx
      .selectFrom('messages')
      .select('id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    return { bookingId: id, messageId: message.id }
  })
}

const around = {
  publicUrl: 'https://kamalini.example',
  link: 'link',
  tests: [{ preparation: 'fasting-10' as const }],
}
const mail = { CLINIC_INBOX: 'desk@kamalini.example', MAIL_FROM: 'no-reply@kamalini.example' }

/** What a provider would get: recipient and text. */
function carried(message: ClaimedMessage) {
  if (message.channel === 'email') {
    const email = composeEmail(message, mail, around)
    return email && { to: email.to, text: email.text }
  }
  const short = message.channel === 'sms' ? composeSms(message, around) : composeWhatsapp(message, around)
  return short && { to: short.to, text: JSON.stringify(short) }
}

/** Runs one job of the worker, with test clocks for the claim and for the send. */
async function run(messageId: string, claimedAt: Date, leavesAt = claimedAt) {
  const { db, queue } = database
  const left: { to: string; text: string; template: Template }[] = []
  const claim = await claimMessage(db, queue, testVault, messageId, givenAt(claimedAt))
  if (claim.kind !== 'send') return { claim, left }
  const handed = await sendIfStillDue(db, testVault, messageId, leavesAt, async (message) => {
    const letter = carried(message)
    if (letter) left.push({ ...letter, template: message.template })
  })
  await messageRefused(db, messageId, 'only a test')
  return { claim, handed, left }
}

const isForPatient = (to: string) => to !== mail.CLINIC_INBOX
const allows = (contact: ContactPreferences, about: Template, channel: (typeof channels)[number], at: Date) =>
  contact.call !== 'never' &&
  (reminderKindOf(about) ? contact.reminders : contact.channels).includes(channel) &&
  nextAllowed(contact, at, facts.sessions).getTime() === at.getTime()

test('nothing is sent on a channel or at an hour that the patient does not allow now, whatever was allowed before', async () => {
  let toPatient = 0
  await fc.assert(
    fc.asyncProperty(
      rules,
      generousRules,
      template,
      fc.constantFrom(...channels),
      likelyMoment,
      likelyMoment,
      async (before, after, about, channel, claimedAt, leavesAt) => {
        const { bookingId, messageId } = await queueOne(before, { template: about, channel })
        await changeContactPreferences(database.db, database.queue, bookingId, after, {
          ...givenAt(new Date()),
          vault: testVault,
        })
        const { left } = await run(messageId, claimedAt, leavesAt)
        for (const { to, text, template: said } of left.filter((letter) => isForPatient(letter.to))) {
          toPatient++
          expect(allows(after, about, channel, leavesAt), `${about} by ${channel} to ${to}`).toBe(true)
          if (after.sharedPhone) expect([said, text]).not.toContain('home-collection-reminder-fasting')
        }
      },
    ),
    { numRuns: 200 },
  )
  // Sending nothing at all would satisfy every rule.
  expect(toPatient).toBeGreaterThan(5)
}, 60_000)

test('an allowed message is sent, at the first allowed hour', async () => {
  await fc.assert(
    fc.asyncProperty(rules, fc.constantFrom(...channels), moment, async (contact, channel, at) => {
      const { bookingId, messageId } = await queueOne(contact, { template: 'appointment-confirmed', channel })
      await changeContactPreferences(database.db, database.queue, bookingId, contact, {
        ...givenAt(new Date()),
        vault: testVault,
      })
      const mayBeWritten = contact.call !== 'never' && contact.channels.includes(channel)
      const first = await run(messageId, at)
      if (!mayBeWritten) {
        expect([first.claim, first.left]).toEqual([{ kind: 'withdrawn' }, []])
        return
      }
      const hour = nextAllowed(contact, at, facts.sessions)
      if (hour > at) expect(first.claim).toEqual({ kind: 'too-early', until: hour })
      const then = hour > at ? await run(messageId, hour) : first
      expect(then.left).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
}, 60_000)

test('rules that change between the claim and the send are respected', async () => {
  const { db, queue } = database
  const all: ContactPreferences = {
    call: 'yes',
    hours: 'any',
    channels: [...channels],
    reminders: [],
    sharedPhone: false,
    wordsForOthers: null,
  }
  const changed: Partial<ContactPreferences>[] = [
    { call: 'never' },
    { channels: ['email'] },
    { hours: 'evening' },
  ]
  const noon = instantAt(addDays(today, 1), 12 * 60)
  for (const change of changed) {
    const { bookingId, messageId } = await queueOne(all, {
      template: 'appointment-confirmed',
      channel: 'sms',
    })
    await changeContactPreferences(db, queue, bookingId, all, { ...givenAt(new Date()), vault: testVault })
    expect(await claimMessage(db, queue, testVault, messageId, givenAt(noon))).toEqual({ kind: 'send' })
    await changeContactPreferences(
      db,
      queue,
      bookingId,
      { ...all, ...change },
      { ...givenAt(new Date()), vault: testVault },
    )
    const left: ClaimedMessage[] = []
    const handed = await sendIfStillDue(db, testVault, messageId, noon, async (message) => left.push(message))
    expect([handed.kind, left]).toEqual([change.hours ? 'too-early' : 'withdrawn', []])
  }
})

test('an e-mail to the clinic begins with the contact preferences', async () => {
  const desk = (Object.keys(messages) as Template[]).filter(isForDesk)
  await fc.assert(
    fc.asyncProperty(rules, fc.constantFrom(...desk), moment, async (contact, about, at) => {
      const { bookingId, messageId } = await queueOne(contact, { template: about, channel: 'email' })
      await changeContactPreferences(database.db, database.queue, bookingId, contact, {
        ...givenAt(new Date()),
        vault: testVault,
      })
      const { left } = await run(messageId, at)
      expect(left.map(({ to }) => to)).toEqual([mail.CLINIC_INBOX])
      const [first] = left[0]!.text.split('\n\n')
      expect(first!.replace(/^First: /, '')).toBe(contactPreferenceLine('en', contact))
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('jobs carry nothing but ids', async () => {
  const { rows } = await sql<{ data: object }>`select distinct data from pgboss.job`.execute(database.db)
  for (const { data } of rows) expect(Object.keys(data)).toEqual(['messageId'])
})
