import type { PictureName } from '../pictures.ts'
import type { Content } from '../schema.ts'

export const accessibility = {
  breadcrumb: { en: 'Accessibility statement', hi: 'सुगमता की जानकारी' },
  heading: { en: 'A website for *everyone*', hi: '*सबके लिए* सुगम वेबसाइट' },
  picture: 'gallery-entrance' as const satisfies PictureName,
  intro: {
    en: 'We want everyone to be able to use this website, on any phone, with any ability.',
    hi: 'हम चाहते हैं कि यह वेबसाइट हर कोई, किसी भी फ़ोन पर, किसी भी क्षमता के साथ चला सके।',
  },
  canDoHeading: { en: 'You should be able to', hi: 'यह सब हो पाना चाहिए' },
  canDo: [
    {
      en: 'make the text larger, up to four times, without losing any of it',
      hi: 'अक्षर चार गुना तक बड़े करना, बिना कुछ कटे',
    },
    { en: 'use every page with a keyboard only', hi: 'हर पेज सिर्फ़ कीबोर्ड से चलाना' },
    {
      en: 'listen to the pages with a screen reader, in Hindi or English',
      hi: 'स्क्रीन रीडर से पेज हिंदी या अंग्रेज़ी में सुनना',
    },
    { en: 'pause anything that moves', hi: 'जो कुछ हिलता है, उसे रोकना' },
    {
      en: 'read, and book or ask for a time, when JavaScript is off or the network is slow',
      hi: 'जावास्क्रिप्ट बंद हो या नेट धीमा हो, तब भी पढ़ना, और बुक करना या समय माँगना',
    },
    { en: 'see clear errors in words, not only in colour', hi: 'ग़लती सिर्फ़ रंग से नहीं, शब्दों में साफ़ देखना' },
    { en: 'press buttons easily with a thumb', hi: 'अँगूठे से बटन आसानी से दबाना' },
  ],
  standardHeading: { en: 'The standard we follow', hi: 'हम किस मानक पर चलते हैं' },
  standard: {
    en: 'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA and the Indian Standard IS 17802.',
    hi: 'हमारा लक्ष्य है वेब कंटेंट एक्सेसिबिलिटी गाइडलाइंस (WCAG) 2.2 का AA स्तर और भारतीय मानक IS 17802।',
  },
  limitsHeading: { en: 'What may still be hard', hi: 'क्या अब भी मुश्किल हो सकता है' },
  limits: [
    {
      en: 'Maps, chat and reviews belong to other companies. We cannot make them accessible, so the same facts are also given as text.',
      hi: 'नक़्शा, चैट और राय दूसरी कंपनियों के हैं। हम उन्हें सुगम नहीं बना सकते, इसलिए वही जानकारी यहाँ लिखकर भी दी गई है।',
    },
    {
      needs: 'pathology',
      en: 'Rare tests keep the English names that labs print. The common ones are named and explained in your language.',
      hi: 'कम होने वाले टेस्ट के नाम अंग्रेज़ी में हैं, जैसे लैब छापती है। आम टेस्ट के नाम और मतलब आपकी भाषा में हैं।',
    },
  ],
  clinicHeading: { en: 'At the clinic', hi: 'क्लिनिक पर' },
  clinic: {
    en: 'If you need help with steps, seeing, hearing or waiting, tell us when you book or call {phone}.',
    hi: 'सीढ़ियों, देखने, सुनने या इंतज़ार में मदद चाहिए तो बुक करते समय बताइए या {phone} पर कॉल करें।',
  },
  reportHeading: { en: 'Tell us about a problem', hi: 'परेशानी हो तो बताइए' },
  report: {
    en: 'Write to {email} or call {phone}. Say which page it was and what went wrong. We acknowledge within 48 hours.',
    hi: '{email} पर लिखें या {phone} पर कॉल करें। कौन-सा पेज था और क्या दिक़्क़त हुई, यह बताइए। हम 48 घंटे में बताएँगे कि आपकी बात मिल गई।',
  },
  otherWays: {
    en: 'You can book anything on this site by phone too. Nothing costs more if you call.',
    hi: 'इस साइट पर जो भी बुक होता है, वह फ़ोन से भी हो सकता है। कॉल करने पर कोई अतिरिक्त शुल्क नहीं।',
  },
  lastChecked: {
    en: 'Our automatic tests check this before every change of the website. People who use screen readers every day have not tested it yet.',
    hi: 'वेबसाइट में हर बदलाव से पहले हमारे ऑटोमैटिक टेस्ट इसे जाँचते हैं। रोज़ स्क्रीन रीडर चलाने वाले लोगों ने इसे अभी नहीं परखा है।',
  },
  reviewNote:
    'Lines under canDo must be proven by the test suite before publication; do not claim full conformance without an audit. Clinic to confirm no extra fee for phone bookings.',
} satisfies Content
