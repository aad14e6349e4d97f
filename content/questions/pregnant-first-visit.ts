import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const pregnantFirstVisit = {
  id: 'pregnant-first-visit',
  slug: 'first-steps',
  needs: 'gynaecology',
  quietTitle: { en: 'First steps', hi: 'पहले क़दम' },
  picture: 'pregnancy-checkup',
  title: { en: 'I am pregnant. What now?', hi: 'गर्भ ठहर गया है। अब क्या?' },
  clinicalName: {
    en: 'First antenatal visit and check-ups (ANC)',
    hi: 'गर्भावस्था की पहली जाँच और आगे की जाँचें (एएनसी)',
  },
  short: { en: 'First visit, tests, vaccines', hi: 'पहली जाँच, टेस्ट, टीके' },
  description: {
    en: 'Pregnant: when to come first, what is checked and asked, which tests and vaccines, and danger signs every mother should know.',
    hi: 'गर्भ ठहरा है: पहली बार कब आएँ, क्या देखा और पूछा जाता है, कौन से टेस्ट और टीके, और ख़तरे के लक्षण।',
  },
  answer: {
    en: 'Come as soon as you know, best in the first three months; then at least four check-ups follow, more if you need them.',
    hi: 'पता चलते ही आएँ, हो सके तो पहले तीन महीनों में; फिर कम से कम चार जाँचें होती हैं, ज़रूरत हो तो ज़्यादा।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'What is usual in the first months', hi: 'शुरू के महीनों में क्या आम है' },
  signs: [
    { en: 'Feeling sick, most of all in the morning', hi: 'जी मिचलाना, ख़ासकर सुबह', review: 'doctor' },
    { en: 'Tired and sleepy', hi: 'थकान और नींद', review: 'doctor' },
    { en: 'Sore breasts, passing urine often', hi: 'स्तनों में भारीपन, बार-बार पेशाब', review: 'doctor' },
    { en: 'Some smells and foods become unbearable', hi: 'कुछ गंध और खाना बर्दाश्त न होना', review: 'doctor' },
    { en: 'Happy and afraid in the same hour', hi: 'एक ही घड़ी में ख़ुशी भी, डर भी' },
  ],
  hurry: {
    now: [
      {
        en: 'Bleeding, waters breaking, or severe pain in the belly',
        hi: 'ख़ून आना, पानी की थैली फटना, या पेट में तेज़ दर्द',
        review: 'doctor',
      },
      {
        en: 'Bad headache, blurred sight, fits, or a swollen face and hands',
        hi: 'तेज़ सिरदर्द, धुँधला दिखना, दौरा, या चेहरे-हाथों पर सूजन',
        review: 'doctor',
      },
      { en: 'The baby moves less than before', hi: 'बच्चे की हलचल पहले से कम', review: 'doctor' },
      { en: 'Fever, breathlessness, or very pale', hi: 'बुख़ार, साँस फूलना, या बहुत पीलापन', review: 'doctor' },
    ],
    today: [
      { en: 'You keep no food or water down for a day', hi: 'पूरे दिन न खाना रुके, न पानी', review: 'doctor' },
      { en: 'Burning when you pass urine', hi: 'पेशाब में जलन', review: 'doctor' },
    ],
    soon: [],
    phones: ['emergency'],
  },
  visit: {
    steps: [
      {
        en: 'We ask the date of your last period, earlier pregnancies, illnesses and medicines. And how you are.',
        hi: 'हम पिछली माहवारी की तारीख़, पहले के गर्भ, बीमारियाँ और दवाएँ पूछते हैं। और यह भी कि मन कैसा है।',
        review: 'doctor',
      },
      {
        en: 'Weight, blood pressure, and a look at eyes, feet and belly. An inner examination is rarely needed at first.',
        hi: 'वज़न, बीपी, और आँखें, पैर, पेट देखते हैं। शुरू में अंदर की जाँच की ज़रूरत कम ही पड़ती है।',
        review: 'doctor',
      },
      {
        en: 'Blood and urine tests. An HIV test is offered with a talk before it, and you may say no.',
        hi: 'ख़ून और पेशाब के टेस्ट। एचआईवी की जाँच से पहले बात होती है, और मना करना ठीक है।',
        review: 'lawyer',
      },
      {
        en: 'Iron and folic acid, the Td injection, and what to eat, in plain words.',
        hi: 'आयरन और फ़ोलिक एसिड, टीडी का टीका, और क्या खाएँ, आसान शब्दों में।',
        review: 'doctor',
      },
      {
        en: 'A plan: when you come again, where the birth may be, and whom to call at night.',
        hi: 'आगे की योजना: फिर कब आना है, डिलीवरी कहाँ हो सकती है, और रात में किसे कॉल करना है।',
        review: 'clinic',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The date of your last period', hi: 'पिछली माहवारी की तारीख़' },
    { en: 'Your MCH card, if you have one', hi: 'जच्चा-बच्चा कार्ड (एमसीपी), अगर बना हो' },
    { en: 'Old reports and prescriptions', hi: 'पुरानी रिपोर्ट और पर्चियाँ' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'None of this? Come all the same.', hi: 'इनमें से कुछ न हो? तब भी आएँ।' },
  ],
  howLong: everyQuestion.howLong,
  cost: {
    en: 'Ask the fee before you book: {phone}. Government centres check free on the 9th of every month.',
    hi: 'फ़ीस बुक करने से पहले पूछ लें: {phone}। सरकारी केंद्रों पर हर महीने की 9 तारीख़ को मुफ़्त जाँच होती है।',
    review: 'doctor',
  },
  untilThen: [
    {
      en: 'Eat small meals, drink water, sleep when you can.',
      hi: 'थोड़ा-थोड़ा खाएँ, पानी पिएँ, जब हो सके सो लें।',
      review: 'doctor',
    },
    {
      en: 'No alcohol, no tobacco, and nobody’s smoke if you can help it.',
      hi: 'शराब नहीं, तंबाकू नहीं, और हो सके तो दूसरों के धुएँ से भी दूर।',
      review: 'doctor',
    },
    {
      en: 'Do not stop your regular medicines and do not start new ones. Ask first.',
      hi: 'चल रही दवा अपने आप बंद न करें, नई शुरू न करें। पहले पूछें।',
      review: 'doctor',
    },
    {
      en: 'Ordinary work and walking are fine unless a doctor said otherwise.',
      hi: 'डॉक्टर ने मना न किया हो, तो रोज़ का काम और चलना ठीक है।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'Eat for two.', hi: 'दो लोगों का खाना खाओ।' },
      truth: { en: 'Eat better, not double.', hi: 'दुगना नहीं, अच्छा खाएँ।', review: 'doctor' },
    },
    {
      said: { en: 'Do not tell a doctor before three months.', hi: 'तीन महीने तक डॉक्टर को भी मत बताओ।' },
      truth: {
        en: 'The first three months are when a check-up helps most.',
        hi: 'पहले तीन महीनों की जाँच ही सबसे काम की है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Iron tablets make the baby dark.', hi: 'आयरन की गोली से बच्चा काला होता है।' },
      truth: {
        en: 'They make blood. The colour comes from the family.',
        hi: 'इससे ख़ून बनता है। रंग तो माँ-बाप से आता है।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'antenatal-profile-first-visit',
      name: { en: 'Antenatal profile (first visit)', hi: 'एएनसी प्रोफ़ाइल (गर्भावस्था की पहली जाँच)' },
      why: {
        en: 'The usual first tests together; call first, as it holds an HIV test',
        hi: 'पहली बार की आम जाँचें साथ में; एचआईवी भी है, इसलिए पहले कॉल करें',
        review: 'doctor',
      },
    },
    {
      slug: 'blood-group-abo-rh-typing',
      name: { en: 'Blood group (ABO and Rh)', hi: 'ब्लड ग्रुप (एबीओ और आरएच)' },
      why: { en: 'Your group and Rh', hi: 'ब्लड ग्रुप और आरएच', review: 'doctor' },
    },
    {
      slug: 'complete-blood-count-cbc',
      name: { en: 'Complete blood count (CBC)', hi: 'कम्प्लीट ब्लड काउंट (सीबीसी)' },
      why: { en: 'Anaemia', hi: 'ख़ून की कमी', review: 'doctor' },
    },
    {
      slug: 'tsh-in-pregnancy-trimester-ranges',
      name: { en: 'TSH in pregnancy', hi: 'गर्भावस्था में टीएसएच (थायरॉइड)' },
      why: { en: 'Thyroid', hi: 'थायरॉइड', review: 'doctor' },
    },
    {
      slug: 'glucose-75-gm-2-hours-dipsi',
      name: { en: 'Pregnancy sugar test (DIPSI), 75 g, 2 hours', hi: 'डिप्सी, 75 ग्राम (गर्भावस्था में शुगर)' },
      why: { en: 'Sugar in pregnancy', hi: 'गर्भावस्था में शुगर', review: 'doctor' },
    },
    {
      slug: 'urine-routine-microscopy-r-m',
      name: { en: 'Urine routine and microscopy (R/M)', hi: 'पेशाब की जाँच (यूरिन रूटीन)' },
      why: { en: 'Infection, protein, sugar', hi: 'संक्रमण, प्रोटीन, शुगर', review: 'doctor' },
    },
  ],
  related: [
    'question:pregnancy-bleeding',
    'question:after-birth',
    'question:late-period',
    'service:regular-check-ups-and-vaccination',
    'service:high-risk-pregnancy-consultation',
    'post:getting-ready-for-your-first-antenatal-visit',
  ],
  listen: {
    en: 'You are pregnant. Perhaps you are happy, perhaps afraid, perhaps both. Come as soon as you can, best in the first three months. We ask, take your weight and blood pressure, and do blood and urine tests. Then there are at least four check-ups, and more if you need them. Until then eat small meals, and ask before any new medicine. Bleeding, a bad headache, a swollen face, fever, or a baby that moves less: do not wait. Call 112 or go to hospital. By law we never tell the sex of the child.',
    hi: 'गर्भ ठहर गया है। ख़ुशी हो, डर हो, या दोनों, सब ठीक है। जितनी जल्दी हो सके आएँ, पहले तीन महीनों में हो तो सबसे अच्छा। हम पूछते हैं, वज़न और बीपी देखते हैं, ख़ून और पेशाब के टेस्ट कराते हैं। फिर कम से कम चार जाँचें होती हैं, ज़रूरत हो तो ज़्यादा। तब तक थोड़ा-थोड़ा खाएँ, और पूछे बिना नई दवा न लें। ख़ून आए, तेज़ सिरदर्द हो, चेहरा सूजे, बुख़ार हो, या बच्चे की हलचल कम लगे, तो रुकें नहीं। 112 पर कॉल करें या अस्पताल जाएँ। क़ानूनन बच्चे का लिंग नहीं बताया जाता।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: tests of the first visit, Td, iron and folic acid. Clinic: hospital for births and the number at night must be named before publication. HIV consent: lawyer. Written from, to be opened before anybody signs: WHO, Recommendations on antenatal care for a positive pregnancy experience (2016); MoHFW, Pradhan Mantri Surakshit Matritva Abhiyan (9th of each month) (2016); MoHFW, Td vaccine in place of TT, also in pregnancy (2019) [Read second-hand: open the guideline.]; Parliament of India, HIV and AIDS (Prevention and Control) Act (2017).',
} satisfies Question
