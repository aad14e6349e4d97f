import { expect, test } from 'vitest'
import { answer as answerVerb } from '#server/desk/verbs/answer.ts'
import { addStaff } from '#server/staff/staff-accounts.ts'
import { givenAt } from '../given.ts'
import { insertBooking } from '../insert-booking.ts'
import { runOperator } from '../operator.ts'
import { pressVerb } from '../press-verb.ts'
import { testVault } from '../vault.ts'
import { withDatabase } from '../with-database.ts'

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

const database = withDatabase()

test('whatever names and arguments are typed, no control sequence reaches the terminal of the operator', async () => {
  const add = ['staff', 'add', 'meera@example.org', typed('आशा\u200dजी'), 'receptionist']
  // The command refuses such a name today; one that was stored earlier is printed.
  await addStaff(
    database.db,
    {
      name: typed('आशा\u200dजी'),
      email: 'asha@example.org',
      role: 'receptionist',
      doctorId: null,
      language: 'en',
    },
    { ...givenAt(new Date()), by: { id: null, name: 'Test' } },
  )
  const results = [
    await runOperator(database, add),
    await runOperator(database, ['staff', 'list']),
    await runOperator(database, ['verify', typed('KW-2222-22')]),
    await runOperator(database, [typed('show')]),
  ]
  for (const { out, err } of results) expect(commands.exec(out + err)).toBeNull()
  expect(results[0]!.err).toContain('A name has letters')
  expect(results[1]!.out).toContain('आशा\u200dजी')
  expect(results[1]!.out).toContain('DESREVER')
}, 60_000)

test("the clinic's answer is cleaned before it is stored", async () => {
  const { db } = database
  const asked = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
  const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
  const options = { now: new Date(), staff }
  expect(await pressVerb(database, answerVerb, asked.id, { text: attack('Yes.') }, options)).toEqual({
    ok: true,
  })
  const { sealed, key_id } = await db
    .selectFrom('bookings')
    .select(['sealed', 'key_id'])
    .where('id', '=', asked.id)
    .executeTakeFirstOrThrow()
  const { answer } = testVault.open(asked.id, { sealed: sealed!, key_id: key_id! })
  expect(answer).toMatch(/^Yes\..* end$/s)
  expect(commands.exec(answer!)).toBeNull()
})
