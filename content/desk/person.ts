import type { Words } from '../language.ts'

/** Correcting the details of a person. */
export const personWords = {
  correct: { en: 'Correct', hi: 'जानकारी ठीक करें' },
  title: { en: 'Correct {name}', hi: '{name} की जानकारी ठीक करें' },
  says: { en: 'What the patient says now', hi: 'वे अब क्या कहती हैं' },
  phone: { en: 'New phone', hi: 'नया फ़ोन' },
  phoneWas: { en: 'Was {number}. Left empty, it stays.', hi: 'अब तक {number}। ख़ाली छोड़ें तो वही रहेगा।' },
  proof: {
    title: { en: 'How do we know it is the patient', hi: 'कैसे पता कि वही हैं' },
    counter: { en: 'The patient is at the counter', hi: 'वे काउंटर पर हैं' },
    code: { en: 'The patient reads back the code', hi: 'वे अपना कोड बताती हैं' },
    field: { en: 'The 4-digit code of the booking', hi: 'बुकिंग का 4 अंकों का कोड' },
  },
  changes: {
    title: { en: 'What *changes*', hi: 'क्या *बदलेगा*' },
    none: { en: 'Nothing yet.', hi: 'अभी कुछ नहीं।' },
    fromTo: { en: '{from} becomes {to}', hi: '{from} की जगह {to}' },
    several: { en: 'several', hi: 'कई' },
  },
  told: {
    title: { en: 'Who is told *what*', hi: 'किसे *क्या* पता चलेगा' },
    oldPhone: {
      title: { en: 'The old phone: nothing', hi: 'पुराने फ़ोन को: कुछ नहीं' },
      note: {
        en: 'Not the new number, not that the patient was ever here.',
        hi: 'न यह कि नंबर बदला, न यह कि वे कभी यहाँ आई थीं।',
      },
    },
    link: {
      title: { en: 'The link on the old phone asks for the code', hi: 'पुराने फ़ोन का लिंक अब कोड माँगेगा' },
      note: { en: 'Without it, it opens nothing.', hi: 'कोड के बिना कुछ नहीं खुलेगा।' },
    },
    family: {
      title: { en: 'The patient alone moves', hi: 'सिर्फ़ उन्हीं का नंबर बदलेगा' },
      note: { en: 'Others on the old phone stay there.', hi: 'उस फ़ोन पर बाक़ी लोग वहीं रहेंगे।' },
    },
    messages: {
      title: { en: 'What has not left yet goes the new way', hi: 'जो संदेश नहीं गए, वे नए तरीक़े से जाएँगे' },
      note: { en: 'Not before 60 s.', hi: '60 सेकंड से पहले नहीं।' },
    },
    stays: {
      title: { en: 'Visits, reference and code stay', hi: 'विज़िट, रेफ़रेंस और कोड वही रहेंगे' },
      note: { en: 'All the patient’s bookings are corrected together.', hi: 'उनकी सब बुकिंग एक साथ ठीक होंगी।' },
    },
    log: {
      title: { en: 'It is written down with your name', hi: 'यह आपके नाम से दर्ज होगा' },
      note: { en: 'The patient can read that on the booking page.', hi: 'वे अपने पेज पर यह पढ़ सकती हैं।' },
    },
  },
  submit: { en: 'Keep this', hi: 'यही रखें' },
  leave: { en: 'Leave as it was', hi: 'जैसा था, रहने दें' },
  undoHint: { en: '[U] brings it back for 60 s.', hi: '[U] से 60 सेकंड तक वापस।' },
  done: { en: 'Corrected {name}', hi: '{name} की जानकारी ठीक की' },
  refused: {
    name: { en: 'Not saved: the name is missing.', hi: 'सेव नहीं हुआ: नाम नहीं लिखा है।' },
    phone: { en: 'Not saved: this is no mobile number.', hi: 'सेव नहीं हुआ: यह मोबाइल नंबर नहीं है।' },
    proof: {
      en: 'Not saved: say how you know that it is the patient.',
      hi: 'सेव नहीं हुआ: बताएँ कि कैसे पता कि वही हैं।',
    },
    'wrong-code': {
      en: 'Not saved: this is not the code of the booking.',
      hi: 'सेव नहीं हुआ: यह उनकी बुकिंग का कोड नहीं है।',
    },
    changed: {
      en: 'Not saved: somebody has changed it meanwhile. Open it again.',
      hi: 'सेव नहीं हुआ: इस बीच किसी ने बदल दिया है। फिर से खोलें।',
    },
    way: {
      en: 'Not saved: no message can be sent this way.',
      hi: 'सेव नहीं हुआ: इस तरह संदेश नहीं भेजा जा सकता।',
    },
    'nothing-changed': { en: 'It is like this already.', hi: 'यह पहले से ऐसा ही है।' },
    'no-connection': { en: 'Not saved: no connection.', hi: 'सेव नहीं हुआ: इंटरनेट नहीं है।' },
    other: { en: 'Not saved.', hi: 'सेव नहीं हुआ।' },
  },
} satisfies Words
