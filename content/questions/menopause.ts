import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const menopause = {
  id: 'menopause',
  slug: 'a-new-season',
  needs: 'gynaecology',
  quietTitle: { en: 'A new season', hi: 'नया मौसम' },
  picture: 'menopause-garden',
  title: { en: 'Hot flushes, no sleep, periods going away', hi: 'गर्मी के झोंके, नींद ग़ायब, माहवारी जा रही है' },
  clinicalName: { en: 'Menopause and the years around it', hi: 'मेनोपॉज़ और उसके आसपास के साल' },
  short: { en: 'Hot flushes, sleep, mood, dryness', hi: 'गर्मी, नींद, मन, सूखापन' },
  description: {
    en: 'Menopause: hot flushes, sleep, mood, dryness. What helps, what we do at a visit, and which bleeding must be seen soon.',
    hi: 'मेनोपॉज़: गर्मी, नींद, मन, सूखापन। क्या मदद करता है, मुलाक़ात में क्या होता है, और कौन सा ख़ून जल्दी दिखाएँ।',
  },
  answer: {
    en: 'Menopause is a change and not an illness, but nobody has to suffer through it: for almost every sign there is something that helps.',
    hi: 'मेनोपॉज़ बीमारी नहीं, एक बदलाव है, पर इसे झेलते रहना ज़रूरी नहीं: लगभग हर तकलीफ़ में कुछ न कुछ मदद करता है।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Common signs', hi: 'आम लक्षण' },
  signs: [
    {
      en: 'Sudden heat in face and chest, sweat at night',
      hi: 'चेहरे और छाती में अचानक गर्मी, रात में पसीना',
      review: 'doctor',
    },
    {
      en: 'Periods that come at odd times, then stop',
      hi: 'माहवारी कभी भी आए, फिर बंद हो जाए',
      review: 'doctor',
    },
    {
      en: 'Lying awake, forgetting names, losing patience',
      hi: 'नींद न आना, नाम भूलना, जल्दी चिढ़ जाना',
      review: 'doctor',
    },
    {
      en: 'Dryness and pain during sex, urine that will not wait',
      hi: 'सूखापन, संबंध में दर्द, पेशाब न रुकना',
      review: 'doctor',
    },
    { en: 'Aching joints, a heart that races', hi: 'जोड़ों में दर्द, दिल तेज़ धड़कना', review: 'doctor' },
  ],
  hurry: {
    now: [
      {
        en: 'Chest pain or breathlessness: {112}. Do not blame it on menopause.',
        hi: 'सीने में दर्द या साँस फूलना: {112}। इसे मेनोपॉज़ समझकर न टालें।',
        review: 'doctor',
      },
      { en: 'Bleeding that fills a pad every hour', hi: 'हर घंटे पैड भर देने वाला ख़ून', review: 'doctor' },
      {
        en: 'Thoughts of not wanting to live: {14416}, at any hour',
        hi: 'जीने का मन न करे: {14416}, किसी भी समय',
        review: 'doctor',
      },
    ],
    today: [
      { en: 'Bleeding that goes on for more than ten days', hi: 'दस दिन से ज़्यादा चलता ख़ून', review: 'doctor' },
    ],
    soon: [
      {
        en: 'Any blood a year or more after the last period',
        hi: 'आख़िरी माहवारी के एक साल बाद ख़ून, ज़रा सा भी',
        review: 'doctor',
      },
      {
        en: 'Periods gone before 45, most of all before 40',
        hi: '45 से पहले माहवारी बंद, ख़ासकर 40 से पहले',
        review: 'doctor',
      },
    ],
    phones: ['emergency', 'teleManas'],
  },
  visit: {
    steps: [
      {
        en: 'We ask what is hardest: the nights, the heat, the mood, or what nobody talks about.',
        hi: 'सबसे मुश्किल क्या है, यह पूछते हैं: रातें, गर्मी, मन, या वह बात जो कोई नहीं करता।',
      },
      {
        en: 'Blood pressure, weight, and if it is due, breast check and Pap, if you agree.',
        hi: 'बीपी, वज़न, और समय हो गया हो तो आपकी हाँ से स्तन की जाँच और पैप।',
        review: 'doctor',
      },
      {
        en: 'After 45 a blood test is mostly not needed to know it. Before 45 it is.',
        hi: '45 के बाद पहचान के लिए ख़ून का टेस्ट ज़्यादातर ज़रूरी नहीं। 45 से पहले ज़रूरी है।',
        review: 'doctor',
      },
      {
        en: 'The choices: habits, hormones or other medicines, with good and bad sides for you.',
        hi: 'रास्ते: आदतें, हार्मोन या दूसरी दवाएँ, आपके लिए उनकी अच्छाई और कमी के साथ।',
        review: 'doctor',
      },
      {
        en: 'Bones and heart: what protects them in the next thirty years.',
        hi: 'हड्डियाँ और दिल: अगले तीस साल उन्हें क्या बचाएगा।',
        review: 'doctor',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'Date of the last period, as near as you know', hi: 'आख़िरी माहवारी की तारीख़, जितनी याद हो' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'Old reports: blood pressure, sugar, Pap, breast', hi: 'पुरानी रिपोर्ट: बीपी, शुगर, पैप, स्तन' },
    { en: 'None of this? Come all the same.', hi: 'इनमें से कुछ न हो? तब भी आएँ।' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'Cotton, layers, a fan, cold water by the bed.',
      hi: 'सूती कपड़े, एक के ऊपर एक, पंखा, बिस्तर के पास ठंडा पानी।',
      review: 'doctor',
    },
    {
      en: 'Less chilli, tea and coffee in the evening.',
      hi: 'शाम को मिर्च, चाय और कॉफ़ी कम।',
      review: 'doctor',
    },
    {
      en: 'Walk daily; curd, milk, sesame and sun for the bones.',
      hi: 'रोज़ टहलें; हड्डियों के लिए दही, दूध, तिल और धूप।',
      review: 'doctor',
    },
    { en: 'Tell one person at home what is happening.', hi: 'घर में किसी एक को बताएँ कि क्या चल रहा है।' },
  ],
  myths: [
    {
      said: { en: 'Womanhood ends with the periods.', hi: 'माहवारी गई, औरत होना गया।' },
      truth: {
        en: 'A third of life is still to come, and desire does not end with a date.',
        hi: 'ज़िंदगी का एक तिहाई अभी बाक़ी है, और चाह किसी तारीख़ पर ख़त्म नहीं होती।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Hormones always cause cancer.', hi: 'हार्मोन लेने से कैंसर होता ही है।' },
      truth: {
        en: 'It depends on the kind, the years and on you. The doctor weighs it with you.',
        hi: 'यह क़िस्म, सालों और आपकी सेहत पर निर्भर है। फ़ैसला साथ बैठकर तौलकर होता है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'A little blood later is only the last bit.', hi: 'बाद में थोड़ा ख़ून आए तो बस बचा-खुचा है।' },
      truth: {
        en: 'After a year without periods every drop needs a look.',
        hi: 'साल भर माहवारी न आने के बाद एक बूँद भी दिखाना ज़रूरी है।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'menopause-profile',
      name: { en: 'Menopause profile', hi: 'मेनोपॉज़ प्रोफ़ाइल' },
      why: {
        en: 'When the doctor asks for it, mostly before 45',
        hi: 'जब डॉक्टर लिखें, ज़्यादातर 45 से पहले',
        review: 'doctor',
      },
    },
    {
      slug: 'tsh-ultrasensitive',
      name: { en: 'TSH (ultrasensitive)', hi: 'टीएसएच (थायरॉइड)' },
      why: { en: 'Thyroid can feel the same', hi: 'थायरॉइड में भी ऐसा ही लगता है', review: 'doctor' },
    },
    {
      slug: 'vitamin-d-25-oh',
      name: { en: 'Vitamin D (25-OH)', hi: 'विटामिन डी' },
      why: { en: 'Bones', hi: 'हड्डियाँ', review: 'doctor' },
    },
    {
      slug: 'lipid-profile',
      name: { en: 'Lipid profile (cholesterol)', hi: 'लिपिड प्रोफ़ाइल (कोलेस्ट्रॉल)' },
      why: { en: 'Heart', hi: 'दिल', review: 'doctor' },
    },
    {
      slug: 'blood-sugar-fasting-fbs',
      name: { en: 'Fasting blood sugar (FBS)', hi: 'फ़ास्टिंग शुगर (ख़ाली पेट)' },
      why: { en: 'Sugar', hi: 'शुगर', review: 'doctor' },
    },
  ],
  related: [
    'question:heavy-bleeding',
    'question:screening',
    'question:pelvic-pain',
    'condition:sleep-disorders',
    'service:menopause-problems',
  ],
  listen: {
    en: 'The heat comes from nowhere, the nights are long, and the periods come when they like or not at all. This is menopause. It is a change and not an illness, but you need not suffer in silence. We ask what is hardest, and begin there. There are habits, hormones and other ways, each with good and bad sides, and we weigh them with you. One thing must not wait: any blood a year after the last period. Come that week. And chest pain is never just menopause: call 112.',
    hi: 'गर्मी अचानक चढ़ती है, रातें लंबी लगती हैं, माहवारी कभी भी आती है या आती ही नहीं। यह मेनोपॉज़ है। यह बीमारी नहीं, बदलाव है, पर चुपचाप झेलना ज़रूरी नहीं। सबसे मुश्किल क्या है, हम पूछते हैं, और वहीं से शुरू करते हैं। आदतें, हार्मोन, और भी रास्ते हैं, हर एक की अच्छाई और कमी है, और फ़ैसला साथ बैठकर होता है। एक बात न टालें: आख़िरी माहवारी के एक साल बाद ज़रा भी ख़ून आए, तो उसी हफ़्ते आएँ। सीने में दर्द को मेनोपॉज़ न समझें: 112 पर कॉल करें।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: no blood test after 45, hormone line, “this week”. No product names. Written from, to be opened before anybody signs: WHO, Menopause (fact sheet) (2022); Indian Menopause Society, Clinical practice guidelines on menopause (2020); NHS, Menopause; Early menopause (web pages) [Open the pages and note their review date before publication.].',
} satisfies Question
