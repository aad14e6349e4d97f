import type { Words } from '../language.ts'

/** The owner's page of who may sign in. */
export const staffWords = {
  title: { en: 'Who may *sign in*', hi: 'कौन *साइन इन* कर सकता है' },
  add: { en: 'Add a person', hi: 'किसी को जोड़ें' },
  name: { en: 'Name', hi: 'नाम' },
  role: { en: 'Role', hi: 'भूमिका' },
  secondStep: { en: 'Second step', hi: 'दूसरा क़दम' },
  signedIn: { en: 'Signed in', hi: 'साइन इन' },
  sees: { en: 'Sees', hi: 'क्या दिखता है' },
  actions: { en: 'Actions', hi: 'काम' },
  change: { en: 'Change', hi: 'बदलें' },
  changeOf: { en: 'Change {name}', hi: '{name}: बदलें' },
  states: {
    complete: { en: 'Code app', hi: 'कोड ऐप' },
    waiting: { en: 'None yet', hi: 'अभी नहीं' },
    lapsed: { en: 'Password lapsed', hi: 'पासवर्ड की अवधि बीत गई' },
    disabled: { en: 'Shut out', hi: 'बंद' },
  },
  devices: { phone: { en: 'phone', hi: 'फ़ोन' }, pc: { en: 'PC', hi: 'कंप्यूटर' } },
  now: { en: 'now, {device}', hi: 'अभी, {device}' },
  since: { en: '{time}, {device}', hi: '{time}, {device}' },
  /** Wrong passwords or codes this week, and the last of them. */
  failed: { en: '{count} × failed, last {when}', hi: '{count} बार साइन इन नहीं हो पाया, आख़िरी बार {when}' },
  notNow: { en: 'not now', hi: 'अभी नहीं' },
  seesOf: {
    receptionist: {
      en: 'Sees names, times, rules. Never why',
      hi: 'नाम, समय, संपर्क के नियम दिखते हैं। वजह कभी नहीं',
    },
    phlebotomist: { en: 'Own round of today only', hi: 'सिर्फ़ अपना आज का राउंड' },
    doctor: { en: 'Own visits, with the reason', hi: 'अपनी मुलाक़ातें, कारण के साथ' },
    owner: { en: 'Counts, people, jobs. No names', hi: 'गिनती, लोग, काम। मरीज़ के नाम नहीं' },
  },
  nothingYet: { en: 'Nothing until the second step', hi: 'दूसरे क़दम तक कुछ नहीं' },
  nothingAny: { en: 'Nothing any more', hi: 'अब कुछ नहीं' },
  note: {
    en: 'The last owner cannot be removed. Ending a session wipes that phone’s round as soon as it is online, and at the end of the shift in any case.',
    hi: 'आख़िरी मालिक को हटाया नहीं जा सकता। सेशन ख़त्म करने पर उस फ़ोन का राउंड इंटरनेट आते ही मिट जाता है, और शिफ़्ट के अंत में तो हर हाल में।',
  },
  people: { en: '{count} people, {signedIn} signed in', hi: '{count} लोग, {signedIn} साइन इन' },
  close: { en: 'Close', hi: 'बंद करें' },
  email: { en: 'E-mail', hi: 'ई-मेल' },
  doctor: { en: 'Which doctor', hi: 'कौन से डॉक्टर' },
  language: { en: 'Language of the screens', hi: 'स्क्रीन की भाषा' },
  english: { en: 'English', hi: 'अंग्रेज़ी' },
  hindi: { en: 'Hindi', hi: 'हिन्दी' },
  addGo: { en: 'Make the account', hi: 'खाता बनाएँ' },
  reset: { en: 'New one-time password', hi: 'एक बार का नया पासवर्ड' },
  resetHint: {
    en: 'For a forgotten password or a lost phone, and for whoever comes back. The second step is chosen anew.',
    hi: 'पासवर्ड भूलने, फ़ोन खोने या वापस आने पर। दूसरा क़दम फिर से चुनना होगा।',
  },
  endSessions: { en: 'End every session', hi: 'हर सेशन ख़त्म करें' },
  endSessionsHint: {
    en: 'Signed out everywhere, at once, without any passkey. May sign in again.',
    hi: 'हर जगह से तुरंत साइन आउट, पासकी भी हटेगी। फिर साइन इन हो सकता है।',
  },
  disable: { en: 'Shut out', hi: 'प्रवेश बंद करें' },
  disableHint: {
    en: 'Signed out everywhere, and may not sign in any more.',
    hi: 'हर जगह से साइन आउट, और अब साइन इन नहीं होगा।',
  },
  passwordTitle: { en: 'Tell it *once*', hi: 'एक बार *बताएँ*' },
  passwordIntro: {
    en: 'One-time password of {person}. It is shown only now, works for 3 days, and opens nothing but the choice of an own one.',
    hi: '{person} का एक बार का पासवर्ड। यह सिर्फ़ अभी दिख रहा है, 3 दिन चलेगा, और इससे सिर्फ़ अपना पासवर्ड चुना जा सकता है।',
  },
  done: { en: 'Done.', hi: 'हो गया।' },
  problems: {
    exists: { en: 'Somebody has this e-mail already.', hi: 'यह ई-मेल पहले से किसी का है।' },
    'last-owner': { en: 'This is the last owner.', hi: 'ये आख़िरी मालिक हैं।' },
    'bad-request': { en: 'Write a name and an e-mail.', hi: 'नाम और ई-मेल लिखें।' },
    other: { en: 'It was not done. Try again.', hi: 'नहीं हुआ। फिर कोशिश करें।' },
  },
} satisfies Words
