import ical from 'node-ical'
import { expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { visitTerms } from '#content/clinic/visit-terms.ts'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { messages, type PatientTemplate, patientMessages, type Template } from '#content/messages.ts'
import { sensitive } from '#content/sensitive-words.ts'
import { composeEmail, composeSms, composeWhatsapp } from './compose-message.ts'
import type { ClaimedMessage } from './due-message.ts'

const settings = { CLINIC_INBOX: 'desk@kamalini.example', MAIL_FROM: 'no-reply@kamalini.example' }
const message = (changes: Partial<ClaimedMessage>): ClaimedMessage => ({
  messageId: '01a1dd14-a6c1-78c7-841f-63aa292684c5',
  template: 'appointment-confirmed',
  channel: 'email',
  origin: 'patient',
  trust: 'normal',
  queuedSequence: 0,
  sequence: 0,
  lookupKeyId: 'test',
  refund: null,
  queuedAt: new Date('2026-11-15T06:00:00Z'),
  kind: 'appointment',
  answerBy: new Date('2026-11-16T20:30:00+05:30'),
  callBy: new Date('2026-11-16T13:30:00+05:30'),
  bookingId: '01a1dd14-a6c1-78c7-841f-000000000001',
  state: 'booked',
  reference: 'KW-7Q4M-29',
  startsAt: new Date('2026-11-16T18:20:00+05:30'),
  heldUntil: new Date('2026-11-16T18:50:00+05:30'),
  doctor: facts.doctors[0].id,
  language: 'en',
  person: {
    name: 'Asha Verma',
    phone: '+916000000000',
    email: 'asha@example.in',
    contact: defaultPreferences,
  },
  ...changes,
})
const around: Parameters<typeof composeEmail>[2] = {
  publicUrl: 'https://kamalini.example',
  link: '7Q4M29XT-_aZ',
  tests: [{ preparation: 'fasting-10' }],
}
const compose = (changes: Partial<ClaimedMessage>) => composeEmail(message(changes), settings, around)
const templates = Object.keys(messages) as Template[]
const all = templates.flatMap((template) =>
  languages.flatMap((language) => [
    compose({ template, language })!,
    compose({ template, language, refund: 375 })!,
  ]),
)

test('no message reveals the reason of the visit, in either language', () => {
  for (const email of all)
    expect(`${email.from.name} ${email.subject} ${email.text} ${email.calendar?.text ?? ''}`).not.toMatch(
      sensitive,
    )
})

test('a message is filled in completely and in one language', () => {
  for (const email of all) expect(email.subject + email.text).not.toMatch(/[{}]/)
  expect(compose({ language: 'hi' })?.text).toContain('सोमवार 16 नवंबर, शाम 6:20 बजे')
  expect(compose({})?.text).toContain('Monday 16 November at 6:20 pm (India time)')
})

test('an e-mail about a visit has its length and price, like the confirmation page, and an SMS does not', () => {
  for (const language of languages)
    for (const template of ['appointment-confirmed', 'appointment-moved', 'appointment-reminder'] as const) {
      const booked = message({ template, language })
      const { doctor, text } = visitTerms(language, booked)!
      const mail = compose({ template, language })!.text
      expect(mail).toContain(`${doctor}: ${text}`)
      expect(composeSms(booked, around)!.text).not.toContain(doctor)
    }
})

test('an e-mail to the clinic has the reference and the time, never the name', () => {
  const email = compose({ template: 'desk-appointment-new', language: 'hi' })!
  expect(email.to).toBe('desk@kamalini.example')
  expect(email.text).toContain('KW-7Q4M-29')
  expect(email.text).not.toContain('Asha')
  expect(email.calendar).toBeUndefined()
})

test('a refund is named, and a missing one is not mentioned', () => {
  const cancelled = { template: 'appointment-cancelled', state: 'cancelled' } as const
  expect(compose({ ...cancelled, refund: 375 })?.text).toContain('Money back to you: ₹375.')
  expect(compose({ ...cancelled, refund: 0 })?.text).not.toContain('Money')
})

test('a cancelled visit is removed from the calendar, a moved one changes its time there', () => {
  const moved = compose({ template: 'appointment-moved', sequence: 1 })?.calendar
  expect(moved?.method).toBe('PUBLISH')
  expect(moved?.text).toContain('SEQUENCE:1')
  const cancelled = compose({ template: 'appointment-cancelled', state: 'cancelled', sequence: 2 })?.calendar
  expect(cancelled?.method).toBe('CANCEL')
  expect(cancelled?.text).toMatch(/METHOD:CANCEL.*SEQUENCE:2.*STATUS:CANCELLED/s)
})

test('an e-mail greets by name only if the name looks like one', () => {
  const named = (name: string, language: 'en' | 'hi' = 'en') =>
    compose({ language, person: { ...message({}).person!, name } })!.text.split('\n\n')[0]
  expect(named('Asha Verma')).toBe('Hello Asha Verma,')
  expect(named('आशा वर्मा', 'hi')).toBe('नमस्ते आशा वर्मा,')
  expect(named('Update at evil.example today')).toBe('Hello,')
  expect(named('Update at evil.example today', 'hi')).toBe('नमस्ते,')
})

test('SMS and WhatsApp are short, without the name, and link to the private page', () => {
  for (const language of languages)
    for (const template of Object.keys(patientMessages) as PatientTemplate[]) {
      const sms = composeSms(message({ template, language, channel: 'sms' }), around)!
      expect(sms.text).not.toMatch(sensitive)
      expect(sms.text).not.toMatch(/[{}]|Asha/)
      const whatsapp = composeWhatsapp(message({ template, language, channel: 'whatsapp' }), around)!
      expect(whatsapp.parameters.join(' ')).not.toMatch(sensitive)
      expect(whatsapp.parameters.join(' ')).not.toContain('Asha')
      for (const parameter of whatsapp.parameters) expect(parameter).not.toBe('')
    }
  expect(composeSms(message({}), around)?.text).toContain('https://kamalini.example/m/7Q4M29XT-_aZ')
  expect(composeSms(message({ language: 'hi' }), around)?.text).toContain('/h/7Q4M29XT-_aZ')
})

test.each([
  ['en', 'Eat before 10:00 pm on Monday'],
  ['hi', 'सोमवार रात 10:00 से पहले खाना खा लें'],
] as const)('the fasting reminder has the same last meal as the form, in %s', (language, words) => {
  const reminder = message({
    template: 'home-collection-reminder-fasting',
    kind: 'home-collection',
    startsAt: new Date('2026-11-17T10:00:00+05:30'),
    language,
  })
  expect(composeEmail(reminder, settings, around)!.text).toContain(words)
  expect(composeSms(reminder, around)!.text).toContain(words)
  expect(composeWhatsapp(reminder, around)!.parameters).toContain(words)
})

test('every copy of a message carries the same Message-ID', () => {
  const ids = Array.from({ length: 3 }, () => compose({})?.messageId)
  expect(new Set(ids)).toEqual(new Set(['<01a1dd14-a6c1-78c7-841f-63aa292684c5@kamalini.example>']))
})

test('the calendar file can be read by a calendar and is private', () => {
  const text = compose({ language: 'hi' })!.calendar!.text
  const [event] = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
  expect(event).toMatchObject({ summary: 'मुलाक़ात KW-7Q4M-29', class: 'PRIVATE' })
  expect(event?.start.toISOString()).toBe('2026-11-16T12:50:00.000Z')
  expect(event?.end?.toISOString(), 'as long as was booked').toBe('2026-11-16T13:20:00.000Z')
  expect(event?.uid).toContain('01a1dd14-a6c1-78c7-841f-000000000001@')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('without an address no e-mail is composed', () => {
  expect(compose({ person: { ...message({}).person!, email: null } })).toBeNull()
})
