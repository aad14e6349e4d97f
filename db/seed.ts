import { randomUUID } from 'node:crypto'
import { parseBooking } from '#clinic/appointment.ts'
import { addDays, dayOf, instantAt, minutesFrom, toIso } from '#clinic/time.ts'
import { hoursOf, leadDoctor } from '#content/facts.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { openQueue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { openVault } from '#server/platform/vault.ts'
import { loadCatalogue } from './catalogue.ts'

/** Invented people with numbers that do not exist. */
const visits = [
  { day: 1, clock: '10:20', name: 'Asha Verma', language: 'en' },
  { day: 1, clock: '11:00', name: 'सुनीता देवी', language: 'hi' },
  { day: 1, clock: '18:40', name: 'Farah Khan', language: 'en' },
  { day: 2, clock: '12:20', name: 'Meenu', language: 'hi' },
] as const

/** The catalogue, a few bookings in the days ahead and one closed half day, so that a new site is not empty. */
export async function seed(databaseUrl: string, keys: Pick<Env, 'DATA_KEYS' | 'LOOKUP_KEYS'>) {
  await loadCatalogue(databaseUrl)
  const pool = openPool(databaseUrl, 'seed', createLog('silent'))
  const db = openDatabase(pool)
  const queue = openQueue(pool)
  const now = new Date()
  const vault = openVault(keys.DATA_KEYS, keys.LOOKUP_KEYS)
  const schedule = hoursOf(leadDoctor, 7)
  for (const [index, visit] of visits.entries()) {
    const answers = {
      dateTime: toIso(instantAt(addDays(dayOf(now), visit.day), minutesFrom(visit.clock))),
      patientName: visit.name,
      phoneNumber: `60000000${String(index).padStart(2, '0')}`,
      consent: true,
      language: visit.language,
    }
    const parsed = parseBooking(answers, appointmentPrivacyNotice.version)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    await bookAppointment(db, queue, parsed.request, {
      request: { form: 'appointment', key: randomUUID() },
      schedule,
      now,
      admission: 'hold',
      trust: 'normal',
      ahead: { unproven: 1000, all: 1000 },
      vault,
    })
  }
  await db
    .insertInto('closures')
    .values({ day: addDays(dayOf(now), 4), session: 'evening' })
    .execute()
  await queue.close()
  await db.destroy()
}
