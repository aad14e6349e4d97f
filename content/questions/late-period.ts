import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const latePeriod = {
  id: 'late-period',
  slug: 'the-calendar',
  needs: 'gynaecology',
  quietTitle: { en: 'The calendar', hi: 'कैलेंडर' },
  picture: 'blog-pcos',
  title: { en: 'My period is late', hi: 'पीरियड लेट है' },
  clinicalName: { en: 'Missed or delayed period (amenorrhoea)', hi: 'माहवारी में देरी या रुक जाना (एमेनोरिया)' },
  short: { en: 'Late, or not come at all', hi: 'देर से, या आया ही नहीं' },
  description: {
    en: 'Period late or missed: when to do a test, what else it can be, when to hurry, and what happens at a private visit.',
    hi: 'पीरियड लेट है? जाँच कब करें, और क्या वजह हो सकती है, कब देर न करें, और मुलाक़ात में क्या होता है।',
  },
  answer: {
    en: 'If you have had sex, do a pregnancy test first; if it says no and the period still does not come, we look for the reason with you.',
    hi: 'संबंध बना हो तो पहले गर्भ की जाँच कर लें; जाँच में “नहीं” आए और माहवारी फिर भी न आए, तो वजह हम साथ मिलकर ढूँढेंगे।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'What to notice', hi: 'किन बातों पर ध्यान दें' },
  signs: [
    {
      en: 'More than a week later than usual for you',
      hi: 'आपके अपने हिसाब से एक हफ़्ते से ज़्यादा देर',
      review: 'doctor',
    },
    {
      en: 'Feeling sick, sore breasts, passing urine more often',
      hi: 'जी मिचलाना, स्तनों में दर्द, बार-बार पेशाब',
      review: 'doctor',
    },
    {
      en: 'Much worry, little sleep, or a quick change in weight',
      hi: 'बहुत चिंता, कम नींद, या वज़न का जल्दी बदलना',
      review: 'doctor',
    },
    {
      en: 'Breastfeeding, or a new or stopped contraceptive',
      hi: 'दूध पिलाना, या गर्भनिरोधक का शुरू, बंद या बदला जाना',
      review: 'doctor',
    },
    {
      en: 'Acne, new hair on the face, tiredness, or milk from the breast',
      hi: 'मुँहासे, चेहरे पर नए बाल, थकान, या स्तन से दूध आना',
      review: 'doctor',
    },
  ],
  hurry: {
    now: [
      {
        en: 'Sharp pain low in the belly, most of all on one side, or pain at the tip of the shoulder',
        hi: 'पेट के निचले हिस्से में तेज़ दर्द, ख़ासकर एक तरफ़, या कंधे की नोक पर दर्द',
        review: 'doctor',
      },
      {
        en: 'Fainting, or bleeding that fills a pad in an hour',
        hi: 'बेहोशी, या इतना ख़ून कि एक घंटे में पैड भर जाए',
        review: 'doctor',
      },
    ],
    today: [
      {
        en: 'The test says pregnant and you have pain or bleeding',
        hi: 'जाँच में गर्भ आया है, और दर्द या ख़ून भी है',
        review: 'doctor',
      },
      {
        en: 'Sex without protection in the last 5 days: there may still be time',
        hi: 'पिछले 5 दिन में बिना बचाव के संबंध: अब भी समय हो सकता है',
        review: 'doctor',
      },
    ],
    soon: [
      {
        en: 'No period for three months, and the test says no',
        hi: 'तीन महीने से माहवारी नहीं, और जाँच में गर्भ भी नहीं',
        review: 'doctor',
      },
    ],
    phones: ['emergency'],
  },
  visit: {
    steps: [
      {
        en: 'We ask the date of your last period and how your cycle usually runs. Nobody asks if you are married.',
        hi: 'हम पिछली माहवारी की तारीख़ और आपका आम चक्र पूछते हैं। शादी हुई है या नहीं, यह कोई नहीं पूछता।',
        review: 'clinic',
      },
      {
        en: 'A pregnancy test from urine, if it is possible that you are pregnant and you agree.',
        hi: 'गर्भ हो सकता हो और आप कहें, तो पेशाब से गर्भ की जाँच।',
        review: 'doctor',
      },
      {
        en: 'Blood pressure and weight. An examination only if it helps and you agree.',
        hi: 'बीपी और वज़न। अंदर की जाँच तभी, जब उससे मदद मिले और आपकी हाँ हो।',
        review: 'doctor',
      },
      {
        en: 'Perhaps blood tests for thyroid and hormones, or a scan. We say why.',
        hi: 'शायद थायरॉइड और हार्मोन के ख़ून के टेस्ट, या अल्ट्रासाउंड। क्यों, यह हम बताते हैं।',
        review: 'doctor',
      },
      {
        en: 'You go home knowing what comes next, whatever the test says.',
        hi: 'जाँच में जो भी आए, आगे क्या करना है यह जानकर घर जाएँ।',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    {
      en: 'The dates of your last periods, as well as you remember',
      hi: 'पिछली माहवारियों की तारीख़ें, जितनी याद हों',
    },
    { en: 'The test you did at home, or a photo of it', hi: 'घर पर की गई जाँच, या उसकी फ़ोटो' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'None of this? Come all the same.', hi: 'इनमें से कुछ न हो? तब भी आएँ।' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'A home test works from the first day the period is late, at any hour. You do not know your date? Three weeks after sex.',
      hi: 'माहवारी की तारीख़ निकलते ही घर पर जाँच हो जाती है, दिन में कभी भी। तारीख़ पता न हो? संबंध के तीन हफ़्ते बाद।',
      review: 'doctor',
    },
    { en: 'It says no? Do it again after a week.', hi: '“नहीं” आए? एक हफ़्ते बाद फिर करें।', review: 'doctor' },
    {
      en: 'Until you know: no alcohol, no tobacco, and no new medicine without asking.',
      hi: 'जब तक पता न चले: शराब और तंबाकू नहीं, और बिना पूछे कोई नई दवा नहीं।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'Late means pregnant.', hi: 'देर मतलब गर्भ।' },
      truth: {
        en: 'Often it is worry, illness, weight or hormones. The test tells.',
        hi: 'अक्सर वजह चिंता, बीमारी, वज़न या हार्मोन होती है। पता जाँच से चलता है।',
        review: 'doctor',
      },
    },
    {
      said: {
        en: 'Hot foods or a tablet from the shop will bring it on.',
        hi: 'गरम चीज़ें या दुकान की गोली से आ जाएगी।',
      },
      truth: {
        en: 'Foods do not do that, and tablets without a doctor can harm you. Ask first. Nobody scolds.',
        hi: 'खाने से ऐसा नहीं होता, और डॉक्टर के बिना ली गोली नुक़सान कर सकती है। पहले पूछ लें। कोई नहीं डाँटेगा।',
        review: 'doctor',
      },
    },
    {
      said: {
        en: 'Only married women should go to such a doctor.',
        hi: 'ऐसे डॉक्टर के पास सिर्फ़ शादीशुदा जाती हैं।',
      },
      truth: {
        en: 'This care is for every woman and every girl.',
        hi: 'यह देखभाल हर महिला और हर लड़की के लिए है।',
      },
    },
  ],
  tests: [
    {
      slug: 'urine-pregnancy-test-upt',
      name: { en: 'Urine pregnancy test (UPT)', hi: 'पेशाब से प्रेग्नेंसी टेस्ट (यूपीटी)' },
      why: { en: 'Pregnant or not', hi: 'गर्भ है या नहीं', review: 'doctor' },
    },
    {
      slug: 'beta-hcg-total',
      name: { en: 'Beta hCG (pregnancy blood test)', hi: 'बीटा एचसीजी (प्रेग्नेंसी ब्लड टेस्ट)' },
      why: {
        en: 'The same from blood, when the urine test is unclear',
        hi: 'वही बात ख़ून से, जब पेशाब की जाँच साफ़ न हो',
        review: 'doctor',
      },
    },
    {
      slug: 'tsh-ultrasensitive',
      name: { en: 'TSH (ultrasensitive)', hi: 'टीएसएच (थायरॉइड)' },
      why: { en: 'Thyroid can delay periods', hi: 'थायरॉइड से देर हो सकती है', review: 'doctor' },
    },
    {
      slug: 'prolactin',
      name: { en: 'Prolactin', hi: 'प्रोलैक्टिन' },
      why: { en: 'If milk comes from the breast', hi: 'स्तन से दूध आता हो तो', review: 'doctor' },
    },
    {
      slug: 'pcos-profile',
      name: { en: 'PCOS profile', hi: 'पीसीओएस प्रोफ़ाइल (पीसीओडी)' },
      why: { en: 'If periods are often far apart', hi: 'माहवारी अक्सर बहुत देर से आती हो तो', review: 'doctor' },
    },
  ],
  related: [
    'question:emergency-pill',
    'question:pregnant-first-visit',
    'question:ending-a-pregnancy',
    'question:pcos',
    'service:irregular-periods',
  ],
  listen: {
    en: 'Your period is late, and your head is full of questions. Take a breath. If you have had sex, do a pregnancy test first; it works from the first day the period is late. If it says no and the period still does not come, do it again after a week. Worry, weight, thyroid or hormones can also be the reason. Sharp pain on one side, or fainting: go to hospital now. For everything else, come to us. Nobody asks if you are married. You do not have to say why when you book.',
    hi: 'माहवारी की तारीख़ निकल गई, और मन में सौ सवाल हैं। पहले एक लंबी साँस लें। संबंध बना हो, तो पहले गर्भ की जाँच कर लें; तारीख़ निकलते ही यह जाँच हो जाती है। “नहीं” आए और माहवारी फिर भी न आए, तो एक हफ़्ते बाद दोबारा करें। चिंता, वज़न, थायरॉइड या हार्मोन से भी देर होती है। एक तरफ़ तेज़ दर्द हो या बेहोशी आए, तो अभी अस्पताल जाएँ। बाक़ी हर बात के लिए हमारे पास आएँ। शादी हुई है या नहीं, यह कोई नहीं पूछेगा। बुक करते समय वजह बताना भी ज़रूरी नहीं।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: one week, retest interval, and the list of causes. “Nobody asks if you are married” is a promise the clinic must keep at the desk and in the room. Written from, to be opened before anybody signs: NHS, Stopped or missed periods; Doing a pregnancy test (web pages) [Open the pages and note their review date before publication.]; WHO, Medical eligibility criteria for contraceptive use, 5th edition (2015).',
} satisfies Question
