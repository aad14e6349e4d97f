import type { PictureName } from '../pictures.ts'
import type { Content, Step } from '../schema.ts'

export const pathology = {
  meta: {
    title: { en: 'Pathology tests in {city} | {clinicName}', hi: '{city} में पैथोलॉजी टेस्ट | {clinicName}' },
    description: {
      en: 'Search pathology tests by name or everyday word at {clinicName}: how to prepare, what sample is taken, when the report comes.',
      hi: '{clinicName} में पैथोलॉजी टेस्ट नाम या आम शब्द से खोजें: तैयारी कैसे करें, कौन-सा सैंपल लगता है, रिपोर्ट कब आती है।',
    },
  },
  breadcrumb: { en: 'Pathology Test', hi: 'पैथोलॉजी टेस्ट' },
  heading: {
    en: 'Which *test*?',
    hi: 'कौन-सा *टेस्ट*?',
    reviewNote:
      'The specification’s headline is about the “best” pathology centre; that word is not allowed by advertising rules, so the page asks a question.',
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
    matched: { en: 'Matched on: {word}', hi: 'इस शब्द से मिला: {word}' },
    forWord: { en: 'for “{word}”', hi: '“{word}” के लिए' },
    price: { en: 'Price', hi: 'दाम' },
    ask: { en: 'Price: ask', hi: 'दाम पूछें' },
    home: { en: 'Home', hi: 'घर पर' },
    clinic: { en: 'Clinic only', hi: 'सिर्फ़ क्लिनिक' },
    fasting: { en: 'Empty stomach', hi: 'ख़ाली पेट' },
    add: { en: 'Add', hi: 'जोड़ें' },
    added: { en: 'Added', hi: 'जोड़ा' },
    call: { en: 'Call', hi: 'कॉल करें' },
    callFirst: { en: 'Please call first', hi: 'पहले कॉल करें' },
    callAbout: { en: 'Call {phone} about {test}', hi: '{test} के लिए {phone} पर कॉल करें' },
    moreOfGroup: { en: 'More of these', hi: 'ऐसे और टेस्ट' },
  },
  /** The first screen, before anything is searched for. */
  front: {
    waysIn: { en: 'What is it about?', hi: 'किस बारे में?' },
    slip: { en: 'From doctor’s slip', hi: 'डॉक्टर की पर्ची' },
    slipNote: {
      en: 'Not sure? Read the slip to us on the phone or bring it: we tell you which tests and what they cost.',
      hi: 'पता नहीं? फ़ोन पर पर्ची पढ़कर सुनाएँ या साथ लाएँ: हम टेस्ट और दाम बता देंगे।',
    },
    mostAsked: {
      en: 'Asked for most',
      hi: 'सबसे ज़्यादा पूछे जाने वाले',
      reviewNote: 'Clinic to confirm which tests are asked for most; until then the first of the home list.',
    },
    all: { en: 'All {count} tests', hi: 'सभी {count} टेस्ट' },
  },
  nothing: {
    heading: { en: 'We do not know that name', hi: 'यह नाम हमें नहीं मिला' },
    help: {
      en: 'Try one word, or read the slip to us on the phone.',
      hi: 'एक शब्द लिखकर देखें, या फ़ोन पर हमें पर्ची पढ़कर सुनाएँ।',
    },
    askByPhone: { en: 'Ask by phone', hi: 'फ़ोन पर पूछें' },
  },
  /** The specification's console message, where the visitor can see it. */
  failed: {
    heading: { en: 'Failed to fetch pathology tests', hi: 'पैथोलॉजी टेस्ट की सूची नहीं मिल पाई' },
    help: {
      en: 'We could not load the list of tests. Try again, or call {phone}.',
      hi: 'टेस्ट की सूची नहीं खुल पाई। फिर कोशिश करें, या {phone} पर कॉल करें।',
    },
  },
  how: {
    heading: { en: 'How does it work, from search to report?', hi: 'खोज से रिपोर्ट तक, यह कैसे होता है?' },
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
          without: {
            'home-collection': { en: 'At the clinic during opening hours.', hi: 'क्लिनिक में खुलने के समय पर।' },
          },
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
    heading: { en: 'What is good to know before?', hi: 'पहले से क्या जानना अच्छा है?' },
    points: [
      {
        en: 'For some tests we need a doctor’s advice, your written consent or a talk first. We tell you when you call.',
        hi: 'कुछ टेस्ट के लिए पहले डॉक्टर की सलाह, आपकी लिखित सहमति या बातचीत ज़रूरी है। कॉल करने पर हम बता देते हैं।',
      },
      {
        en: 'If you want a woman to take the sample, call {phone} before you come: we tell you when one is there.',
        hi: 'सैंपल कोई महिला ले, ऐसा चाहें तो आने से पहले {phone} पर कॉल करें: हम बताएँगे कि वे कब मिलेंगी।',
        reviewNote: 'Clinic to confirm that a woman can take samples at all opening hours.',
      },
      {
        en: 'If you have chest pain, heavy bleeding or trouble breathing, do not wait for a test. Call {112}.',
        hi: 'सीने में दर्द, बहुत ज़्यादा ख़ून बहना या साँस लेने में तकलीफ़ हो तो टेस्ट का इंतज़ार न करें। {112} पर कॉल करें।',
      },
    ],
    homeLink: { en: 'Eight tests at home, with prices', hi: 'घर पर आठ टेस्ट, दाम के साथ' },
  },
} satisfies Content
