import type { Words } from '../language.ts'

/** Passkeys: a fingerprint, a face or the screen lock instead of password and code. */
export const passkeyWords = {
  signIn: { en: 'Sign in with a passkey', hi: 'पासकी से साइन इन करें' },
  wake: { en: 'Wake it with a passkey', hi: 'पासकी से जगाएँ' },
  wrong: { en: 'This passkey does not open the desk.', hi: 'इस पासकी से डेस्क नहीं खुलता।' },
  title: { en: 'Passkeys', hi: 'पासकी' },
  about: {
    en: 'Sign in with your fingerprint, face or screen lock instead of password and code. Only on a device that nobody else can unlock.',
    hi: 'पासवर्ड और कोड की जगह फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन करें। सिर्फ़ उस डिवाइस पर जिसे कोई और न खोल सके।',
  },
  devices: {
    pc: { en: 'Computer', hi: 'कंप्यूटर' },
    phone: { en: 'Phone', hi: 'फ़ोन' },
    key: { en: 'Security key', hi: 'सिक्योरिटी की' },
  },
  /** {date} is a day. */
  added: { en: 'added {date}', hi: '{date} को जोड़ी' },
  used: { en: 'last used {date}', hi: 'पिछली बार {date} को चली' },
  unused: { en: 'not used yet', hi: 'अब तक नहीं चली' },
  add: { en: 'Add a passkey', hi: 'पासकी जोड़ें' },
  password: { en: 'Your password', hi: 'आपका पासवर्ड' },
  passwordHint: {
    en: 'So that nobody else can add one while you are away.',
    hi: 'ताकि आपके पीछे कोई और पासकी न जोड़ सके।',
  },
  next: { en: 'Continue', hi: 'आगे बढ़ें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  notAdded: {
    en: 'It was not added. Perhaps this device has one already.',
    hi: 'पासकी नहीं जुड़ी। शायद इस डिवाइस पर पहले से है।',
  },
} satisfies Words
