import { expect, test } from 'vitest'
import { confirmation } from '#content/confirmation.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { languages } from '#content/language.ts'
import { accessibility } from '#content/pages/accessibility.ts'
import { contact } from '#content/pages/contact.ts'
import { homeCollection } from '#content/pages/home-collection.ts'
import { reviews } from '#content/pages/home-sections.ts'
import { pathology } from '#content/pages/pathology.ts'

/** Sentences that once promised what the product does not do. Each was changed; none may come back. */
const sayings = (page: unknown) => JSON.stringify(page)

test('no page asks for a photo of a slip on WhatsApp: elsewhere we ask not to write there about health', () => {
  expect(sayings(contact)).toContain('Only to ask for a time, nothing about health')
  expect(sayings(pathology)).not.toMatch(/WhatsApp|व्हाट्सऐप|photo|फ़ोटो/i)
})

test('the name is not called optional where the form requires it', () => {
  expect(sayings(reviews)).not.toMatch(/leave out your name|नाम लिखना ज़रूरी नहीं/)
})

test('prices on request are not promised before the booking', () => {
  expect(sayings(homeCollection)).not.toMatch(/full price|पूरा दाम/)
})

test('no page promises a message that a report is ready: none is sent', () => {
  expect(sayings(homeCollection)).not.toMatch(/We tell you when it is ready|तैयार होने पर हम बताते/)
})

test('a call is not called the safest way', () => {
  expect(sayings(contactWishes)).not.toMatch(/safest|सबसे सुरक्षित/)
})

test('no page says that the code is shown only once: it stays for a minute', () => {
  expect(sayings(confirmation)).not.toMatch(/only once|एक ही बार/)
})

test('the page about accessibility has no date that goes out of date', () => {
  for (const language of languages) expect(accessibility.lastChecked[language]).not.toMatch(/\{date\}|20\d\d/)
})
