import type { DeskMessage } from './parts.ts'

const noNames = {
  en: 'Names and phone numbers are not sent by email.',
  hi: 'नाम और फ़ोन नंबर ईमेल में नहीं भेजे जाते।',
}
/** How the patient may be contacted comes before anything that could lead to a call. */
const rulesFirst = { en: 'First: {contactRules}', hi: 'सबसे पहले: {contactRules}' }
const promised = {
  en: 'Promised to the patient: by {callBy}.',
  hi: 'मरीज़ से वादा: {callBy} तक।',
}
const checkRefund = {
  en: 'If money was paid, check the refund.',
  hi: 'अगर पैसे दिए गए थे, तो रिफ़ंड देख लें।',
}

export const deskMessages = {
  'desk-appointment-new': {
    email: {
      subject: { en: 'New appointment {reference}', hi: 'नया अपॉइंटमेंट {reference}' },
      body: [
        rulesFirst,
        { en: 'New appointment {reference} for {when}.', hi: 'नया अपॉइंटमेंट {reference}, समय {when}।' },
        noNames,
      ],
    },
  },
  'desk-appointment-moved': {
    email: {
      subject: { en: 'Appointment {reference} moved', hi: 'अपॉइंटमेंट {reference} का समय बदला' },
      body: [
        {
          en: 'Appointment {reference} has moved to {when}. The earlier time is free again.',
          hi: 'अपॉइंटमेंट {reference} का नया समय {when} है। पहले वाला समय अब ख़ाली है।',
        },
        noNames,
      ],
    },
  },
  'desk-appointment-cancelled': {
    email: {
      subject: { en: 'Appointment {reference} cancelled', hi: 'अपॉइंटमेंट {reference} रद्द' },
      body: [
        {
          en: 'The patient cancelled appointment {reference} of {when}. The time is free again.',
          hi: 'मरीज़ ने {when} का अपॉइंटमेंट {reference} रद्द कर दिया। यह समय अब ख़ाली है।',
        },
        checkRefund,
        noNames,
      ],
    },
  },
  'desk-home-collection-new': {
    email: {
      subject: { en: 'New home visit {reference}', hi: 'नई होम विज़िट {reference}' },
      body: [
        rulesFirst,
        {
          en: 'New home visit {reference} for {when}. Please confirm it with the patient.',
          hi: 'नई होम विज़िट {reference}, समय {when}। मरीज़ से बात करके पक्का करें।',
        },
        noNames,
      ],
    },
  },
  'desk-home-collection-moved': {
    email: {
      subject: { en: 'Home visit {reference} moved', hi: 'होम विज़िट {reference} का समय बदला' },
      body: [
        {
          en: 'Home visit {reference} has moved to {when}. Please tell the person who is to go.',
          hi: 'होम विज़िट {reference} का नया समय {when} है। जाने वाले कर्मचारी को बता दें।',
        },
        noNames,
      ],
    },
  },
  'desk-home-collection-cancelled': {
    email: {
      subject: { en: 'Home visit {reference} cancelled', hi: 'होम विज़िट {reference} रद्द' },
      body: [
        {
          en: 'The patient cancelled home visit {reference} of {when}. Please tell the person who was to go.',
          hi: 'मरीज़ ने {when} की होम विज़िट {reference} रद्द कर दी। जाने वाले कर्मचारी को बता दें।',
        },
        checkRefund,
        noNames,
      ],
    },
  },
  'desk-lab-test-new': {
    email: {
      subject: { en: 'New visit to agree {reference}', hi: 'नई विज़िट तय करनी है {reference}' },
      body: [
        rulesFirst,
        {
          en: 'New visit {reference}, preferred time {when}. Please agree the time with the patient.',
          hi: 'नई विज़िट {reference}, पसंद का समय {when}। मरीज़ से बात करके समय तय करें।',
        },
        promised,
        noNames,
      ],
    },
  },
  'desk-lab-test-moved': {
    email: {
      subject: { en: 'Visit {reference} moved', hi: 'विज़िट {reference} का समय बदला' },
      body: [
        { en: 'Visit {reference} has moved to {when}.', hi: 'विज़िट {reference} का नया समय {when} है।' },
        noNames,
      ],
    },
  },
  'desk-lab-test-cancelled': {
    email: {
      subject: { en: 'Visit {reference} cancelled', hi: 'विज़िट {reference} रद्द' },
      body: [
        {
          en: 'The patient cancelled visit {reference} of {when}.',
          hi: 'मरीज़ ने {when} की विज़िट {reference} रद्द कर दी।',
        },
        checkRefund,
        noNames,
      ],
    },
  },
  'desk-enquiry-new': {
    email: {
      subject: { en: 'New message {reference}', hi: 'नया संदेश {reference}' },
      body: [
        {
          en: 'New message {reference} from the contact form. Please answer it by {answerBy}.',
          hi: 'संपर्क फ़ॉर्म से नया संदेश {reference} आया है। {answerBy} तक जवाब दें।',
        },
        noNames,
      ],
    },
  },
  'desk-to-confirm': {
    email: {
      subject: { en: 'Please confirm {reference}', hi: 'पक्का करें {reference}' },
      body: [
        rulesFirst,
        {
          en: 'Request {reference} for {when} came in at a busy moment. Its time is NOT held. Please confirm it with the patient or offer another.',
          hi: '{when} के लिए अनुरोध {reference} बहुत भीड़ के समय आया। यह समय रोका नहीं गया है। मरीज़ से बात करके पक्का करें या दूसरा समय दें।',
        },
        promised,
        noNames,
      ],
    },
  },
  'desk-message-undelivered': {
    email: {
      subject: { en: 'Message not delivered: {reference}', hi: 'संदेश नहीं पहुँचा: {reference}' },
      body: [
        rulesFirst,
        {
          en: 'A message about {reference} was not delivered. If these rules allow it, please call the patient.',
          hi: '{reference} से जुड़ा एक संदेश नहीं पहुँचा। ऊपर लिखे नियम इजाज़त दें, तो मरीज़ को कॉल करें।',
        },
        noNames,
      ],
    },
  },
  'desk-privacy-request': {
    email: {
      subject: { en: 'Privacy request {reference}', hi: 'जानकारी से जुड़ा अनुरोध {reference}' },
      body: [
        {
          en: 'A patient sent privacy request {reference}. Confirm it within 48 hours and answer within one month.',
          hi: 'मरीज़ ने अपनी जानकारी से जुड़ा अनुरोध {reference} भेजा है। 48 घंटे में सूचना दें और एक महीने में जवाब दें।',
        },
        noNames,
      ],
    },
  },
  'desk-complaint-new': {
    email: {
      subject: { en: 'Complaint {reference}', hi: 'शिकायत {reference}' },
      body: [
        {
          en: 'Complaint {reference} has come in. Confirm it within 48 hours. Settle it within one month; if it is about a refund, answer within 7 business days.',
          hi: 'शिकायत {reference} आई है। 48 घंटे में सूचना दें। एक महीने में हल करें; रिफ़ंड की बात हो तो 7 कामकाजी दिनों में जवाब दें।',
        },
        noNames,
      ],
    },
  },
} satisfies Record<string, DeskMessage>
