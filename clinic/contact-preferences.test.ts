import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contactFields, contactRulesFrom } from './contact-fields.ts'
import {
  type ContactPreferences,
  callRules,
  channels,
  contactHours,
  defaultPreferences,
  hourRange,
  mayCall,
  maySend,
  nextAllowed,
  offeredHours,
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
  hours: fc.constantFrom(...contactHours, { from: '15:00', until: '16:30' }),
  channels: fc.subarray([...channels]),
  reminders: fc.subarray([...channels]),
  sharedPhone: fc.boolean(),
  wordsForOthers: fc.constantFrom(null, 'It is about the school.'),
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

test('a patient who chose a channel for booking messages alone gets no reminder on it, and the reverse', () => {
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
  [{ from: '15:00', until: '16:30' }, '14:59', 'later'],
  [{ from: '15:00', until: '16:30' }, '15:00', 'now'],
  [{ from: '15:00', until: '16:30' }, '16:29', 'now'],
  [{ from: '15:00', until: '16:30' }, '16:30', 'later'],
] as const)('hours “%o”: at %s on the clinic’s clock a message may leave %s', (hours, clock, when) => {
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

const evenings: ContactPreferences = { ...everyChannel, hours: 'evening' }
const mornings: ContactPreferences = { ...everyChannel, hours: 'morning' }

test('a chosen evening stays an evening where the clinic has no evening session any more', () => {
  const onlyMornings = sessions.slice(0, 1)
  const later = { kind: 'later', from: at('2026-11-16', '16:00') }
  expect(maySend(evenings, bySms, at('2026-11-16', '11:00'), onlyMornings)).toEqual(later)
  expect(maySend(evenings, bySms, at('2026-11-16', '19:00'), onlyMornings)).toEqual({ kind: 'now' })
  expect(hourRange(evenings, onlyMornings)).toEqual({ from: '16:00', until: '20:00' })
})

test('the hours of a session are those of the day, and on a closed day those of other days', () => {
  const week: Session[] = [
    { id: 'morning', opens: '09:00', closes: '13:00', weekdays: [1, 2, 3, 4, 5] },
    { id: 'morning', opens: '10:00', closes: '12:00', weekdays: [6] },
  ]
  const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const
  expect(nextAllowed(mornings, at(friday, '14:00'), week)).toEqual(at(saturday, '10:00'))
  expect(nextAllowed(mornings, at(saturday, '09:30'), week)).toEqual(at(saturday, '10:00'))
  // A visit on Monday gets its reminder on Sunday.
  expect(nextAllowed(mornings, at(saturday, '12:00'), week)).toEqual(at(sunday, '09:00'))
})

test('sessions are offered as contact hours only where there are several', () => {
  expect(offeredHours(sessions)).toEqual(['any', 'morning', 'evening'])
  expect(offeredHours(sessions.slice(0, 1))).toEqual(['any'])
  const three: Session[] = [...sessions, { id: 'afternoon', opens: '14:00', closes: '16:00' }]
  expect(offeredHours(three)).toEqual(['any', 'morning', 'afternoon', 'evening'])
})

const parsed = (answers: object, hasEmail: boolean) =>
  contactRulesFrom(z.object(contactFields).parse(answers), hasEmail)

test('a form without any choice means the safest preferences, with e-mail where an address is given', () => {
  expect(parsed({}, false)).toEqual(defaultPreferences)
  expect(defaultPreferences).toMatchObject({ call: 'only-me', channels: [], reminders: [] })
  expect(parsed({}, true)).toEqual({ ...defaultPreferences, channels: ['email'] })
})

test('what was ticked while booking becomes what is allowed', () => {
  const answers = {
    contactCall: 'yes',
    contactHours: 'evening',
    bySms: 'yes',
    byWhatsapp: true,
    remindByEmail: 'yes',
    sharedPhone: 'yes',
  }
  expect(parsed(answers, true)).toEqual({
    call: 'yes',
    hours: 'evening',
    channels: ['email', 'sms', 'whatsapp'],
    reminders: ['email', 'sms', 'whatsapp'],
    sharedPhone: true,
    wordsForOthers: null,
  })
  expect(parsed({ ...answers, byWhatsapp: undefined }, false)).toMatchObject({
    channels: ['sms'],
    reminders: ['sms'],
  })
  expect(parsed({ bySms: 'no', sharedPhone: '' }, false)).toEqual(defaultPreferences)
})

test('"never contact me" leaves no channel, whatever else is ticked', () => {
  const ticked = { contactCall: 'never', bySms: 'yes', byWhatsapp: 'yes', remindByEmail: 'yes' }
  expect(parsed(ticked, true)).toMatchObject({ call: 'never', channels: [], reminders: [] })
})

test('a patient who wants to be written to only is never called, and without a channel is not contacted at all', () => {
  const byWhatsapp = parsed({ contactCall: 'write-only', byWhatsapp: 'yes' }, false)
  expect(byWhatsapp).toMatchObject({ call: 'write-only', channels: ['whatsapp'] })
  expect(mayCall(byWhatsapp)).toBe(false)
  const noon = at('2026-11-16', '11:00')
  expect(maySend(byWhatsapp, { channel: 'whatsapp', purpose: 'booking' }, noon, sessions).kind).toBe('now')
  expect(maySend(byWhatsapp, bySms, noon, sessions).kind).toBe('never')
  expect(parsed({ contactCall: 'write-only' }, false)).toMatchObject({ call: 'never', channels: [] })
  expect(callRules.filter((call) => mayCall({ ...defaultPreferences, call }))).toEqual(['only-me', 'yes'])
})

test('the preferred hours are shown from and to, whichever way they were chosen', () => {
  expect(hourRange(defaultPreferences, sessions)).toBeNull()
  expect(hourRange({ ...defaultPreferences, hours: 'evening' }, sessions)).toEqual({
    from: '18:00',
    until: '20:30',
  })
  const own = { from: '15:00', until: '16:30' }
  expect(hourRange({ ...defaultPreferences, hours: own }, sessions)).toEqual(own)
})

test('a value that the form does not offer is an error at its field', () => {
  const { error } = z.object(contactFields).safeParse({ contactCall: 'sometimes', contactHours: 7 })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['contactCall', 'contact-call-required'],
    ['contactHours', 'contact-hours-required'],
  ])
})
