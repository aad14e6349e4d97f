import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { withDatabase } from '#test/with-database.ts'
import { endShift, roundPhase, startShift } from './shift.ts'

const database = withDatabase()

const day = '2026-11-16'
const at = (clock: string, of = day) => instantAt(of, minutesFrom(clock))

test('a session is before, on or after the round, and never on it again', async () => {
  const staffId = randomUUID()
  const phase = (signedInAt: string, now: string) => roundPhase(database.db, staffId, at(signedInAt), at(now))
  expect(await phase('06:30', '07:00')).toBe('before')
  await startShift(database.db, staffId, day, at('07:00'))
  expect(await phase('06:30', '13:00')).toBe('on')
  // A shift that is left open ends at eight in the evening, whatever the phone does.
  expect(await phase('06:30', '19:59')).toBe('on')
  expect(await phase('06:30', '20:00')).toBe('over')
  expect(await roundPhase(database.db, staffId, at('06:30'), at('06:00', '2026-11-17'))).toBe('over')

  await endShift(database.db, { key: randomUUID(), staffId, day }, at('14:00'))
  expect(await phase('06:30', '14:00')).toBe('over')
  // After a shift was ended by mistake, a new sign-in goes on, and earlier sessions stay closed.
  expect(await phase('14:05', '14:06')).toBe('before')
  await startShift(database.db, staffId, day, at('14:06'))
  expect(await phase('14:05', '14:07')).toBe('on')
  expect(await phase('06:30', '14:07')).toBe('over')
  expect(await phase('20:30', '20:31')).toBe('before')
})
