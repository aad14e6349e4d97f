import { beforeAll, expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { reading, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { changeContactPreferences } from './change-contact-preferences.ts'
import { readBooking } from './read-booking.ts'

const database = withDatabase()
beforeAll(async () => {
  await database.queue.ready()
})

const now = instantAt(dayOf(new Date()), 9 * 60)
/** Each booking has a time of its own. */
const book = (hour: number) =>
  insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: instantAt(addDays(dayOf(now), 3), hour * 60),
    now,
  })

const change = (id: string, contact: typeof defaultPreferences) =>
  changeContactPreferences(database.db, database.queue, id, contact, { ...givenAt(now), vault: testVault })

const remindersOf = async (id: string) =>
  (
    await database.db
      .selectFrom('messages')
      .select(['template', 'channel'])
      .where('booking_id', '=', id)
      .where('template', 'in', ['appointment-reminder', 'appointment-reminder-two-hours'])
      .orderBy('template')
      .execute()
  ).map(({ template, channel }) => `${template} by ${channel}`)

test('a reminder that is asked for after booking is queued, once, however often it is saved', async () => {
  const { id } = await book(10)
  expect(await remindersOf(id)).toEqual([])
  const wishes = { ...defaultPreferences, reminders: ['sms' as const] }
  for (let times = 0; times < 3; times++) expect(await change(id, wishes)).toBe(true)
  expect(await remindersOf(id)).toEqual([
    'appointment-reminder by sms',
    'appointment-reminder-two-hours by sms',
  ])
})

test('a suspect form gets no reminder by asking later', async () => {
  const { id } = await book(11)
  await database.db.updateTable('bookings').set({ trust: 'suspect' }).where('id', '=', id).execute()
  await change(id, { ...defaultPreferences, reminders: ['sms'] })
  expect(await remindersOf(id)).toEqual([])
})

test('the words for others are sealed, and returned when the booking is opened', async () => {
  const { id } = await book(12)
  await change(id, { ...defaultPreferences, wordsForOthers: 'It is about the school.' })
  const row = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('school')
  expect(row.sealed!.toString('latin1')).not.toContain('school')
  const read = await readBooking(database.db, reading, id, 'patient')
  expect(read!.person.contact.wordsForOthers).toBe('It is about the school.')
})
