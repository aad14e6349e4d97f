import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { FIRST_DOCTOR } from '#clinic/slots.ts'
import type { Staff } from '#server/bookings/audit.ts'
import { runAction } from '#server/desk/action/run-action.ts'
import { performOn } from '#server/desk/action/run-verb.ts'
import { type AtDesk, type BookingVerb, type InputOf, refused } from '#server/desk/action/verb.ts'
import { createContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { testVault } from './vault.ts'

type Pressed = { now: Date; staff: Staff; perWindow?: number; reader?: AtDesk['reader'] }

/** The doctor whose complaints are answered. */
export const firstDoctor = { id: 'doctor', role: 'doctor', doctorId: FIRST_DOCTOR } as const

/** Presses a verb of the desk on one booking, where a test has no desk. */
export async function pressVerb<Fields extends z.ZodRawShape>(
  { db, queue }: { db: Database; queue: Queue },
  verb: BookingVerb<Fields>,
  bookingId: string,
  input: InputOf<Fields>,
  { now, staff, perWindow = 1, reader = { id: 'meera', role: 'receptionist', doctorId: null } }: Pressed,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const services = { ...createContext(), db, queue, vault: testVault, now: () => now }
  const action = { key: randomUUID(), verb: verb.name, bookingId, staff: { id: reader.id, actor: staff } }
  const desk = { hours: [], perWindow, reader, offered: { sms: true, whatsapp: true } }
  const outcome = await runAction(services, action, async (work) => {
    const booking = await work.lock(bookingId)
    return booking ? performOn(verb, work, booking, input, desk) : refused('erased')
  })
  return outcome.ok ? { ok: true } : { ok: false, reason: outcome.reason }
}
