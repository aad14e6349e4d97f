import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultMessageLimits } from '#clinic/messages/message-limits.ts'
import { developmentEnv } from '#dev/env.ts'
import { type Inbox, openInbox } from '#dev/inbox.ts'
import { type Mailer, openMailer } from '#server/messages/send-email.ts'
import { createContext } from '#server/platform/context.ts'
import { readEnv, workerSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { at, type DeskDay, openDeskDay } from '#test/desk-day.ts'
import { sendMessage } from '#test/send-message.ts'
import { testVault } from '#test/vault.ts'

/** A longer proof runs more races. */
const RACES = Number(process.env.UNDO_RACES ?? 18)

let desk: DeskDay
let inbox: Inbox
let mailer: Mailer
beforeAll(async () => {
  desk = await openDeskDay()
  inbox = await openInbox()
  mailer = openMailer(inbox.smtpUrl)
})
afterAll(async () => {
  await desk.close()
  mailer.close()
  await inbox.close()
})

/** Runs the worker's own function a moment after the minute: the desk's clock is a little behind. */
function send(messageId: string) {
  const { db, queue } = desk.database
  const env = { ...developmentEnv, DATABASE_URL: desk.database.url }
  const now = new Date(desk.clock.now.getTime() + 200)
  const context = { db, queue, vault: testVault, settings: readEnv(workerSettings, env) }
  const rest = {
    ...createContext(),
    now: () => now,
    mailer,
    sms: null,
    whatsapp: null,
    limits: defaultMessageLimits,
    log: createLog('silent'),
  }
  return sendMessage({ ...context, ...rest }, { messageId, channel: 'email', priority: 0 })
}

/** A cancelled visit whose minute is nearly over, and its message. */
async function nearlyOver(place: number) {
  desk.clock.now = at('09:00')
  const email = `${randomUUID()}@example.in`
  const { id } = await desk.keep({
    startsAt: at('10:00', place + 1),
    email,
    contact: { channels: ['email'] },
  })
  const { body } = await desk.press('cancel', id)
  const { id: messageId } = await desk.database.db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', id)
    .where('template', '=', 'appointment-cancelled-by-clinic')
    .executeTakeFirstOrThrow()
  return { id, email, action: body.action, messageId }
}

/** Undo first, message first, and both at once. */
const orders = [
  async (undo: () => Promise<unknown>, leave: () => Promise<unknown>) => [await undo(), await leave()],
  async (undo: () => Promise<unknown>, leave: () => Promise<unknown>) =>
    [await leave(), await undo()].reverse(),
  (undo: () => Promise<unknown>, leave: () => Promise<unknown>) => Promise.all([undo(), leave()]),
  (undo: () => Promise<unknown>, leave: () => Promise<unknown>) =>
    Promise.all([leave(), undo()]).then((both) => both.reverse()),
]

test('an undo and the worker at the same moment: undone or sent, never both and never neither', async () => {
  const races = []
  for (let place = 0; place < RACES; place++) races.push(await nearlyOver(place))
  desk.clock.now = new Date(at('09:00').getTime() + 59_900)
  const seen = await Promise.all(
    races.map(async ({ id, email, action, messageId }, place) => {
      const order = orders[place % orders.length]!
      const [undone] = (await order(
        () => desk.undo(action),
        () => send(messageId),
      )) as [Awaited<ReturnType<typeof desk.undo>>, unknown]
      const told = inbox.mails.filter(({ to }) => to.includes(email)).length
      const { state } = await desk.bookingOf(id)
      return `${undone.body.refused ?? 'undone'}, ${state}, told ${told}`
    }),
  )
  const outcomes = new Set(seen)
  // Both outcomes occur, and no other.
  expect([...outcomes].toSorted()).toEqual(['too-late, cancelled, told 1', 'undone, booked, told 0'])
})
