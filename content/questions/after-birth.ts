import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const afterBirth = {
  id: 'after-birth',
  slug: 'the-first-weeks',
  needs: 'gynaecology',
  quietTitle: { en: 'The first weeks', hi: 'पहले हफ़्ते' },
  picture: 'mother-baby',
  title: { en: 'The baby is here, and I am not well', hi: 'बच्चा हो गया, पर तबीयत ठीक नहीं' },
  clinicalName: {
    en: 'After birth: mood, breastfeeding, contraception (postnatal care)',
    hi: 'डिलीवरी के बाद: मन, दूध पिलाना, गर्भनिरोध (प्रसव के बाद की देखभाल)',
  },
  short: { en: 'Tears, milk, healing, no new pregnancy yet', hi: 'आँसू, दूध, घाव, अभी दूसरा गर्भ नहीं' },
  description: {
    en: 'After birth: sadness or more, breastfeeding that hurts, stitches, and contraception while you feed. When to hurry, where to get help.',
    hi: 'डिलीवरी के बाद: उदासी, दूध पिलाने में दर्द, टाँके, और गर्भनिरोध। कब देर न करें, और मदद कहाँ मिले।',
  },
  answer: {
    en: 'Tears in the first days are usual, but sadness that stays beyond two weeks, pain, fever or trouble with milk deserve help, and you matter as much as the baby.',
    hi: 'शुरू के दिनों में रोना आम है, पर दो हफ़्ते बाद भी उदासी रहे, दर्द, बुख़ार या दूध की दिक़्क़त हो, तो मदद लें; बच्चे जितना ही ज़रूरी आपका ठीक रहना है।',
    review: 'doctor',
  },
  urgent: null,
  first: 'now',
  signsHeading: { en: 'Tell us if you know this', hi: 'इनमें से कुछ हो, तो बताएँ' },
  signs: [
    {
      en: 'Sad or empty for more than two weeks, no joy, even when the baby sleeps you cannot',
      hi: 'दो हफ़्ते से ज़्यादा उदासी, किसी बात में ख़ुशी नहीं, बच्चा सोए तब भी नींद नहीं',
      review: 'doctor',
    },
    {
      en: 'You feel a bad mother, or feel nothing for the baby',
      hi: 'लगे कि माँ होने लायक़ नहीं, या बच्चे के लिए कुछ महसूस न हो',
      review: 'doctor',
    },
    {
      en: 'Sore nipples, a hard hot breast, or too little milk',
      hi: 'निप्पल में घाव, स्तन सख़्त और गरम, या दूध कम',
      review: 'doctor',
    },
    {
      en: 'Stitches that hurt or smell, leaking urine',
      hi: 'टाँकों में दर्द या बदबू, पेशाब निकल जाना',
      review: 'doctor',
    },
    { en: 'Afraid of a new pregnancy so soon', hi: 'इतनी जल्दी दूसरे गर्भ का डर' },
  ],
  hurry: {
    now: [
      {
        en: 'Thoughts of ending your life or hurting the baby: {14416} now, and do not stay alone',
        hi: 'जान देने या बच्चे को चोट पहुँचाने के विचार: अभी {14416}, और अकेले न रहें',
        review: 'doctor',
      },
      {
        en: 'Hearing voices, not sleeping at all, great confusion: {112}',
        hi: 'आवाज़ें सुनाई देना, बिल्कुल नींद नहीं, बहुत भ्रम: {112}',
        review: 'doctor',
      },
      {
        en: 'A pad full in an hour, big clots, or fainting',
        hi: 'एक घंटे में पैड भरे, बड़े थक्के, या बेहोशी',
        review: 'doctor',
      },
      {
        en: 'Bad headache, blurred sight, fits; or one leg swollen, chest pain, breathlessness',
        hi: 'तेज़ सिरदर्द, धुँधला दिखना, दौरा; या एक पैर सूजा, सीने में दर्द, साँस फूलना',
        review: 'doctor',
      },
    ],
    today: [
      { en: 'Fever, or bad-smelling bleeding', hi: 'बुख़ार, या बदबू वाला ख़ून', review: 'doctor' },
      {
        en: 'Breast red and hot with fever. Go on feeding until you are seen.',
        hi: 'स्तन लाल, गरम, साथ में बुख़ार। दिखाने तक दूध पिलाना जारी रखें।',
        review: 'doctor',
      },
      {
        en: 'The baby feeds badly, is hot or cold, or very sleepy: children’s doctor or hospital',
        hi: 'बच्चा दूध न पिए, गरम या ठंडा लगे, या बहुत सुस्त हो: बच्चों के डॉक्टर या अस्पताल',
        review: 'doctor',
      },
    ],
    soon: [],
    phones: ['emergency', 'teleManas'],
  },
  visit: {
    steps: [
      { en: 'First: how are you? Not the baby. You.', hi: 'पहला सवाल: आपका क्या हाल है? बच्चे का नहीं, आपका।' },
      {
        en: 'Ten short questions about mood, if you wish. Nobody takes a child away because a mother is sad.',
        hi: 'चाहें तो मन के बारे में दस छोटे सवाल। माँ के उदास होने से कोई बच्चा नहीं छीनता।',
        review: 'doctor',
      },
      {
        en: 'A look at blood pressure, belly and stitches, if you agree. Breasts if feeding hurts.',
        hi: 'आपकी हाँ से बीपी, पेट और टाँके देखते हैं। दूध पिलाने में दर्द हो तो स्तन भी।',
        review: 'doctor',
      },
      {
        en: 'We watch one feed, if you like, and help with the hold. Formula is not a failure.',
        hi: 'चाहें तो एक बार दूध पिलाते देखते हैं और पकड़ ठीक कराते हैं। ऊपर का दूध देना पड़े, तो यह हार नहीं।',
        review: 'doctor',
      },
      {
        en: 'Which contraceptives go with breastfeeding, and from when. You choose.',
        hi: 'दूध पिलाते समय कौन से गर्भनिरोधक ठीक हैं और कब से। चुनना आपको है।',
        review: 'doctor',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The baby, or not: as you like', hi: 'बच्चे को लाएँ या न लाएँ: जैसा ठीक लगे' },
    { en: 'Discharge papers from the hospital', hi: 'अस्पताल की छुट्टी का काग़ज़' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'One person who helps at home', hi: 'घर में मदद करने वाला कोई एक' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'Sleep when the baby sleeps. The kitchen can wait.',
      hi: 'बच्चा सोए तो सो जाएँ। रसोई बाद में।',
      review: 'doctor',
    },
    {
      en: 'Feed often, also at night; a little milk from the last drops on a sore nipple.',
      hi: 'बार-बार दूध पिलाएँ, रात में भी; निप्पल में घाव हो तो आख़िरी बूँदें उस पर लगा लें।',
      review: 'doctor',
    },
    {
      en: 'Eat three meals and drink water. No food is forbidden because of stitches.',
      hi: 'तीनों समय खाएँ, पानी पिएँ। टाँकों की वजह से कोई खाना मना नहीं।',
      review: 'doctor',
    },
    {
      en: 'Sex only when you want it, and with a condom until you have decided on something else.',
      hi: 'संबंध तभी, जब मन हो, और कोई तरीक़ा तय होने तक कंडोम के साथ।',
      review: 'doctor',
    },
    { en: 'Tell one person: I am not all right.', hi: 'किसी एक से कहें: मैं ठीक नहीं हूँ।' },
  ],
  myths: [
    {
      said: { en: 'A good mother is happy.', hi: 'अच्छी माँ तो ख़ुश रहती है।' },
      truth: {
        en: 'Good mothers fall ill too. It is an illness and it can be treated.',
        hi: 'अच्छी माँ भी बीमार पड़ती है। यह बीमारी है, और इसका इलाज है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'While you breastfeed you cannot become pregnant.', hi: 'दूध पिलाते समय गर्भ नहीं ठहरता।' },
      truth: {
        en: 'It protects only in the first six months, if the baby gets nothing else, day and night, and no period has come. After that it does not.',
        hi: 'यह सिर्फ़ पहले छह महीने बचाता है, वह भी जब बच्चा दिन-रात सिर्फ़ माँ का दूध पिए और माहवारी न आई हो। उसके बाद नहीं।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'The first yellow milk is dirty.', hi: 'पहला पीला दूध गंदा होता है।' },
      truth: {
        en: 'It is the best the baby gets. Do not throw it away.',
        hi: 'बच्चे के लिए वही सबसे अच्छा है। उसे न फेंकें।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'haemoglobin-hb',
      name: { en: 'Haemoglobin (Hb)', hi: 'हीमोग्लोबिन (एचबी)' },
      why: { en: 'Was much blood lost', hi: 'ख़ून ज़्यादा तो नहीं गया', review: 'doctor' },
    },
    {
      slug: 'tsh-ultrasensitive',
      name: { en: 'TSH (ultrasensitive)', hi: 'टीएसएच (थायरॉइड)' },
      why: {
        en: 'Thyroid can bring low mood after birth',
        hi: 'डिलीवरी के बाद थायरॉइड से मन गिर सकता है',
        review: 'doctor',
      },
    },
    {
      slug: 'urine-routine-microscopy-r-m',
      name: { en: 'Urine routine and microscopy (R/M)', hi: 'पेशाब की जाँच (यूरिन रूटीन)' },
      why: { en: 'If it burns', hi: 'जलन हो तो', review: 'doctor' },
    },
    {
      slug: 'blood-sugar-fasting-pp',
      name: {
        en: 'Fasting and after-food blood sugar (FBS, PPBS)',
        hi: 'फ़ास्टिंग और पीपी शुगर (खाने से पहले और बाद)',
      },
      why: { en: 'If sugar was high in pregnancy', hi: 'गर्भावस्था में शुगर बढ़ी हो तो', review: 'doctor' },
    },
  ],
  related: [
    'condition:postpartum-depression',
    'condition:suicidal-thoughts',
    'post:baby-blues-or-postpartum-depression-how-to-tell',
    'service:family-planning',
    'question:emergency-pill',
    'question:pelvic-pain',
  ],
  listen: {
    en: 'Everybody asks about the baby. We ask about you. Tears in the first days are usual. If sadness stays longer than two weeks, if you feel nothing, or cannot sleep even when the baby sleeps, that is an illness, and it can be treated. You are not a bad mother. We also help with sore breasts, stitches, and how not to become pregnant again so soon. Thoughts of dying, or of hurting the baby: call 14416 now, and do not stay alone. Heavy bleeding, fits or great confusion: 112.',
    hi: 'सब बच्चे का हाल पूछते हैं। हम आपका पूछते हैं। शुरू के दिनों में रोना आम है। पर दो हफ़्ते बाद भी उदासी रहे, कुछ महसूस न हो, या बच्चा सोए तब भी नींद न आए, तो यह बीमारी है, और इसका इलाज है। इससे कोई बुरी माँ नहीं हो जाती। स्तन का दर्द हो, टाँके हों, या इतनी जल्दी दूसरे गर्भ का डर, सब में मदद है। जान देने या बच्चे को चोट पहुँचाने के विचार आएँ, तो अभी 14416 पर कॉल करें, अकेले न रहें। बहुत ख़ून, दौरा या भ्रम हो, तो 112।',
    review: 'doctor',
  },
  reviewNote:
    'Psychiatrist and gynaecologist sign together. The crisis lines stand before the booking. Check-up days of the Indian programme are not verified, so none is stated. Ten questions = a postnatal mood scale; use only with permission of its owners. Written from, to be opened before anybody signs: WHO, Recommendations on maternal and newborn care for a positive postnatal experience (2022); WHO, Medical eligibility criteria for contraceptive use, 5th edition (2015); NHS, Postnatal depression; Breastfeeding problems (web pages) [Open the pages and note their review date before publication.].',
} satisfies Question
