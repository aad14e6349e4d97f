import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { smallClinic, visitsOnly } from '#test/small-clinic.ts'
import { blogPage } from '../blog/page.ts'
import { postsOf } from '../blog/posts.ts'
import { nextFree } from '../next-free.ts'
import { pageMeta } from '../page-meta.ts'
import { aboutClinic } from '../pages/about-clinic.ts'
import { aboutDoctor } from '../pages/about-doctor.ts'
import { accessibility } from '../pages/accessibility.ts'
import { galleryPictures } from '../pages/gallery.ts'
import * as home from '../pages/home-sections.ts'
import { notFound } from '../pages/not-found.ts'
import { policies } from '../policies/policies.ts'
import { appointmentPrivacyNotice } from '../privacy-notices/appointment.ts'
import { contactPrivacyNotice } from '../privacy-notices/contact.ts'
import { approach } from '../services/gynaecology/approach.ts'
import { site } from '../site.ts'
import { wordsIn } from '../words-in.ts'
import { has, textFor } from './offered.ts'

const { home: homeMeta, gallery, blogs, terms, refund, privacy } = pageMeta

/** Texts that every clinic shows, whatever departments it has. */
const everywhere = [
  { ...home },
  { homeMeta, terms, refund, privacy, approach: pageMeta['services-approach'] },
  { aboutClinic, aboutDoctor, accessibility, approach, nextFree, notFound, site },
  { appointmentPrivacyNotice, contactPrivacyNotice },
]

const spokenFrom = (clinic: typeof facts, ...more: object[]) =>
  languages.map((language) => JSON.stringify(wordsIn([...everywhere, ...more], language, clinic))).join()

test('home collection needs the department that does the tests', () => {
  expect(has('home-collection')).toBe(true)
  expect(has('home-collection', { departments: ['gynaecology'], pages: ['home-collection'] })).toBe(false)
})

test('without psychiatry no text speaks of it', () => {
  const words =
    /psychiatr|counsell|therap|mental|body and mind|मनोचि|मानसिक|काउंसल|थेरेपी|तन और मन|मन की|शरीर और मन/i
  expect(spokenFrom(facts)).toMatch(words)
  const policyTexts = [policies['privacy-policy'], policies['refund-policy']]
  expect(spokenFrom(smallClinic, ...policyTexts, gallery, blogs, blogPage, galleryPictures)).not.toMatch(
    words,
  )
})

test('without tests no text speaks of tests that are booked here', () => {
  const words =
    /patholog|lab tests|home (sample )?collection|home visit|laborator|पैथोलॉजी|होम कलेक्शन|सैंपल|घर पर विज़िट/i
  expect(spokenFrom(facts)).toMatch(words)
  expect(spokenFrom(visitsOnly, ...Object.values(policies))).not.toMatch(words)
})

test('a text with another wording, or a list, never shows its placeholders', () => {
  for (const clinic of [facts, smallClinic, visitsOnly])
    expect(spokenFrom(clinic, ...Object.values(policies))).not.toMatch(
      /\{(list|open\w+|dayCount|partsOfDay)\}|"(needs|without)"/,
    )
})

test('a list in a sentence names the existing parts', () => {
  const description = (clinic: typeof facts) => wordsIn(pageMeta.home.description, 'en', clinic)
  expect(description(facts)).toContain(
    'pregnancy, gynaecology, infertility, mental health and pathology tests.',
  )
  expect(description(smallClinic)).toContain('pregnancy, gynaecology, infertility and pathology tests.')
  expect(description(visitsOnly)).toContain('pregnancy, gynaecology and infertility.')
})

test('of several parts that a clinic lacks, the first one decides the wording', () => {
  const text = {
    en: 'a',
    hi: 'अ',
    without: { pathology: { en: 'b', hi: 'ब' }, psychiatry: { en: 'c', hi: 'स' } },
  }
  expect([facts, smallClinic, visitsOnly].map((clinic) => textFor(text, clinic).en)).toEqual(['a', 'c', 'b'])
})

test('a clinic shows the posts of its own departments', () => {
  expect(postsOf(facts)).toHaveLength(6)
  expect(new Set(postsOf(smallClinic).map(({ category }) => category))).toEqual(
    new Set(['gynaecology-and-obstetrics']),
  )
})
