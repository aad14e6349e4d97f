import type { PictureName } from '../pictures.ts'
import type { Content, Pledge } from '../schema.ts'

/** Every line is covered by a test; a line without one must be removed. */
export const privacyPromise = {
  breadcrumb: { en: 'Our privacy promise', hi: 'निजता का हमारा वादा' },
  heading: { en: 'What this website *never* does', hi: 'यह वेबसाइट *कभी* क्या नहीं करती' },
  picture: 'window-opening' as const satisfies PictureName,
  intro: [
    {
      en: 'Looking for health care is private. Some of our visitors share a phone or live with people who check it. So we built this site to leave as little behind as we can.',
      hi: 'इलाज ढूँढना निजी बात है। यहाँ आने वाले कई लोगों का फ़ोन घर में सब चलाते हैं, या कोई और भी उसे देखता है। इसलिए हमने यह साइट ऐसे बनाई है कि कम से कम निशान रहें।',
    },
  ],
  neverHeading: { en: 'We never', hi: 'ये काम हम कभी नहीं करते' },
  never: [
    {
      id: 'no-tracking',
      title: { en: 'Track you', hi: 'आपका पीछा करना (ट्रैकिंग)' },
      text: {
        en: 'We use no tracking cookies, no advertising pixels and no outside analytics.',
        hi: 'हम ट्रैकिंग कुकी, विज्ञापन वाले पिक्सेल या बाहर की एनालिटिक्स नहीं लगाते।',
      },
    },
    {
      id: 'no-third-party',
      title: { en: 'Call other companies behind your back', hi: 'चुपके से दूसरी कंपनी को बुलाना' },
      text: {
        en: 'Pages load nothing from other websites. Maps, chat and reviews open only if you press them.',
        hi: 'पेज किसी दूसरी वेबसाइट से कुछ नहीं खोलते। नक़्शा, चैट और राय तभी खुलते हैं जब आप दबाएँ।',
      },
    },
    {
      id: 'no-selling',
      title: { en: 'Sell or lend your details', hi: 'आपकी जानकारी बेचना या देना' },
      text: {
        en: 'We do not sell, rent or swap your details, and we do not use them for advertising.',
        hi: 'हम आपकी जानकारी न बेचते हैं, न किराए पर देते हैं, न विज्ञापन में लगाते हैं।',
      },
    },
    {
      id: 'no-reason',
      title: { en: 'Ask why you need a visit before you can book', hi: 'बुक करने से पहले वजह पूछना' },
      text: { en: 'You may book with no reason at all.', hi: 'बिना वजह बताए भी बुकिंग हो जाती है।' },
    },
    {
      id: 'no-topic',
      title: { en: 'Put your health in a message', hi: 'मैसेज में सेहत की बात लिखना' },
      text: {
        en: 'Our texts, emails and calendar notes never name an illness, a service or a test.',
        hi: 'हमारे मैसेज, ईमेल और कैलेंडर में बीमारी, सेवा या टेस्ट का नाम कभी नहीं होता।',
      },
    },
    {
      id: 'no-family',
      title: { en: 'Tell your family', hi: 'परिवार को बताना' },
      text: {
        en: 'We do not tell a husband, parent or in-law about an adult’s visit without consent.',
        hi: 'हम किसी बालिग़ की मुलाक़ात के बारे में पति, माता-पिता या ससुराल को सहमति के बिना नहीं बताते।',
      },
    },
    {
      id: 'no-patient-stories',
      title: { en: 'Show patients', hi: 'मरीज़ों को दिखाना' },
      text: {
        en: 'No names, photos or stories of patients appear on this site.',
        hi: 'इस साइट पर मरीज़ों के नाम, फ़ोटो या कहानियाँ नहीं हैं।',
      },
    },
    {
      id: 'no-account',
      title: { en: 'Make you open an account', hi: 'खाता बनवाना' },
      text: { en: 'There is no login and no password to remember.', hi: 'न लॉगिन है, न याद रखने को पासवर्ड।' },
    },
    {
      id: 'no-pressure',
      title: { en: 'Rush you', hi: 'जल्दी मचाना' },
      text: {
        en: 'No countdowns, no “only two left”, no boxes ticked for you.',
        hi: 'न उलटी गिनती, न “बस दो बचे हैं”, न पहले से लगे निशान।',
      },
    },
  ] satisfies readonly Pledge[],
  doHeading: { en: 'What we do keep', hi: 'हम क्या रखते हैं' },
  do: [
    {
      en: 'When you book or write to us, we keep what you typed, so that we can serve you.',
      hi: 'बुक करने या लिखने पर आपका लिखा हुआ रखते हैं, ताकि सेवा दे सकें।',
    },
    {
      en: 'The server keeps a short technical log for safety, as the law asks.',
      hi: 'सुरक्षा के लिए सर्वर कुछ तकनीकी रिकॉर्ड रखता है, जैसा क़ानून कहता है।',
    },
    {
      en: 'We delete booking requests that never became visits after the time stated in our privacy policy.',
      hi: 'जिस बुकिंग पर मुलाक़ात नहीं हुई, उसे प्राइवेसी पॉलिसी में लिखे समय के बाद मिटा देते हैं।',
    },
  ],
  youCanHeading: { en: 'What you can do', hi: 'आपके लिए उपाय' },
  youCan: [
    {
      en: 'Ask to see, correct or delete your details. Write to {email} or call {phone}.',
      hi: 'अपनी जानकारी देखने, सुधारने या मिटाने को कहें। {email} पर लिखें या {phone} पर कॉल करें।',
    },
    {
      en: 'Use “Leave this page” if someone comes near. It opens a neutral page at once.',
      hi: 'कोई पास आए तो “यह पेज छोड़ें” दबाएँ। तुरंत एक सामान्य पेज खुल जाएगा।',
    },
    {
      en: 'Use a private window, or clear the history afterwards. Leaving a page does not erase history.',
      hi: 'प्राइवेट विंडो इस्तेमाल करें या बाद में हिस्ट्री मिटा दें। पेज छोड़ने से हिस्ट्री नहीं मिटती।',
    },
  ],
  limitsHeading: { en: 'What we cannot promise', hi: 'हम किसका वादा नहीं कर सकते' },
  limits: {
    en: 'We cannot hide your visit from your phone’s own history or your mobile company. Nor can we hide it from someone who watches your screen.',
    hi: 'हम आपके फ़ोन की हिस्ट्री, मोबाइल कंपनी या स्क्रीन देखने वाले से यह बात नहीं छिपा सकते कि यह साइट आपने देखी।',
  },
  policyLink: { en: 'Read the full privacy policy', hi: 'पूरी प्राइवेसी पॉलिसी पढ़ें' },
  reviewNote:
    'Every line is a checkable promise; publish only while automated tests prove no third-party request, no tracking storage and neutral messages, and remove any line the build does not keep.',
} satisfies Content
