import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const pregnancyBleeding = {
  id: 'pregnancy-bleeding',
  slug: 'without-delay',
  needs: 'gynaecology',
  quietTitle: { en: 'Without delay', hi: 'बिना देर' },
  picture: 'hands-lamp',
  title: { en: 'I am pregnant and bleed, or have pain', hi: 'गर्भ है और ख़ून या दर्द है' },
  clinicalName: { en: 'Bleeding or pain in pregnancy', hi: 'गर्भावस्था में ख़ून आना या दर्द' },
  short: { en: 'Do not wait for an appointment', hi: 'अपॉइंटमेंट का इंतज़ार न करें', review: 'doctor' },
  description: {
    en: 'Bleeding or pain in pregnancy: go to hospital now or call 112. What to do until then, what to take along, what happens there.',
    hi: 'गर्भावस्था में ख़ून या दर्द: अभी अस्पताल जाएँ या 112 पर कॉल करें। तब तक क्या करें, क्या साथ लें।',
    review: 'doctor',
  },
  answer: {
    en: 'Go to a hospital now or call {112}; a little blood can turn out harmless, but only an examination can tell.',
    hi: 'अभी अस्पताल जाएँ या {112} पर कॉल करें; थोड़ा ख़ून कभी-कभी मामूली निकलता है, पर यह जाँच से ही पता चलता है।',
    review: 'doctor',
  },
  urgent: 'emergency',
  first: 'now',
  signsHeading: { en: 'Any one of these is enough', hi: 'इनमें से एक भी हो, तो काफ़ी है' },
  signs: [
    { en: 'Blood from the vagina, much or little', hi: 'योनि से ख़ून, ज़्यादा या थोड़ा', review: 'doctor' },
    {
      en: 'Pain low in the belly that is strong or stays, also in the shoulder',
      hi: 'पेट के नीचे तेज़ या बना रहने वाला दर्द, कंधे में भी',
      review: 'doctor',
    },
    { en: 'Water running out before time', hi: 'समय से पहले पानी जाना', review: 'doctor' },
    { en: 'The baby moves less, or not at all', hi: 'बच्चे की हलचल कम, या बिल्कुल नहीं', review: 'doctor' },
    {
      en: 'Bad headache, blurred sight, swollen face, fits or fever',
      hi: 'तेज़ सिरदर्द, धुँधला दिखना, चेहरे पर सूजन, दौरा या बुख़ार',
      review: 'doctor',
    },
  ],
  hurry: {
    now: [
      {
        en: 'All of these: hospital or {112} now, day or night',
        hi: 'ये सब: अभी अस्पताल या {112}, दिन हो या रात',
        review: 'doctor',
      },
      {
        en: 'Do not drive or ride yourself. Take someone along.',
        hi: 'ख़ुद गाड़ी न चलाएँ। किसी को साथ लें।',
        review: 'doctor',
      },
    ],
    today: [
      {
        en: 'Bleeding has stopped by itself? You still need to be seen today.',
        hi: 'ख़ून अपने आप रुक गया? तब भी आज ही दिखाना ज़रूरी है।',
        review: 'doctor',
      },
    ],
    soon: [],
    phones: ['emergency'],
  },
  visit: {
    steps: [
      {
        en: 'In hospital they take pulse and blood pressure first, and ask how many weeks.',
        hi: 'अस्पताल में पहले नब्ज़ और बीपी देखते हैं, और पूछते हैं कि कितने हफ़्ते हुए।',
        review: 'doctor',
      },
      {
        en: 'A scan shows where the pregnancy is and how the baby is. It never tells the sex.',
        hi: 'अल्ट्रासाउंड से पता चलता है कि गर्भ कहाँ है और बच्चा कैसा है। लिंग कभी नहीं बताया जाता।',
        review: 'lawyer',
      },
      {
        en: 'Blood tests: the group, anaemia, and the pregnancy hormone, sometimes twice.',
        hi: 'ख़ून के टेस्ट: ग्रुप, ख़ून की कमी, और गर्भ का हार्मोन, कभी दो बार।',
        review: 'doctor',
      },
      {
        en: 'Rh negative? Say so. You may need an injection within 72 hours.',
        hi: 'ब्लड ग्रुप नेगेटिव है? ज़रूर बताएँ। 72 घंटे के अंदर एक टीका लग सकता है।',
        review: 'doctor',
      },
      {
        en: 'Afterwards come to us. We read the papers with you and plan the next weeks.',
        hi: 'बाद में हमारे पास आएँ। हम काग़ज़ साथ बैठकर पढ़ेंगे और आगे के हफ़्ते तय करेंगे।',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'Your pregnancy file or card, and your blood group', hi: 'गर्भावस्था की फ़ाइल या कार्ड, और ब्लड ग्रुप' },
    {
      en: 'The pads you used, in a bag: they show how much',
      hi: 'इस्तेमाल किए पैड, एक थैली में: इससे पता चलता है कि कितना ख़ून गया',
      review: 'doctor',
    },
    { en: 'A charged phone, some money, one person', hi: 'चार्ज किया फ़ोन, कुछ पैसे, एक साथी' },
    { en: 'Nothing at hand? Go all the same.', hi: 'कुछ पास न हो? तब भी जाएँ।' },
  ],
  howLong: {
    en: 'Hospital: it can take some hours. The visit with us afterwards: about {minutes} minutes.',
    hi: 'अस्पताल में कुछ घंटे लग सकते हैं। बाद में हमारे यहाँ: लगभग {minutes} मिनट।',
    review: 'clinic',
  },
  cost: {
    en: 'Do not stop to ask the price now. Ambulance through {112}. For the visit afterwards ask: {phone}.',
    hi: 'अभी पैसे का सोचकर न रुकें। एंबुलेंस {112} से। बाद की मुलाक़ात की फ़ीस पूछ लें: {phone}।',
    review: 'clinic',
  },
  untilThen: [
    { en: 'Lie on your left side until the vehicle comes.', hi: 'गाड़ी आने तक बाईं करवट लेटें।', review: 'doctor' },
    { en: 'Use a pad, nothing inside. No sex.', hi: 'पैड लगाएँ, अंदर कुछ नहीं। संबंध नहीं।', review: 'doctor' },
    {
      en: 'Eat and drink nothing until a doctor has seen you, sips of water apart.',
      hi: 'डॉक्टर के देखने तक कुछ न खाएँ-पिएँ, बस घूँट भर पानी।',
      review: 'doctor',
    },
    {
      en: 'Take no medicine for pain or bleeding on your own.',
      hi: 'दर्द या ख़ून रोकने की दवा अपने आप न लें।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'She lifted something. It is her fault.', hi: 'भारी उठाया होगा, उसी की ग़लती है।' },
      truth: {
        en: 'Most early losses have nothing to do with what a woman did.',
        hi: 'शुरू में गर्भ गिरने की वजह ज़्यादातर महिला का किया हुआ कुछ नहीं होता।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'A little blood in early months is always normal.', hi: 'शुरू में थोड़ा ख़ून तो आता ही है।' },
      truth: {
        en: 'Often it ends well. It must be looked at all the same.',
        hi: 'अक्सर सब ठीक निकलता है। फिर भी दिखाना ज़रूरी है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Wait until morning.', hi: 'सुबह तक देख लो।' },
      truth: { en: 'Hospitals are open at night for exactly this.', hi: 'रात में अस्पताल इसी के लिए खुले रहते हैं।' },
    },
  ],
  tests: [
    {
      slug: 'blood-group-abo-rh-typing',
      name: { en: 'Blood group (ABO and Rh)', hi: 'ब्लड ग्रुप (एबीओ और आरएच)' },
      why: { en: 'Know your Rh', hi: 'आरएच जानना', review: 'doctor' },
    },
    {
      slug: 'beta-hcg-serial-48-hours-apart',
      name: { en: 'Serial beta hCG (48 hours apart)', hi: 'बीटा एचसीजी, दो बार (48 घंटे के अंतर पर)' },
      why: { en: 'When the doctor asks for it', hi: 'जब डॉक्टर लिखें', review: 'doctor' },
    },
    {
      slug: 'complete-blood-count-cbc',
      name: { en: 'Complete blood count (CBC)', hi: 'कम्प्लीट ब्लड काउंट (सीबीसी)' },
      why: { en: 'Anaemia', hi: 'ख़ून की कमी', review: 'doctor' },
    },
  ],
  related: [
    'question:pregnant-first-visit',
    'question:after-birth',
    'condition:depression',
    'service:high-risk-pregnancy-consultation',
  ],
  listen: {
    en: 'You are pregnant, and there is blood or pain. Please do not wait for an appointment. Call 112 or go to the nearest hospital now, also at night. Take one person, your card and a charged phone; if nothing is at hand, go all the same. Until the vehicle comes, lie on your left side and use a pad. Take no medicine on your own. Often it ends well, but only an examination can tell. It is not your fault. Afterwards, come to us, and we go through everything together.',
    hi: 'गर्भ है, और ख़ून या दर्द है। अपॉइंटमेंट का इंतज़ार न करें। अभी 112 पर कॉल करें या नज़दीकी अस्पताल जाएँ, रात हो तब भी। एक साथी, अपना कार्ड और चार्ज किया फ़ोन लें; कुछ पास न हो, तब भी जाएँ। गाड़ी आने तक बाईं करवट लेटें और पैड लगाएँ। अपने आप कोई दवा न लें। अक्सर सब ठीक निकलता है, पर यह जाँच से ही पता चलता है। इसमें आपकी कोई ग़लती नहीं है। बाद में हमारे पास आएँ, हम सब कुछ साथ बैठकर देखेंगे।',
    review: 'doctor',
  },
  reviewNote:
    'Help before everything, as on the urgent page; the dock becomes 112. No booking button above the help. Doctor: left side, nothing by mouth, Rh injection within 72 hours. Written from, to be opened before anybody signs: WHO, Recommendations on antenatal care for a positive pregnancy experience (2016); MoHFW, Guidelines for antenatal care and skilled attendance at birth (2010); NHS, Vaginal bleeding in pregnancy; Ectopic pregnancy (web pages) [Open the pages and note their review date before publication.].',
} satisfies Question
