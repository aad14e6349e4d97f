import type { Words } from '../language.ts'

/** How the patient may be reached: in a row, and as the large rule before every number. */
export const reachWords = {
  badge: {
    'may-call': { en: 'May call', hi: 'कॉल ठीक है' },
    'only-patient': { en: 'Patient only', hi: 'सिर्फ़ उन्हीं से' },
    'write-only': { en: 'Do not call', hi: 'कॉल न करें' },
    never: { en: 'Do not call', hi: 'कॉल न करें' },
    unreadable: { en: 'Cannot be read', hi: 'पढ़ा नहीं जा सकता' },
    /** Where one channel alone may be written on. */
    channelOnly: {
      whatsapp: { en: 'WhatsApp only', hi: 'सिर्फ़ WhatsApp' },
      sms: { en: 'SMS only', hi: 'सिर्फ़ SMS' },
      email: { en: 'E-mail only', hi: 'सिर्फ़ ई-मेल' },
    },
    /** {part}: mornings, evenings. */
    patientAt: { en: 'Self, {part}', hi: 'उन्हीं से, {part}' },
  },
  parts: {
    morning: { en: 'mornings', hi: 'सुबह' },
    afternoon: { en: 'afternoons', hi: 'दोपहर' },
    evening: { en: 'evenings', hi: 'शाम' },
  },
  rule: {
    label: { en: 'How to reach the patient', hi: 'उनसे संपर्क कैसे करें' },
    'may-call': { en: 'You may call.', hi: 'कॉल करना ठीक है।' },
    'only-patient': { en: 'Only the patient.', hi: 'सिर्फ़ उन्हीं से।' },
    'write-only': { en: 'Do NOT call.', hi: 'कॉल बिल्कुल न करें।' },
    never: { en: 'Do NOT call.', hi: 'कॉल बिल्कुल न करें।' },
    unreadable: { en: 'Cannot be read.', hi: 'पढ़ा नहीं जा सकता।' },
    outside: { en: 'Not now.', hi: 'अभी नहीं।' },
  },
  how: {
    'may-call': { en: 'Whoever answers may be spoken to.', hi: 'जो भी उठाए, उनसे बात करना ठीक है।' },
    'only-patient': {
      en: 'Ask for the patient by name. Say nothing to anyone else.',
      hi: 'उनका नाम लेकर पूछें। किसी और से कुछ न कहें।',
    },
    'write-only': { en: 'Write only.', hi: 'सिर्फ़ लिखें।' },
    never: { en: 'Do not write either. The patient contacts us.', hi: 'लिखें भी नहीं। वे ख़ुद संपर्क करेंगी।' },
    unreadable: {
      en: 'The stored details are damaged. Note the reference, and tell whoever runs the system.',
      hi: 'रखी हुई जानकारी ख़राब हो गई है। रेफ़रेंस नंबर लिख लें और सिस्टम चलाने वाले को बताएँ।',
    },
    channelOnly: {
      whatsapp: { en: 'WhatsApp only.', hi: 'सिर्फ़ WhatsApp।' },
      sms: { en: 'SMS only.', hi: 'सिर्फ़ SMS।' },
      email: { en: 'E-mail only.', hi: 'सिर्फ़ ई-मेल।' },
    },
  },
  hours: { en: '{from} to {until}.', hi: '{from} से {until} बजे तक।' },
  hoursEnd: { en: 'Hours: {from} to {until}.', hi: 'उनका समय: {from} से {until} बजे तक।' },
  sharedPhone: {
    en: 'Other people use this phone. Nothing opens by a link alone.',
    hi: 'यह फ़ोन और लोग भी देखते हैं। सिर्फ़ लिंक से कुछ नहीं खुलता।',
  },
  from: { en: 'Call from {callingNumber}.', hi: '{callingNumber} से कॉल करें।' },
  patientsWords: {
    en: 'If someone else answers or asks, the patient’s words:',
    hi: 'कोई और उठाए या पूछे तो उनके शब्द:',
  },
  someoneElseAnswers: { en: 'If someone else answers:', hi: 'कोई और उठाए तो:' },
} satisfies Words
