import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostile } from '#test/hostile.ts'
import { fieldCodes } from './fields.ts'
import { comingHours, LAB_TEST_DAYS, parseLabTestBooking, refuseWish } from './lab-test-booking.ts'
import type { Session } from './slots.ts'
import { addDays, instantAt, minutesFrom } from './time.ts'

const notice = 'test-booking-1.0'
const answers = {
  fullName: 'Asha Verma',
  email: 'asha@example.in',
  phone: '९८७६५ ४३२१०',
  age: 34,
  gender: 'female',
  address: '4 Lotus Lane, Prayagraj',
  date: '2026-11-16',
  time: '10:05',
  consent: true,
  language: 'en',
}
const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = parseLabTestBooking({ ...answers, ...changes }, notice)
  return parsed.ok ? [] : parsed.errors.map((error) => `${error.field}: ${error.code}`)
}

test('a lab test booking has a person, a way to reach them, a day and a time', () => {
  const parsed = parseLabTestBooking(answers, notice)
  expect(parsed).toMatchObject({
    ok: true,
    request: { fullName: 'Asha Verma', phone: '+919876543210', age: 34, date: '2026-11-16', time: '10:05' },
  })
})

test.each([
  [{ fullName: '' }, ['fullName: name-required']],
  [{ email: '' }, []],
  [{ email: 'asha' }, ['email: email-format']],
  [{ phone: '12' }, ['phone: phone-short']],
  [{ age: '' }, ['age: age-required']],
  [{ age: 1e21 }, ['age: age-format']],
  [{ gender: '' }, ['gender: gender-required']],
  [{ address: ' ' }, []],
  [{ address: 'x'.repeat(301) }, ['address: address-too-long']],
  [{ date: '2026-13-01' }, ['date: date-required']],
  [{ time: '24:00' }, ['time: time-required']],
  [{ time: '7:00' }, ['time: time-required']],
  [{ consent: 'yes' }, ['consent: consent-missing']],
  [{ age: 17 }, ['guardian: guardian-needed']],
  [{ age: 17, guardian: true }, []],
])('%o is reported', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

const sessions: Session[] = [
  { id: 'morning', opens: '10:00', closes: '13:30' },
  { id: 'evening', opens: '18:00', closes: '20:30' },
]
test('a form offers the hours of opening, the last of each session as long as the clinic is open', () => {
  expect(comingHours(sessions).map(({ session, from, to }) => `${session} ${from}-${to}`)).toEqual([
    'morning 10:00-11:00',
    'morning 11:00-12:00',
    'morning 12:00-13:00',
    'morning 13:00-13:30',
    'evening 18:00-19:00',
    'evening 19:00-20:00',
    'evening 20:00-20:30',
  ])
})

const now = instantAt('2026-11-15', minutesFrom('12:00'))
const refusal = (day: string, clock: string) => refuseWish(day, clock, sessions, now)?.code ?? null

test.each([
  ['2026-11-14', '12:30', 'date-past'],
  ['2026-11-15', '11:00', 'time-past'],
  ['2026-11-15', '12:00', 'time-past'],
  ['2026-11-15', '12:01', null],
  [addDays('2026-11-15', LAB_TEST_DAYS - 1), '10:00', null],
  [addDays('2026-11-15', LAB_TEST_DAYS), '10:00', 'date-too-far'],
  ['2026-11-16', '09:59', 'time-closed'],
  ['2026-11-16', '10:00', null],
  ['2026-11-16', '13:29', null],
  ['2026-11-16', '13:30', 'time-closed'],
  ['2026-11-16', '17:59', 'time-closed'],
  ['2026-11-16', '18:00', null],
  ['2026-11-16', '20:30', 'time-closed'],
])('a test on %s at %s is answered with %s', (day, clock, code) => {
  expect(refusal(day, clock)).toBe(code)
})

test('on a weekday on which the clinic is closed no test is taken', () => {
  const week: Session[] = [{ id: 'morning', opens: '09:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5, 6] }]
  expect(refuseWish('2026-11-21', '10:00', week, now)).toBeNull()
  expect(refuseWish('2026-11-22', '10:00', week, now)?.code).toBe('time-closed')
})

test('any input gives a request or known codes, never an exception', () => {
  fc.assert(
    fc.property(fc.record(hostile(answers), { requiredKeys: [] }), (anything) => {
      const parsed = parseLabTestBooking(anything, notice)
      if (!parsed.ok) for (const error of parsed.errors) expect(fieldCodes).toContain(error.code)
    }),
    { numRuns: 500 },
  )
})

test('missing fields are listed in the order of the page: the time first, then the person', () => {
  const parsed = parseLabTestBooking({}, 'lab-test-1')
  const fields = parsed.ok ? [] : parsed.errors.map((error) => error.field)
  expect(fields.slice(0, 2)).toEqual(['date', 'time'])
  expect(fields.indexOf('fullName')).toBeGreaterThan(fields.indexOf('time'))
  expect(fields.at(-1)).toBe('consent')
})
