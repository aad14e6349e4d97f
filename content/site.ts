import type { Words } from './language.ts'

/** Texts of the layout; those of single components are in interface.ts. */
export const site = {
  skipToContent: { en: 'Skip to main content', hi: 'सीधे मुख्य जानकारी पर जाएँ' },
  opensOtherSite: { en: 'opens another website', hi: 'दूसरी वेबसाइट खुलेगी' },
  optional: { en: 'optional', hi: 'ज़रूरी नहीं' },
  close: { en: 'Close', hi: 'बंद करें' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  breadcrumbLabel: { en: 'You are here', hi: 'आप यहाँ हैं' },
  mainNavLabel: { en: 'Main menu', hi: 'मुख्य मेनू' },
  dismiss: { en: 'Dismiss this message', hi: 'यह संदेश हटाएँ' },
  backToTop: { en: 'Back to top', hi: 'ऊपर जाएँ' },
  /** The numbers to call, on the page for those in danger. */
  help: { en: 'Help now', hi: 'अभी मदद' },
  talk: { en: 'Talk: {number}', hi: 'बात करें: {number}' },
  quickActions: { en: 'Call, write or book', hi: 'कॉल करें, लिखें या बुक करें' },
  call: { en: 'Call', hi: 'कॉल' },
  callUs: { en: 'Call us', hi: 'हमें कॉल करें' },
  book: { en: 'Book', hi: 'बुक करें' },
  /** On pages about tests, where "Book" would mean the tests. */
  seeDoctor: { en: 'See a doctor', hi: 'डॉक्टर से मिलें' },
  back: { en: 'Back', hi: 'पीछे' },
  openEveryDay: { en: 'Open {openOn}', hi: '{openOn} खुला है' },
  search: { en: 'Search', hi: 'खोजें' },
  myBooking: { en: 'My booking', hi: 'मेरी बुकिंग' },
  allLinks: { en: 'All links', hi: 'सभी लिंक' },
  privacyShort: { en: 'Privacy', hi: 'प्राइवेसी' },
  safetyShort: { en: 'Use safely', hi: 'सुरक्षित इस्तेमाल' },
  chat: { en: 'WhatsApp', hi: 'व्हाट्सऐप' },
  privacyPromise: { en: 'Our privacy promise', hi: 'निजता का हमारा वादा' },
  practice: { en: 'Our practice', hi: 'हमारा काम करने का तरीक़ा' },
  demonstration: {
    en: 'Demonstration: this clinic does not exist',
    hi: 'नमूना: यह क्लिनिक असली नहीं है',
  },
  indiaTime: { en: 'All times are India time.', hi: 'सभी समय भारत के हिसाब से हैं।' },
} satisfies Words

/** Under the entries of the menu of a phone. */
export const menuLines = {
  // With the name that notices and policies call it by.
  myBooking: { en: 'Manage booking: see, move, cancel', hi: 'बुकिंग देखें या बदलें' },
  gynaecology: { en: 'Periods, pregnancy, conceiving', hi: 'पीरियड, गर्भावस्था, गर्भ ठहरना' },
  psychiatric: { en: 'Sadness, worry, sleep, family', hi: 'उदासी, घबराहट, नींद, परिवार' },
  pathology: { en: 'Find a test and its price', hi: 'टेस्ट और उसका दाम देखें' },
  homeCollection: { en: 'We come for the sample', hi: 'सैंपल लेने हम घर आते हैं' },
  makeAppointment: { en: 'Choose a day and a time', hi: 'दिन और समय चुनें' },
} satisfies Words

export const languageSwitch = {
  ownName: { en: 'English', hi: 'हिंदी' },
  label: { en: 'Language', hi: 'भाषा' },
  switchTo: { en: 'Read this page in Hindi', hi: 'यह पेज अंग्रेज़ी में पढ़ें' },
} satisfies Words

/** The switch of the menu: what chooses the colours. */
export const themeSwitch = {
  legend: { en: 'Colours', hi: 'रंग' },
  device: { en: 'Automatic', hi: 'अपने आप' },
  light: { en: 'Light', hi: 'हल्के' },
  dark: { en: 'Dark', hi: 'गहरे' },
} satisfies Words

export const topBar = {
  mapLink: { en: 'See on map', hi: 'नक़्शे पर देखें' },
  help: { en: 'Need help? Call', hi: 'मदद चाहिए? कॉल करें' },
} satisfies Words

export const legal = {
  foetalSexNotice: {
    en: 'Disclosure of the sex of the foetus is prohibited under law. We do not carry out any test to find out the sex of an unborn child.',
    hi: 'भ्रूण के लिंग की जानकारी देना क़ानूनन अपराध है। यहाँ गर्भस्थ शिशु के लिंग की जाँच नहीं की जाती।',
    reviewNote: 'Exact printed words of PCPNDT Rule 17(1) to be checked by a lawyer.',
  },
  cookieFree: {
    en: 'You can read this website without cookies. We use no trackers and no advertising.',
    hi: 'यह वेबसाइट बिना कुकीज़ के पढ़ी जा सकती है। हम न ट्रैकर इस्तेमाल करते हैं, न विज्ञापन।',
  },
  registration: { en: 'Registration number: {registration}', hi: 'रजिस्ट्रेशन नंबर: {registration}' },
} satisfies Words
