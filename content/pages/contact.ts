import { fieldWords } from '../fields/words.ts'
import type { Choice, Content } from '../schema.ts'

export const contact = {
  breadcrumb: {
    home: { en: 'Home', hi: 'होम' },
    current: { en: 'Contact', hi: 'संपर्क' },
  },
  heading: { en: 'Contact *us*', hi: 'हमसे *संपर्क* करें' },
  details: {
    address: { en: '{address}', hi: '{address}' },
    call: { en: 'Call', hi: 'कॉल करें' },
    whatsapp: { en: 'WhatsApp', hi: 'व्हाट्सऐप' },
    open: { en: 'Open', hi: 'खोलें' },
    directions: { en: 'Directions', hi: 'रास्ता' },
    map: { en: 'Map', hi: 'नक़्शा' },
    more: { en: 'Email, social pages, complaints', hi: 'ईमेल, सोशल पेज, शिकायत' },
    emailNote: {
      en: 'Please do not send reports or private health details by email.',
      hi: 'कृपया ईमेल से रिपोर्ट या सेहत की निजी बातें न भेजें।',
    },
  },
  hours: {
    days: { en: '{openDays}', hi: '{openDays}' },
    holidayNote: {
      en: 'Hours can change on festival days. Please call before you travel.',
      hi: 'त्योहार पर समय बदल सकता है। आने से पहले कॉल कर लें।',
    },
    reviewNote:
      'The specification prints the end of the morning as AM on some pages; the facts file has it once, in the afternoon.',
  },
  emergency: {
    heading: { en: 'If it cannot wait', hi: 'अगर तुरंत मदद चाहिए' },
    text: {
      en: 'We are not an emergency service. Call {112} now, or go to the nearest emergency department, if anyone may be in immediate danger. To talk to someone at any hour, call Tele-MANAS on {14416} (free).',
      hi: 'हम इमरजेंसी सेवा नहीं हैं। किसी को तुरंत ख़तरा हो, तो अभी {112} पर कॉल करें या नज़दीकी अस्पताल के इमरजेंसी विभाग जाएँ। किसी भी समय बात करने के लिए टेली-मानस {14416} पर कॉल करें (निःशुल्क)।',
    },
  },
  social: {
    links: [
      {
        id: 'photo-sharing',
        label: { en: 'Photos on {site}', hi: '{site} पर फ़ोटो' },
      },
      {
        id: 'chat',
        label: { en: 'Chat with us on WhatsApp (opens another app)', hi: 'व्हाट्सऐप पर लिखें (दूसरा ऐप खुलेगा)' },
      },
      {
        id: 'phone',
        label: { en: 'Call us on {phone}', hi: '{phone} पर कॉल करें' },
      },
      {
        id: 'video',
        label: { en: 'Videos on {site}', hi: '{site} पर वीडियो' },
      },
      {
        id: 'social-network',
        label: { en: 'News on {site}', hi: '{site} पर ख़बरें' },
      },
    ] satisfies readonly Choice[],
    note: {
      en: 'These links leave our site. The other company may keep a record of your visit.',
      hi: 'ये लिंक हमारी साइट से बाहर ले जाते हैं। दूसरी कंपनी आपके आने का रिकॉर्ड रख सकती है।',
    },
  },
  whatsapp: {
    number: { en: '{whatsapp}', hi: '{whatsapp}' },
    greeting: { en: 'Hello, I would like to book an appointment.', hi: 'नमस्ते, मुझे अपॉइंटमेंट बुक करना है।' },
    note: {
      en: 'Only to ask for a time, nothing about health',
      hi: 'सिर्फ़ समय पूछने के लिए, सेहत की बात नहीं',
    },
    sharedPhone: {
      en: 'If others use your phone, delete the chat afterwards.',
      hi: 'अगर फ़ोन और लोग भी चलाते हैं, तो बाद में चैट मिटा दें।',
    },
    reviewNote:
      'Greeting is neutral on purpose: no service, condition or test may appear in prefilled text (MTP Act s.5A, WhatsApp policy).',
  },
  form: {
    heading: { en: 'Send us a *message*', hi: 'हमें *संदेश* भेजें' },
    intro: {
      en: 'We answer by the end of the next open day. Not for an emergency: nobody reads this at night.',
      hi: 'अगले खुले दिन के आख़िर तक जवाब। इमरजेंसी के लिए नहीं: रात में इसे कोई नहीं पढ़ता।',
    },
    ways: {
      call: { en: 'Call', hi: 'कॉल' },
      sms: { en: 'SMS', hi: 'SMS' },
      email: { en: 'Email', hi: 'ईमेल' },
    },
    fields: {
      answerWay: { label: { en: 'Where do we answer?', hi: 'जवाब कहाँ दें?' } },
      message: fieldWords.message,
      fullName: fieldWords.name,
      phoneNumber: fieldWords.mobileForMessage,
      email: fieldWords.email,
    },
    submit: { en: 'Send Message', hi: 'संदेश भेजें' },
    submitting: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
    success: {
      heading: { en: 'Thank you. We have your message.', hi: 'धन्यवाद। आपका संदेश हमें मिल गया है।' },
      answerBy: { en: 'We answer by', hi: 'हमारा जवाब इस समय तक' },
      text: { en: 'If it cannot wait, call {phone}.', hi: 'अगर रुकना मुश्किल हो, तो {phone} पर कॉल करें।' },
      again: { en: 'Send another message', hi: 'एक और संदेश भेजें' },
    },
    reviewNote:
      'The specification clears the form whatever the outcome; here it is cleared only after success so that nobody loses a message. The promised answer time is for the clinic to confirm.',
  },
  grievance: {
    heading: { en: 'Complaints and privacy requests', hi: 'शिकायत और निजता से जुड़े अनुरोध' },
    text: {
      en: 'Write to {email} with the word “Grievance”, or call {phone}. We acknowledge within 48 hours and answer within one month.',
      hi: '{email} पर “शिकायत” लिखकर भेजें या {phone} पर कॉल करें। हम 48 घंटे में बताते हैं कि आपकी बात मिल गई, और एक महीने में जवाब देते हैं।',
    },
    reviewNote:
      "Name a grievance officer with designation and contact (SPDI Rules r.5(9), E-Commerce Rules); the policy's 7-business-day response for disputes also applies.",
  },
} satisfies Content
