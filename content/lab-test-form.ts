import type { Words } from './language.ts'

/** The booking of one test of the catalogue. */
export const labTestForm = {
  title: { en: 'Book {test}', hi: '{test} बुक करें' },
  // Neutral: the title stays in the history of a shared phone.
  pageTitle: { en: 'Book a visit | {clinicName}', hi: 'विज़िट बुक करें | {clinicName}' },
  fullName: { en: 'Full Name', hi: 'पूरा नाम' },
  email: { en: 'Email', hi: 'ईमेल' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  age: { en: 'Age', hi: 'उम्र' },
  gender: { en: 'Gender', hi: 'लिंग' },
  address: { en: 'Address', hi: 'पता' },
  date: { en: 'Preferred Date', hi: 'पसंद की तारीख़' },
  time: { en: 'Preferred Time', hi: 'पसंद का समय' },
  submit: { en: 'Book Test', hi: 'टेस्ट बुक करें' },
  submitting: { en: 'Booking...', hi: 'बुकिंग हो रही है...' },
  priceAsk: { en: 'Ask us for the price', hi: 'दाम के लिए पूछें' },
  refund: {
    en: 'If you cancel before the sample is taken, you get the full amount back.',
    hi: 'सैंपल देने से पहले रद्द करने पर पूरा पैसा वापस मिलता है।',
  },
  success: { en: 'Thank you. We have your test booking.', hi: 'धन्यवाद। आपकी टेस्ट बुकिंग हमें मिल गई है।' },
  successNext: {
    en: 'We will confirm the time with you. Please wait for that before you prepare.',
    hi: 'समय हम आपसे बात करके पक्का करेंगे। तैयारी उसके बाद ही शुरू करें।',
  },
  bookAnother: { en: 'Book Another Test', hi: 'एक और टेस्ट बुक करें' },
} satisfies Words
