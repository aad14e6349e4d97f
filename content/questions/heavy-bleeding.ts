import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const heavyBleeding = {
  id: 'heavy-bleeding',
  slug: 'easier-days',
  needs: 'gynaecology',
  quietTitle: { en: 'Easier days', hi: 'आसान दिन' },
  picture: 'service-women',
  title: { en: 'I bleed too much, or at the wrong time', hi: 'ख़ून बहुत आता है, या बीच में आ जाता है' },
  clinicalName: {
    en: 'Heavy periods and bleeding between periods (abnormal uterine bleeding)',
    hi: 'ज़्यादा माहवारी और बीच में ख़ून आना (एयूबी)',
  },
  short: { en: 'Heavy, long, or between periods', hi: 'ज़्यादा, लंबा, या दो माहवारी के बीच' },
  description: {
    en: 'Heavy periods or bleeding in between: signs that it is too much, when to go to hospital, and what we do at a visit.',
    hi: 'ज़्यादा माहवारी या बीच में ख़ून: कब समझें कि ज़्यादा है, कब अस्पताल जाएँ, और मुलाक़ात में क्या होता है।',
  },
  answer: {
    en: 'Bleeding that runs your day is not something to put up with: the reason can be found, and there are ways to make it less.',
    hi: 'जिस ख़ून से दिन भर का काम रुक जाए, उसे चुपचाप सहना ज़रूरी नहीं: वजह पता चल सकती है, और उसे कम करने के तरीक़े हैं।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Signs that it is too much', hi: 'कब समझें कि ज़्यादा है' },
  signs: [
    {
      en: 'A pad is full after one or two hours, or you need two at once',
      hi: 'एक-दो घंटे में पैड भर जाए, या एक साथ दो लगाने पड़ें',
      review: 'doctor',
    },
    { en: 'Clots bigger than a ten-rupee coin', hi: 'दस रुपये के सिक्के से बड़े थक्के', review: 'doctor' },
    { en: 'More than seven days', hi: 'सात दिन से ज़्यादा', review: 'doctor' },
    { en: 'Blood between periods, or after sex', hi: 'दो माहवारी के बीच, या संबंध के बाद ख़ून', review: 'doctor' },
    {
      en: 'Tired, pale, out of breath on the stairs',
      hi: 'थकान, पीलापन, सीढ़ियों पर साँस फूलना',
      review: 'doctor',
    },
  ],
  hurry: {
    now: [
      {
        en: 'Pad after pad, one every hour, and it does not slow down',
        hi: 'हर घंटे एक पैड भरे और ख़ून कम न हो',
        review: 'doctor',
      },
      {
        en: 'Dizzy, fainting, heart racing, cold and pale',
        hi: 'चक्कर, बेहोशी, दिल तेज़, शरीर ठंडा और पीला',
        review: 'doctor',
      },
      {
        en: 'You are pregnant, or may be, and you bleed',
        hi: 'गर्भ है या हो सकता है, और ख़ून आ रहा है',
        review: 'doctor',
      },
    ],
    today: [{ en: 'Bleeding with fever or bad pain', hi: 'ख़ून के साथ बुख़ार या तेज़ दर्द', review: 'doctor' }],
    soon: [
      { en: 'Any blood after menopause, even a little', hi: 'मेनोपॉज़ के बाद ख़ून, ज़रा सा भी', review: 'doctor' },
      { en: 'Bleeding after sex, more than once', hi: 'संबंध के बाद ख़ून, एक से ज़्यादा बार', review: 'doctor' },
    ],
    phones: ['emergency'],
  },
  visit: {
    steps: [
      {
        en: 'We ask how many pads, how many days, and what it keeps you from doing.',
        hi: 'हम पूछते हैं कि कितने पैड, कितने दिन, और इससे कौन से काम रुकते हैं।',
        review: 'doctor',
      },
      {
        en: 'We ask about your medicines, a Copper-T, and whether you may be pregnant.',
        hi: 'दवाएँ, कॉपर-टी, और गर्भ हो सकता है या नहीं, यह भी पूछते हैं।',
        review: 'doctor',
      },
      {
        en: 'A look at your eyes, pulse, blood pressure and belly. An inner examination only if you agree.',
        hi: 'आँखें, नब्ज़, बीपी और पेट देखते हैं। अंदर की जाँच सिर्फ़ आपकी हाँ से।',
        review: 'doctor',
      },
      {
        en: 'A blood test for anaemia. Sometimes thyroid, or a scan of the womb.',
        hi: 'ख़ून की कमी की जाँच। कभी थायरॉइड, कभी बच्चेदानी का अल्ट्रासाउंड।',
        review: 'doctor',
      },
      {
        en: 'The doctor tells you the choices, with good and bad sides. You choose.',
        hi: 'सब रास्ते बताए जाते हैं, अच्छाई और कमी दोनों। चुनना आपको है।',
        review: 'doctor',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    {
      en: 'A note of the bleeding days of the last three months',
      hi: 'पिछले तीन महीनों में ख़ून कब-कब आया, लिखकर',
    },
    { en: 'Old reports and prescriptions', hi: 'पुरानी रिपोर्ट और पर्चियाँ' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'None of this? Come all the same.', hi: 'इनमें से कुछ न हो? तब भी आएँ।' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    { en: 'Write down each day: how many pads, any clots.', hi: 'रोज़ लिख लें: कितने पैड, थक्के थे या नहीं।' },
    {
      en: 'Drink water. Eat iron-rich food: greens, lentils, jaggery with gram.',
      hi: 'पानी पीते रहें। आयरन वाला खाना लें: साग, दाल, गुड़-चना।',
      review: 'doctor',
    },
    {
      en: 'Rest when you are dizzy. Do not lock the bathroom door then.',
      hi: 'चक्कर आए तो लेट जाएँ। तब बाथरूम की कुंडी न लगाएँ।',
      review: 'doctor',
    },
    {
      en: 'Painkillers and tablets to stop blood: ask first.',
      hi: 'दर्द की या ख़ून रोकने की गोली: पहले पूछ लें।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'Bad blood must come out.', hi: 'गंदा ख़ून है, निकल जाने दो।' },
      truth: {
        en: 'It is the same blood as in your arm. Losing too much makes you ill.',
        hi: 'यह वही ख़ून है जो हाथ में दौड़ता है। ज़्यादा जाए तो शरीर बीमार पड़ता है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'It was like that for my mother too.', hi: 'माँ को भी ऐसा ही था।' },
      truth: {
        en: 'It may run in a family. It can still be treated.',
        hi: 'घर में चला आता हो, तब भी इलाज हो सकता है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'They will take out the womb.', hi: 'बच्चेदानी निकाल देंगे।' },
      truth: {
        en: 'Mostly there are other ways first. Nothing is done without your yes.',
        hi: 'ज़्यादातर पहले और रास्ते होते हैं। आपकी हाँ के बिना कुछ नहीं होता।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'complete-blood-count-cbc',
      name: { en: 'Complete blood count (CBC)', hi: 'कम्प्लीट ब्लड काउंट (सीबीसी)' },
      why: { en: 'Anaemia', hi: 'ख़ून की कमी', review: 'doctor' },
    },
    {
      slug: 'ferritin',
      name: { en: 'Ferritin', hi: 'फ़ेरिटिन' },
      why: { en: 'How much iron is stored', hi: 'शरीर में कितना आयरन जमा है', review: 'doctor' },
    },
    {
      slug: 'tsh-ultrasensitive',
      name: { en: 'TSH (ultrasensitive)', hi: 'टीएसएच (थायरॉइड)' },
      why: { en: 'Thyroid can change bleeding', hi: 'थायरॉइड से माहवारी बदल सकती है', review: 'doctor' },
    },
    {
      slug: 'urine-pregnancy-test-upt',
      name: { en: 'Urine pregnancy test (UPT)', hi: 'पेशाब से प्रेग्नेंसी टेस्ट (यूपीटी)' },
      why: { en: 'To be sure', hi: 'पक्का करने के लिए', review: 'doctor' },
    },
    {
      slug: 'coagulation-profile-pt-aptt-fibrinogen',
      name: { en: 'Coagulation profile (PT, APTT, fibrinogen)', hi: 'कोएगुलेशन प्रोफ़ाइल (ख़ून जमने की जाँचें)' },
      why: {
        en: 'If you bruise easily or it began with the first period',
        hi: 'नील जल्दी पड़ते हों, या पहली माहवारी से ही ऐसा हो',
        review: 'doctor',
      },
    },
  ],
  related: [
    'question:late-period',
    'question:pregnancy-bleeding',
    'question:menopause',
    'service:fibroids-and-ovarian-tumour-treatment',
    'service:irregular-periods',
  ],
  listen: {
    en: 'Do you plan your days around pads and dark clothes? A pad full in an hour or two, clots bigger than a ten-rupee coin, more than seven days: that is too much, and you need not put up with it. We ask, we check for anaemia, and the doctor tells you the choices. Nothing is done without your yes. But if every hour fills a pad, if you faint, or if you may be pregnant and bleed: do not wait for us. Call 112 or go to hospital now.',
    hi: 'क्या पूरा दिन पैड और गहरे कपड़ों के हिसाब से चलता है? एक-दो घंटे में पैड भर जाए, दस के सिक्के से बड़े थक्के आएँ, सात दिन से ज़्यादा चले, तो यह ज़्यादा है, और इसे सहना ज़रूरी नहीं। हम पूछते हैं, ख़ून की कमी देखते हैं, और सब रास्ते बताते हैं। आपकी हाँ के बिना कुछ नहीं होता। पर अगर हर घंटे पैड भरे, बेहोशी आए, या गर्भ हो और ख़ून आए, तो हमारा इंतज़ार न करें। 112 पर कॉल करें या अभी अस्पताल जाएँ।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: thresholds (pad per 1–2 h, coin size, seven days), “this week” for bleeding after menopause. Written from, to be opened before anybody signs: NHS, Heavy periods (web page) [Open the page and note its review date before publication.]; NICE, Heavy menstrual bleeding: assessment and management (NG88) (2018); FOGSI, Good clinical practice recommendations on abnormal uterine bleeding (2016).',
} satisfies Question
