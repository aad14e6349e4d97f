import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const pelvicPain = {
  id: 'pelvic-pain',
  slug: 'at-ease',
  needs: 'gynaecology',
  quietTitle: { en: 'At ease', hi: 'आराम से' },
  picture: 'knot-untangling',
  title: { en: 'Pain low in the belly, or during sex', hi: 'पेट के नीचे दर्द, या संबंध में दर्द' },
  clinicalName: {
    en: 'Pelvic pain, painful periods, painful intercourse',
    hi: 'पेड़ू का दर्द, दर्द वाली माहवारी, संबंध में दर्द',
  },
  short: { en: 'Period pain, pelvic pain, pain in sex', hi: 'माहवारी, पेड़ू या संबंध का दर्द' },
  description: {
    en: 'Pain low in the belly, strong period pain, or pain during sex: when to hurry, what we ask, and what helps today.',
    hi: 'पेट के नीचे, माहवारी में या संबंध में दर्द: कब देर न करें, हम क्या पूछते हैं, और आज क्या राहत दे।',
  },
  answer: {
    en: 'Pain that stops your day, or makes you dread closeness, has a reason, and we take it seriously.',
    hi: 'जो दर्द काम रोक दे, या पास आने से ही डर लगे, उसकी कोई वजह होती है, और हम उसे गंभीरता से लेते हैं।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Tell us if you know this', hi: 'इनमें से कुछ हो, तो बताएँ' },
  signs: [
    {
      en: 'Period pain that keeps you from school, work or cooking',
      hi: 'माहवारी का ऐसा दर्द कि स्कूल, काम या रसोई छूट जाए',
      review: 'doctor',
    },
    {
      en: 'A dull pain between periods, for months',
      hi: 'माहवारी के बिना भी, महीनों से हल्का दर्द',
      review: 'doctor',
    },
    {
      en: 'Pain at the entrance or deep inside during sex',
      hi: 'संबंध के समय योनि के मुँह पर या अंदर गहराई में दर्द',
      review: 'doctor',
    },
    {
      en: 'Pain when you pass stool or urine, most of all during a period',
      hi: 'शौच या पेशाब में दर्द, ख़ासकर माहवारी में',
      review: 'doctor',
    },
    { en: 'Pain with discharge, fever or blood', hi: 'दर्द के साथ पानी, बुख़ार या ख़ून', review: 'doctor' },
  ],
  hurry: {
    now: [
      {
        en: 'Sudden, very strong pain, or pain with vomiting or fainting',
        hi: 'अचानक बहुत तेज़ दर्द, या दर्द के साथ उल्टी या बेहोशी',
        review: 'doctor',
      },
      {
        en: 'Pain, and you are pregnant or your period is late',
        hi: 'दर्द है, और गर्भ है या माहवारी लेट है',
        review: 'doctor',
      },
      { en: 'Pain with high fever', hi: 'दर्द के साथ तेज़ बुख़ार', review: 'doctor' },
    ],
    today: [
      { en: 'Pain that grows from hour to hour', hi: 'दर्द जो हर घंटे बढ़ रहा हो', review: 'doctor' },
      { en: 'You cannot pass urine', hi: 'पेशाब न उतर रहा हो', review: 'doctor' },
    ],
    soon: [],
    phones: ['emergency'],
  },
  visit: {
    steps: [
      {
        en: 'You show where, and tell since when and what makes it worse. You are believed.',
        hi: 'कहाँ है, कब से है, किससे बढ़ता है, यह बताएँ। आपकी बात पर यक़ीन किया जाता है।',
      },
      {
        en: 'We ask about periods, bowel, bladder and sex, and how things are at home. Alone, with the door closed.',
        hi: 'माहवारी, शौच, पेशाब और संबंध के बारे में, और घर का हाल पूछते हैं। अकेले में, बंद दरवाज़े के पीछे।',
        review: 'clinic',
      },
      {
        en: 'A hand on the belly first. Inside only if you agree, slowly, and “stop” means stop.',
        hi: 'पहले सिर्फ़ पेट पर हाथ। अंदर तभी, जब आपकी हाँ हो, धीरे-धीरे, और “रुकिए” मतलब रुकिए।',
        review: 'doctor',
      },
      { en: 'Urine, perhaps a swab or a scan.', hi: 'पेशाब की जाँच, शायद सैंपल या अल्ट्रासाउंड।', review: 'doctor' },
      {
        en: 'A plan: treatment, exercises, sometimes a talk for two. And what to do on the next bad day.',
        hi: 'आगे की योजना: इलाज, कसरत, कभी दोनों के साथ बात। और अगले बुरे दिन क्या करना है।',
        review: 'doctor',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'A note: which days, how strong from 1 to 10', hi: 'लिखकर: कौन से दिन, 1 से 10 में कितना' },
    { en: 'Old reports and prescriptions', hi: 'पुरानी रिपोर्ट और पर्चियाँ' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'None of this? Come all the same.', hi: 'इनमें से कुछ न हो? तब भी आएँ।' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'Warmth on the belly, a hot-water bottle in a cloth.',
      hi: 'पेट पर सिकाई, गरम पानी की बोतल कपड़े में लपेटकर।',
      review: 'doctor',
    },
    {
      en: 'Gentle walking or stretching; rest on the worst day.',
      hi: 'हल्का चलना या खिंचाव; सबसे बुरे दिन आराम।',
      review: 'doctor',
    },
    {
      en: 'A painkiller that suits you: ask the pharmacist, and not on an empty stomach.',
      hi: 'जो दर्द की गोली सूट करती हो: दुकान पर पूछ लें, ख़ाली पेट नहीं।',
      review: 'doctor',
    },
    { en: 'Pain during sex: you may stop. No is enough.', hi: 'संबंध में दर्द: रुक जाएँ। “नहीं” काफ़ी है।' },
  ],
  myths: [
    {
      said: {
        en: 'Period pain is a woman’s lot. It goes after the wedding, or the first child.',
        hi: 'दर्द तो होता ही है, शादी या पहले बच्चे के बाद ठीक हो जाएगा।',
      },
      truth: {
        en: 'Pain that stops your life is not normal at any age. Do not wait for a wedding.',
        hi: 'जो दर्द काम रोक दे, वह किसी उम्र में आम नहीं। शादी का इंतज़ार न करें।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Pain in sex is all in the head.', hi: 'संबंध का दर्द मन का वहम है।' },
      truth: {
        en: 'The pain is real. Body and mind both can have a part, and both can be helped.',
        hi: 'दर्द असली है। तन और मन दोनों की वजह हो सकती है, और दोनों में मदद है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'A wife must bear it.', hi: 'पत्नी को सहना ही पड़ता है।' },
      truth: { en: 'Nobody must. Your body is yours.', hi: 'सहना ज़रूरी नहीं। शरीर आपका है।' },
    },
  ],
  tests: [
    {
      slug: 'urine-routine-microscopy-r-m',
      name: { en: 'Urine routine and microscopy (R/M)', hi: 'पेशाब की जाँच (यूरिन रूटीन)' },
      why: { en: 'Infection of the urine', hi: 'पेशाब का संक्रमण', review: 'doctor' },
    },
    {
      slug: 'urine-pregnancy-test-upt',
      name: { en: 'Urine pregnancy test (UPT)', hi: 'पेशाब से प्रेग्नेंसी टेस्ट (यूपीटी)' },
      why: { en: 'To be sure', hi: 'पक्का करने के लिए', review: 'doctor' },
    },
    {
      slug: 'complete-blood-count-cbc',
      name: { en: 'Complete blood count (CBC)', hi: 'कम्प्लीट ब्लड काउंट (सीबीसी)' },
      why: { en: 'Infection, anaemia', hi: 'संक्रमण, ख़ून की कमी', review: 'doctor' },
    },
    {
      slug: 'high-vaginal-swab-hvs-culture',
      name: { en: 'High vaginal swab (HVS) culture', hi: 'एचवीएस कल्चर (सफ़ेद पानी की जाँच)' },
      why: { en: 'If there is discharge', hi: 'पानी भी आता हो तो', review: 'doctor' },
    },
    {
      slug: 'chlamydia-trachomatis-pcr',
      name: { en: 'Chlamydia trachomatis PCR', hi: 'क्लैमाइडिया पीसीआर' },
      why: { en: 'When the doctor asks for it', hi: 'जब डॉक्टर लिखें', review: 'doctor' },
    },
  ],
  related: [
    'question:discharge',
    'question:heavy-bleeding',
    'question:trying-to-conceive',
    'question:someone-hurts-me',
    'service:pcos-endometriosis-early-cessation-of-periods',
    'service:sex-counselling',
  ],
  listen: {
    en: 'Perhaps you were told that pain is simply a woman’s lot. It is not. Pain that stops your day, or makes you dread closeness, has a reason. You show us where and tell us since when, and you are believed. We begin with a hand on the belly; anything more only if you agree, and stop means stop. Until then, warmth helps. But sudden strong pain, pain with fever or fainting, or pain when you may be pregnant: go to hospital now, or call 112.',
    hi: 'शायद सुनने को मिला हो कि दर्द तो औरत की क़िस्मत है। ऐसा नहीं है। जो दर्द काम रोक दे, या पास आने से ही डर लगे, उसकी वजह होती है। कहाँ है, कब से है, बताएँ; आपकी बात पर यक़ीन किया जाता है। पहले सिर्फ़ पेट पर हाथ; उससे ज़्यादा कुछ भी आपकी हाँ से, और “रुकिए” मतलब रुकिए। तब तक सिकाई से आराम मिलता है। पर अचानक तेज़ दर्द, बुख़ार या बेहोशी के साथ दर्द, या गर्भ हो सकता हो और दर्द हो, तो अभी अस्पताल जाएँ या 112 पर कॉल करें।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: signs, painkiller line. Ask about violence alone, never with the partner in the room. Written from, to be opened before anybody signs: WHO, Endometriosis (fact sheet) (2023); NHS, Pelvic pain; Endometriosis; Pain during sex (web pages) [Open the pages and note their review date before publication.]; NICE, Endometriosis: diagnosis and management (NG73) (2017).',
} satisfies Question
