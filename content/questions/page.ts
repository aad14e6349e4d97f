import type { Reviewed } from '../schema.ts'

/** Texts that several questions share, word for word. */
export const everyQuestion = {
  howLong: {
    en: 'About {minutes} minutes. If you need longer, the doctor takes longer or gives you a second time.',
    hi: 'लगभग {minutes} मिनट। ज़्यादा समय चाहिए, तो और समय मिलेगा, या दूसरा समय तय होगा।',
    review: 'clinic',
  },
  cost: {
    en: 'Ask the fee before you book: {phone}. You hear the price of a test before it is done.',
    hi: 'फ़ीस बुक करने से पहले पूछ लें: {phone}। टेस्ट का ख़र्च पहले बताया जाता है।',
    review: 'clinic',
  },
  mayRefuse: {
    en: 'Yes. We explain before we touch. You can say no, or “stop” at any moment. You still get advice.',
    hi: 'हाँ। छूने से पहले हम समझाते हैं। मना करना, या बीच में “रुकिए” कहना आपका हक़ है। सलाह तब भी मिलेगी।',
    review: 'clinic',
  },
  inTheRoom: {
    en: 'Usually only you and the doctor. A nurse may help with an examination. A woman from our staff, or someone you trust, can stay with you. You may ask anyone to leave.',
    hi: 'आम तौर पर सिर्फ़ आप और डॉक्टर। जाँच में मदद के लिए नर्स आ सकती हैं। हमारे स्टाफ़ की कोई महिला, या भरोसे का कोई इंसान साथ रह सकता है। किसी को भी बाहर जाने को कहें।',
    review: 'clinic',
  },
  tests: {
    en: 'You need none of them before you come.',
    hi: 'आने से पहले इनमें से कोई ज़रूरी नहीं।',
    review: 'doctor',
  },
} satisfies Record<string, Reviewed>

/** The texts around a question. */
export const questionPage = {
  now: { en: 'Now, to a hospital', hi: 'अभी, अस्पताल' },
  today: { en: 'Come or call today', hi: 'आज ही आएँ या कॉल करें' },
  soon: { en: 'See a doctor this week', hi: 'इसी हफ़्ते डॉक्टर को दिखाएँ' },
  /** Below when to hurry, until a doctor has signed the page. */
  unsigned: {
    en: 'No doctor has signed this yet. In doubt, call.',
    hi: 'डॉक्टर के दस्तख़त अभी बाक़ी हैं। शक हो, तो कॉल करें।',
  },
  withDoctor: {
    en: 'With {name}, about {minutes} minutes. You need not say why.',
    hi: '{name} के साथ, लगभग {minutes} मिनट। वजह बताना ज़रूरी नहीं।',
  },
  withoutDoctor: {
    en: 'About {minutes} minutes. You need not say why.',
    hi: 'लगभग {minutes} मिनट। वजह बताना ज़रूरी नहीं।',
  },
  /** In place of the next free time, where nothing may look like an offer. */
  freeTimes: { en: 'See free times', hi: 'ख़ाली समय देखें' },
  freeTimesLabel: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  freeTimesButton: { en: 'Open', hi: 'खोलें' },
  law: { en: 'The law, in plain words', hi: 'क़ानून, आसान शब्दों में' },
  visit: { en: 'The visit: what happens, cost, time', hi: 'मुलाक़ात: क्या होता है, ख़र्च, समय' },
  mayRefuse: { en: 'May I say no to an examination?', hi: 'क्या जाँच से मना करना ठीक है?' },
  inTheRoom: { en: 'Who is in the room?', hi: 'कमरे में कौन होता है?' },
  howLong: { en: 'How long', hi: 'कितना समय' },
  cost: { en: 'What it costs', hi: 'ख़र्च' },
  untilThen: { en: 'Until then, and what to bring', hi: 'तब तक क्या करें, क्या साथ लाएँ' },
  bring: { en: 'Bring along', hi: 'साथ लाएँ' },
  myths: { en: 'What people say, and what is true', hi: 'लोग क्या कहते हैं, सच क्या है' },
  tests: { en: 'Tests that may come up', hi: 'जो टेस्ट हो सकते हैं' },
  related: { en: 'Near to this', hi: 'इससे जुड़ा' },
  women: { en: 'Women’s health', hi: 'महिलाओं की सेहत' },
  general: {
    en: 'General information. It does not replace a doctor.',
    hi: 'सामान्य जानकारी। यह डॉक्टर की जगह नहीं लेती।',
  },
}
