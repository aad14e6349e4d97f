import type { Text, Words } from './language.ts'

const hello = { en: 'Hello {name},', hi: 'नमस्ते {name},' }
const reference = { en: 'Reference: {reference}', hi: 'रेफ़रेंस नंबर: {reference}' }
const toChange = {
  en: 'To change or cancel it, call {phone}.',
  hi: 'बदलने या रद्द करने के लिए {phone} पर कॉल करें।',
}
const thanks = { en: 'Thank you,\n{clinicShortName}\n{phone}', hi: 'धन्यवाद,\n{clinicShortName}\n{phone}' }
const noEmergency = {
  en: 'We are not an emergency service. In an emergency, call 112.',
  hi: 'हम आपात सेवा नहीं हैं। आपात स्थिति में 112 पर कॉल करें।',
}
const adultAtHome = {
  en: 'A responsible adult aged 18 or over must be at home.',
  hi: 'घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है।',
}
const requestSubject = { en: 'We have your request {reference}', hi: 'आपका अनुरोध {reference} हमें मिल गया है' }
const confirmedSubject = { en: 'Your booking {reference} is confirmed', hi: 'आपकी बुकिंग {reference} पक्की है' }
const reminderSubject = {
  en: 'Reminder: your booking {reference} is tomorrow',
  hi: 'याद दिला दें: आपकी बुकिंग {reference} कल है',
}
const whyReminded = {
  en: 'You chose to get reminders by email. To stop them, call {phone}.',
  hi: 'आपने ईमेल पर रिमाइंडर लेना चुना था। बंद करने के लिए {phone} पर कॉल करें।',
}
const noNames = {
  en: 'Names and phone numbers are not sent by email.',
  hi: 'नाम और फ़ोन नंबर ईमेल में नहीं भेजे जाते।',
}

type Email = { subject: Text; body: Words[] }

/** Plain text; paragraphs are joined by a blank line. No message to anyone names a department, test or reason. */
export const emails = {
  'appointment-confirmed': {
    subject: confirmedSubject,
    body: [
      hello,
      { en: 'Your appointment is booked.', hi: 'आपका अपॉइंटमेंट बुक हो गया है।' },
      { en: 'When: {when} (India time)\nWhere: {address}', hi: 'कब: {when} (भारत का समय)\nकहाँ: {address}' },
      reference,
      { en: 'Please come 10 minutes early if you can.', hi: 'हो सके तो 10 मिनट पहले आ जाएँ।' },
      toChange,
      noEmergency,
      thanks,
    ],
  },
  'appointment-received': {
    subject: requestSubject,
    body: [
      hello,
      {
        en: 'We have your request for {when}. It is not confirmed yet.',
        hi: '{when} के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है।',
      },
      {
        en: 'We will call you to confirm it or to offer another time.',
        hi: 'हम आपको कॉल करके इसे पक्का करेंगे या कोई दूसरा समय बताएँगे।',
      },
      reference,
      toChange,
      thanks,
    ],
  },
  'appointment-reminder': {
    subject: reminderSubject,
    body: [
      hello,
      { en: 'Your appointment is tomorrow.', hi: 'आपका अपॉइंटमेंट कल है।' },
      { en: 'When: {when} (India time)\nWhere: {address}', hi: 'कब: {when} (भारत का समय)\nकहाँ: {address}' },
      {
        en: 'If you cannot come, please tell us today. Someone else can then use the time.',
        hi: 'अगर न आ सकें, तो आज ही बता दें। वह समय किसी और के काम आ सकता है।',
      },
      toChange,
      whyReminded,
      thanks,
    ],
  },
  'home-collection-confirmed': {
    subject: confirmedSubject,
    body: [
      hello,
      { en: 'Your home visit is booked.', hi: 'आपकी होम विज़िट बुक हो गई है।' },
      { en: 'When: {when} (India time)', hi: 'कब: {when} (भारत का समय)' },
      adultAtHome,
      reference,
      toChange,
      thanks,
    ],
  },
  'home-collection-received': {
    subject: requestSubject,
    body: [
      hello,
      {
        en: 'We have your request for a home visit on {when}. It is not confirmed yet.',
        hi: '{when} की होम विज़िट के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है।',
      },
      {
        en: 'We will call you to confirm it or to offer another time. Please do not start any preparation before that.',
        hi: 'हम आपको कॉल करके इसे पक्का करेंगे या कोई दूसरा समय बताएँगे। उससे पहले कोई तैयारी शुरू न करें।',
      },
      reference,
      toChange,
      thanks,
    ],
  },
  'home-collection-reminder': {
    subject: reminderSubject,
    body: [
      hello,
      { en: 'Our home visit is tomorrow: {when}.', hi: 'हमारी होम विज़िट कल है: {when}।' },
      adultAtHome,
      {
        en: 'How to prepare: call {phone} if you are not sure.',
        hi: 'तैयारी के बारे में पूछना हो तो {phone} पर कॉल करें।',
      },
      whyReminded,
      thanks,
    ],
  },
  'test-received': {
    subject: requestSubject,
    body: [
      hello,
      {
        en: 'We have your request for {when}. It is not confirmed yet.',
        hi: '{when} के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है।',
      },
      {
        en: 'We will call you to agree the time. Please do not start any preparation before that.',
        hi: 'हम आपको कॉल करके समय तय करेंगे। उससे पहले कोई तैयारी शुरू न करें।',
      },
      reference,
      toChange,
      thanks,
    ],
  },
  'enquiry-received': {
    subject: { en: 'We have your message {reference}', hi: 'आपका संदेश {reference} हमें मिल गया है' },
    body: [
      hello,
      { en: 'Thank you. We have your message.', hi: 'धन्यवाद। आपका संदेश हमें मिल गया है।' },
      { en: 'We will answer by {answerBy}.', hi: 'हम {answerBy} तक जवाब देंगे।' },
      { en: 'If it cannot wait, call {phone}.', hi: 'अगर रुकना मुश्किल हो, तो {phone} पर कॉल करें।' },
      noEmergency,
      reference,
      thanks,
    ],
  },
  'desk-appointment-new': {
    subject: { en: 'New appointment {reference}', hi: 'नया अपॉइंटमेंट {reference}' },
    body: [
      { en: 'New appointment {reference} for {when}.', hi: 'नया अपॉइंटमेंट {reference}, समय {when}।' },
      noNames,
    ],
  },
  'desk-home-collection-new': {
    subject: { en: 'New home visit {reference}', hi: 'नई होम विज़िट {reference}' },
    body: [
      {
        en: 'New home visit {reference} for {when}. Please confirm it with the patient.',
        hi: 'नई होम विज़िट {reference}, समय {when}। मरीज़ से बात करके पक्का करें।',
      },
      noNames,
    ],
  },
  'desk-test-new': {
    subject: { en: 'New visit to agree {reference}', hi: 'नई विज़िट तय करनी है {reference}' },
    body: [
      {
        en: 'New visit {reference}, preferred time {when}. Please agree the time with the patient.',
        hi: 'नई विज़िट {reference}, पसंद का समय {when}। मरीज़ से बात करके समय तय करें।',
      },
      noNames,
    ],
  },
  'desk-enquiry-new': {
    subject: { en: 'New message {reference}', hi: 'नया संदेश {reference}' },
    body: [
      {
        en: 'New message {reference} from the contact form. Please answer it by {answerBy}.',
        hi: 'संपर्क फ़ॉर्म से नया संदेश {reference} आया है। {answerBy} तक जवाब दें।',
      },
      noNames,
    ],
  },
  'desk-to-confirm': {
    subject: { en: 'Please call to confirm {reference}', hi: 'कॉल करके पक्का करें {reference}' },
    body: [
      {
        en: 'Request {reference} for {when} came in at a busy moment. Its time is NOT held. Please call the patient and confirm it or offer another.',
        hi: '{when} के लिए अनुरोध {reference} बहुत भीड़ के समय आया। यह समय रोका नहीं गया है। मरीज़ को कॉल करके पक्का करें या दूसरा समय दें।',
      },
      noNames,
    ],
  },
  'desk-surge': {
    subject: { en: 'Many bookings at once', hi: 'एक साथ बहुत-सी बुकिंग' },
    body: [
      {
        en: 'Bookings are arriving much faster than usual. For the rest of this hour new ones are kept as “to be confirmed by phone” and take no time away from others. The first of them is {reference}.',
        hi: 'बुकिंग आम दिनों से बहुत तेज़ आ रही हैं। इस घंटे में आने वाली नई बुकिंग “फ़ोन से पक्की होनी है” के रूप में रखी जाएँगी और किसी का समय नहीं लेंगी। इनमें पहली {reference} है।',
      },
      noNames,
    ],
  },
} satisfies Record<string, Email>

export type EmailTemplate = keyof typeof emails
