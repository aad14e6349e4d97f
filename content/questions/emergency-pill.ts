import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const emergencyPill = {
  id: 'emergency-pill',
  slug: 'in-good-time',
  needs: 'gynaecology',
  quietTitle: { en: 'In good time', hi: 'समय रहते' },
  picture: 'family-planning',
  title: {
    en: 'Something went wrong, and I do not want to become pregnant',
    hi: 'चूक हो गई, और गर्भ नहीं चाहिए',
  },
  clinicalName: { en: 'Emergency contraception', hi: 'इमरजेंसी गर्भनिरोध' },
  short: {
    en: 'Pill within 72 hours, Copper-T within 5 days',
    hi: '72 घंटे में गोली, 5 दिन में कॉपर-टी',
    review: 'doctor',
  },
  description: {
    en: 'Emergency pill within 72 hours, Copper-T within 5 days: what to do now, what to ask, and what happens afterwards.',
    hi: '72 घंटे में इमरजेंसी गोली, 5 दिन में कॉपर-टी: अभी क्या करें, क्या पूछें और उसके बाद क्या होता है।',
    review: 'doctor',
  },
  answer: {
    en: 'There is still time: an emergency pill works best at once and usually within 72 hours, and a doctor can fit a Copper-T within 5 days.',
    hi: 'अभी समय है: इमरजेंसी गोली जितनी जल्दी उतना अच्छा, आमतौर पर 72 घंटे के अंदर, और 5 दिन के अंदर डॉक्टर से कॉपर-टी लग सकती है।',
    review: 'doctor',
  },
  urgent: null,
  first: 'today',
  signsHeading: { en: 'When it is meant', hi: 'कब काम आती है' },
  signs: [
    { en: 'No protection was used', hi: 'कोई बचाव इस्तेमाल नहीं हुआ' },
    { en: 'The condom broke or slipped', hi: 'कंडोम फट गया या फिसल गया' },
    { en: 'Daily pills were forgotten', hi: 'रोज़ की गोली छूट गई', review: 'doctor' },
    { en: 'The injection is overdue', hi: 'इंजेक्शन की तारीख़ निकल गई', review: 'doctor' },
    { en: 'You were forced. It is not your fault.', hi: 'ज़बरदस्ती की गई। इसमें आपकी कोई ग़लती नहीं।' },
  ],
  hurry: {
    now: [
      {
        en: 'You were forced and are hurt or afraid: {112}, or {181} at any hour',
        hi: 'ज़बरदस्ती हुई और चोट या डर है: {112}, या किसी भी समय {181}',
        review: 'doctor',
      },
      {
        en: 'Sharp pain low in the belly or fainting in the weeks after',
        hi: 'बाद के हफ़्तों में पेट के नीचे तेज़ दर्द या बेहोशी',
        review: 'doctor',
      },
    ],
    today: [
      {
        en: 'Fewer than 72 hours have passed: ask a doctor or a pharmacist today. Each hour counts.',
        hi: '72 घंटे से कम हुए हैं: आज ही डॉक्टर या दवा की दुकान पर पूछें। हर घंटा मायने रखता है।',
        review: 'doctor',
      },
      {
        en: 'Between 3 and 5 days: call us. A Copper-T may still help, and some pills may too.',
        hi: '3 से 5 दिन हुए हैं: हमें कॉल करें। कॉपर-टी अब भी काम आ सकती है, और कुछ गोलियाँ भी।',
        review: 'doctor',
      },
    ],
    soon: [],
    phones: ['emergency', 'women'],
  },
  visit: {
    steps: [
      {
        en: 'We ask when it was, and when your last period came. Not with whom, and not why.',
        hi: 'हम पूछते हैं कि कब हुआ और पिछली माहवारी कब आई। किसके साथ और क्यों, यह नहीं।',
        review: 'clinic',
      },
      {
        en: 'We ask about other medicines and illnesses, because some change the effect.',
        hi: 'दूसरी दवाएँ और बीमारियाँ पूछते हैं, क्योंकि कुछ से असर बदलता है।',
        review: 'doctor',
      },
      {
        en: 'The doctor tells you which ways still work today, pill or Copper-T.',
        hi: 'आज कौन सा तरीक़ा काम करेगा, गोली या कॉपर-टी, यह बताया जाता है।',
        review: 'doctor',
      },
      {
        en: 'For the pill no inner examination is needed. For a Copper-T there is one, if you agree.',
        hi: 'गोली के लिए अंदर की जाँच नहीं होती। कॉपर-टी के लिए होती है, आपकी हाँ से।',
        review: 'doctor',
      },
      {
        en: 'If you like, we talk about something steady for the next time.',
        hi: 'चाहें तो आगे के लिए किसी पक्के तरीक़े पर बात हो सकती है।',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The day and hour, as well as you know', hi: 'दिन और समय, जितना याद हो' },
    { en: 'The date of your last period', hi: 'पिछली माहवारी की तारीख़' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'A pharmacy slip, if you took something already', hi: 'कुछ ले लिया हो, तो दुकान की पर्ची' },
    { en: 'None of this? Come all the same.', hi: 'इनमें से कुछ न हो? तब भी आएँ।' },
  ],
  howLong: everyQuestion.howLong,
  cost: {
    en: 'Ask by phone before you come: {phone}. Asking is not a booking.',
    hi: 'आने से पहले फ़ोन पर पूछ लें: {phone}। पूछना बुकिंग नहीं है।',
    review: 'clinic',
  },
  untilThen: [
    {
      en: 'Do not wait for a free time here if a pharmacy is open near you.',
      hi: 'पास में दवा की दुकान खुली हो, तो हमारे ख़ाली समय का इंतज़ार न करें।',
      review: 'doctor',
    },
    {
      en: 'Vomited within 3 hours of the pill? Ask at once whether to repeat it.',
      hi: 'गोली के 3 घंटे के अंदर उल्टी हुई? तुरंत पूछें कि दोबारा लेनी है या नहीं।',
      review: 'doctor',
    },
    {
      en: 'The next period can come early or late. More than a week late: do a pregnancy test.',
      hi: 'अगली माहवारी जल्दी या देर से आ सकती है। एक हफ़्ते से ज़्यादा देर हो, तो गर्भ की जाँच करें।',
      review: 'doctor',
    },
    { en: 'Use a condom until the next period.', hi: 'अगली माहवारी तक कंडोम इस्तेमाल करें।', review: 'doctor' },
  ],
  myths: [
    {
      said: { en: 'It is the same as ending a pregnancy.', hi: 'यह गर्भ गिराने जैसा ही है।' },
      truth: {
        en: 'No. It stops a pregnancy from beginning. It does nothing to one that is there.',
        hi: 'नहीं। यह गर्भ ठहरने से रोकती है। ठहर चुके गर्भ पर इसका असर नहीं होता।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Taken once, and you can never have children.', hi: 'एक बार ली तो कभी बच्चा नहीं होगा।' },
      truth: {
        en: 'It does not take away your chance of a child later.',
        hi: 'आगे माँ बनने पर इसका असर नहीं पड़ता।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Then it can be taken every time.', hi: 'तो हर बार यही ले लो।' },
      truth: {
        en: 'It is for emergencies. Steady methods work better and are easier on the body.',
        hi: 'यह इमरजेंसी के लिए है। पक्के तरीक़े ज़्यादा असर करते हैं और शरीर पर हल्के पड़ते हैं।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'urine-pregnancy-test-upt',
      name: { en: 'Urine pregnancy test (UPT)', hi: 'पेशाब से प्रेग्नेंसी टेस्ट (यूपीटी)' },
      why: {
        en: 'Three weeks later, or if the period is late',
        hi: 'तीन हफ़्ते बाद, या माहवारी लेट हो तो',
        review: 'doctor',
      },
    },
    {
      slug: 'vdrl',
      name: { en: 'VDRL', hi: 'वीडीआरएल' },
      why: { en: 'If an infection is possible', hi: 'संक्रमण की आशंका हो तो', review: 'doctor' },
    },
    {
      slug: 'hbsag-elisa',
      name: { en: 'HBsAg ELISA (hepatitis B)', hi: 'एचबीएसएजी एलाइज़ा (हेपेटाइटिस बी)' },
      why: { en: 'If an infection is possible', hi: 'संक्रमण की आशंका हो तो', review: 'doctor' },
    },
  ],
  related: [
    'question:late-period',
    'question:someone-hurts-me',
    'question:ending-a-pregnancy',
    'service:family-planning',
  ],
  listen: {
    en: 'It happened, and now you are counting hours. There is still time. An emergency pill works best at once, usually within seventy-two hours. Ask a pharmacist or a doctor today. A doctor can fit a Copper-T within five days. It stops a pregnancy from beginning; it does not end one, and you can have children later. If you vomit within three hours, ask again. If you were forced, it is not your fault: 181 answers at any hour. We ask when it was. We do not ask with whom.',
    hi: 'चूक हो गई, और अब घंटे गिने जा रहे हैं। अभी समय है। इमरजेंसी गोली जितनी जल्दी उतना अच्छा, आमतौर पर बहत्तर घंटे के अंदर। आज ही दवा की दुकान या डॉक्टर से पूछें। पाँच दिन के अंदर डॉक्टर से कॉपर-टी भी लग सकती है। यह गर्भ ठहरने से रोकती है, गिराती नहीं, और आगे माँ बनने पर असर नहीं पड़ता। तीन घंटे में उल्टी हो जाए, तो फिर पूछें। ज़बरदस्ती हुई हो, तो इसमें आपकी कोई ग़लती नहीं: 181 किसी भी समय। हम पूछते हैं कब हुआ। किसके साथ, यह नहीं।',
    review: 'doctor',
  },
  reviewNote:
    'No product, drug name or price (Drugs and Magic Remedies Act s.3). Doctor: 72 hours as first figure, “some pills” up to 5 days, 3 hours for vomiting, whether a Copper-T is fitted at this clinic and at which hours. Written from, to be opened before anybody signs: WHO, Emergency contraception (fact sheet) (2021); WHO, Selected practice recommendations for contraceptive use, 3rd edition (2016); NHS, Emergency contraception (web page) [Open the page and note its review date before publication.].',
} satisfies Question
