import { expect, test } from 'vitest'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { claimMessage } from './claim-message.ts'
import { doubtMessages } from './doubt-messages.ts'

const database = withDatabase()

const messagesOf = (bookingId: string) =>
  database.db.selectFrom('messages').select('id').where('booking_id', '=', bookingId).execute()
const book = async () => {
  const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
  return messagesOf(id)
}
const claim = (id: string) =>
  claimMessage(database.db, database.queue, testVault, id, givenAt(new Date())).then(({ kind }) => kind)

test('a message that waited when the backup ended is not sent again, and one that was not due yet is sent', async () => {
  const before = new Date(Date.now() - 1000)
  const waiting = await book()
  expect(waiting.length).toBeGreaterThan(0)
  // Its job starts after the loss.
  expect(await doubtMessages(database.db, before)).toBe(0)
  expect(await doubtMessages(database.db, new Date(Date.now() + 1000))).toBe(waiting.length)
  for (const { id } of waiting) expect(await claim(id)).toBe('uncertain')
  // What is booked afterwards is sent; a second run doubts nothing twice.
  const [next] = await book()
  expect(await claim(next!.id)).toMatch(/^send/)
  expect(await doubtMessages(database.db, before)).toBe(0)
})
