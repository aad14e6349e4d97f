import type { Words } from './language.ts'

/** Plain text; paragraphs are joined by a blank line. Patients' messages name no department, test or reason. */
export const emails = {
  'appointment-confirmed': {
    subject: { en: 'Your booking {reference} is confirmed', hi: 'आपकी बुकिंग {reference} पक्की है' },
    body: [
      { en: 'Hello {name},', hi: 'नमस्ते {name},' },
      { en: 'Your appointment is booked.', hi: 'आपका अपॉइंटमेंट बुक हो गया है।' },
      { en: 'When: {when} (India time)\nWhere: {address}', hi: 'कब: {when} (भारत का समय)\nकहाँ: {address}' },
      { en: 'Reference: {reference}', hi: 'रेफ़रेंस नंबर: {reference}' },
      { en: 'Please come 10 minutes early if you can.', hi: 'हो सके तो 10 मिनट पहले आ जाएँ।' },
      { en: 'To change or cancel it, call {phone}.', hi: 'बदलने या रद्द करने के लिए {phone} पर कॉल करें।' },
      {
        en: 'We are not an emergency service. In an emergency, call 112.',
        hi: 'हम आपात सेवा नहीं हैं। आपात स्थिति में 112 पर कॉल करें।',
      },
      { en: 'Thank you,\n{clinicShortName}\n{phone}', hi: 'धन्यवाद,\n{clinicShortName}\n{phone}' },
    ],
  },
  'desk-appointment-new': {
    subject: { en: 'New appointment {reference}', hi: 'नया अपॉइंटमेंट {reference}' },
    body: [
      { en: 'New appointment {reference} for {when}.', hi: 'नया अपॉइंटमेंट {reference}, समय {when}।' },
      { en: 'Names and phone numbers are not sent by email.', hi: 'नाम और फ़ोन नंबर ईमेल में नहीं भेजे जाते।' },
    ],
  },
} satisfies Record<string, { subject: Words; body: Words[] }>

export type EmailTemplate = keyof typeof emails
