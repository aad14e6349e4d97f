import type { Words } from './language.ts'

/** The slip: after every booking, and on the page of an opened booking. */
export const confirmation = {
  heading: { en: 'Your booking', hi: 'आपकी बुकिंग' },
  messageHeading: { en: 'Your message', hi: 'आपका संदेश' },
  /** One state, shown once. */
  states: {
    booked: { en: 'Booked', hi: 'बुक हो गया' },
    atClinic: { en: 'Booked, at the clinic', hi: 'बुक हो गया, क्लिनिक में' },
    atHome: { en: 'Booked, we come to you', hi: 'बुक हो गया, हम घर आएँगे' },
    weCall: { en: 'We call you to confirm', hi: 'हम कॉल करके पक्का करेंगे' },
    weWrite: { en: 'We write to you to confirm', hi: 'हम लिखकर पक्का करेंगे' },
    youCall: { en: 'Call us to confirm', hi: 'पक्का करने के लिए हमें कॉल करें' },
    moved: { en: 'Moved', hi: 'समय बदल गया' },
    sent: { en: 'We have your message', hi: 'आपका संदेश मिल गया' },
  },
  call: {
    onlyYou: {
      en: 'We ask for you by name and tell others nothing.',
      hi: 'आपका नाम लेकर ही बात करेंगे, किसी और को कुछ नहीं बताएँगे।',
    },
    anyone: { en: 'We may speak to whoever answers.', hi: 'फ़ोन जो भी उठाए, उनसे बात करेंगे।' },
    asked: { en: 'You asked us not to call.', hi: 'आपने कॉल न करने को कहा है।' },
    neverMeet: {
      en: 'Nobody is at our desk in the hours you chose.',
      hi: 'आपके चुने समय में हमारे रिसेप्शन पर कोई नहीं होता।',
    },
    late: {
      en: 'This moment has passed, and we are sorry. Please call {phone}.',
      hi: 'यह समय निकल गया, हमें खेद है। कृपया {phone} पर कॉल करें।',
    },
    notHeld: { en: 'The time is not held until then.', hi: 'तब तक यह समय आपके लिए रुका नहीं है।' },
  },
  /** Instead of the doctor's name, on paper. */
  visitOnPaper: { en: 'Your visit', hi: 'आपकी मुलाक़ात' },
  directions: { en: 'Directions', hi: 'रास्ता' },
  newTab: { en: '(opens another site in a new tab)', hi: '(दूसरी साइट नए टैब में खुलती है)' },
  pay: { en: 'Pay at the desk', hi: 'पैसे रिसेप्शन पर' },
  payNothing: {
    en: 'Nothing to pay now. Cancelling is free.',
    hi: 'अभी कुछ नहीं देना। रद्द करना मुफ़्त है।',
  },
  paid: { en: 'Paid: {paid}', hi: 'दिया गया: {paid}' },
  total: { en: 'Total {total}, paid on the day', hi: 'कुल {total}, उसी दिन देने हैं' },
  someToAsk: { en: '{total} + {count} to ask', hi: '{total} + {count} का दाम पूछें' },
  allToAsk: { en: 'Ask us for the price; paid on the day', hi: 'दाम हमसे पूछें; उसी दिन देना है' },
  /** On paper and in the picture, where a test would tell too much. */
  testCount: { en: 'Tests: {count}', hi: 'टेस्ट: {count}' },
  fasting: {
    clinic: { en: 'Come with an empty stomach', hi: 'ख़ाली पेट आएँ' },
    home: { en: 'Stay on an empty stomach', hi: 'ख़ाली पेट रहें' },
    notYet: {
      en: '{eatBefore}. Begin once it is agreed.',
      hi: '{eatBefore}। समय पक्का होने पर ही शुरू करें।',
    },
  },
  answerBy: { en: 'We answer by {when}', hi: '{when} तक जवाब देंगे' },
  reference: { en: 'Reference', hi: 'रेफ़रेंस नंबर' },
  code: { en: '4-digit code', hi: '4 अंकों का कोड' },
  codeHint: {
    en: 'Keep both: they open your booking. No message of ours has the code.',
    hi: 'दोनों संभालकर रखें: इनसे बुकिंग खुलती है। हमारे किसी संदेश में कोड नहीं होता।',
  },
  codeHintMessage: {
    en: 'Keep both: they open your message and our answer. No message of ours has the code.',
    hi: 'दोनों संभालकर रखें: इनसे आपका संदेश और हमारा जवाब खुलता है। हमारे किसी संदेश में कोड नहीं होता।',
  },
  codeGone: {
    en: 'The 4-digit code is shown only for a short time after booking. Lost it? Use the private link in our message, or call {phone}.',
    hi: '4 अंकों का कोड बुकिंग के बाद थोड़ी देर ही दिखता है। नहीं मिल रहा? हमारे संदेश का निजी लिंक खोलें, या {phone} पर कॉल करें।',
  },
} satisfies Words

/**
 * At the patient's home. The slip promises it; the run sheet and the printed round remind the phlebotomist of it.
 */
export const arrival = {
  /** {word}: arrivalWord(). */
  patient: {
    title: { en: 'Our person says “{word}” at the door', hi: 'हमारा कर्मचारी दरवाज़े पर “{word}” कहेगा' },
    letIn: { en: 'Let in only who says it.', hi: 'यही कहे, तभी अंदर आने दें।' },
  },
  staff: {
    title: { en: 'Say “{word}”', hi: '“{word}” कहें' },
    nameAfter: {
      en: 'First, at the door. Ask by name only after it.',
      hi: 'दरवाज़े पर सबसे पहले। नाम लेकर उसके बाद ही पूछें।',
    },
  },
  plainLook: {
    en: 'No clinic name on bag or coat.',
    hi: 'बैग-कोट पर क्लिनिक का नाम नहीं।',
    reviewNote: 'The clinic to confirm the word at the door and the plain bag and coat.',
  },
} satisfies Words

/** What can be done with the slip. Every text that leaves the page is neutral. */
export const slip = {
  picture: { en: 'Save picture', hi: 'तस्वीर सेव करें' },
  calendar: { en: 'Calendar', hi: 'कैलेंडर में जोड़ें' },
  print: { en: 'Print slip', hi: 'पर्ची छापें' },
  saved: { en: 'The picture is saved on this phone.', hi: 'तस्वीर इस फ़ोन में सेव हो गई।' },
  failed: { en: 'The picture could not be saved.', hi: 'तस्वीर सेव नहीं हो पाई।' },
  self: {
    title: { en: 'Send it to yourself', hi: 'ख़ुद को भेजें' },
    hint: {
      en: 'Opens your own WhatsApp. The text names no clinic, doctor or reason:',
      hi: 'आपका अपना व्हाट्सऐप खुलेगा। संदेश में क्लिनिक, डॉक्टर या वजह नहीं लिखी होगी:',
    },
    text: { en: '{when}, {place}. {reference}', hi: '{when}, {place}। {reference}' },
    atHome: { en: 'at home', hi: 'घर पर' },
    send: { en: 'Send to my WhatsApp', hi: 'मेरे व्हाट्सऐप पर भेजें' },
  },
} satisfies Words

/** What to bring to a visit, and how to prepare for exactly the tests that were booked. */
export const getReady = {
  bringTitle: { en: 'Bring with you', hi: 'साथ लाएँ' },
  reports: { en: 'Old reports and prescriptions, if any', hi: 'पुरानी रिपोर्ट और पर्चे, अगर हों' },
  medicines: { en: 'Medicines you take now', hi: 'जो दवाएँ अभी चल रही हैं' },
  desk: { en: 'At the desk, say only your reference', hi: 'रिसेप्शन पर सिर्फ़ रेफ़रेंस नंबर बताएँ' },
  deskHint: { en: 'You need not say why you came.', hi: 'आने की वजह बताना ज़रूरी नहीं।' },
  prepareTitle: { en: 'How to prepare', hi: 'तैयारी' },
  thenNothing: { en: 'Then nothing to eat until the sample.', hi: 'फिर सैंपल देने तक कुछ न खाएँ।' },
  water: { en: 'Plain water is fine', hi: 'सादा पानी ठीक है' },
  waterHint: { en: 'No tea, milk or juice.', hi: 'चाय, दूध या जूस नहीं।' },
  nothingSpecial: { en: 'No special preparation', hi: 'कोई विशेष तैयारी नहीं' },
  keepMedicine: { en: 'Do not stop any medicine', hi: 'कोई दवा अपने आप बंद न करें' },
  keepMedicineHint: {
    en: 'Diabetes, or fasting makes you unwell? Ask us first.',
    hi: 'शुगर है या ख़ाली पेट तबीयत बिगड़ती है? पहले पूछ लें।',
  },
} satisfies Words

export const finishing = {
  finish: { en: 'Finish and clear this page', hi: 'काम पूरा, पेज साफ़ करें' },
  last: { en: 'On a shared phone, press this last.', hi: 'साझा फ़ोन हो तो अंत में यह दबाएँ।' },
  manage: { en: 'Move or cancel this booking', hi: 'समय बदलें या रद्द करें' },
  manageMessage: { en: 'See or withdraw this message', hi: 'यह संदेश देखें या वापस लें' },
} satisfies Words
