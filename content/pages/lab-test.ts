import type { Content } from '../schema.ts'

/** The page of one test. What it says of the test comes from the catalogue. */
export const labTestPage = {
  /** Where the name of the test must not stay in the history of a shared phone. */
  neutralTitle: { en: 'About a test | {clinicShortName}', hi: 'टेस्ट की जानकारी | {clinicShortName}' },
  neutralDescription: {
    en: 'How to prepare, where the sample is taken, when the report comes and how to book, at {clinicName} in {city}.',
    hi: 'तैयारी कैसे करें, सैंपल कहाँ लगता है, रिपोर्ट कब आती है और बुकिंग कैसे हो: {city} में {clinicName}।',
  },
  title: { en: '{test} in {city} | {clinicShortName}', hi: '{city} में {test} | {clinicShortName}' },
  description: {
    en: '{test}: how to prepare, where the sample is taken, when the report comes and how to book, in {city}.',
    hi: '{test}: तैयारी कैसे करें, सैंपल कहाँ लगता है, रिपोर्ट कब आती है और बुकिंग कैसे हो, {city} में।',
  },
  allTests: { en: 'All tests', hi: 'सभी टेस्ट' },
  /** Set in the words of the catalogue's preparation. */
  emptyStomach: { en: 'Come with an empty stomach', hi: 'ख़ाली पेट आएँ' },
  prepare: { en: 'How to prepare', hi: 'तैयारी' },
  medicines: {
    en: 'Do not stop any medicine unless your doctor tells you to.',
    hi: 'डॉक्टर के कहे बिना कोई दवा बंद न करें।',
  },
  priceNote: {
    en: 'No extra charge. You pay on the day.',
    hi: 'और कुछ नहीं जुड़ता। पैसे उसी दिन देने हैं।',
    reviewNote:
      'Clinic to confirm that no fee is added to the price of a test and that it is paid on the day.',
  },
  ask: { en: 'Price: ask', hi: 'दाम पूछें' },
  askNote: { en: 'We tell you before you pay.', hi: 'पैसे लेने से पहले हम बता देंगे।' },
  homeOrClinic: { en: 'At home or at the clinic', hi: 'घर पर या क्लिनिक में' },
  clinicOnly: { en: 'At the clinic only', hi: 'सिर्फ़ क्लिनिक में' },
  callFirst: { en: 'Please call first', hi: 'पहले कॉल करें' },
  callNote: {
    en: 'For this test we talk with you first.',
    hi: 'इस टेस्ट से पहले हम आपसे बात करते हैं।',
  },
  sample: { en: 'Sample: {sample}', hi: 'सैंपल: {sample}' },
  report: { en: 'Usual report time: {time}', hi: 'रिपोर्ट का आम समय: {time}' },
  reportNote: {
    en: 'Given only to you, or to a person you have named. Show it to your doctor.',
    hi: 'सिर्फ़ आपको, या जिसका नाम आपने बताया हो, उसी को मिलती है। डॉक्टर को दिखाएँ।',
  },
  book: { en: 'Book', hi: 'बुक करें' },
  call: { en: 'Call', hi: 'कॉल करें' },
} satisfies Content
