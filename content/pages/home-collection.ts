import type { Text } from '../language.ts'
import type { Content, Step } from '../schema.ts'

export const homeCollection = {
  meta: {
    title: { en: 'Book a visit at home – {clinicShortName}', hi: 'घर पर आने का समय लें – {clinicShortName}' },
    description: {
      en: 'We take test samples at your home in {city}. See eight tests with prices, the hours we come, and book a visit.',
      hi: '{city} में हम घर आकर टेस्ट का सैंपल लेते हैं। आठ टेस्ट के दाम, आने का समय देखें और विज़िट बुक करें।',
    },
  },
  breadcrumb: { en: 'Book Home Collection', hi: 'होम कलेक्शन बुक करें' },
  heading: { en: 'Book *Home Collection*', hi: '*होम कलेक्शन* बुक करें' },
  intro: {
    en: 'We come to your home and take the sample. You see each known price before you book; the others we tell you before you pay.',
    hi: 'हम आपके घर आकर सैंपल लेते हैं। जो दाम तय हैं, वे बुक करने से पहले दिखते हैं; बाक़ी हम पैसे लेने से पहले बता देते हैं।',
  },
  away: {
    en: 'We cannot show the booking form just now. Please call {phone}, and we will arrange the visit with you.',
    hi: 'अभी बुकिंग का फ़ॉर्म नहीं दिख पा रहा है। {phone} पर कॉल करें, हम विज़िट तय कर देंगे।',
  },
  how: {
    question: {
      en: 'How does it work, and what does it cost?',
      hi: 'यह कैसे होता है, और ख़र्च कितना है?',
    },
    steps: [
      {
        id: 'choose',
        number: 1,
        title: { en: 'Choose tests and an hour', hi: 'टेस्ट और समय चुनें' },
        description: {
          en: 'You see the total and how to prepare, and choose a day and a one-hour window.',
          hi: 'कुल दाम और तैयारी दिख जाती है; दिन और एक घंटे का समय चुनें।',
        },
      },
      {
        id: 'where',
        number: 2,
        title: { en: 'Tell us where', hi: 'पता बताइए' },
        description: {
          en: 'Your pincode and address, who the tests are for, a mobile number. Or call us and book by phone.',
          hi: 'पिनकोड और पता, टेस्ट किसके हैं, मोबाइल नंबर। चाहें तो फ़ोन करके भी बुक करें।',
        },
      },
      {
        id: 'visit',
        number: 3,
        title: { en: 'We come to you', hi: 'हम घर आते हैं' },
        description: {
          en: 'Someone from our team comes within that hour. A responsible adult aged 18 or over must be at home.',
          hi: 'उसी एक घंटे में हमारा कर्मचारी आता है। घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है।',
        },
      },
      {
        id: 'report',
        number: 4,
        title: { en: 'Your report', hi: 'आपकी रिपोर्ट' },
        description: {
          en: 'Call {phone} to ask whether it is ready. It is given only to you, or to a person you have named to us.',
          hi: 'तैयार हुई या नहीं, {phone} पर पूछ लें। रिपोर्ट सिर्फ़ आपको, या जिसका नाम आपने बताया हो, उसी को दी जाती है।',
        },
      },
    ] satisfies readonly Step[],
  },
  windows: {
    text: {
      en: 'Every visit has its own hour, so that you do not wait all day.',
      hi: 'हर विज़िट का अपना एक घंटा होता है, ताकि आपको दिन भर इंतज़ार न करना पड़े।',
    },
    area: {
      en: 'We come only to some areas. The form tells you at once whether your pincode is one of them.',
      hi: 'हम कुछ ही इलाक़ों में आते हैं। पिनकोड लिखते ही फ़ॉर्म बता देता है कि आपका इलाक़ा उनमें है या नहीं।',
    },
  },
  prepare: {
    question: { en: 'How do I prepare?', hi: 'तैयारी कैसे करें?' },
    points: [
      {
        en: 'Some tests need an empty stomach: it is written beside the test. Plain water is fine.',
        hi: 'कुछ टेस्ट ख़ाली पेट होते हैं: यह टेस्ट के साथ लिखा है। सादा पानी चलेगा।',
      },
      {
        en: 'Do not stop any medicine unless your doctor tells you to.',
        hi: 'डॉक्टर के कहे बिना कोई दवा बंद न करें।',
      },
      {
        en: 'If you have diabetes, or fasting makes you unwell, ask your doctor first.',
        hi: 'अगर आपको शुगर है, या ख़ाली पेट रहने से तबीयत बिगड़ती है, तो पहले डॉक्टर से पूछ लें।',
        reviewNote: 'Doctor to confirm.',
      },
      {
        en: 'Keep the doctor’s slip near, if you have one, and wear loose sleeves.',
        hi: 'डॉक्टर की पर्ची हो तो पास रखिए, और ढीली बाँह के कपड़े पहनिए।',
      },
    ] satisfies readonly Text[],
    termsLink: { en: 'Terms of home collection', hi: 'होम कलेक्शन की शर्तें' },
  },
} satisfies Content
