import type { HomeTestCode } from '#clinic/home-collection.ts'
import type { Text } from '../language.ts'
import type { PictureName } from '../pictures.ts'
import type { Content, Step } from '../schema.ts'

/** Samples are asked for by phone: nothing here may promise a booking on the website before there is one. */
export const homeCollection = {
  meta: {
    title: { en: 'Home sample collection | {clinicName}', hi: 'घर से सैंपल कलेक्शन | {clinicName}' },
    description: {
      en: 'We take test samples at your home in {city}. See eight tests with prices, the hours we come, and how to ask for a visit by phone.',
      hi: '{city} में हम घर आकर टेस्ट का सैंपल लेते हैं। आठ टेस्ट के दाम, आने का समय और फ़ोन से बुलाने का तरीक़ा देखें।',
    },
  },
  breadcrumb: { en: 'Home Collection', hi: 'होम कलेक्शन' },
  heading: { en: 'Your sample, taken *at home*', hi: 'जाँच का सैंपल, *घर बैठे*' },
  intro: {
    en: 'We come to your home and take the sample. You see the price of every test before you ask for a visit.',
    hi: 'हम आपके घर आकर सैंपल लेते हैं। बुलाने से पहले ही हर टेस्ट का दाम यहाँ दिख जाता है।',
  },
  picture: 'banner-home-collection' as const satisfies PictureName,
  byPhone: {
    en: 'Ask for a visit by phone or WhatsApp, during opening hours.',
    hi: 'क्लिनिक के समय में फ़ोन या व्हाट्सऐप से हमें बुलाइए।',
  },
  how: {
    eyebrow: { en: 'How it works', hi: 'यह कैसे होता है' },
    heading: { en: 'Four *small* steps', hi: 'चार *छोटे* क़दम' },
    steps: [
      {
        id: 'ask',
        number: 1,
        title: { en: 'Call us', hi: 'हमें कॉल करें' },
        description: {
          en: 'Call, or ask on WhatsApp for a call. On the phone, tell us which tests you need and where you live.',
          hi: 'कॉल करें, या व्हाट्सऐप पर कॉल के लिए कहें। फ़ोन पर बताइए कि कौन-से टेस्ट चाहिए और आप कहाँ रहते हैं।',
        },
      },
      {
        id: 'agree',
        number: 2,
        title: { en: 'Agree on an hour', hi: 'समय तय करें' },
        description: {
          en: 'We tell you the total and how to prepare, and choose a day and a one-hour window with you.',
          hi: 'हम कुल दाम और तैयारी बताते हैं, और आपके साथ दिन और एक घंटे का समय तय करते हैं।',
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
          en: 'We tell you when it is ready. It is given only to you, or to a person you have named to us.',
          hi: 'तैयार होने पर हम बताते हैं। रिपोर्ट सिर्फ़ आपको, या जिसका नाम आपने बताया हो, उसी को दी जाती है।',
        },
      },
    ] satisfies readonly Step[],
  },
  tests: {
    eyebrow: { en: 'Tests at home', hi: 'घर पर होने वाले टेस्ट' },
    heading: { en: 'Eight tests and their *prices*', hi: 'आठ टेस्ट और उनके *दाम*' },
    total: {
      en: 'The total is the sum of the tests you choose. Nothing is added, and this website takes no payment.',
      hi: 'कुल रक़म आपके चुने हुए टेस्ट का जोड़ है। इसमें और कुछ नहीं जुड़ता, और इस वेबसाइट पर पैसे नहीं लिए जाते।',
      reviewNote:
        'Change this if the clinic adds a collection fee; a fee must be shown from the first screen.',
    },
    others: { en: 'Looking for another test?', hi: 'कोई और टेस्ट चाहिए?' },
    othersLink: { en: 'All about pathology tests', hi: 'पैथोलॉजी टेस्ट की जानकारी' },
  },
  windows: {
    eyebrow: { en: 'When we come', hi: 'हम कब आते हैं' },
    heading: { en: 'One hour that *suits you*', hi: 'एक घंटा, *आपकी सुविधा* का' },
    text: {
      en: 'Every visit has its own hour, so that you do not wait all day.',
      hi: 'हर विज़िट का अपना एक घंटा होता है, ताकि आपको दिन भर इंतज़ार न करना पड़े।',
    },
    area: {
      en: 'We come only to some areas. Tell us your PIN code and we will say whether yours is one of them.',
      hi: 'हम कुछ ही इलाक़ों में आते हैं। अपना पिन कोड बताइए, हम बता देंगे कि आपका इलाक़ा उनमें है या नहीं।',
    },
  },
  prepare: {
    eyebrow: { en: 'Before we come', hi: 'हमारे आने से पहले' },
    heading: { en: 'How to *prepare*', hi: 'तैयारी *कैसे* करें' },
    picture: 'gallery-home-kit' as const satisfies PictureName,
    points: [
      {
        en: 'Some tests need an empty stomach. We tell you on the phone. Plain water is fine.',
        hi: 'कुछ टेस्ट ख़ाली पेट होते हैं। यह हम फ़ोन पर बताते हैं। सादा पानी पी सकते हैं।',
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
    refundLink: { en: 'If you need to cancel: refunds', hi: 'रद्द करना हो तो: रिफ़ंड के नियम' },
    termsLink: { en: 'Terms of home collection', hi: 'होम कलेक्शन की शर्तें' },
  },
} satisfies Content

export const homeTestWords: Record<HomeTestCode, { name: Text; about: Text }> = {
  'complete-blood-count': {
    name: { en: 'Complete Blood Count', hi: 'कम्प्लीट ब्लड काउंट (सीबीसी)' },
    about: {
      en: 'Counts the red cells, white cells and platelets in your blood. It helps look for anaemia and infection.',
      hi: 'ख़ून में लाल कोशिकाएँ, सफ़ेद कोशिकाएँ और प्लेटलेट गिनता है। ख़ून की कमी और संक्रमण देखने में मदद करता है।',
    },
  },
  'blood-glucose': {
    name: { en: 'Blood Glucose Test', hi: 'ब्लड ग्लूकोज़ (शुगर) टेस्ट' },
    about: {
      en: 'Sugar in the blood. It looks for diabetes. We tell you whether to eat before it.',
      hi: 'ख़ून में शुगर नापता है। डायबिटीज़ देखने के लिए। इससे पहले खाना है या नहीं, यह हम बताते हैं।',
    },
  },
  'lipid-profile': {
    name: { en: 'Lipid Profile', hi: 'लिपिड प्रोफ़ाइल' },
    about: {
      en: 'Measures the fats in blood, with good and bad cholesterol and triglycerides.',
      hi: 'ख़ून की चर्बियाँ नापता है: अच्छा और बुरा कोलेस्ट्रॉल और ट्राइग्लिसराइड।',
    },
  },
  'liver-function': {
    name: { en: 'Liver Function Test', hi: 'लिवर फ़ंक्शन टेस्ट' },
    about: {
      en: 'A group of tests that show how the liver is working.',
      hi: 'कई जाँचों का समूह, जो बताता है कि लिवर कैसा काम कर रहा है।',
    },
  },
  'thyroid-profile': {
    name: { en: 'Thyroid Profile', hi: 'थायरॉइड प्रोफ़ाइल' },
    about: {
      en: 'Three tests that show whether the thyroid is slow, fast or normal.',
      hi: 'तीन जाँचें, जो बताती हैं कि थायरॉइड धीमा, तेज़ या सामान्य है।',
    },
  },
  'vitamin-d': {
    name: { en: 'Vitamin D Test', hi: 'विटामिन डी टेस्ट' },
    about: {
      en: 'Measures vitamin D, which bones and muscles need.',
      hi: 'विटामिन डी नापता है, जो हड्डी और मांसपेशी के लिए ज़रूरी है।',
    },
  },
  hba1c: {
    name: { en: 'HbA1c', hi: 'एचबीए1सी (HbA1c)' },
    about: {
      en: 'Shows your average sugar over about three months.',
      hi: 'लगभग तीन महीने की औसत शुगर दिखाता है।',
    },
  },
  'kidney-function': {
    name: { en: 'Kidney Function Test', hi: 'किडनी फ़ंक्शन टेस्ट' },
    about: {
      en: 'A group of tests that show how the kidneys are working.',
      hi: 'कई जाँचों का समूह, जो बताता है कि गुर्दे कैसा काम कर रहे हैं।',
    },
  },
}
