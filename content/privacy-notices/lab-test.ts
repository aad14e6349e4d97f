import type { PrivacyNotice } from '../schema.ts'
import {
  carriers,
  complain,
  contactChoices,
  howToWithdrawBooking,
  readInOtherLanguage,
} from './every-notice.ts'

export const labTestPrivacyNotice = {
  version: 'pathology-1.3',
  title: {
    en: 'Before you book: your details and your consent',
    hi: 'बुकिंग से पहले: आपकी जानकारी और आपकी सहमति',
  },
  summary: {
    en: '{clinicName} uses these details only to arrange and do the tests you chose.',
    hi: '{clinicName} यह जानकारी सिर्फ़ आपके चुने हुए टेस्ट तय करने और करने के लिए लेता है।',
  },
  what: {
    heading: { en: 'What we ask for', hi: 'हम क्या जानकारी लेते हैं' },
    items: [
      { en: 'Patient’s name, age and gender', hi: 'मरीज़ का नाम, उम्र और लिंग' },
      { en: 'Phone number', hi: 'फ़ोन नंबर' },
      { en: 'Preferred date and time', hi: 'पसंद की तारीख़ और समय' },
      { en: 'The tests you choose', hi: 'आपके चुने हुए टेस्ट' },
      { en: 'Email and address, if you give them', hi: 'ईमेल और पता, अगर आप दें' },
      contactChoices,
    ],
    paragraphs: [
      {
        en: 'We also note when, in which language and to which notice you agreed.',
        hi: 'हम यह भी दर्ज करते हैं कि आपने कब, किस भाषा में और किस सूचना पर हाँ कहा।',
      },
      {
        en: 'If the patient is under 18, a parent or guardian should fill in this form.',
        hi: 'मरीज़ की उम्र 18 साल से कम हो तो यह फ़ॉर्म माता-पिता या अभिभावक भरें।',
      },
    ],
  },
  why: {
    heading: { en: 'Why we ask', hi: 'क्यों लेते हैं' },
    paragraphs: [
      {
        en: 'To agree a time with you, do the tests and give you the report. Nothing else.',
        hi: 'आपसे समय तय करने, टेस्ट करने और रिपोर्ट देने के लिए। और किसी काम के लिए नहीं।',
      },
      {
        en: 'Age and gender are needed to read some results correctly.',
        hi: 'कुछ टेस्ट के नतीजे सही समझने के लिए उम्र और लिंग जानना ज़रूरी है।',
      },
    ],
  },
  whoSeesIt: {
    heading: { en: 'Who sees it', hi: 'कौन देखता है' },
    items: [
      { en: 'Our reception team and your doctor', hi: 'हमारी रिसेप्शन टीम और आपके डॉक्टर' },
      { en: 'The laboratory that does the tests', hi: 'टेस्ट करने वाली लैब' },
      ...carriers,
    ],
  },
  howLong: {
    heading: { en: 'How long we keep it', hi: 'कब तक रखते हैं' },
    paragraphs: [
      {
        en: 'If no sample is taken, 12 months; then we delete it. If the test is done, it becomes part of your medical record, kept as the law asks.',
        hi: 'अगर सैंपल नहीं लिया गया, तो 12 महीने, फिर मिटा देते हैं। टेस्ट होने पर यह आपके मेडिकल रिकॉर्ड का हिस्सा बन जाती है, जिसे क़ानून के हिसाब से रखा जाता है।',
      },
    ],
  },
  howToWithdraw: howToWithdrawBooking,
  complain,
  consentLabel: {
    en: 'I have read this notice. I agree that {clinicName} may use these details for the tests I chose.',
    hi: 'मैंने यह सूचना पढ़ ली है। मेरी सहमति है कि {clinicName} मेरे चुने हुए टेस्ट के लिए इस जानकारी का इस्तेमाल करे।',
  },
  readInOtherLanguage,
} satisfies PrivacyNotice
