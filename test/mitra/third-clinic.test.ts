import { expect, test } from 'vitest'
import { visitChoices } from '#app/appointment/visit-data.ts'
import { loader as inEnglish } from '#app/layouts/english-only.ts'
import { siteChrome } from '#app/layouts/site-chrome.ts'
import { contentPaths, livePaths } from '#app/prerendered.ts'
import routes from '#app/routes.ts'
import { metaFor } from '#app/seo.ts'
import { createFindShared } from '#app/shared-answers.ts'
import { bookingDays } from '#clinic/slots.ts'
import { clockFrom, dayParts, minutesOf } from '#clinic/time.ts'
import { checkClinic } from '#content/clinic/check-clinic.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { words } from '#content/clinic/chosen-words.ts'
import { doctorWordsIn } from '#content/clinic/doctor-words-in.ts'
import { doctorName, visitFor } from '#content/clinic/visits.ts'
import { facts, factValues, hoursOf } from '#content/facts.ts'
import { unknownVisits } from '#server/check-up/unknown-visits.ts'
import type { Site } from '#server/site.ts'
import { insertBooking } from '../insert-booking.ts'
import { withDatabase } from '../with-database.ts'

/** A clinic unlike the samples, through what pages are made of: a third build would cost CI half a minute. */

const database = withDatabase()

const monday = new Date('2026-11-16T00:00:00Z')

test('the folder has no faults, and each doctor has words', () => {
  expect(chosenClinicName()).toBe('mitra')
  expect(() => checkClinic('mitra', facts, words)).not.toThrow()
  for (const doctor of facts.doctors) expect(doctorWordsIn('en', doctor).role).not.toBe('')
})

/** The first and last time of each day of the week on which a doctor sees patients, and how long a visit takes. */
function weekOf(id: string) {
  const { service } = visitFor({ service: null, doctor: id })!
  const doctor = facts.doctors.find((one) => one.id === id)!
  const days = bookingDays({ ...hoursOf(doctor, 7), closures: [] }, [], monday, service.minutes)
  const clock = (at: Date | undefined) => at && clockFrom(minutesOf(at))
  const open = days.filter(({ slots }) => slots.length > 0)
  return {
    minutes: service.minutes,
    days: open.map(({ day }) => dayParts(day).weekday),
    hours: [
      ...new Set(open.map(({ slots }) => `${clock(slots[0]?.startsAt)}–${clock(slots.at(-1)?.startsAt)}`)),
    ],
  }
}

test('three doctors have weeks and lengths of their own, one of them two sessions a day', () => {
  expect(weekOf('lalita-fernandes')).toEqual({ minutes: 30, days: [1, 2, 3, 4, 5], hours: ['09:00–18:30'] })
  expect(weekOf('anil-kamat')).toEqual({ minutes: 15, days: [2, 4, 6], hours: ['14:00–15:45'] })
  expect(weekOf('rosa-pinto')).toEqual({ minutes: 20, days: [3, 6], hours: ['10:00–12:15'] })
  expect(visitFor({ service: 'visit', doctor: 'anil-kamat' })).toBeNull()
})

test('the form asks what it is about, and knows the department that only this clinic has', () => {
  const { options, isAsked, services } = visitChoices('en')
  expect(isAsked).toBe(true)
  expect(options.map(({ label, note }) => [label, note])).toEqual([
    ['Visit · 30 min', 'Women’s health'],
    ['Visit to Dr.\u00a0Kamat · 15 min', 'Women’s health'],
    ['A child', undefined],
    ['Not sure', undefined],
  ])
  expect(services.map(({ doctors }) => doctors)).toEqual([
    ['lalita-fernandes'],
    ['anil-kamat'],
    ['rosa-pinto'],
  ])
})

test('English is the only language: no switch, no link to Hindi, and old Hindi addresses lead on', () => {
  const paths = JSON.stringify(routes)
  expect(paths).not.toContain('hi/home')
  expect(siteChrome('en', 2026).other).toBeUndefined()
  const tags = JSON.stringify(metaFor('https://mitra.example', '/contact', { title: 'a', description: 'b' }))
  expect(tags).toContain('canonical')
  expect(tags).not.toMatch(/hi-IN|\/hi/)
  const asked = (path: string) => inEnglish({ request: new Request(`https://mitra.example${path}`) })
  expect(asked('/hi/booking?link=x').headers.get('location')).toBe('/booking?link=x')
  expect(asked('/hi').headers.get('location')).toBe('/')
})

test('no answer is made ahead for a Hindi address, which leads on', async () => {
  const find = createFindShared({ now: () => monday } as Site, () => ({ typed: '', results: '' }))
  const shared = async (path: string) => (await find(path, new URLSearchParams()))?.address
  expect(await shared('/contact')).toBe('/contact')
  for (const path of ['/hi/contact', '/hi/appoitment', '/hi/search', '/hi/appoitment/times'])
    expect(await shared(path), path).toBeUndefined()
})

test('there are no pages of tests or of psychiatry, and one phone', () => {
  const paths = [...contentPaths, ...livePaths]
  expect(paths).toContain('/about/dr-rosa-pinto')
  expect(paths.filter((path) => /pathology|home-collection|^\/service\/|gallery|blog/.test(path))).toEqual([])
  const { clinic, dock } = siteChrome('en', 2026)
  expect(clinic.phones).toHaveLength(1)
  expect(dock.call.href).toBe('tel:+910000000830')
  expect(factValues('en').callingNumber).toBe(facts.phones[0])
})

test('a booking with a doctor who has left has a name', async () => {
  await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    now: monday,
    startsAt: new Date(monday.getTime() + 86_400_000),
    doctor: 'imran-ali',
  })
  expect(await unknownVisits(database.db, 'mitra', facts)).toEqual([])
  expect(doctorName('en', 'imran-ali')).toBe('Dr.\u00a0Imran Ali')
})
