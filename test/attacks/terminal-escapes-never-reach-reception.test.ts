import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { answerEnquiry } from '#server/desk/desk-verbs.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { runDesk } from '../desk.ts'
import { insertBooking } from '../insert-booking.ts'
import { testVault } from '../vault.ts'

/** Control sequences: clear the screen, write the clipboard, set the title, hide, respond; reversed text. */
const escapes = [
  '\u001b[2J\u001b[H',
  '\u001b]52;c;cm0gLXJmIC8=\u0007',
  '\u001b]0;owned\u001b\\',
  '\u001b[8m\u001b[5n',
  '\u001bP+q544e\u001b\\',
  '\u009b2J\u009d52;c;AAAA\u009c',
  '\u0008\u0008\u0008\u000d\u0000\u007f',
  '\u202eDESREVER\u202c\u2066\u2069\u200b\ufeff',
  '\u2028\u2029',
]
const attack = (text: string) => `${text} ${escapes.join(' x ')} end`
/** The same for a command line, which cannot contain NUL. */
const typed = (text: string) => attack(text).replaceAll('\0', '')

// Control characters except the line feed, and characters that reverse or hide text; not the joiners of Hindi words.
const commands = /(?!\n)[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('whatever strangers wrote into any field, no control sequence reaches the terminal of reception', async () => {
  const now = new Date()
  const startsAt = instantAt(addDays(dayOf(now), 1), minutesFrom('10:20'))
  const hostile = {
    now,
    email: attack('asha@example.in'),
    name: attack('आशा\u200dजी'),
    address: attack('4 Lotus Lane'),
    contact: { channels: [] },
  }
  const visit = await insertBooking(database, { kind: 'appointment', state: 'booked', startsAt, ...hostile })
  const complaint = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    aboutId: visit.id,
    message: attack('first line\nphone        +91 99999 99999\nlast line'),
    ...hostile,
  })

  const results = [
    await runDesk(database, ['show', visit.reference]),
    await runDesk(database, ['show', complaint.reference]),
    await runDesk(database, ['show', typed(visit.reference)]),
    await runDesk(database, [typed('show')]),
    await runDesk(database, ['list', typed('today')]),
    await runDesk(database, ['answer', complaint.reference, typed('We are sorry.')]),
    await runDesk(database, ['show', visit.reference]),
    await runDesk(database, ['calls']),
  ]
  for (const { out, err } of results) expect(commands.exec(out + err)).toBeNull()
  const [shown] = results
  expect(shown!.out).toContain('आशा\u200dजी')
  expect(shown!.out).toContain('DESREVER')
  // Nor can a line of a stranger's text pass for one of ours.
  expect(shown!.out.match(/^phone/gm)).toHaveLength(1)
  expect(results[6]!.out).toContain('Our answer: We are sorry.')
}, 60_000)

test('the answer of the clinic is cleaned before it is stored', async () => {
  const { db, queue } = database
  const asked = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
  const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
  const options = { now: new Date(), vault: testVault, perWindow: 1, staff }
  expect(await answerEnquiry(db, queue, asked.id, attack('Yes.'), options)).toEqual({ ok: true })
  const { sealed, key_id } = await db
    .selectFrom('bookings')
    .select(['sealed', 'key_id'])
    .where('id', '=', asked.id)
    .executeTakeFirstOrThrow()
  const { answer } = testVault.open(asked.id, { sealed: sealed!, key_id: key_id! })
  expect(answer).toMatch(/^Yes\..* end$/s)
  expect(commands.exec(answer!)).toBeNull()
})
