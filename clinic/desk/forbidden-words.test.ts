import { expect, test } from 'vitest'
import { findForbiddenWords } from './forbidden-words.ts'

test.each([
  'The foetus is a boy.',
  'Ultrasound shows a GIRL',
  'It’s a girl! Congratulations.',
  'You are having a baby boy.',
  'Your baby will be a girl',
  'Sonography: male',
  'Unborn 👦',
  'Garbh me ladki hai',
  'pet mein beta h',
  'baccha ladka hai',
  'Badhai ho, beta hoga',
  'गर्भ में लड़की है।',
  'गर्भ में लडकी है',
  'आपको बेटा होगा',
  'बच्चा लड़का है',
  'अल्ट्रासाउंड में लड़का दिखा',
  'ल\u200bड़की होगी',
  'First line is fine.\nभ्रूण: पुत्र',
])('it is never sent: %s', (text) => expect(findForbiddenWords(text)).toBe('never'))

test.each([
  'Bring your baby girl for the vaccination.',
  'You are pregnant, so your daughter may sit with you.',
  'The law forbids us to tell the sex of the foetus.',
  'Sex determination test is not done here',
  'Garbh ki ling jaanch yahan nahi hoti',
  'यहाँ लिंग जाँच नहीं होती',
  'Baby is well, eat laddu',
  'बच्चा ठीक है, जय माता दी',
])('the writer is asked to look again: %s', (text) => expect(findForbiddenWords(text)).toBe('ask'))

test.each([
  'Yes, your daughter may come along.',
  'You will have a female doctor.',
  'Your ultrasound is done by a female doctor',
  'Near Girls’ School, opposite the ultrasound centre',
  'कन्या विद्यालय के पास, अल्ट्रासाउंड सेंटर के सामने',
  'We are open on Monday and Friday.',
  'Your son may wait outside. The scan is at ten.',
  'क्या बेटी साथ आ सकती है? जी हाँ।',
  'The report is ready. Please bring your reference.',
  'beta, aap kal aaiye',
  'Boysenberry juice is fine before the visit.',
  '',
])('it is free: %s', (text) => expect(findForbiddenWords(text)).toBe('free'))
