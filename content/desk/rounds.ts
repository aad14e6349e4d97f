import type { Words } from '../language.ts'

/** Rounds: on the phone of a phlebotomist, on paper, and at reception. */
export const roundWords = {
  title: { en: 'Round', hi: 'राउंड' },
  stopOf: { en: 'Stop {number} of {count}', hi: 'स्टॉप {number} / {count}' },
  doneOf: { en: '{number} of {count}', hi: '{number} / {count}' },
  stop: { en: 'Stop', hi: 'स्टॉप' },
  hideNames: { en: 'Hide names', hi: 'नाम छिपाएँ' },
  showNames: { en: 'Show names', hi: 'नाम दिखाएँ' },
  /** Between two hours: 11 to 12. */
  to: { en: 'to', hi: 'से' },
  onTime: { en: 'you are on time', hi: 'आप समय पर हैं' },
  early: { en: 'begins in {wait}', hi: '{wait} में शुरू' },
  late: { en: 'you are {wait} late', hi: '{wait} की देरी' },
  minutes: { en: '{count} min', hi: '{count} मिनट' },
  hours: { en: '{count} h', hi: '{count} घंटे' },

  strip: {
    offline: { en: 'Offline', hi: 'इंटरनेट नहीं है' },
    deskAway: { en: 'The desk does not answer', hi: 'डेस्क से जवाब नहीं आ रहा' },
    allHere: { en: '· all stops are here', hi: '· सारे स्टॉप यहीं हैं' },
    waitOne: { en: '· 1 result waits', hi: '· 1 एंट्री रुकी है' },
    waitMany: { en: '· {count} results wait', hi: '· {count} एंट्री रुकी हैं' },
    online: { en: 'Online', hi: 'इंटरनेट चालू है' },
    allSent: { en: 'Online, all sent', hi: 'इंटरनेट चालू है, सब भेज दिया' },
    keeping: { en: '· being made ready for offline', hi: '· बिना इंटरनेट के लिए तैयार हो रहा है' },
    signedOut: { en: 'Signed out', hi: 'साइन आउट हो गया' },
    signIn: { en: 'Sign in to send', hi: 'भेजने के लिए साइन इन करें' },
    refused: {
      en: 'The desk did not take {count}. Kept here.',
      hi: 'डेस्क ने {count} एंट्री नहीं ली। यहीं रखी है।',
    },
  },

  door: {
    label: { en: 'How to reach the patient', hi: 'उनसे संपर्क कैसे करें' },
    'may-call': { en: 'You may call.', hi: 'कॉल करना ठीक है।' },
    'only-patient': { en: 'Only the patient.', hi: 'सिर्फ़ उन्हीं से।' },
    'write-only': { en: 'Do NOT call.', hi: 'कॉल बिल्कुल न करें।' },
    never: { en: 'Do NOT call.', hi: 'कॉल बिल्कुल न करें।' },
    unreadable: { en: 'Cannot be read.', hi: 'पढ़ा नहीं जा सकता।' },
    /** The patient's words for others, after the arrival word. */
    say: {
      en: 'Someone else opens: say “{words}”. Do not name the clinic.',
      hi: 'कोई और खोले तो कहें “{words}”। क्लिनिक का नाम न लें।',
    },
    ownWords: { en: 'The patient’s words. Others live in the house.', hi: 'उनके शब्द। घर में और लोग भी रहते हैं।' },
    nothingElse: {
      en: 'Someone else opens: say nothing more.',
      hi: 'कोई और खोले तो और कुछ न कहें।',
    },
    mayTalk: { en: 'Whoever opens may be spoken to.', hi: 'जो भी दरवाज़ा खोले, उनसे बात करना ठीक है।' },
    callTheDesk: {
      en: 'The stored details are damaged. Ask the desk where to go.',
      hi: 'रखी हुई जानकारी ख़राब हो गई है। कहाँ जाना है, डेस्क से पूछें।',
    },
  },

  facts: {
    tubes: { en: 'Tubes', hi: 'ट्यूब' },
    toTake: { en: 'To take', hi: 'लेने हैं' },
    paid: { en: 'Paid', hi: 'दे दिए' },
    askDesk: { en: 'Ask the desk', hi: 'डेस्क से पूछें' },
    fasting: { en: 'Fasting', hi: 'ख़ाली पेट' },
    ask: { en: 'Ask: nothing eaten since {time}?', hi: 'पूछें: {time} के बाद कुछ खाया तो नहीं?' },
    water: { en: 'Water is fine.', hi: 'पानी ठीक है।' },
    tests: { en: 'Tests', hi: 'जाँचें' },
    code: { en: 'Code {code}', hi: 'कोड {code}' },
  },
  tubes: {
    lavender: { en: '{count} lavender', hi: '{count} बैंगनी' },
    yellow: { en: '{count} yellow', hi: '{count} पीली' },
    red: { en: '{count} red', hi: '{count} लाल' },
    grey: { en: '{count} grey', hi: '{count} स्लेटी' },
    blue: { en: '{count} blue', hi: '{count} नीली' },
    green: { en: '{count} green', hi: '{count} हरी' },
    culture: { en: '{count} culture bottle', hi: '{count} कल्चर बोतल' },
    container: { en: '{count} container', hi: '{count} डिब्बी' },
  },

  number: {
    logged: { en: 'Logged, also offline', hi: 'दर्ज होगा, बिना इंटरनेट भी' },
    show: { en: 'Show', hi: 'देखें' },
    noCalls: { en: 'No calls', hi: 'कॉल नहीं' },
    ownHours: { en: 'Hours: {from} to {until}', hi: 'उनका समय: {from} से {until}' },
    call: { en: 'Call', hi: 'कॉल करें' },
  },
  otherStops: { en: 'All stops', hi: 'सारे स्टॉप' },
  taken: { en: 'Taken', hi: 'सैंपल लिया' },
  couldNot: { en: 'Could not', hi: 'नहीं हो पाया' },
  back: { en: 'Back to the stop', hi: 'स्टॉप पर वापस' },
  next: { en: 'Next stop', hi: 'अगला स्टॉप' },

  why: {
    title: { en: 'Why *not?*', hi: 'क्यों नहीं?' },
    noText: {
      en: 'No free text here: what is not written cannot be read by others.',
      hi: 'यहाँ कुछ लिखा नहीं जाता: जो लिखा नहीं, उसे कोई पढ़ नहीं सकता।',
    },
  },
  outcomes: {
    taken: { en: 'Taken', hi: 'सैंपल लिया' },
    'not-at-home': { en: 'Nobody there', hi: 'कोई नहीं मिला' },
    'had-eaten': { en: 'Had eaten', hi: 'कुछ खा लिया था' },
    refused: { en: 'Declined', hi: 'उन्होंने मना किया' },
    'someone-else': { en: 'Someone else opened', hi: 'किसी और ने दरवाज़ा खोला' },
    'could-not-take': { en: 'Could not draw', hi: 'ख़ून नहीं निकल पाया' },
    'wrong-address': { en: 'Address not found', hi: 'पता नहीं मिला' },
  },
  follows: {
    'not-at-home': {
      en: 'Desk follows the contact rules; nothing is paid',
      hi: 'डेस्क उनके नियम से चलेगा; कोई पैसा नहीं',
    },
    'had-eaten': { en: 'New time tomorrow, no charge', hi: 'कल नया समय, कोई पैसा नहीं' },
    refused: { en: 'Nothing more is asked', hi: 'और कुछ नहीं पूछा जाएगा' },
    'someone-else': { en: 'You said nothing; desk is told', hi: 'आपने कुछ नहीं कहा; डेस्क को पता चलेगा' },
    'could-not-take': { en: 'Tried twice at most; new time', hi: 'ज़्यादा से ज़्यादा दो बार कोशिश; नया समय' },
    'wrong-address': { en: 'Desk asks, by the contact rules', hi: 'डेस्क उनसे पूछेगा, उनके नियम से' },
  },

  pay: {
    title: { en: 'How was it *paid?*', hi: 'पैसे कैसे दिए?' },
    cash: { en: 'Cash', hi: 'नक़द' },
    cashHint: { en: 'Goes into your bag, {rupees}', hi: 'आपके बैग में, {rupees}' },
    upi: { en: 'UPI', hi: 'UPI से' },
    upiHint: { en: 'Straight to the clinic, {rupees}', hi: 'सीधे क्लिनिक को, {rupees}' },
    none: { en: 'Not paid', hi: 'नहीं दिए' },
    noneHint: { en: 'The sample counts all the same', hi: 'सैंपल फिर भी गिना जाएगा' },
  },

  undo: {
    undo: { en: 'Undo', hi: 'वापस लें' },
    leaves: { en: 'leaves in {seconds} s', hi: '{seconds} सेकंड में जाएगा' },
  },

  start: {
    title: { en: 'Your *round*', hi: 'आपका राउंड' },
    many: { en: '{count} stops today.', hi: 'आज {count} स्टॉप।' },
    one: { en: '1 stop today.', hi: 'आज 1 स्टॉप।' },
    none: { en: 'No stops today.', hi: 'आज कोई स्टॉप नहीं।' },
    offline: {
      en: 'The sheet works without a network. It leaves this phone when you hand over, at the latest {time}.',
      hi: 'यह सूची बिना इंटरनेट के चलती है। सौंपते ही इस फ़ोन से हट जाएगी, ज़्यादा से ज़्यादा {time} तक।',
    },
    button: { en: 'Start the round', hi: 'राउंड शुरू करें' },
    again: { en: 'Look again', hi: 'फिर देखें' },
  },

  end: {
    title: { en: 'Round *done*', hi: 'राउंड पूरा' },
    stops: { en: '{count} stops: {outcomes}.', hi: '{count} स्टॉप: {outcomes}।' },
    oneStop: { en: '1 stop: {outcomes}.', hi: '1 स्टॉप: {outcomes}।' },
    handOver: { en: '{rupees} to hand over.', hi: '{rupees} सौंपने हैं।' },
    noCash: { en: 'No cash to hand over.', hi: 'कोई नक़द नहीं सौंपना है।' },
    reached: { en: 'All {count} results reached the desk', hi: 'सारी {count} एंट्री डेस्क तक पहुँच गईं' },
    wait: {
      en: '{count} of {all} results wait for the network',
      hi: '{all} में से {count} एंट्री इंटरनेट के लिए रुकी हैं',
    },
    leaves: {
      en: '{count} of {all} results leave in {seconds} s',
      hi: '{all} में से {count} एंट्री {seconds} सेकंड में जाएँगी',
    },
    tubes: { en: 'Tubes to count: {count}', hi: 'गिनने को ट्यूब: {count}' },
    leave: {
      en: 'Names, addresses and numbers leave this phone when you hand over, at the latest {time}',
      hi: 'सौंपते ही नाम, पते और नंबर इस फ़ोन से हट जाएँगे, ज़्यादा से ज़्यादा {time} तक',
    },
    button: { en: 'Hand over and wipe', hi: 'सौंपें और मिटाएँ' },
    early: { en: 'End the shift', hi: 'शिफ़्ट ख़त्म करें' },
    sureTitle: { en: 'End the *shift?*', hi: 'शिफ़्ट ख़त्म करें?' },
    sure: {
      en: '{count} stops have no result yet. They leave this phone; the desk sees that they are open.',
      hi: '{count} स्टॉप की एंट्री अभी नहीं हुई है। वे इस फ़ोन से हट जाएँगे; डेस्क को दिखेगा कि वे बाक़ी हैं।',
    },
  },
} satisfies Words
