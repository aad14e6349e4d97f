import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import type { DeskAt } from '../desk-at.ts'
import { insertBooking, type TestBooking } from '../insert-booking.ts'
import { insertCollection } from '../insert-collection.ts'

const day = dayOf(new Date())
const at = (clock: string) => instantAt(day, minutesFrom(clock))
/** The hour of all screens, whatever the hour of the run. */
export const sixPastEleven = at('11:06')
const yesterday = new Date(sixPastEleven.getTime() - 24 * 3_600_000)

type Visit = Pick<TestBooking, 'contact'> & { clock: string; state?: TestBooking['state']; verbs?: string[] }

const visits: Record<string, Visit> = {
  'Asha Verma': { clock: '10:00', verbs: ['check-in', 'call-in', 'seen'] },
  'Bina Thakur': { clock: '10:20', contact: { call: 'yes' } },
  'Farida Khatoon': { clock: '10:40', verbs: ['check-in', 'call-in'] },
  'Geeta Pal': { clock: '11:00', verbs: ['check-in'], contact: { call: 'yes' } },
  'Hina Ansari': { clock: '11:20', verbs: ['check-in'], contact: { call: 'never' } },
  'Indu Rawat': { clock: '11:40', contact: { call: 'never', channels: [] } },
  'Jaya Sahu': {
    clock: '12:00',
    contact: { hours: { from: '16:00', until: '18:00' }, wordsForOthers: 'Say the library has called.' },
  },
  'Kiran Devi': { clock: '12:20', state: 'to-confirm' },
  'Lata Mishra': { clock: '12:40', contact: { call: 'yes', channels: [] }, verbs: ['cancel'] },
  'Meenal Gupta': { clock: '13:00', contact: { call: 'yes', sharedPhone: true } },
  'Devika Rao': { clock: '13:20', contact: { call: 'yes', channels: ['whatsapp'] } },
  'Vasundhara Krishnamurthy Iyer': { clock: '18:00', contact: { call: 'yes', channels: ['whatsapp'] } },
  'Nalini Shah': {
    clock: '18:40',
    contact: { call: 'yes', channels: [], hours: { from: '16:00', until: '18:00' } },
    verbs: ['cancel'],
  },
  'कमला देवी पांडेय': { clock: '18:20', contact: { channels: ['sms'] } },
}

const homes = [
  { name: 'Nirmala Joshi', clock: '10:00', contact: { call: 'yes' } },
  { name: 'Om Kumari', clock: '11:00', contact: { call: 'only-me', wordsForOthers: 'A parcel for Om.' } },
  { name: 'Pushpa Lal', clock: '11:00', contact: { call: 'never' } },
  { name: 'Rukhsar Begum', clock: '16:00', contact: { call: 'yes' } },
] as const

/**
 * Every kind of booking that the desk has, in every state. Returns a function that presses verbs, and the
 * bookings.
 */
export async function fillDay(stack: DeskAt) {
  const { database, meera, farah } = stack
  const press = async (verb: string, bookingId: string, who = meera) => {
    const { version } = await database.db
      .selectFrom('changes')
      .select((row) => row.fn.max('id').as('version'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const { statusCode, body } = await stack.post(who, verb, { bookingId, version: Number(version) })
    if (statusCode !== 200) throw new Error(`${verb}: ${statusCode} ${body}`)
    return JSON.parse(body) as { action: string }
  }
  const ids: Record<string, string> = {}
  let phone = 0
  const person = () => ({ phone: `+9190000001${String(phone++).padStart(2, '0')}`, now: yesterday })

  for (const [name, { clock, state = 'booked', verbs = [], ...contact }] of Object.entries(visits)) {
    const visit = { kind: 'appointment', state, name, startsAt: at(clock), ...person(), ...contact } as const
    const { id } = await insertBooking(database, visit)
    ids[name] = id
    for (const verb of verbs) await press(verb, id)
  }
  for (const [index, { name, clock, contact }] of homes.entries()) {
    const { id } = await insertCollection(database, {
      day,
      clock,
      seat: index + 1,
      name,
      address: '14, Lotus Lane\nBlue gate, opposite the water tank\n211001',
      contact,
      tests: { 'COMPLETE BLOOD COUNT (CBC)': 500, TRIGLYCERIDES: 140 },
      ...person(),
    })
    if (index < 3) await stack.post(meera, 'assign-stop', { bookingId: id, staffId: farah.id })
  }
  const test = { kind: 'lab-test', name: 'Savita Rani', startsAt: at('12:00'), ...person() } as const
  await insertBooking(database, { ...test, state: 'to-confirm' })
  const about = await insertBooking(database, { ...test, ...person(), name: 'Uma Nair', state: 'booked' })
  await insertBooking(database, { kind: 'enquiry', state: 'open', name: 'Tara Bai', ...person() })
  await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    name: 'Uma Nair',
    message: 'Nobody came at the time that was agreed, and nobody called.',
    aboutId: about.id,
    ...person(),
  })
  return { press, ids }
}
