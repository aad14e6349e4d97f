import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookingCan } from '#clinic/booking.ts'
import { complaintAnswerBy } from '#clinic/enquiry.ts'
import { CLINIC_CANCELS_PERCENT, refundPercent } from '#clinic/refund.ts'
import { type Purpose, retentionPeriods } from '#clinic/retention.ts'
import { isDay } from '#clinic/time.ts'
import { plainNumbers } from '../format/tel.ts'
import { header } from '../interface.ts'
import { type Language, languages } from '../language.ts'
import { myData } from '../manage.ts'
import { appointmentPrivacyNotice as appointment } from '../privacy-notices/appointment.ts'
import { contactPrivacyNotice as contact } from '../privacy-notices/contact.ts'
import { homeCollectionPrivacyNotice as homeCollection } from '../privacy-notices/home-collection.ts'
import { labTestPrivacyNotice as labTest } from '../privacy-notices/lab-test.ts'
import type { Policy } from '../schema.ts'
import { type PolicyName, policies } from './policies.ts'
import { policyIn } from './policy-in.ts'
import { policyVersions } from './versions.ts'

const HOUR = 3_600_000
const startsAt = new Date('2026-11-20T10:00:00+05:30')
const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR)

const sectionIn = (language: Language, name: PolicyName, id: string) =>
  policyIn(language, name).sections.find((section) => section.id === id)!
const numberIn = (text: string) => Number(/\d+/.exec(text)![0])
const percentIn = (text: string) =>
  /^(Full|पूरा)/.test(text) ? 100 : /^(No|कोई)/.test(text) ? 0 : numberIn(text)

const tables = [
  { kind: 'appointment', id: 'appointment-cancellation-and-refunds', rows: 4 },
  { kind: 'home-collection', id: 'home-collection-service-refunds', rows: 3 },
] as const

test('the refund policy promises what the rule refunds, at every border and between', () => {
  for (const language of languages)
    for (const { kind, id, rows } of tables) {
      const promised = sectionIn(language, 'refund-policy', id).table!.rows.map(([when, back]) => ({
        hours: numberIn(when!),
        percent: percentIn(back!),
      }))
      expect(promised).toHaveLength(rows)
      for (const { hours, percent } of promised.slice(0, -1)) {
        expect(refundPercent(kind, startsAt, before(hours)), `${kind} ${hours} h`).toBe(percent)
        expect(refundPercent(kind, startsAt, before(hours - 0.01)), `${kind} under ${hours} h`).toBeLessThan(
          percent,
        )
      }
      const { hours, percent } = promised.at(-1)!
      expect(refundPercent(kind, startsAt, before(hours - 0.01))).toBe(percent)
    }
})

test('a test is refunded in full until its time, and everything when the clinic cancels', () => {
  const [untilTaken] = sectionIn('en', 'refund-policy', 'pathology-test-refunds').table!.rows
  expect(percentIn(untilTaken![1]!)).toBe(refundPercent('lab-test', startsAt, before(0.01)))
  expect(policyIn('en', 'refund-policy').intro.at(-1)).toContain('all your money back')
  expect(CLINIC_CANCELS_PERCENT).toBe(100)
})

test('what is never refunded begins where the tables end', () => {
  for (const language of languages) {
    const { bullets } = sectionIn(language, 'refund-policy', 'non-refundable-items')
    const hours = bullets.filter((text) => /\d/.test(text)).map(numberIn)
    expect(hours).toEqual(
      tables.map(({ id }) => numberIn(sectionIn(language, 'refund-policy', id).table!.rows.at(-1)![0]!)),
    )
  }
})

test('terms and refund policy say the same about changing and cancelling, and the rule allows it', () => {
  for (const language of languages) {
    const refund = sectionIn(language, 'refund-policy', 'appointment-cancellation-and-refunds').paragraphs
    const said = sectionIn(language, 'term-condition', 'appointment-booking').bullets.filter((text) =>
      refund.includes(text),
    )
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(header.manageBooking[language])
  }
  const booking = { kind: 'appointment', state: 'booked', startsAt } as const
  for (const verb of ['move', 'cancel'] as const) {
    expect(bookingCan(verb, booking, before(0.01))).toBe(true)
    expect(bookingCan(verb, booking, startsAt)).toBe(false)
  }
})

test('the terms promise a price only where one is known', () => {
  const [columns, ...rows] = readFileSync('catalogue/pathology-tests.tsv', 'utf8').trim().split('\n')
  const price = columns!.split('\t').indexOf('price')
  const unpriced = rows.filter((row) => row.split('\t')[price] === '')
  const [said] = sectionIn('en', 'term-condition', 'payment-terms').paragraphs
  expect(said).toContain(unpriced.length > 0 ? 'Where a price is known' : 'price before you book')
})

test('the privacy policy and the notices promise the periods after which details are erased', () => {
  const monthsIn = (text: string) => numberIn(text) * (/year|साल/.test(text) ? 12 : 1)
  const purposes: [number, Purpose][] = [
    [0, 'no-visit'],
    [1, 'enquiry'],
    [4, 'visit'],
    [5, 'trace'],
  ]
  for (const language of languages) {
    const { rows } = sectionIn(language, 'privacy-policy', 'how-we-use-your-information').table!
    for (const [row, purpose] of purposes)
      expect(monthsIn(rows[row]![2]!), `${rows[row]![0]}`).toBe(retentionPeriods[purpose].months)
    for (const { howLong } of [appointment, homeCollection, labTest])
      expect(numberIn(JSON.stringify(howLong.paragraphs?.map((text) => text[language])))).toBe(
        retentionPeriods['no-visit'].months,
      )
    expect(numberIn(JSON.stringify(contact.howLong.paragraphs?.map((text) => text[language])))).toBe(
      retentionPeriods.enquiry.months,
    )
  }
  expect(JSON.stringify(myData)).toContain(`What stays for ${retentionPeriods.trace.months} months`)
})

test('the deadline of a complaint is that of the policies', () => {
  const hours = (complaintAnswerBy(startsAt).getTime() - startsAt.getTime()) / HOUR
  for (const language of languages) {
    const { bullets } = sectionIn(language, 'refund-policy', 'disputes-and-resolutions')
    expect(numberIn(bullets[0]!)).toBe(hours)
    const rights = sectionIn(language, 'privacy-policy', 'your-rights').closing.join(' ')
    expect(rights).toContain(language === 'en' ? `within ${hours} hours` : `${hours} घंटे`)
  }
})

/** The words of a policy, in both languages, without the notes that are never shown. */
const hashOf = (policy: Policy) =>
  createHash('sha256')
    .update(plainNumbers(JSON.stringify(policy, (key, value) => (key === 'reviewNote' ? undefined : value))))
    .digest('hex')
    .slice(0, 16)

test('a policy says the day on which its text last changed', () => {
  for (const [name, versions] of Object.entries(policyVersions)) {
    const days = versions.map(({ on }) => on)
    expect(days.every(isDay)).toBe(true)
    expect(days, 'each version is newer than the one before').toEqual([...new Set(days)].sort())
    expect(
      versions.at(-1)!.hash,
      `The text of ${name} has changed: add its day and this hash to content/policies/versions.ts`,
    ).toBe(hashOf(policies[name as PolicyName]))
  }
})
