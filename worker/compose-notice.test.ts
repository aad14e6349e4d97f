import ical from 'node-ical'
import { expect, test } from 'vitest'
import { languages } from '#content/language.ts'
import { messages, type Template } from '#content/messages.ts'
import { telling } from '#content/telling-words.ts'
import type { ClaimedMessage } from '#server/notices.ts'
import { composeNotice } from './compose-notice.ts'

const settings = { CLINIC_INBOX: 'desk@kamalini.example', MAIL_FROM: 'no-reply@kamalini.example' }
const message = (changes: Partial<ClaimedMessage>): ClaimedMessage => ({
  noticeId: '01a1dd14-a6c1-78c7-841f-63aa292684c5',
  template: 'appointment-confirmed',
  owedAt: new Date('2026-11-15T06:00:00Z'),
  kind: 'appointment',
  answerBy: new Date('2026-11-16T20:30:00+05:30'),
  bookingId: '01a1dd14-a6c1-78c7-841f-000000000001',
  state: 'booked',
  reference: 'KW-7Q4M-29',
  startsAt: new Date('2026-11-16T18:20:00+05:30'),
  language: 'en',
  patientName: 'Asha Verma',
  email: 'asha@example.in',
  ...changes,
})
const places = {
  manageLink: 'https://kamalini.example/m/7Q4M29XT7Q4M',
  bookLink: 'https://kamalini.example/appoitment',
  refund: '₹375',
  fastFrom: 'Mon 11:00 pm',
  contactRules: 'You may call.',
}
const templates = Object.keys(messages) as Template[]
const all = templates.flatMap((template) =>
  languages.flatMap((language) => [
    composeNotice(message({ template, language }), settings)!,
    composeNotice(message({ template, language }), settings, places)!,
  ]),
)

test('no message to anyone betrays why she comes, in either language', () => {
  for (const email of all)
    expect(`${email.from.name} ${email.subject} ${email.text} ${email.calendar ?? ''}`).not.toMatch(telling)
})

test('a message is filled in completely and in one language', () => {
  for (const email of all) expect(email.subject + email.text).not.toMatch(/[{}]/)
  expect(composeNotice(message({ language: 'hi' }), settings)?.text).toContain('सोमवार 16 नवंबर, शाम 6:20 बजे')
  expect(composeNotice(message({}), settings)?.text).toContain('Monday 16 November at 6:20 pm (India time)')
})

test('the clinic is told the reference and the time, never the name', () => {
  const email = composeNotice(message({ template: 'desk-appointment-new', language: 'hi' }), settings)!
  expect(email.to).toBe('desk@kamalini.example')
  expect(email.text).toContain('KW-7Q4M-29')
  expect(email.text).not.toContain('Asha')
  expect(email.calendar).toBeUndefined()
})

test('money that comes back is named, money that does not is not spoken of', () => {
  const cancelled = message({ template: 'appointment-cancelled' })
  expect(composeNotice(cancelled, settings, places)?.text).toContain('Money back to you: ₹375.')
  const { refund: _, ...nothingBack } = places
  expect(composeNotice(cancelled, settings, nothingBack)?.text).not.toContain('Money')
})

test('every copy of a message carries the same Message-ID', () => {
  const ids = Array.from({ length: 3 }, () => composeNotice(message({}), settings)?.messageId)
  expect(new Set(ids)).toEqual(new Set(['<01a1dd14-a6c1-78c7-841f-63aa292684c5@kamalini.example>']))
})

test('the calendar file can be read by a calendar and is private', () => {
  const text = composeNotice(message({ language: 'hi' }), settings)!.calendar!
  const [event] = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
  expect(event).toMatchObject({ summary: 'अपॉइंटमेंट, कमलिनी', class: 'PRIVATE' })
  expect(event?.start.toISOString()).toBe('2026-11-16T12:50:00.000Z')
  expect(event?.end?.toISOString()).toBe('2026-11-16T13:10:00.000Z')
  expect(event?.uid).toContain('01a1dd14-a6c1-78c7-841f-000000000001@')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('without an address there is nobody to write to', () => {
  expect(composeNotice(message({ email: null }), settings)).toBeNull()
})
