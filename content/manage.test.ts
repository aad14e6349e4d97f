import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retentionPeriods } from '#clinic/retention.ts'
import { languages } from './language.ts'
import { findBooking, myData, openByLink, safeContact } from './manage.ts'
import { appointmentPrivacyNotice } from './privacy-notices/appointment.ts'
import { contactPrivacyNotice } from './privacy-notices/contact.ts'
import { homeCollectionPrivacyNotice } from './privacy-notices/home-collection.ts'
import { labTestPrivacyNotice } from './privacy-notices/lab-test.ts'
import { sensitive } from './sensitive-words.ts'
import { wordsIn } from './words-in.ts'

test('before the booking is opened the texts reveal nothing about it', () => {
  for (const language of languages)
    expect(JSON.stringify(wordsIn({ findBooking, openByLink }, language))).not.toMatch(sensitive)
})

test('the hours that a patient can choose are the clinic’s own', () => {
  for (const language of languages)
    expect(JSON.stringify(wordsIn(safeContact, language))).not.toContain('{morning')
})

test('the stated retention is the real one', () => {
  const months = (purpose: keyof typeof retentionPeriods, language: 'en' | 'hi') =>
    `${retentionPeriods[purpose].months} ${language === 'en' ? 'months' : 'महीने'}`
  for (const language of languages) {
    expect(myData.erase.stays[language]).toContain(months('trace', language))
    expect(contactPrivacyNotice.howLong.paragraphs[0]![language]).toContain(months('enquiry', language))
    for (const { howLong } of [appointmentPrivacyNotice, homeCollectionPrivacyNotice, labTestPrivacyNotice])
      expect(howLong.paragraphs[0]![language]).toContain(months('no-visit', language))
  }
})

test('the 4-digit code has one name everywhere: a PIN is the postal code, or the bank’s', () => {
  const wrong = globSync('content/**/*.ts', { exclude: (file) => file.endsWith('.test.ts') }).flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /\bPIN\b(?! code)/.test(line) && !/bank PIN|बैंक का PIN/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
