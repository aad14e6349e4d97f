import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ContactPreferences,
  callRules,
  channels,
  contactHours,
  defaultPreferences,
  maySend,
  nextAllowed,
  parseContactPreferences,
} from './contact-preferences.ts'
import type { Session } from './slots.ts'
import { instantAt, minutesFrom } from './time.ts'

const sessions: Session[] = [
  { id: 'morning', opens: '10:00', closes: '13:30' },
  { id: 'evening', opens: '18:00', closes: '20:30' },
]
const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const bySms = { channel: 'sms' as const, purpose: 'booking' as const }
const everyChannel: ContactPreferences = { ...defaultPreferences, channels: [...channels] }

const anyRules: fc.Arbitrary<ContactPreferences> = fc.record({
  call: fc.constantFrom(...callRules),
  hours: fc.constantFrom(...contactHours),
  channels: fc.subarray([...channels]),
  reminders: fc.subarray([...channels]),
  sharedPhone: fc.boolean(),
})
const anyTime = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const anyMessage = fc.record({
  channel: fc.constantFrom(...channels),
  purpose: fc.constantFrom('booking' as const, 'reminder' as const),
})

test('nothing is sent to a patient who chose to contact the clinic themselves', () => {
  fc.assert(
    fc.property(anyRules, anyMessage, anyTime, (rules, message, time) => {
      expect(maySend({ ...rules, call: 'never' }, message, time, sessions)).toEqual({ kind: 'never' })
    }),
  )
})

test('nothing is sent on a channel that the patient did not choose for this purpose', () => {
  fc.assert(
    fc.property(anyRules, anyMessage, anyTime, (rules, message, time) => {
      const chosenFor = message.purpose === 'reminder' ? 'reminders' : 'channels'
      const others = rules[chosenFor].filter((each) => each !== message.channel)
      expect(maySend({ ...rules, [chosenFor]: others }, message, time, sessions)).toEqual({ kind: 'never' })
    }),
  )
  expect(maySend(defaultPreferences, bySms, at('2026-11-16', '11:00'), sessions)).toEqual({ kind: 'never' })
})

test('who chose a channel for messages about the booking alone gets no reminder on it, and the other way round', () => {
  const noon = at('2026-11-16', '11:00')
  const reminder = { ...bySms, purpose: 'reminder' as const }
  expect(maySend({ ...defaultPreferences, channels: ['sms'] }, reminder, noon, sessions).kind).toBe('never')
  expect(maySend({ ...defaultPreferences, reminders: ['sms'] }, bySms, noon, sessions).kind).toBe('never')
  expect(maySend({ ...defaultPreferences, reminders: ['sms'] }, reminder, noon, sessions).kind).toBe('now')
})

test.each([
  ['any', '03:00', 'now'],
  ['morning', '09:59', 'later'],
  ['morning', '10:00', 'now'],
  ['morning', '13:29', 'now'],
  ['morning', '13:30', 'later'],
  ['morning', '18:00', 'later'],
  ['evening', '17:59', 'later'],
  ['evening', '18:00', 'now'],
  ['evening', '20:29', 'now'],
  ['evening', '20:30', 'later'],
] as const)('hours “%s”: at %s on the clinic’s clock a message may leave %s', (hours, clock, when) => {
  expect(maySend({ ...everyChannel, hours }, bySms, at('2026-11-16', clock), sessions).kind).toBe(when)
})

test('a message that must wait is sent in the next hours that the patient allows', () => {
  const mornings: ContactPreferences = { ...everyChannel, hours: 'morning' }
  expect(nextAllowed(mornings, at('2026-11-16', '02:00'), sessions)).toEqual(at('2026-11-16', '10:00'))
  expect(nextAllowed(mornings, at('2026-11-16', '13:30'), sessions)).toEqual(at('2026-11-17', '10:00'))
  expect(nextAllowed(mornings, at('2026-12-31', '23:59'), sessions)).toEqual(at('2027-01-01', '10:00'))
  expect(maySend(mornings, bySms, at('2026-11-16', '02:00'), sessions)).toEqual({
    kind: 'later',
    from: at('2026-11-16', '10:00'),
  })
})

test('the next allowed moment is allowed, not in the past and within a day', () => {
  fc.assert(
    fc.property(anyRules, anyTime, (rules, time) => {
      const next = nextAllowed(rules, time, sessions)
      const permission = (time: Date) =>
        maySend({ ...everyChannel, hours: rules.hours }, bySms, time, sessions)
      expect(permission(next)).toEqual({ kind: 'now' })
      expect(next.getTime()).toBeGreaterThanOrEqual(time.getTime())
      expect(next.getTime() - time.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      expect(permission(time)).toEqual(
        next.getTime() === time.getTime() ? { kind: 'now' } : { kind: 'later', from: next },
      )
    }),
  )
})

test('hours that the clinic does not have throw: they are a mistake in its facts', () => {
  const evenings: ContactPreferences = { ...everyChannel, hours: 'evening' }
  expect(() => maySend(evenings, bySms, at('2026-11-16', '19:00'), sessions.slice(0, 1))).toThrow('evening')
})

test('a form without any choice means the default preferences, with mail where an address was given', () => {
  expect(parseContactPreferences({}, false)).toEqual({ ok: true, request: defaultPreferences })
  expect(parseContactPreferences({}, true)).toEqual({
    ok: true,
    request: { ...defaultPreferences, channels: ['email'] },
  })
})

test('what was ticked becomes what is allowed', () => {
  const answers = {
    contactCall: 'only-me',
    contactHours: 'evening',
    bySms: 'yes',
    byWhatsapp: true,
    remindByEmail: 'yes',
    sharedPhone: 'yes',
  }
  expect(parseContactPreferences(answers, true)).toEqual({
    ok: true,
    request: {
      call: 'only-me',
      hours: 'evening',
      channels: ['email', 'sms', 'whatsapp'],
      reminders: ['email', 'sms', 'whatsapp'],
      sharedPhone: true,
    },
  })
  expect(parseContactPreferences({ ...answers, byWhatsapp: undefined }, false)).toMatchObject({
    request: { channels: ['sms'], reminders: ['sms'] },
  })
  expect(parseContactPreferences({ bySms: 'no', sharedPhone: '' }, false)).toEqual({
    ok: true,
    request: defaultPreferences,
  })
})

test('"never contact me" leaves no channel, whatever else was ticked', () => {
  const ticked = { contactCall: 'never', bySms: 'yes', byWhatsapp: 'yes', remindByEmail: 'yes' }
  expect(parseContactPreferences(ticked, true)).toMatchObject({
    ok: true,
    request: { call: 'never', channels: [], reminders: [] },
  })
})

test('a value that the form does not offer is an error at its field', () => {
  expect(parseContactPreferences({ contactCall: 'sometimes', contactHours: 7 }, true)).toEqual({
    ok: false,
    errors: [
      { field: 'contactCall', code: 'contact-call-required' },
      { field: 'contactHours', code: 'contact-hours-required' },
    ],
  })
})
