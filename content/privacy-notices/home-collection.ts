import type { PrivacyNotice } from '../schema.ts'
import {
  carriers,
  complain,
  contactChoices,
  howToWithdrawBooking,
  readInOtherLanguage,
} from './every-notice.ts'

export const homeCollectionPrivacyNotice = {
  version: 'home-collection-1.3',
  title: {
    en: 'Before you book: your details and your consent',
    hi: 'बुकिंग से पहले: आपकी जानकारी और आपकी सहमति',
  },
  summary: {
    en: '{clinicName} uses these details only to collect the sample at home and do the tests you chose.',
    hi: '{clinicName} यह जानकारी सिर्फ़ घर से सैंपल लेने और आपके चुने हुए टेस्ट करने के लिए लेता है।',
  },
  what: {
    heading: { en: 'What we ask for', hi: 'हम क्या जानकारी लेते हैं' },
    items: [
      { en: 'Patient’s name, age and sex', hi: 'मरीज़ का नाम, उम्र और लिंग' },
      { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      { en: 'Address, city and pincode', hi: 'पता, शहर और पिनकोड' },
      { en: 'Date and time of the visit', hi: 'विज़िट की तारीख़ और समय' },
      { en: 'The tests you choose', hi: 'आपके चुने हुए टेस्ट' },
      { en: 'Email, if you give it', hi: 'ईमेल, अगर आप दें' },
      contactChoices,
    ],
    paragraphs: [
      {
        en: 'We also note when, in which language and to which notice you agreed.',
        hi: 'हम यह भी दर्ज करते हैं कि आपने कब, किस भाषा में और किस सूचना पर हाँ कहा।',
      },
      {
        en: 'If the patient is under 18, a parent or guardian should fill in this form. A responsible adult aged 18 or over must be at home.',
        hi: 'मरीज़ की उम्र 18 साल से कम हो तो यह फ़ॉर्म माता-पिता या अभिभावक भरें। घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है।',
      },
    ],
  },
  why: {
    heading: { en: 'Why we ask', hi: 'क्यों लेते हैं' },
    paragraphs: [
      {
        en: 'To plan the visit, reach you about it, do the tests and give you the report. Nothing else.',
        hi: 'विज़िट तय करने, उसके बारे में आपसे संपर्क करने, टेस्ट करने और रिपोर्ट देने के लिए। और किसी काम के लिए नहीं।',
      },
      {
        en: 'Age and sex are needed to read some results correctly.',
        hi: 'कुछ टेस्ट के नतीजे सही समझने के लिए उम्र और लिंग जानना ज़रूरी है।',
      },
    ],
  },
  whoSeesIt: {
    heading: { en: 'Who sees it', hi: 'कौन देखता है' },
    items: [
      { en: 'Our reception team and your doctor', hi: 'हमारी रिसेप्शन टीम और आपके डॉक्टर' },
      { en: 'The person who comes to your home', hi: 'आपके घर आने वाला कर्मचारी' },
      { en: 'The laboratory that does the tests', hi: 'टेस्ट करने वाली लैब' },
      ...carriers,
    ],
  },
  howLong: {
    heading: { en: 'How long we keep it', hi: 'कब तक रखते हैं' },
    paragraphs: [
      {
        en: 'If no sample is taken, 12 months; then we delete it. If a test is done, it becomes part of your medical record, kept as the law asks.',
        hi: 'अगर सैंपल नहीं लिया गया, तो 12 महीने, फिर मिटा देते हैं। टेस्ट होने पर यह आपके मेडिकल रिकॉर्ड का हिस्सा बन जाती है, जिसे क़ानून के हिसाब से रखा जाता है।',
      },
    ],
  },
  howToWithdraw: howToWithdrawBooking,
  complain,
  consentLabel: {
    en: 'I have read this notice. I agree that {clinicName} may use these details for the home visit and the tests I chose.',
    hi: 'मैंने यह सूचना पढ़ ली है। मेरी सहमति है कि {clinicName} घर पर विज़िट और मेरे चुने हुए टेस्ट के लिए इस जानकारी का इस्तेमाल करे।',
  },
  readInOtherLanguage,
} satisfies PrivacyNotice
