import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostile } from '#test/hostile.ts'
import {
  answerBy,
  answerWays,
  answerWaysOffered,
  monthLater,
  parseEnquiry,
  personOfEnquiry,
} from './enquiry.ts'
import { fieldCodes } from './fields.ts'
import type { Closure, Session } from './slots.ts'
import { addDays, instantAt, minutesFrom, toIso } from './time.ts'

const notice = 'contact-1.1'
const answers = {
  fullName: 'Asha Verma',
  email: 'asha@example.in',
  phoneNumber: '98765 43210',
  message: ' When do you open?\r\n\r\n\r\n\r\nThank you. ',
  consent: notice,
  language: 'en',
}
const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = parseEnquiry({ ...answers, ...changes }, notice, answerWays)
  return parsed.ok ? [] : parsed.errors.map((error) => `${error.field}: ${error.code}`)
}

test('a message keeps its lines, but not its long gaps', () => {
  const parsed = parseEnquiry(answers, notice, answerWays)
  expect(parsed.ok && parsed.request.message).toBe('When do you open?\n\nThank you.')
})

test.each([
  [{ fullName: undefined }, ['fullName: sender-name-required']],
  [{ email: '' }, []],
  [{ phoneNumber: '' }, []],
  [{ email: '', phoneNumber: '' }, ['phoneNumber: sender-phone-required']],
  [{ answerWay: 'email', email: '' }, ['email: email-required']],
  [{ answerWay: 'email', phoneNumber: '12' }, []],
  [{ answerWay: 'sms', phoneNumber: '' }, ['phoneNumber: sender-phone-required']],
  [{ answerWay: 'call', email: 'asha at example' }, []],
  [{ answerWay: 'call', phoneNumber: '12' }, ['phoneNumber: phone-short']],
  [{ answerWay: 'pigeon' }, ['answerWay: answer-way-unknown']],
  [
    { fullName: '', answerWay: 'email', email: '' },
    ['fullName: sender-name-required', 'email: email-required'],
  ],
  [{ message: '\n \n' }, ['message: message-required']],
  [{ message: 'Hi' }, ['message: message-too-short']],
  [{ message: 'x'.repeat(2001) }, ['message: message-too-long']],
  [{ message: 'x'.repeat(2000) }, []],
  [{ consent: undefined }, ['consent: consent-missing-contact']],
])('%o is reported', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

test.each([
  [{ answerWay: 'call' }, { phone: '+919876543210', email: null, call: 'only-me', channels: [] }],
  [{ answerWay: 'sms' }, { phone: '+919876543210', email: null, call: 'write-only', channels: ['sms'] }],
  [{ answerWay: 'email' }, { phone: '', email: 'asha@example.in', call: 'write-only', channels: ['email'] }],
  [{ phoneNumber: '' }, { phone: '', email: 'asha@example.in', call: 'write-only', channels: ['email'] }],
  [{}, { phone: '+919876543210', email: 'asha@example.in', call: 'only-me', channels: ['email'] }],
])('answered by %o: only what that needs is stored', (changes, kept) => {
  const parsed = parseEnquiry({ ...answers, ...changes }, notice, answerWays)
  const { phone, email, contact } = personOfEnquiry(parsed.ok ? parsed.request : expect.unreachable())
  expect({ phone, email, call: contact.call, channels: contact.channels }).toEqual(kept)
})

test('where the site sends no SMS, an answer by SMS is refused and the other ways are not', () => {
  const ways = answerWaysOffered({ sms: false })
  const parsedBy = (answerWay: string) => parseEnquiry({ ...answers, answerWay }, notice, ways)
  expect(parsedBy('sms')).toMatchObject({
    ok: false,
    errors: [{ field: 'answerWay', code: 'answer-way-unknown' }],
  })
  for (const way of ['call', 'email', '']) expect(parsedBy(way).ok, way).toBe(true)
})

const sessions: Session[] = [
  { id: 'morning', opens: '10:00', closes: '13:30' },
  { id: 'evening', opens: '18:00', closes: '20:30' },
]
const promised = (at: string, closures: Closure[] = []) =>
  toIso(answerBy({ sessions, slotMinutes: 20, days: 7, closures }, new Date(at)))

test.each([
  '2026-11-15T00:00:00+05:30',
  '2026-11-15T10:00:00+05:30',
  '2026-11-15T23:59:59+05:30',
])('a message of %s is answered before we close the next day', (at) => {
  expect(promised(at)).toBe('2026-11-16T20:30:00+05:30')
})

test('closed days do not count', () => {
  const closures = [
    { day: '2026-11-16', session: null },
    { day: '2026-11-17', session: null },
  ]
  expect(promised('2026-11-15T10:00:00+05:30', closures)).toBe('2026-11-18T20:30:00+05:30')
  // Two closed half days are a closed day; a closure of today does not affect tomorrow.
  const halves: Closure[] = [
    { day: '2026-11-16', session: 'morning' },
    { day: '2026-11-16', session: 'evening' },
  ]
  expect(promised('2026-11-15T10:00:00+05:30', halves)).toBe('2026-11-17T20:30:00+05:30')
  expect(promised('2026-11-15T10:00:00+05:30', [{ day: '2026-11-15', session: null }])).toBe(
    '2026-11-16T20:30:00+05:30',
  )
})

test('on a day with a free evening we close at noon, and answer until then', () => {
  const evening: Closure = { day: '2026-11-16', session: 'evening' }
  const morning: Closure = { day: '2026-11-16', session: 'morning' }
  expect(promised('2026-11-15T10:00:00+05:30', [evening])).toBe('2026-11-16T13:30:00+05:30')
  expect(promised('2026-11-15T10:00:00+05:30', [morning])).toBe('2026-11-16T20:30:00+05:30')
})

test('a weekday on which the clinic is closed does not count, and a short Saturday ends early', () => {
  const week: Session[] = [
    { id: 'morning', opens: '09:00', closes: '13:00', weekdays: [6] },
    { id: 'morning', opens: '09:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5] },
  ]
  const by = (at: string) =>
    toIso(answerBy({ sessions: week, slotMinutes: 20, days: 7, closures: [] }, new Date(at)))
  expect(by('2026-11-20T10:00:00+05:30')).toBe('2026-11-21T13:00:00+05:30')
  expect(by('2026-11-21T10:00:00+05:30')).toBe('2026-11-23T17:00:00+05:30')
})

test('even a fortnight of holidays gives a date for the answer', () => {
  const today = '2026-11-15'
  const closures = Array.from({ length: 20 }, (_, n) => ({ day: addDays(today, n), session: null }))
  const at = instantAt(today, minutesFrom('10:00')).toISOString()
  expect(promised(at, closures)).toMatch(/^2026-11-\d\dT20:30:00\+05:30$/)
})

test('any input gives a message or known codes, never an exception', () => {
  fc.assert(
    fc.property(fc.record(hostile(answers), { requiredKeys: [] }), (anything) => {
      const parsed = parseEnquiry(anything, notice, answerWays)
      if (!parsed.ok) for (const error of parsed.errors) expect(fieldCodes).toContain(error.code)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['2026-11-16', '2026-12-16'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s, at the same hour', (asked, due) => {
  const at = (day: string) => instantAt(day, minutesFrom('23:40'))
  expect(toIso(monthLater(at(asked)))).toBe(toIso(at(due)))
})
