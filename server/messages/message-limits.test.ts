import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BookingKind } from '#clinic/booking.ts'
import { type Channel, type ContactPreferences, channels } from '#clinic/contact-preferences.ts'
import {
  defaultMessageLimits,
  type MessageLimits,
  PER_RECIPIENT_PER_DAY,
  URGENT_DESK_MAILS_PER_HOUR,
} from '#clinic/messages/message-limits.ts'
import type { Trust } from '#clinic/surge.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import type { Template } from '#content/messages.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { newMailbox, newPhone } from '#test/phones.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { changeContactPreferences } from '../bookings/change-contact-preferences.ts'
import { storeBooking } from '../bookings/store-booking.ts'
import { clearExpired } from '../erasure/clear-expired.ts'
import type { MessageOrigin } from '../platform/tables.ts'
import { claimMessage, claimMessages } from './claim-message.ts'
import { messageRefused, messageSent, messageWithdrawn } from './messages.ts'
import { queueMessages } from './queue-messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const today = dayOf(new Date())
const noon = instantAt(today, 12 * 60)
const later = (ms: number) => new Date(noon.getTime() + ms)
const tomorrow = instantAt(addDays(today, 1), 12 * 60)

const allowed: ContactPreferences = {
  call: 'yes',
  hours: 'any',
  channels: [...channels],
  reminders: [...channels],
  sharedPhone: false,
  wordsForOthers: null,
}

const database = withDatabase()
beforeAll(async () => {
  await database.queue.ready()
})
beforeEach(async () => {
  await database.db.deleteFrom('call_tasks').execute()
  await database.db.deleteFrom('messages').execute()
})

type Patient = {
  phone?: string
  email?: string
  trust?: Trust
  contact?: ContactPreferences
  kind?: BookingKind
}

/** A booking without messages. */
async function booking({
  phone = `+91${newPhone()}`,
  email = newMailbox(),
  trust = 'normal',
  contact = allowed,
  kind = 'lab-test',
}: Patient = {}) {
  const { db, queue } = database
  const isEnquiry = kind === 'enquiry'
  const stored = await db.transaction().execute((trx) =>
    storeBooking(
      trx,
      queue,
      {
        kind,
        state: isEnquiry ? 'open' : 'to-confirm',
        seat: null,
        startsAt: isEnquiry ? null : tomorrow,
        answer_by: isEnquiry ? tomorrow : null,
        person: { name: 'Asha Verma', phone, email, contact },
        language: 'en',
        consent_notice: 'test',
      },
      { ...defaultOptions(kind), trust, now: noon },
    ),
  )
  const { id } = stored!.booked
  await db.deleteFrom('messages').where('booking_id', '=', id).execute()
  return id
}

type Said = { template?: Template; channel?: Channel; origin?: MessageOrigin; sequence?: number }

/** One message about it, in the ledger as if just queued. */
async function queueOne(
  bookingId: string,
  { template = 'lab-test-received', channel = 'sms', origin = 'patient', sequence = 0 }: Said = {},
) {
  const { db, queue } = database
  await db
    .transaction()
    .execute((trx) =>
      queueMessages(trx, queue, givenAt(new Date()), { id: bookingId, sequence }, [
        { template, channel, origin },
      ]),
    )
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('template', '=', template)
    .where('channel', '=', channel)
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow()
  return id
}

const claim = async (messageId: string, at = noon, limits: MessageLimits = defaultMessageLimits) =>
  (await claimMessage(database.db, database.queue, testVault, messageId, givenAt(at), limits)).kind
const claimTogether = async (ids: readonly string[], limits?: MessageLimits) => {
  const { db, queue } = database
  return (await claimMessages(db, queue, testVault, ids, givenAt(noon), limits)).map(({ kind }) => kind)
}
const row = (id: string) =>
  database.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** The call tasks besides the call promised to every request. */
const tasks = () =>
  database.db
    .selectFrom('call_tasks')
    .select(['booking_id', 'message_id'])
    .where('reason', '<>', 'to-confirm')
    .execute()
const alerts = async () =>
  (await database.db.selectFrom('messages').select('template').where('booking_id', 'is', null).execute()).map(
    ({ template }) => template,
  )

test('one number gets three messages an hour and ten a day on one channel, for any number of bookings', async () => {
  const phone = `+91${newPhone()}`
  const one = async (at: Date, channel: Channel = 'sms') =>
    claim(await queueOne(await booking({ phone }), { channel }), at)
  const left: string[] = []
  for (let hour = 0; hour < 5; hour++)
    for (let count = 0; count < 4; count++) left.push(await one(later(hour * (HOUR + MINUTE))))
  expect(left.filter((kind) => kind === 'send')).toHaveLength(PER_RECIPIENT_PER_DAY)
  expect(left.slice(0, 4)).toEqual(['send', 'send', 'send', 'held-back'])
  expect(left.slice(-4)).toEqual(Array(4).fill('held-back'))
  // Another channel and another number count separately, and a day later the count starts again.
  expect(await one(noon, 'whatsapp')).toBe('send')
  expect(await claim(await queueOne(await booking()))).toBe('send')
  expect(await one(later(30 * HOUR))).toBe('send')
})

test('different spellings of one mailbox count together', async () => {
  const same: string[] = []
  for (const email of ['b.verma@gmail.com', 'bverma@gmail.com', 'BVerma+x@gmail.com', 'bver.ma@gmail.com'])
    same.push(await claim(await queueOne(await booking({ email }), { channel: 'email' })))
  expect(same).toEqual(['send', 'send', 'send', 'held-back'])
})

test('of ten messages at once three are sent', async () => {
  const phone = `+91${newPhone()}`
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await queueOne(await booking({ phone })))
  const kinds = await Promise.all(ids.map((id) => claim(id)))
  expect(kinds.filter((kind) => kind === 'send')).toHaveLength(3)
})

test('of ten messages that are claimed together three are sent, and the clinic gets only its own share', async () => {
  const phone = `+91${newPhone()}`
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await queueOne(await booking({ phone })))
  expect(await claimTogether(ids)).toEqual([...Array(3).fill('send'), ...Array(7).fill('held-back')])

  const mails: string[] = []
  for (let count = 0; count < 4; count++)
    mails.push(await queueOne(await booking({}), { template: 'desk-appointment-new', channel: 'email' }))
  const limits = { ...defaultMessageLimits, deskMailsPerHour: 2 }
  expect(await claimTogether(mails, limits)).toEqual(['send', 'send', 'held-back', 'held-back'])
})

test('two jobs of one message that are claimed together send it once', async () => {
  const [id, other] = [await queueOne(await booking({})), await queueOne(await booking({}))]
  expect(await claimTogether([id, other, id])).toEqual(['send', 'send', 'held'])
  expect((await row(id)).unconfirmed).toBe(1)
})

test('a message stopped by a limit is settled with its reason and without a recipient hash', async () => {
  const phone = `+91${newPhone()}`
  const ids: string[] = []
  for (let count = 0; count < 4; count++) ids.push(await queueOne(await booking({ phone })))
  for (const id of ids) await claim(id)
  expect(await row(ids[3]!)).toMatchObject({
    state: 'withdrawn',
    last_error: 'recipient limit',
    recipient_hash: null,
    handed_over_at: null,
  })
  const sent = await row(ids[0]!)
  expect(sent).toMatchObject({ state: 'sending', handed_over_at: noon })
  expect(sent.recipient_hash).toBe(testVault.recipientHash({ phone }))
  expect(sent.recipient_hash).not.toContain(phone.slice(-10))
  expect(await tasks()).toEqual([])
})

test('a message that the provider certainly refused does not count', async () => {
  const phone = `+91${newPhone()}`
  for (let count = 0; count < 5; count++) {
    const id = await queueOne(await booking({ phone }))
    expect(await claim(id)).toBe('send')
    await messageRefused(database.db, id, 'HTTP 503')
    expect(await row(id)).toMatchObject({ state: 'pending', recipient_hash: null, handed_over_at: null })
  }
})

test('messages from the clinic are sent beyond the limits of strangers, and do not count towards them', async () => {
  const phone = `+91${newPhone()}`
  const clinic = { template: 'lab-test-confirmed', origin: 'clinic' } as const
  for (let count = 0; count < 4; count++)
    expect(await claim(await queueOne(await booking({ phone }), clinic))).toBe('send')
  for (let count = 0; count < 3; count++)
    expect(await claim(await queueOne(await booking({ phone })))).toBe('send')
  expect(await claim(await queueOne(await booking({ phone })))).toBe('held-back')
  expect(await claim(await queueOne(await booking({ phone }), clinic))).toBe('send')
})

test('a patient who knows an older state is called, one without any message is not', async () => {
  const { db } = database
  const phone = `+91${newPhone()}`
  const known = await booking({ phone })
  expect(await claim(await queueOne(known))).toBe('send')
  for (let count = 0; count < 2; count++) await claim(await queueOne(await booking({ phone })))
  const unknown = await booking({ phone })
  for (const id of [known, unknown])
    await db.updateTable('bookings').set({ sequence: 1 }).where('id', '=', id).execute()
  const moved = { template: 'lab-test-moved', sequence: 1 } as const
  expect(await claim(await queueOne(known, moved))).toBe('held-back')
  // This recipient gets the first message about the booking, in its present state, by e-mail.
  expect(await claim(await queueOne(unknown, { ...moved, channel: 'email' }))).toBe('send')
  expect(await claim(await queueOne(unknown, moved))).toBe('held-back')
  expect((await tasks()).map(({ booking_id }) => booking_id)).toEqual([known])
})

test('nothing is sent to the contact of an unproven form, except by the clinic', async () => {
  const id = await booking({ trust: 'suspect' })
  for (const channel of channels) {
    const message = await queueOne(id, { channel })
    expect(await claim(message)).toBe('held-back')
    expect(await row(message)).toMatchObject({ state: 'withdrawn', last_error: 'unproven form' })
  }
  expect(await claim(await queueOne(id, { template: 'lab-test-confirmed', origin: 'clinic' }))).toBe('send')
  expect(await claim(await queueOne(id, { template: 'desk-lab-test-new', channel: 'email' }))).toBe('send')
  expect(await tasks()).toEqual([])
})

test('paid messages run out in order: first strangers’, then proven ones, never the clinic’s', async () => {
  const limits = { ...defaultMessageLimits, paidPerDay: 8 }
  const pay = async (trust: Trust, said: Said = {}, at = noon) => {
    const id = await queueOne(await booking({ trust }), { channel: 'whatsapp', ...said })
    return { id, kind: await claim(id, at, limits) }
  }
  for (let count = 0; count < 6; count++) expect((await pay('normal')).kind).toBe('send')
  expect(await alerts()).toEqual(['desk-paid-messages-near-limit'])
  const near = await pay('normal', { channel: 'sms' })
  expect(await row(near.id)).toMatchObject({ state: 'withdrawn', last_error: 'daily limit near' })
  expect((await pay('normal', { channel: 'email' })).kind).toBe('send')
  for (let count = 0; count < 2; count++) expect((await pay('proven')).kind).toBe('send')
  expect(await tasks()).toEqual([])

  const spent = await pay('proven')
  expect(await row(spent.id)).toMatchObject({ state: 'failed', last_error: 'daily limit' })
  expect((await tasks()).map(({ message_id }) => message_id)).toEqual([spent.id])
  expect((await pay('normal', { template: 'lab-test-confirmed', origin: 'clinic' })).kind).toBe('send')
  // The alert is sent once a day, however often the limit is reached.
  for (let count = 0; count < 3; count++) await pay('normal')
  expect((await alerts()).sort()).toEqual(['desk-paid-messages-near-limit', 'desk-paid-messages-stopped'])
  expect((await pay('normal', {}, instantAt(addDays(today, 1), 1))).kind).toBe('send')
})

test('the clinic gets a limited number of single e-mails an hour, then one that announces more, and all complaints', async () => {
  const limits = { ...defaultMessageLimits, deskMailsPerHour: 5 }
  const mail = async (template: Template, at = noon) => {
    const id = await queueOne(
      await booking({ kind: template === 'desk-complaint-new' ? 'enquiry' : 'lab-test' }),
      {
        template,
        channel: 'email',
      },
    )
    return { id, kind: await claim(id, at, limits) }
  }
  for (let count = 0; count < 5; count++) expect((await mail('desk-lab-test-new')).kind).toBe('send')
  const sixth = await mail('desk-lab-test-cancelled')
  expect(await row(sixth.id)).toMatchObject({ state: 'withdrawn', last_error: 'hourly limit' })
  await mail('desk-lab-test-new')
  expect(await alerts()).toEqual(['desk-more-messages'])
  for (let count = 0; count < URGENT_DESK_MAILS_PER_HOUR; count++)
    expect((await mail('desk-complaint-new')).kind).toBe('send')
  expect((await mail('desk-complaint-new')).kind).toBe('held-back')
  expect((await mail('desk-lab-test-new', later(HOUR + MINUTE))).kind).toBe('send')
  expect(await tasks()).toEqual([])
})

test('a message from the clinic becomes a call when its channel was closed meanwhile', async () => {
  const { db, queue } = database
  const closed = { ...allowed, channels: [] }
  const said = { template: 'lab-test-confirmed', origin: 'clinic' } as const
  const before = await booking()
  const message = await queueOne(before, said)
  await changeContactPreferences(db, queue, before, closed, { ...givenAt(new Date()), vault: testVault })
  expect(await claim(message)).toBe('withdrawn')
  expect((await tasks()).map(({ message_id }) => message_id)).toEqual([message])

  // The same between the claim and the send.
  const between = await booking()
  const claimed = await queueOne(between, said)
  expect(await claim(claimed)).toBe('send')
  await changeContactPreferences(db, queue, between, closed, { ...givenAt(new Date()), vault: testVault })
  await messageRefused(db, claimed, 'not allowed now')
  await messageWithdrawn(db, queue, givenAt(new Date()), claimed)
  expect((await tasks()).map(({ message_id }) => message_id)).toContain(claimed)

  // A message caused by a form, or one that is no longer true, does not become a call.
  const form = await booking()
  const ofForm = await queueOne(form)
  const outdated = await booking()
  const old = await queueOne(outdated, said)
  await db.updateTable('bookings').set({ sequence: 1 }).where('id', '=', outdated).execute()
  for (const id of [form, outdated])
    await changeContactPreferences(db, queue, id, closed, { ...givenAt(new Date()), vault: testVault })
  expect([await claim(ofForm), await claim(old)]).toEqual(['withdrawn', 'withdrawn'])
  expect(await tasks()).toHaveLength(2)
})

test('a message from the clinic that could be sent only after the visit has begun becomes a call; one caused by a form waits', async () => {
  const evening = { ...allowed, hours: 'evening' } as const
  const afternoon = instantAt(addDays(today, 1), 11 * 60)
  const id = await booking({ contact: evening })
  const said = await queueOne(id, { template: 'lab-test-moved', origin: 'clinic' })
  // The visit is at noon; the patient's hours begin in the evening.
  expect(await claim(said, afternoon)).toBe('withdrawn')
  expect((await tasks()).map(({ message_id }) => message_id)).toEqual([said])
  const ofForm = await queueOne(id, { template: 'lab-test-received', channel: 'email' })
  expect(await claim(ofForm, afternoon)).toBe('too-early')
  // The evening before is early enough.
  const early = await queueOne(await booking({ contact: evening }), {
    template: 'lab-test-moved',
    origin: 'clinic',
  })
  expect(await claim(early, noon)).toBe('too-early')
})

test('the recipient of a message is forgotten after two days', async () => {
  const { db } = database
  const id = await queueOne(await booking())
  expect(await claim(id)).toBe('send')
  await messageSent(db, givenAt(new Date()), id, null)
  await clearExpired(db, later(47 * HOUR))
  expect((await row(id)).recipient_hash).not.toBeNull()
  expect(await clearExpired(db, later(49 * HOUR))).toMatchObject({ recipients: 1 })
  expect(await row(id)).toMatchObject({ recipient_hash: null, handed_over_at: noon })
})
