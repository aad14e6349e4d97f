import type { CallRule } from '#clinic/contact-preferences.ts'
import { fill } from './format/fill.ts'
import type { Language, Localized, Words } from './language.ts'

const call: Record<CallRule, Localized<string>> = {
  'only-me': { en: 'Call only me', hi: 'सिर्फ़ मुझसे बात करें' },
  yes: { en: 'Anyone at this number may answer', hi: 'इस नंबर पर जो भी उठाए, उससे बात करें' },
  'write-only': { en: 'Do not call. Write to me.', hi: 'कॉल न करें। मुझे लिखें।' },
  never: { en: 'Do not contact me. I will call.', hi: 'मुझसे संपर्क न करें। मेरी तरफ़ से कॉल आएगी।' },
}

/** What others hear where the patient gave no words for them: the patient reads the first, the desk the second. */
const someoneElse = {
  patient: {
    en: 'Left empty, we say nothing and hang up.',
    hi: 'ख़ाली छोड़ने पर हम कुछ कहे बिना फ़ोन रख देंगे।',
  },
  desk: { en: 'Say nothing and hang up.', hi: 'कुछ कहे बिना फ़ोन रख दें।' },
  /** {words}: the patient's own. */
  deskWithWords: { en: 'Say “{words}”, and nothing more.', hi: 'कहें “{words}”, और कुछ नहीं।' },
} satisfies Words

/** The sentence around the patient's words goes on after them. */
const withoutStop = (words: string) => words.trim().replace(/[.।]$/, '')

/** The words of the desk for another person who answers. */
export const sayToOthers = (language: Language, words: string | null): string =>
  words
    ? fill(someoneElse.deskWithWords[language], { words: withoutStop(words) })
    : someoneElse.desk[language]

/** Asked after booking, with the default preferences chosen, and on the page of the booking. */
export const contactWishes = {
  heading: { en: 'How may we reach you?', hi: 'आपसे कैसे बात करें?' },
  hint: {
    en: 'Until you change it, we call only you, and write nothing.',
    hi: 'जब तक आप न बदलें, हम कॉल पर सिर्फ़ आपसे बात करेंगे और कुछ नहीं लिखेंगे।',
  },
  call,
  callHints: {
    'only-me': { en: 'Ask for me by name, tell others nothing', hi: 'मेरा नाम लें, किसी और को कुछ न बताएँ' },
    'write-only': { en: 'You choose how', hi: 'कैसे, यह आप चुनें' },
    never: {
      en: 'We send nothing then, not even if we must cancel.',
      hi: 'तब हम कुछ नहीं भेजते, रद्द करना पड़े तब भी नहीं।',
    },
  },
  writeHeading: { en: 'May we write to you?', hi: 'क्या हम आपको लिख सकते हैं?' },
  writeHint: {
    en: 'Only about this booking. No message names a test, a department or a reason.',
    hi: 'सिर्फ़ इस बुकिंग के बारे में। किसी संदेश में टेस्ट, विभाग या वजह नहीं होती।',
  },
  /** After a message there is no booking, and nothing to cancel. */
  afterMessage: {
    heading: { en: 'How may we answer?', hi: 'जवाब कैसे दें?' },
    hint: { en: 'Only about this message.', hi: 'सिर्फ़ इस संदेश के बारे में।' },
    never: {
      en: 'We send nothing then. Read our answer here, with your code.',
      hi: 'तब हम कुछ नहीं भेजते। जवाब यहीं अपने कोड से पढ़ें।',
    },
    writeHint: {
      en: 'Only about your message. What we send never names a test, a department or a reason.',
      hi: 'सिर्फ़ आपके संदेश के बारे में। हम जो भेजते हैं, उसमें टेस्ट, विभाग या वजह नहीं होती।',
    },
  },
  by: {
    email: { en: 'By email', hi: 'ईमेल से' },
    sms: { en: 'By SMS', hi: 'SMS से' },
    whatsapp: { en: 'On WhatsApp', hi: 'व्हाट्सऐप पर' },
  },
  remindHeading: { en: 'A reminder the day before?', hi: 'एक दिन पहले याद दिलाएँ?' },
  remindHint: {
    en: 'Off unless you ask. It never names a test, a department or a reason.',
    hi: 'आप कहें तभी। उसमें टेस्ट, विभाग या वजह कभी नहीं लिखी होती।',
  },
  remind: {
    email: { en: 'Yes, by email', hi: 'हाँ, ईमेल से' },
    sms: { en: 'Yes, by SMS', hi: 'हाँ, SMS से' },
    whatsapp: { en: 'Yes, on WhatsApp', hi: 'हाँ, व्हाट्सऐप पर' },
  },
  more: { en: 'More: messages, hours, others', hi: 'और: संदेश, समय, दूसरे लोग' },
  from: { en: 'Not before', hi: 'इससे पहले नहीं' },
  until: { en: 'Not after', hi: 'इसके बाद नहीं' },
  anyHour: { en: 'Any time', hi: 'कभी भी' },
  words: { en: 'If someone else answers, say', hi: 'कोई और फ़ोन उठाए, तो यह कहें' },
  wordsHint: {
    en: `In your own words. ${someoneElse.patient.en}`,
    hi: `अपने शब्दों में। ${someoneElse.patient.hi}`,
  },
  sharedPhone: { en: 'Other people use this phone', hi: 'यह फ़ोन दूसरे लोग भी इस्तेमाल करते हैं' },
  sharedPhoneHint: {
    en: 'Our link then opens only with your 4-digit code.',
    hi: 'तब हमारा लिंक सिर्फ़ आपके 4 अंकों के कोड से खुलेगा।',
  },
  save: { en: 'Save my wishes', hi: 'मेरी पसंद सेव करें' },
  saved: { en: 'Saved. We follow it from now on.', hi: 'सेव हो गया। अब से हम यही मानेंगे।' },
  notSaved: {
    en: 'This was not saved. What stood before still holds. Try again, or call {phone}.',
    hi: 'यह सेव नहीं हुआ। जो पहले था, वही लागू है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  check: { en: 'Not saved yet: one answer is missing.', hi: 'अभी सहेजा नहीं गया: एक जवाब बाक़ी है।' },
  /** In one line, on the page of the booking. */
  summary: {
    'only-me': { en: 'Only you, by name', hi: 'सिर्फ़ आपसे, नाम लेकर' },
    yes: { en: 'Anyone who answers', hi: 'फ़ोन जो भी उठाए' },
    'write-only': { en: 'Written only, no calls', hi: 'सिर्फ़ लिखकर, कॉल नहीं' },
    never: { en: 'Not at all', hi: 'बिल्कुल नहीं' },
  },
  reminded: { en: 'reminders on', hi: 'रिमाइंडर चालू' },
  notReminded: { en: 'no reminders', hi: 'रिमाइंडर नहीं' },
} satisfies Words
