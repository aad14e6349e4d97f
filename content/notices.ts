import type { Words } from './language.ts'

/** Raise the version whenever any word of a notice or of its consent changes: it is stored with every consent. */
export const appointmentNoticeVersion = 'appointment-1.0'

export const appointmentNotice = {
  title: {
    en: 'Before you book: your details and your consent',
    hi: 'बुकिंग से पहले: आपकी जानकारी और आपकी सहमति',
  },
  summary: {
    en: '{clinicName} uses these details only to arrange your appointment. You need not say why you are coming.',
    hi: '{clinicName} यह जानकारी सिर्फ़ आपका अपॉइंटमेंट तय करने के लिए लेता है। आने की वजह बताना ज़रूरी नहीं है।',
  },
  what: {
    heading: { en: 'What we ask for', hi: 'हम क्या जानकारी लेते हैं' },
    items: [
      { en: 'Name', hi: 'नाम' },
      { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      { en: 'The date and time you choose', hi: 'चुनी हुई तारीख़ और समय' },
      { en: 'Email, if you give it', hi: 'ईमेल, अगर आप दें' },
      { en: 'Address, if you give it', hi: 'पता, अगर आप दें' },
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
    items: [
      { en: 'Our reception team and your doctor', hi: 'हमारी रिसेप्शन टीम और आपके डॉक्टर' },
      {
        en: 'Companies that run our website or carry our messages, under a contract to keep your details safe',
        hi: 'वेबसाइट चलाने या संदेश पहुँचाने वाली कंपनियाँ, जो जानकारी सुरक्षित रखने के क़रार से बँधी हैं',
      },
    ],
  },
  howLong: {
    heading: { en: 'How long we keep it', hi: 'कब तक रखते हैं' },
    paragraphs: [
      {
        en: 'If you do not come, 12 months; then we delete it. If you come, it becomes part of your medical record, kept as the law asks.',
        hi: 'अगर आप नहीं आते, तो 12 महीने, फिर मिटा देते हैं। आने पर यह आपके मेडिकल रिकॉर्ड का हिस्सा बन जाती है, जिसे क़ानून के हिसाब से रखा जाता है।',
      },
    ],
  },
  howToWithdraw: {
    heading: { en: 'How to change your mind', hi: 'मन बदल जाए तो' },
    paragraphs: [
      {
        en: 'You can withdraw your consent at any time. Call {phone} or write to {email} with your reference.',
        hi: 'आप अपनी सहमति कभी भी वापस ले सकते हैं। रेफ़रेंस नंबर के साथ {phone} पर कॉल करें या {email} पर लिखें।',
      },
      {
        en: 'We then stop using your details and delete them, except what the law says we must keep. A booking that needs them will be cancelled.',
        hi: 'फिर हम आपकी जानकारी का इस्तेमाल बंद करके उसे मिटा देते हैं, सिवाय उसके जिसे रखना क़ानूनन ज़रूरी है। जिस बुकिंग के लिए वह ज़रूरी थी, वह रद्द हो जाएगी।',
      },
      {
        en: 'In the same way you can ask to see, correct or delete your details.',
        hi: 'इसी तरह आप अपनी जानकारी देखने, ठीक कराने या मिटाने के लिए भी कह सकते हैं।',
      },
    ],
  },
  complain: {
    heading: { en: 'How to complain', hi: 'शिकायत कैसे करें' },
    paragraphs: [
      {
        en: 'Tell our Grievance Officer: {grievanceOfficer}. We confirm within 48 hours and answer within one month.',
        hi: 'हमारे शिकायत अधिकारी को बताएँ: {grievanceOfficer}। शिकायत मिलने की सूचना 48 घंटे में और जवाब एक महीने के अंदर देते हैं।',
      },
      {
        en: 'If our answer does not settle it, you can complain to the Data Protection Board of India.',
        hi: 'अगर हमारे जवाब से बात न बने, तो आप भारतीय डेटा संरक्षण बोर्ड (Data Protection Board) में शिकायत कर सकते हैं।',
      },
    ],
  },
  consentLabel: {
    en: 'I have read this notice. I agree that {clinicName} may use these details to arrange my appointment.',
    hi: 'मैंने यह सूचना पढ़ ली है। मेरी सहमति है कि {clinicName} मेरा अपॉइंटमेंट तय करने के लिए इस जानकारी का इस्तेमाल करे।',
  },
  readInOtherLanguage: {
    en: 'हिंदी में पढ़ें (read this notice in Hindi)',
    hi: 'Read in English (यह सूचना अंग्रेज़ी में पढ़ें)',
  },
} satisfies Words
