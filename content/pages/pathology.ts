import type { PictureName } from '../pictures.ts'
import type { Content, Point, Step } from '../schema.ts'

export const pathology = {
  meta: {
    title: { en: 'Pathology tests in {city} | {clinicName}', hi: '{city} में पैथोलॉजी टेस्ट | {clinicName}' },
    description: {
      en: 'Search pathology tests by name or everyday word at {clinicName}: how to prepare, what sample is taken, when the report comes.',
      hi: '{clinicName} में पैथोलॉजी टेस्ट नाम या आम शब्द से खोजें: तैयारी कैसे करें, कौन-सा सैंपल लगता है, रिपोर्ट कब आती है।',
    },
  },
  breadcrumb: { en: 'Pathology Test', hi: 'पैथोलॉजी टेस्ट' },
  heading: { en: 'Pathology tests in *{city}*', hi: '*{city}* में पैथोलॉजी टेस्ट' },
  intro: {
    en: 'Give your sample at the clinic or, for many tests, at home. We explain every test before it is done.',
    hi: 'सैंपल क्लिनिक में दें या, कई टेस्ट के लिए, घर पर ही। हर टेस्ट से पहले हम उसका मतलब समझाते हैं।',
    reviewNote:
      'The specification’s headline is about the “best” pathology centre; that word is not allowed by advertising rules, so a plain headline is used.',
  },
  picture: 'gallery-laboratory' as const satisfies PictureName,
  byPhone: {
    en: 'To ask about a test, its price or a time, call us during opening hours.',
    hi: 'किसी टेस्ट, उसके दाम या समय के बारे में पूछना हो तो क्लिनिक के समय में कॉल करें।',
  },
  search: {
    label: { en: 'Search for a test', hi: 'टेस्ट खोजें' },
    placeholder: { en: 'Search Pathology Test...', hi: 'पैथोलॉजी टेस्ट खोजें...' },
    hint: {
      en: 'Type a name in English or Hindi, like sugar or thyroid.',
      hi: 'हिंदी या अंग्रेज़ी में नाम लिखें, जैसे शुगर या थायरॉइड।',
    },
    button: { en: 'Search', hi: 'खोजें' },
    clear: { en: 'Clear the search', hi: 'खोज हटाएँ' },
  },
  results: {
    all: { en: 'All tests', hi: 'सभी टेस्ट' },
    loading: { en: 'Loading tests', hi: 'टेस्ट लोड हो रहे हैं' },
    /** In Hindi 0 and 1 take the first form. */
    count: {
      one: { en: '{count} test found', hi: '{count} टेस्ट मिला' },
      other: { en: '{count} tests found', hi: '{count} टेस्ट मिले' },
    },
    none: { en: 'No tests found.', hi: 'कोई टेस्ट नहीं मिला।' },
    noneFor: { en: 'We looked for “{word}”.', hi: 'आपने “{word}” खोजा।' },
    noneHelp: {
      en: 'Check the spelling, try a shorter word, or call {phone}.',
      hi: 'स्पेलिंग देख लें, छोटा शब्द लिखकर देखें, या {phone} पर कॉल करें।',
    },
    matched: { en: 'Matched on: {word}', hi: 'इस शब्द से मिला: {word}' },
    preparation: { en: 'Preparation', hi: 'तैयारी' },
    sample: { en: 'Sample', hi: 'सैंपल' },
    reportTime: { en: 'Usual report time', hi: 'रिपोर्ट का आम समय' },
    price: { en: 'Price', hi: 'दाम' },
    atHome: { en: 'Can be taken at home', hi: 'घर से सैंपल लिया जा सकता है' },
    atClinic: { en: 'At the clinic only', hi: 'सिर्फ़ क्लिनिक में' },
    callFirst: { en: 'Please call first', hi: 'पहले कॉल करें' },
    callAbout: { en: 'Call {phone} about {test}', hi: '{test} के लिए {phone} पर कॉल करें' },
    book: { en: 'Book', hi: 'बुक करें' },
    bookLabTest: { en: 'Book {test}', hi: '{test} बुक करें' },
  },
  /** The specification's console message, where the visitor can see it. */
  failed: {
    heading: { en: 'Failed to fetch pathology tests', hi: 'पैथोलॉजी टेस्ट की सूची नहीं मिल पाई' },
    help: {
      en: 'We could not load the list of tests. Try again, or call {phone}.',
      hi: 'टेस्ट की सूची नहीं खुल पाई। फिर कोशिश करें, या {phone} पर कॉल करें।',
    },
  },
  groups: {
    eyebrow: { en: 'What we test', hi: 'हम क्या जाँचते हैं' },
    heading: { en: 'From a blood count to *hormones*', hi: 'ब्लड काउंट से *हार्मोन* तक' },
    text: {
      en: 'These are the kinds of test people ask us for most. If yours is not here, call and ask.',
      hi: 'लोग हमसे सबसे ज़्यादा इन्हीं के बारे में पूछते हैं। आपका टेस्ट यहाँ न हो तो कॉल करके पूछ लें।',
    },
    items: [
      {
        id: 'blood',
        title: { en: 'Blood counts', hi: 'ख़ून की जाँच' },
        description: {
          en: 'For tiredness, anaemia, fever, infection and blood group.',
          hi: 'थकान, ख़ून की कमी, बुख़ार, संक्रमण और ब्लड ग्रुप के लिए।',
        },
      },
      {
        id: 'sugar',
        title: { en: 'Sugar and fats', hi: 'शुगर और कोलेस्ट्रॉल' },
        description: {
          en: 'Fasting sugar, sugar after food, the three-month average, cholesterol.',
          hi: 'ख़ाली पेट और खाने के बाद की शुगर, तीन महीने का औसत, कोलेस्ट्रॉल।',
        },
      },
      {
        id: 'organs',
        title: { en: 'Liver, kidneys and vitamins', hi: 'लिवर, किडनी और विटामिन' },
        description: {
          en: 'Function tests, and vitamins such as D and B12.',
          hi: 'ये ठीक काम कर रहे हैं या नहीं, और डी व बी12 जैसे विटामिन।',
        },
      },
      {
        id: 'hormones',
        title: { en: 'Thyroid and other hormones', hi: 'थायरॉइड और दूसरे हार्मोन' },
        description: {
          en: 'For periods, PCOS, fertility and menopause.',
          hi: 'माहवारी, पीसीओएस, संतान और मेनोपॉज़ से जुड़े सवालों के लिए।',
        },
      },
      {
        id: 'pregnancy',
        title: { en: 'Tests in pregnancy', hi: 'गर्भावस्था के टेस्ट' },
        description: {
          en: 'The usual tests of the first visit and of the months after it.',
          hi: 'पहली जाँच के और उसके बाद के महीनों के आम टेस्ट।',
        },
      },
      {
        id: 'urine',
        title: { en: 'Urine and other samples', hi: 'पेशाब और दूसरे सैंपल' },
        description: {
          en: 'Routine checks, and cultures that find which medicine works.',
          hi: 'आम जाँच, और कल्चर, जिससे पता चलता है कि कौन-सी दवा काम करेगी।',
        },
      },
    ] satisfies readonly Point[],
  },
  how: {
    eyebrow: { en: 'How it works', hi: 'यह कैसे होता है' },
    heading: { en: 'From your search to your *report*', hi: 'आपकी खोज से *रिपोर्ट* तक' },
    steps: [
      {
        id: 'ask',
        number: 1,
        title: { en: 'Find and book', hi: 'खोजें और बुक करें' },
        description: {
          en: 'Search with the doctor’s slip in your hand, choose a day and a time, and we call to agree it. Or just call us.',
          hi: 'डॉक्टर की पर्ची हाथ में रखकर खोजें, दिन और समय चुनें; हम कॉल करके तय करेंगे। चाहें तो सीधे कॉल करें।',
        },
      },
      {
        id: 'prepare',
        number: 2,
        title: { en: 'Prepare', hi: 'तैयारी करें' },
        description: {
          en: 'We say whether to fast and what to bring. Do not stop any medicine unless your doctor tells you to.',
          hi: 'ख़ाली पेट आना है या नहीं और क्या लाना है, यह हम बताते हैं। डॉक्टर के कहे बिना कोई दवा बंद न करें।',
        },
      },
      {
        id: 'sample',
        number: 3,
        title: { en: 'Give the sample', hi: 'सैंपल दें' },
        description: {
          en: 'At the clinic during opening hours, or at home in an hour we agree on.',
          hi: 'क्लिनिक में खुलने के समय पर, या घर पर तय किए हुए एक घंटे में।',
        },
      },
      {
        id: 'report',
        number: 4,
        title: { en: 'Get the report', hi: 'रिपोर्ट लें' },
        description: {
          en: 'It is given only to you, or to a person you have named to us. Show it to your doctor: a result alone is not a diagnosis.',
          hi: 'रिपोर्ट सिर्फ़ आपको, या जिसका नाम आपने बताया हो, उसी को मिलती है। डॉक्टर को दिखाएँ: सिर्फ़ रिपोर्ट से बीमारी तय नहीं होती।',
        },
      },
    ] satisfies readonly Step[],
  },
  good: {
    picture: 'gallery-sample' as const satisfies PictureName,
    heading: { en: 'Good to *know*', hi: 'जानना *अच्छा* है' },
    points: [
      {
        en: 'For some tests we need a doctor’s advice, your written consent or a talk first. We tell you when you call.',
        hi: 'कुछ टेस्ट के लिए पहले डॉक्टर की सलाह, आपकी लिखित सहमति या बातचीत ज़रूरी है। कॉल करने पर हम बता देते हैं।',
      },
      {
        en: 'You can ask for a woman to take the sample.',
        hi: 'आप कह सकती हैं कि सैंपल कोई महिला ले।',
        reviewNote: 'Clinic to confirm that a woman can take samples at all opening hours.',
      },
      {
        en: 'If you have chest pain, heavy bleeding or trouble breathing, do not wait for a test. Call 112.',
        hi: 'सीने में दर्द, बहुत ज़्यादा ख़ून बहना या साँस लेने में तकलीफ़ हो तो टेस्ट का इंतज़ार न करें। 112 पर कॉल करें।',
      },
    ],
    homeLink: { en: 'Eight tests at home, with prices', hi: 'घर पर आठ टेस्ट, दाम के साथ' },
  },
} satisfies Content
