import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const tryingToConceive = {
  id: 'trying-to-conceive',
  slug: 'waiting-together',
  needs: 'gynaecology',
  quietTitle: { en: 'Waiting together', hi: 'साथ-साथ इंतज़ार' },
  picture: 'couple',
  title: { en: 'We want a child, and it does not happen', hi: 'बच्चा चाहिए, पर ठहर नहीं रहा' },
  clinicalName: { en: 'Trying to conceive, infertility', hi: 'गर्भ ठहरने में देर, निःसंतानता' },
  short: { en: 'For both of you, without blame', hi: 'दोनों के लिए, किसी का दोष नहीं' },
  description: {
    en: 'Trying for a child: when to see a doctor, why both partners are tested, first steps, and honest answers without blame.',
    hi: 'बच्चे की कोशिश: डॉक्टर से कब मिलें, जाँच दोनों की क्यों, पहले क़दम, और बिना दोष के सच्चे जवाब।',
  },
  answer: {
    en: 'Come after a year of trying, or after six months if the woman is 35 or older; both partners are tested from the start.',
    hi: 'एक साल कोशिश के बाद आएँ, महिला की उम्र 35 या ज़्यादा हो तो छह महीने बाद; जाँच शुरू से दोनों की होती है।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Come sooner if', hi: 'इनमें से कुछ हो, तो पहले आएँ' },
  signs: [
    { en: 'Periods far apart, or none', hi: 'माहवारी बहुत देर-देर से, या बिल्कुल नहीं', review: 'doctor' },
    {
      en: 'Very painful periods, or pain during sex',
      hi: 'बहुत दर्द वाली माहवारी, या संबंध में दर्द',
      review: 'doctor',
    },
    {
      en: 'An earlier infection, operation or pregnancy outside the womb',
      hi: 'पहले कोई संक्रमण, ऑपरेशन या बच्चेदानी के बाहर गर्भ',
      review: 'doctor',
    },
    { en: 'Two or more pregnancies lost', hi: 'दो या ज़्यादा बार गर्भ गिरा हो', review: 'doctor' },
    {
      en: 'Trouble with erection, or an earlier problem of the testicles',
      hi: 'पति को संबंध में दिक़्क़त (कड़ापन न आना), या अंडकोष की पुरानी परेशानी',
      review: 'doctor',
    },
  ],
  hurry: {
    now: [
      {
        en: 'Period late, and sharp pain on one side or fainting',
        hi: 'माहवारी लेट, और एक तरफ़ तेज़ दर्द या बेहोशी',
        review: 'doctor',
      },
      {
        en: 'Thoughts of not wanting to live: {14416}, at any hour',
        hi: 'जीने का मन न करे: {14416}, किसी भी समय',
        review: 'doctor',
      },
    ],
    today: [
      {
        en: 'Someone at home hurts or threatens you because of it: {181}',
        hi: 'इस बात पर घर में कोई मारे या धमकाए: {181}',
      },
    ],
    soon: [],
    phones: ['emergency', 'women', 'teleManas'],
  },
  visit: {
    steps: [
      {
        en: 'We talk with you both, and with each of you alone.',
        hi: 'हम दोनों से साथ में बात करते हैं, और अलग-अलग भी।',
        review: 'clinic',
      },
      {
        en: 'We ask about periods, health, work, and how often you are together. Plainly, without shame.',
        hi: 'माहवारी, सेहत, काम, और कितनी बार संबंध बनता है, यह पूछते हैं। सीधे-सीधे, बिना शर्म के।',
        review: 'doctor',
      },
      {
        en: 'He gives a semen sample early: it is the simplest test. She has blood tests on set days of the cycle.',
        hi: 'पति की वीर्य की जाँच शुरू में ही होती है: यह सबसे आसान है। पत्नी के ख़ून के टेस्ट चक्र के तय दिनों पर।',
        review: 'doctor',
      },
      {
        en: 'A scan, and later perhaps a test of the tubes. Only what is needed, one step after another.',
        hi: 'अल्ट्रासाउंड, और बाद में शायद ट्यूब की जाँच। जो ज़रूरी हो वही, एक-एक क़दम।',
        review: 'doctor',
      },
      {
        en: 'Each report goes to the person it is about. We promise honest answers. Nobody can promise a child.',
        hi: 'रिपोर्ट उसी को मिलती है जिसकी है। सच्चे जवाब का वादा है। बच्चे का वादा कोई नहीं कर सकता।',
        review: 'lawyer',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The dates of the last six periods', hi: 'पिछली छह माहवारियों की तारीख़ें' },
    { en: 'All earlier reports, of both', hi: 'दोनों की पुरानी रिपोर्ट' },
    {
      en: 'Your partner, if he can come. You may also come alone.',
      hi: 'पति साथ आ सकें तो अच्छा। अकेले आना भी ठीक है।',
    },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'Be together every two or three days. Counting hours is not needed.',
      hi: 'हर दो-तीन दिन पर संबंध काफ़ी है। घंटे गिनना ज़रूरी नहीं।',
      review: 'doctor',
    },
    {
      en: 'Folic acid before a pregnancy: ask the doctor or pharmacist.',
      hi: 'गर्भ से पहले फ़ोलिक एसिड: डॉक्टर या दवा की दुकान पर पूछें।',
      review: 'doctor',
    },
    {
      en: 'Both: no tobacco, little or no alcohol, a weight that suits you.',
      hi: 'दोनों: तंबाकू नहीं, शराब न के बराबर, वज़न ठीक।',
      review: 'doctor',
    },
    {
      en: 'Let nobody make you drink or swallow secret mixtures.',
      hi: 'किसी की दी हुई अनजान पुड़िया या घोल न लें।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'It is the woman’s fault.', hi: 'कमी औरत में ही होती है।' },
      truth: {
        en: 'The cause can lie with him, with her, with both, or nobody finds one.',
        hi: 'वजह पुरुष में हो सकती है, महिला में, दोनों में, या किसी में नहीं मिलती।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'A strong man cannot have weak sperm.', hi: 'मर्द तगड़ा है तो कमी कैसे होगी।' },
      truth: {
        en: 'The one says nothing about the other.',
        hi: 'तगड़े होने से इसका कोई लेना-देना नहीं।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Legs up after sex helps.', hi: 'बाद में पैर ऊपर रखने से ठहरता है।' },
      truth: {
        en: 'It makes no difference. Get up when you like.',
        hi: 'इससे कोई फ़र्क़ नहीं पड़ता। जब मन हो उठ जाएँ।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'semen-analysis-who-2021',
      name: { en: 'Semen analysis (WHO 2021)', hi: 'वीर्य की जाँच (सीमेन एनालिसिस)' },
      why: { en: 'The first test for him', hi: 'पति की पहली जाँच', review: 'doctor' },
    },
    {
      slug: 'infertility-profile-female',
      name: { en: 'Infertility profile (female)', hi: 'निःसंतानता प्रोफ़ाइल (महिला)' },
      why: { en: 'Hormones that guide the cycle', hi: 'चक्र चलाने वाले हार्मोन', review: 'doctor' },
    },
    {
      slug: 'progesterone',
      name: { en: 'Progesterone', hi: 'प्रोजेस्टेरोन' },
      why: {
        en: 'Was an egg released, about day 21',
        hi: 'अंडा निकला या नहीं, लगभग 21वें दिन',
        review: 'doctor',
      },
    },
    {
      slug: 'tsh-ultrasensitive',
      name: { en: 'TSH (ultrasensitive)', hi: 'टीएसएच (थायरॉइड)' },
      why: { en: 'Thyroid', hi: 'थायरॉइड', review: 'doctor' },
    },
    {
      slug: 'amh-anti-mullerian-hormone',
      name: { en: 'AMH (anti-Müllerian hormone)', hi: 'एएमएच हार्मोन' },
      why: { en: 'When the doctor asks for it', hi: 'जब डॉक्टर लिखें', review: 'doctor' },
    },
    {
      slug: 'rubella-igg',
      name: { en: 'Rubella IgG', hi: 'रूबेला आईजीजी' },
      why: { en: 'Are you protected before a pregnancy', hi: 'गर्भ से पहले बचाव है या नहीं', review: 'doctor' },
    },
  ],
  related: [
    'question:pcos',
    'question:pelvic-pain',
    'question:late-period',
    'service:infertility',
    'condition:anxiety-disorders',
    'question:someone-hurts-me',
  ],
  listen: {
    en: 'You wait, month after month, and everybody asks. About one in six people knows this. Nobody is to blame. Come after a year of trying; after six months if the woman is thirty-five or older; sooner if periods are far apart or very painful. Both partners are tested from the start, and his test is the simplest. We talk with you together and alone. Each report goes to the person it is about. Nobody can promise a child. We promise honest answers, one step after another.',
    hi: 'महीने पर महीना निकलता है, और सब पूछते हैं। लगभग छह में से एक इंसान इससे गुज़रता है। इसमें किसी का दोष नहीं। एक साल कोशिश के बाद आएँ; महिला की उम्र पैंतीस या ज़्यादा हो, तो छह महीने बाद; माहवारी बहुत देर से या बहुत दर्द के साथ आए, तो और पहले। जाँच शुरू से दोनों की होती है, और पति की जाँच सबसे आसान है। हम साथ में भी बात करते हैं और अलग-अलग भी। रिपोर्ट उसी को मिलती है जिसकी है। बच्चे का वादा कोई नहीं कर सकता। सच्चे जवाब का वादा हमारा है।',
    review: 'doctor',
  },
  reviewNote:
    'No success rates. IUI/IVF may be named only with an ART registration. Doctor: six months at 35, every two to three days, folic acid. Clinic: who sees male partners. Written from, to be opened before anybody signs: WHO, Infertility prevalence estimates, 1990–2021 (2023); NHS, Infertility (web page) [Open the page and note its review date before publication.]; Parliament of India, Assisted Reproductive Technology (Regulation) Act (2021).',
} satisfies Question
