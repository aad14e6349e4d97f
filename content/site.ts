import type { Words } from './language.ts'

/** Words that any page may need. */
export const site = {
  skipToContent: { en: 'Skip to main content', hi: 'सीधे मुख्य जानकारी पर जाएँ' },
  opensInNewTab: { en: 'opens in a new tab', hi: 'नए टैब में खुलेगा' },
  opensOtherSite: { en: 'opens another website', hi: 'दूसरी वेबसाइट खुलेगी' },
  optional: { en: 'optional', hi: 'ज़रूरी नहीं' },
  close: { en: 'Close', hi: 'बंद करें' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  breadcrumbLabel: { en: 'You are here', hi: 'आप यहाँ हैं' },
  mainNavLabel: { en: 'Main menu', hi: 'मुख्य मेनू' },
  dismiss: { en: 'Dismiss this message', hi: 'यह संदेश हटाएँ' },
  indiaTime: { en: 'All times are India time.', hi: 'सभी समय भारत के हिसाब से हैं।' },
} satisfies Words

export const languageSwitch = {
  ownName: { en: 'English', hi: 'हिंदी' },
  label: { en: 'Language', hi: 'भाषा' },
  switchTo: { en: 'Read this page in Hindi', hi: 'यह पेज अंग्रेज़ी में पढ़ें' },
} satisfies Words

export const topBar = {
  mapLink: { en: 'See on map', hi: 'नक़्शे पर देखें' },
  help: { en: 'Need help? Call', hi: 'मदद चाहिए? कॉल करें' },
} satisfies Words

export const header = {
  logoAlt: { en: '{clinicName}, home page', hi: '{clinicName}, होम पेज' },
  home: { en: 'Home', hi: 'होम' },
  appointment: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  makeAppointment: { en: 'Make Appointment', hi: 'अपॉइंटमेंट लें' },
  openMenu: { en: 'Open menu', hi: 'मेनू खोलें' },
  closeMenu: { en: 'Close menu', hi: 'मेनू बंद करें' },
} satisfies Words

export const footer = {
  label: { en: 'Footer', hi: 'पेज का निचला हिस्सा' },
  support: { en: 'Support', hi: 'सहायता' },
  services: { en: 'Our Services', hi: 'हमारी सेवाएँ' },
  contact: { en: 'Contact', hi: 'संपर्क' },
  address: { en: 'Address', hi: 'पता' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  email: { en: 'Email', hi: 'ईमेल' },
  openMap: { en: 'Open in maps', hi: 'नक़्शे में खोलें' },
  openingHours: { en: 'Opening Hours', hi: 'खुलने का समय' },
  copyright: {
    en: '© {year} {clinicName}. All rights reserved.',
    hi: '© {year} {clinicName}। सर्वाधिकार सुरक्षित।',
  },
} satisfies Words

export const crisis = {
  call112: { en: 'Call 112 (emergency)', hi: '112 पर कॉल करें (आपात स्थिति)' },
  callTeleManas: {
    en: 'Call Tele-MANAS 14416 (someone to talk to)',
    hi: 'टेली-मानस 14416 पर कॉल करें (बात करने के लिए)',
  },
  footerLine: {
    en: 'We are not an emergency service. Emergency: 112. Someone to talk to: Tele-MANAS 14416.',
    hi: 'हम आपात सेवा नहीं हैं। आपात स्थिति: 112। बात करने के लिए: टेली-मानस 14416।',
  },
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

export const buttons = {
  bookAppointment: { en: 'Book Appointment', hi: 'अपॉइंटमेंट बुक करें' },
  call: { en: 'Call {phone}', hi: '{phone} पर कॉल करें' },
} satisfies Words
