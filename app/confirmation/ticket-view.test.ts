import { expect, test } from 'vitest'
import type { Language } from '#content/language.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import { readBookingOf } from '#test/read-booking.ts'
import { getReadyView } from './get-ready-view.ts'
import { ticketView } from './ticket-view.ts'

const glucose = {
  name: 'GLUCOSE FASTING',
  name_en: 'Fasting blood sugar',
  name_hi: 'ख़ाली पेट शुगर',
  home_name_en: 'Blood Glucose Test',
  home_name_hi: 'ब्लड शुगर टेस्ट',
  category: 'biochemistry',
  sample: 'serum',
  preparation: 'fasting-8',
  price: 300,
} satisfies ReadBooking['tests'][number]

const atHome = readBookingOf({
  kind: 'home-collection',
  startsAt: new Date('2026-11-17T10:00:00+05:30'),
  tests: [glucose],
})
const shown = (language: Language, booking: ReadBooking) =>
  ticketView(language, booking, { code: null, now: new Date('2026-11-16T10:00:00+05:30') })
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  ['en', 'Eat before 10:00 pm on Monday'],
  ['hi', 'सोमवार रात 10:00 से पहले खाना खा लें'],
] as const)('slip and preparation give the same time for the last meal as the form, in %s', (language, words) => {
  expect(plain(shown(language, atHome).alert?.text)).toBe(words)
  expect(plain(getReadyView(language, atHome)?.items[0]?.text)).toBe(words)
})

test('while the time is not settled the slip shows the hours, and that fasting should not begin yet', () => {
  const wished = { ...atHome, kind: 'lab-test', state: 'to-confirm' } as const
  expect(shown('en', wished).alert).toEqual({
    title: 'Empty stomach',
    text: 'Nothing but water for 8–10 hours before. Begin once it is agreed.',
  })
})

const tests = (language: Language, booking: ReadBooking) =>
  shown(language, booking).rows.find(({ icon }) => icon === 'tests')
const atClinic = readBookingOf({ kind: 'lab-test', tests: [glucose] })

test.each([
  ['hi', atClinic, 'ख़ाली पेट शुगर', 'Fasting blood sugar'],
  ['en', atClinic, 'Fasting blood sugar', null],
  ['hi', atHome, 'ब्लड शुगर टेस्ट', 'Blood Glucose Test'],
  ['en', atHome, 'Blood Glucose Test', null],
] as const)("the slip in %s has the name that patients read; Hindi has the lab's name in small letters beside it", (language, booking, title, labNames) => {
  expect(tests(language, booking)).toMatchObject({ title, labNames })
})

test('a test booking is for an hour, and the slip shows the hour as it was chosen', () => {
  const hour = { ...atClinic, startsAt: new Date('2026-11-17T11:00:00+05:30') }
  expect(shown('en', hour).time?.replaceAll('\u00a0', ' ')).toBe('11 am – 12 noon')
  expect(shown('hi', hour).time).toMatch(/11.*–.*12/)
})

test('only a confirmed appointment has the picture with a tick', () => {
  const visit = readBookingOf({ kind: 'appointment' })
  const src = (booking: ReadBooking) => shown('en', booking).picture.src
  expect(src(visit)).toContain('confirmation')
  expect(src({ ...visit, state: 'to-confirm' })).not.toContain('confirmation')
})

test.each([
  ['the day before', '2026-11-16T10:00:00+05:30', true],
  ['while somebody is on the way, and late', '2026-11-17T12:30:00+05:30', true],
  ['after the shift', '2026-11-17T20:00:00+05:30', false],
])('%s the slip has the arrival word: %s', (_, now, isThere) => {
  const { rows } = ticketView('en', atHome, { code: null, now: new Date(now) })
  const row = rows.find(({ icon }) => icon === 'door')
  expect(row?.title.includes(atHome.reference) ?? false).toBe(isThere)
})

test.each(['en', 'hi'] as const)('preparation is listed with the names of its tests, in %s', (language) => {
  const urine = {
    ...glucose,
    name_en: 'Urine culture',
    name_hi: 'यूरिन कल्चर',
    preparation: 'mid-stream-urine',
  } as const
  const cbc = { ...glucose, name_en: 'Blood count', name_hi: 'ब्लड काउंट', preparation: 'none' } as const
  const booking = readBookingOf({ ...atHome, kind: 'lab-test', tests: [glucose, urine, cbc] })
  const items = getReadyView(language, booking)!.items
  const nameOf = (test: typeof cbc | typeof urine | typeof glucose) => test[`name_${language}`]
  expect(items.find(({ icon }) => icon === 'food')?.tests).toContain(nameOf(glucose))
  const other = items.find(({ icon }) => icon === 'other')
  expect(other?.tests).toContain(nameOf(urine))
  expect(JSON.stringify(items)).not.toContain(nameOf(cbc))
  // One test needs no name.
  expect(getReadyView(language, atHome)!.items.every(({ tests }) => tests === undefined)).toBe(true)
})
