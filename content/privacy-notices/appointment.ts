import type { PrivacyNotice } from '../schema.ts'
import {
  carriers,
  complain,
  contactChoices,
  howToWithdrawBooking,
  readInOtherLanguage,
  reminder,
} from './every-notice.ts'

/** Raise the version of a notice whenever any word of it changes: it is stored with every consent. */
export const appointmentPrivacyNotice = {
  version: 'appointment-1.4',
  title: {
    en: 'Before you book: your details and your consent',
    hi: 'बुकिंग से पहले: आपकी जानकारी और आपकी सहमति',
  },
  summary: {
    en: '{clinicName} uses these details only to arrange your appointment. You need not say why you are coming.',
    hi: '{clinicName} यह जानकारी सिर्फ़ आपका अपॉइंटमेंट तय करने के लिए लेता है। आने की वजह बताना ज़रूरी नहीं है।',
  },
  short: [
    {
      en: 'Your name and number are used only for this appointment.',
      hi: 'आपका नाम और नंबर सिर्फ़ इस अपॉइंटमेंट के काम आएगा।',
    },
    { en: 'Only reception and your doctor see them.', hi: 'सिर्फ़ रिसेप्शन और आपके डॉक्टर देखेंगे।' },
    { en: 'You can take your consent back at any time.', hi: 'सहमति कभी भी वापस ली जा सकती है।' },
  ],
  what: {
    heading: { en: 'What we ask for', hi: 'हम क्या जानकारी लेते हैं' },
    items: [
      { en: 'Name', hi: 'नाम' },
      { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      { en: 'The date and time you choose', hi: 'चुनी हुई तारीख़ और समय' },
      { en: 'Email, if you give it', hi: 'ईमेल, अगर आप दें' },
      { en: 'Address, if you give it', hi: 'पता, अगर आप दें' },
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
        en: 'To book, change or cancel your appointment, and to reach you about it. Nothing else.',
        hi: 'आपका अपॉइंटमेंट बुक करने, बदलने या रद्द करने और उसके बारे में आपसे संपर्क करने के लिए। और किसी काम के लिए नहीं।',
      },
    ],
  },
  whoSeesIt: {
    heading: { en: 'Who sees it', hi: 'कौन देखता है' },
    items: [{ en: 'Our reception team and your doctor', hi: 'हमारी रिसेप्शन टीम और आपके डॉक्टर' }, ...carriers],
  },
  howLong: {
    heading: { en: 'How long we keep it', hi: 'कब तक रखते हैं' },
    paragraphs: [
      {
        en: 'If you do not come, 12 months; then we delete it. If you come, it becomes part of your medical record, kept as the law asks.',
        hi: 'आना न हो, तो 12 महीने, फिर मिटा देते हैं। आने पर यह आपके मेडिकल रिकॉर्ड का हिस्सा बन जाती है, जिसे क़ानून के हिसाब से रखा जाता है।',
      },
    ],
  },
  howToWithdraw: howToWithdrawBooking,
  complain,
  consentLabel: {
    en: 'I have read this notice. I agree that {clinicName} may use these details to arrange my appointment.',
    hi: 'मैंने यह सूचना पढ़ ली है। मेरी सहमति है कि {clinicName} मेरा अपॉइंटमेंट तय करने के लिए इस जानकारी का इस्तेमाल करे।',
  },
  reminder,
  readInOtherLanguage,
} satisfies PrivacyNotice
