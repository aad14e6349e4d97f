import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asUser } from '#test/database.ts'
import { givenAt } from '#test/given.ts'
import { runOperator } from '#test/operator.ts'
import { withDatabase } from '#test/with-database.ts'
import { openDatabase, openPool } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { addStaff, disableStaff, listStaff } from './staff-accounts.ts'

const database = withDatabase()

const change = { ...givenAt(new Date()), by: { id: null, name: 'Test' } }
const owner = (email: string) => ({
  name: 'Aruna Rao',
  email,
  role: 'owner' as const,
  doctorId: null,
  language: 'en' as const,
})

test('the operator makes, resets and disables an account without a browser', async () => {
  const staff = (...args: string[]) => runOperator(database, ['staff', ...args])
  const added = await staff('add', 'Meera@Example.org', 'Meera Joshi', 'receptionist')
  expect(added.out).toMatch(/shown only now: ([a-z2-9]{4}-){3}[a-z2-9]{4}\n/)
  expect((await staff('add', 'meera@example.org', 'Meera Joshi', 'receptionist')).err).toContain('already')
  expect((await staff('add', 'x@example.org', 'X Y', 'doctor')).err).toContain('Which doctor')
  expect((await staff('reset', 'meera@example.org')).out).toContain('One-time password')
  expect((await staff('disable', 'meera@example.org')).out).toContain('Done.')
  expect((await staff('list')).out).toContain('meera@example.org  Meera Joshi, disabled')
  const events = await database.db
    .selectFrom('staff_events')
    .select(['action', 'actor_name'])
    .orderBy('at')
    .execute()
  expect(events).toEqual(
    ['added', 'reset', 'disabled'].map((action) => ({ action, actor_name: 'Meera Joshi' })),
  )
}, 60_000)

test('two owners who disable each other at the same moment leave one', async () => {
  const [one, other] = ['one@example.org', 'other@example.org']
  for (const email of [one, other]) await addStaff(database.db, owner(email!), change)
  const outcomes = await Promise.all([one, other].map((email) => disableStaff(database.db, email!, change)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'last-owner' })
  const left = (await listStaff(database.db, new Date())).filter(
    ({ role, disabledAt }) => role === 'owner' && !disabledAt,
  )
  expect(left).toHaveLength(1)
})

const as = async (user: 'clinic_site' | 'clinic_worker' | 'clinic_desk', statement: string) => {
  const db = openDatabase(openPool(asUser(database.url, user), 'test', createLog('silent')))
  try {
    await sql.raw(statement).execute(db)
    return 'done'
  } catch (error) {
    return (error as Error).message
  } finally {
    await db.destroy()
  }
}

const secretTables = [
  'staff',
  'staff_accounts',
  'staff_second_factors',
  'staff_passkeys',
  'staff_sessions',
  'staff_verifications',
]
test.each(secretTables)('neither site nor worker reads %s', async (table) => {
  for (const user of ['clinic_site', 'clinic_worker'] as const)
    expect(await as(user, `select from ${table}`)).toBe(`permission denied for table ${table}`)
})

test('the desk can change neither the key of a passkey nor its owner', async () => {
  const denied = 'permission denied for table staff_passkeys'
  expect(await as('clinic_desk', "update staff_passkeys set public_key = ''")).toBe(denied)
  expect(await as('clinic_desk', 'update staff_passkeys set staff_id = gen_random_uuid()')).toBe(denied)
  expect(await as('clinic_desk', 'update staff_passkeys set counter = 1')).toBe('done')
})

const trails = ['audit_events', 'staff_events']
test.each(trails)('the desk cannot change or delete the rows of %s', async (table) => {
  const denied = `permission denied for table ${table}`
  expect(await as('clinic_desk', `select from ${table}`)).toBe('done')
  expect(await as('clinic_desk', `update ${table} set actor_name = 'nobody'`)).toBe(denied)
  expect(await as('clinic_desk', `delete from ${table}`)).toBe(denied)
  expect(await as('clinic_desk', `truncate ${table}`)).toBe(denied)
  expect(await as('clinic_desk', `alter table ${table} disable trigger all`)).toBe(
    `must be owner of table ${table}`,
  )
})
