import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const pcos = {
  id: 'pcos',
  slug: 'in-balance',
  needs: 'gynaecology',
  quietTitle: { en: 'In balance', hi: 'संतुलन' },
  picture: 'blog-pcos',
  title: { en: 'Irregular periods, acne, hair, weight', hi: 'माहवारी का ठिकाना नहीं, मुँहासे, बाल, वज़न' },
  clinicalName: { en: 'Polycystic ovary syndrome (PCOS, also PCOD)', hi: 'पीसीओएस (पीसीओडी)' },
  short: { en: 'PCOS / PCOD, and what helps', hi: 'पीसीओएस / पीसीओडी, और क्या मदद करता है' },
  description: {
    en: 'PCOS or PCOD: signs, tests, what helps with periods, skin, hair and having a child, and small steps that you can keep.',
    hi: 'पीसीओएस या पीसीओडी: लक्षण, टेस्ट, माहवारी, त्वचा, बाल और बच्चे की इच्छा में क्या मदद करे, और छोटे क़दम।',
  },
  answer: {
    en: 'PCOS is common and not your fault: it does not go away in a week, but periods, skin, hair and the wish for a child can all be helped.',
    hi: 'पीसीओएस आम है और इसमें आपकी ग़लती नहीं: यह हफ़्ते भर में नहीं जाता, पर माहवारी, त्वचा, बाल और माँ बनने की इच्छा, सब में मदद हो सकती है।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Common signs', hi: 'आम लक्षण' },
  signs: [
    {
      en: 'Periods more than 35 days apart, or fewer than eight a year',
      hi: 'माहवारी 35 दिन से ज़्यादा पर, या साल में आठ से कम',
      review: 'doctor',
    },
    { en: 'Hair on chin, lip, chest or belly', hi: 'ठुड्डी, होंठ, छाती या पेट पर बाल', review: 'doctor' },
    {
      en: 'Acne and oily skin, hair thinning on the head',
      hi: 'मुँहासे, तैलीय त्वचा, सिर के बाल पतले होना',
      review: 'doctor',
    },
    { en: 'Weight that climbs, dark folds at the neck', hi: 'वज़न बढ़ना, गर्दन पर काली लकीरें', review: 'doctor' },
    { en: 'Pregnancy takes long', hi: 'गर्भ ठहरने में देर', review: 'doctor' },
  ],
  hurry: {
    now: [
      {
        en: 'Bleeding that fills a pad every hour, or fainting',
        hi: 'हर घंटे पैड भर जाए, या बेहोशी',
        review: 'doctor',
      },
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
        en: 'No period for three months. Do a pregnancy test before you come.',
        hi: 'तीन महीने से माहवारी नहीं। आने से पहले गर्भ की जाँच कर लें।',
        review: 'doctor',
      },
    ],
    phones: ['emergency', 'teleManas'],
  },
  visit: {
    steps: [
      {
        en: 'We ask what bothers you most. With that we begin.',
        hi: 'सबसे ज़्यादा क्या परेशान करता है, यह पूछते हैं। शुरुआत वहीं से होती है।',
      },
      {
        en: 'Weight, waist and blood pressure, if you are all right with it. No remarks.',
        hi: 'ठीक लगे तो वज़न, कमर और बीपी। बिना किसी टिप्पणी के।',
        review: 'clinic',
      },
      {
        en: 'Blood tests on set days, sugar and fats. Sometimes a scan from outside, over the belly.',
        hi: 'तय दिनों पर ख़ून के टेस्ट, शुगर और चर्बी। कभी पेट के ऊपर से अल्ट्रासाउंड।',
        review: 'doctor',
      },
      {
        en: 'The doctor explains the choices for your goal: regular periods, skin and hair, or a child.',
        hi: 'माहवारी नियमित करनी हो, त्वचा-बाल सुधारने हों या बच्चा चाहिए, उसके हिसाब से रास्ते बताए जाते हैं।',
        review: 'doctor',
      },
      {
        en: 'A plan you can keep with your life, your kitchen and your work, and a date to look again.',
        hi: 'ऐसी योजना जो आपके घर, रसोई और काम में निभ सके, और दोबारा देखने की तारीख़।',
      },
    ],
    mayRefuse: {
      en: 'Yes. An inner examination is mostly not needed, never for a girl who has not had sex. You may also say no to the scales.',
      hi: 'हाँ। अंदर की जाँच ज़्यादातर ज़रूरी नहीं, और जिसने कभी संबंध न बनाया हो उसकी कभी नहीं। वज़न नपवाने से मना करना भी ठीक है।',
      review: 'doctor',
    },
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The dates of the last six periods', hi: 'पिछली छह माहवारियों की तारीख़ें' },
    { en: 'Old hormone and scan reports', hi: 'हार्मोन और अल्ट्रासाउंड की पुरानी रिपोर्ट' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    {
      en: 'A girl may bring her mother, and may also talk alone.',
      hi: 'लड़की माँ के साथ आए, और चाहे तो अकेले भी बात करे।',
    },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'Walk briskly half an hour on most days. Dancing counts.',
      hi: 'ज़्यादातर दिन आधा घंटा तेज़ चलें। नाचना भी गिना जाएगा।',
      review: 'doctor',
    },
    {
      en: 'Fewer sugary drinks and sweets; more dal, vegetables, whole grain.',
      hi: 'मीठे पेय और मिठाई कम; दाल, सब्ज़ी, मोटा अनाज ज़्यादा।',
      review: 'doctor',
    },
    {
      en: 'Small steps. Even a little weight lost can bring periods back.',
      hi: 'छोटे क़दम। थोड़ा सा वज़न घटने से भी माहवारी सुधर सकती है।',
      review: 'doctor',
    },
    {
      en: 'Threading, waxing or shaving does not make hair thicker.',
      hi: 'थ्रेडिंग, वैक्स या शेव से बाल मोटे नहीं होते।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'With PCOS you cannot have children.', hi: 'पीसीओएस में बच्चा नहीं होता।' },
      truth: {
        en: 'Many do, some with a little help.',
        hi: 'बहुतों को होता है, कुछ को थोड़ी मदद से।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'It is cured by marriage.', hi: 'शादी के बाद ठीक हो जाता है।' },
      truth: {
        en: 'A wedding changes nothing in the ovary. Care does.',
        hi: 'शादी से ओवरी पर कोई असर नहीं पड़ता। देखभाल से पड़ता है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'She eats too much, that is all.', hi: 'बस ज़्यादा खाती है, और कुछ नहीं।' },
      truth: {
        en: 'It is hormones. Slim women have it too.',
        hi: 'यह हार्मोन की बात है। दुबली महिलाओं को भी होता है।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'pcos-profile',
      name: { en: 'PCOS profile', hi: 'पीसीओएस प्रोफ़ाइल (पीसीओडी)' },
      why: {
        en: 'The usual hormones together; day 2 or 3 of the period',
        hi: 'आम हार्मोन साथ में; माहवारी का दूसरा या तीसरा दिन',
        review: 'doctor',
      },
    },
    {
      slug: 'hba1c-glycosylated-haemoglobin',
      name: { en: 'HbA1c (three-month average sugar)', hi: 'एचबीए1सी (तीन महीने की शुगर)' },
      why: { en: 'Sugar of three months', hi: 'तीन महीने की शुगर', review: 'doctor' },
    },
    {
      slug: 'lipid-profile',
      name: { en: 'Lipid profile (cholesterol)', hi: 'लिपिड प्रोफ़ाइल (कोलेस्ट्रॉल)' },
      why: { en: 'Fats in the blood', hi: 'ख़ून की चर्बी', review: 'doctor' },
    },
    {
      slug: 'tsh-ultrasensitive',
      name: { en: 'TSH (ultrasensitive)', hi: 'टीएसएच (थायरॉइड)' },
      why: { en: 'Thyroid can look the same', hi: 'थायरॉइड में भी ऐसा ही लगता है', review: 'doctor' },
    },
    {
      slug: 'testosterone-total',
      name: { en: 'Total testosterone', hi: 'टोटल टेस्टोस्टेरोन' },
      why: { en: 'If there is new hair', hi: 'नए बाल आए हों तो', review: 'doctor' },
    },
  ],
  related: [
    'question:late-period',
    'question:trying-to-conceive',
    'post:living-with-pcos-day-by-day',
    'condition:depression',
    'service:pcos-endometriosis-early-cessation-of-periods',
  ],
  listen: {
    en: 'Periods that come when they like, acne, hair on the chin, weight that climbs: many women know this. It is often PCOS, which some call PCOD. It is common, it is hormones, and it is not your fault. We begin with what bothers you most. A few blood tests, a look at sugar, seldom more. Then a plan that fits your kitchen and your day. Many women with PCOS have children. Walk a little today. And if your mood is very low, 14416 listens, free, at any hour.',
    hi: 'माहवारी का कोई ठिकाना नहीं, मुँहासे, ठुड्डी पर बाल, बढ़ता वज़न: बहुत सी महिलाओं की यही कहानी है। यह अक्सर पीसीओएस होता है, जिसे पीसीओडी भी कहते हैं। यह आम है, हार्मोन की बात है, और इसमें आपकी ग़लती नहीं। जो सबसे ज़्यादा परेशान करे, हम वहीं से शुरू करते हैं। ख़ून के कुछ टेस्ट, शुगर, अक्सर बस इतना ही। फिर ऐसी योजना जो आपके घर और दिन में निभ सके। पीसीओएस में भी बहुत सी महिलाएँ माँ बनती हैं। आज थोड़ा टहल लें। मन बहुत उदास हो, तो 14416, मुफ़्त, किसी भी समय।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: 35 days / eight a year, no scan needed near the first period. No cure, no product (Drugs and Magic Remedies Act). Written from, to be opened before anybody signs: Monash University and partners, International evidence-based guideline for the assessment and management of polycystic ovary syndrome (2023); WHO, Polycystic ovary syndrome (fact sheet) (2023); NHS, Polycystic ovary syndrome (web page) [Open the page and note its review date before publication.].',
} satisfies Question
