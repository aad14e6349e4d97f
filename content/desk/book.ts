import type { Words } from '../language.ts'

/** Booking for a caller or a walk-in. */
export const bookWords = {
  title: { en: 'Book for a caller', hi: 'फ़ोन पर बुक करें' },
  how: { en: 'How they came', hi: 'कैसे आईं' },
  onThePhone: { en: 'On the phone', hi: 'फ़ोन पर' },
  walkedIn: { en: 'Walked in', hi: 'ख़ुद आई हैं' },
  who: { en: 'Who is calling', hi: 'कौन कॉल कर रही हैं' },
  whoIsHere: { en: 'Who is here', hi: 'कौन आई हैं' },
  whoHint: { en: 'Last 4 digits of the phone, or a name.', hi: 'फ़ोन के आख़िरी 4 अंक, या नाम।' },
  severalHint: { en: 'More than one fits. [↵] goes into the list.', hi: 'एक से ज़्यादा मिले। [↵] से सूची में जाएँ।' },
  found: { en: 'People who fit', hi: 'मिलने वाले नाम' },
  /** Above a group of the people who were found. */
  fits: {
    name: { en: 'This very name', hi: 'यही नाम' },
    sound: { en: 'Sounds like it', hi: 'मिलता-जुलता नाम' },
    number: { en: 'Phones with these digits', hi: 'इन अंकों वाले फ़ोन' },
    samePhone: { en: 'On the same phone', hi: 'इसी फ़ोन पर' },
  },
  /** Where more than one person fits. */
  several: {
    button: { en: 'Choose who first', hi: 'पहले चुनें, कौन' },
    note: {
      en: 'Nobody is chosen for you: more than one person fits.',
      hi: 'अपने-आप कोई नहीं चुना जाएगा: एक से ज़्यादा लोग मिले हैं।',
    },
  },
  nobody: { en: 'Nobody known. Book someone new.', hi: 'कोई नहीं मिला। नई बुकिंग करें।' },
  someoneNew: { en: 'Someone new', hi: 'कोई नई मरीज़' },
  carriedOver: { en: 'what you typed is carried over', hi: 'जो लिखा है, वह साथ जाएगा' },
  lastHere: { en: 'Last here {date}', hi: 'पिछली बार {date}' },
  neverHere: { en: 'Never here yet', hi: 'अभी तक नहीं आईं' },
  coming: { en: 'Coming: {when}', hi: 'आने वाली हैं: {when}' },
  name: { en: 'Name', hi: 'नाम' },
  nameMissing: { en: 'Write the name', hi: 'उनका नाम लिखें' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  phoneHint: { en: '10 digits', hi: '10 अंक' },
  phoneRight: { en: 'Looks right.', hi: 'ठीक लग रहा है।' },
  phoneWrong: { en: 'A mobile number has 10 digits', hi: 'मोबाइल नंबर में 10 अंक होते हैं' },
  landline: {
    en: 'This is no mobile number. A landline gets no SMS.',
    hi: 'यह मोबाइल नंबर नहीं है। लैंडलाइन पर SMS नहीं जाता।',
  },
  fromTyped: { en: 'from what you typed', hi: 'जो आपने लिखा था' },
  language: { en: 'Language', hi: 'भाषा' },
  mayCall: { en: 'May we call', hi: 'कॉल करें या नहीं' },
  calls: {
    'only-me': { en: 'Patient only', hi: 'सिर्फ़ उन्हीं से' },
    yes: { en: 'Yes', hi: 'हाँ' },
    never: { en: 'Never', hi: 'कभी नहीं' },
  },
  mayWrite: { en: 'How may we write', hi: 'किस तरह लिखें' },
  /** Read aloud in the patient's language. {ways}: by what the clinic can write. */
  ask: {
    say: {
      en: 'May we write to you by {ways}, and remind you before the visit? It never says why you come. If others see this phone, “nothing” is fine, too.',
      hi: 'क्या हम आपको {ways} पर लिखें, और विज़िट से पहले याद दिलाएँ? उसमें आने की वजह नहीं लिखी होगी। कोई और यह फ़ोन देखता हो, तो “कुछ नहीं” भी ठीक है।',
    },
    or: { en: '{first} or {second}', hi: '{first} या {second}' },
    note: {
      en: 'Read it out. Nothing is chosen before the patient answers.',
      hi: 'पढ़कर सुनाएँ। उनके कहने से पहले कुछ नहीं चुना जाता।',
    },
    missing: { en: 'Ask, then choose the answer', hi: 'पूछें, फिर जो कहा वही चुनें' },
    none: {
      en: 'This clinic sends neither SMS nor WhatsApp.',
      hi: 'यहाँ से SMS या WhatsApp नहीं भेजे जाते।',
    },
  },
  ways: {
    sms: { en: 'SMS', hi: 'SMS' },
    whatsapp: { en: 'WhatsApp', hi: 'WhatsApp' },
    email: { en: 'E-mail', hi: 'ई-मेल' },
    nothing: { en: 'Nothing', hi: 'कुछ नहीं' },
  },
  remind: { en: 'And reminders before the visit', hi: 'और विज़िट से पहले रिमाइंडर' },
  willRead: { en: 'The patient will read', hi: 'वे पढ़ेंगी' },
  willReadWhen: { en: '{when}, {way}', hi: '{when}, {way}' },
  willReadNothing: {
    en: 'Nothing will be sent. Say day, time, reference and code slowly.',
    hi: 'कुछ नहीं भेजा जाएगा। दिन, समय, रेफ़रेंस और कोड धीरे-धीरे बोलें।',
  },
  /** The card of a new booking, until it is dismissed. */
  card: {
    title: { en: 'Just booked', hi: 'अभी बुक हुआ' },
    reference: { en: 'Reference', hi: 'रेफ़रेंस' },
    code: { en: 'Code', hi: 'कोड' },
    token: { en: 'Token', hi: 'टोकन' },
    message: { en: 'Message', hi: 'संदेश' },
    leaves: { en: 'leaves {time}', hi: '{time} बजे जाएगा' },
    nothing: {
      en: 'none: say it slowly, nothing will be sent',
      hi: 'कोई नहीं: धीरे-धीरे बोलें, कुछ नहीं भेजा जाएगा',
    },
    stays: {
      en: 'Stays until you close it. The code is then gone.',
      hi: 'बंद करने तक रहेगा। फिर कोड नहीं दिखेगा।',
    },
    close: { en: 'Put away', hi: 'हटाएँ' },
  },
  when: { en: 'When', hi: 'कब' },
  nextFree: { en: 'next free', hi: 'अगला ख़ाली' },
  days: { en: 'Days with free times', hi: 'ख़ाली समय वाले दिन' },
  freeCount: { en: '{count} free', hi: '{count} ख़ाली' },
  /** Of a window of home collections. */
  placesLeft: { en: '{left} of {of} free', hi: '{of} में {left} ख़ाली' },
  day: { today: { en: 'Today', hi: 'आज' }, tomorrow: { en: 'Tomorrow', hi: 'कल' } },
  moment: { en: '{day}, {time}', hi: '{day}, {time}' },
  typing: {
    en: 'Then type [6] [4] [0] for 6:40 pm, [t] [u] [e] for Tuesday.',
    hi: 'फिर शाम 6:40 के लिए [6] [4] [0], मंगलवार के लिए [t] [u] [e] दबाएँ।',
  },
  /** Where there is another doctor. */
  typingDoctor: {
    en: 'Then type [6] [4] [0] for 6:40 pm, [t] [u] [e] for Tuesday, [D] other doctor.',
    hi: 'फिर शाम 6:40 के लिए [6] [4] [0], मंगलवार के लिए [t] [u] [e], दूसरे डॉक्टर के लिए [D] दबाएँ।',
  },
  typed: { en: 'Typed: {text}', hi: 'लिखा: {text}' },
  noTimes: { en: 'No free time.', hi: 'कोई समय ख़ाली नहीं।' },
  rule: {
    mayCall: { en: 'You may call this number.', hi: 'इस नंबर पर कॉल करना ठीक है।' },
    onlyPatient: {
      en: 'Only the patient. Say nothing to anyone else.',
      hi: 'सिर्फ़ उन्हीं से। किसी और से कुछ न कहें।',
    },
    noCallBack: { en: 'Do NOT call back.', hi: 'वापस कॉल बिल्कुल न करें।' },
    sayAloud: { en: 'Say the time aloud now.', hi: 'समय अभी बोलकर बता दें।' },
  },
  /** A walk-in who wants to be seen today. */
  walkIn: {
    note: {
      en: 'Checked in with the booking: the token follows. The queue goes by tokens.',
      hi: 'बुकिंग के साथ ही आना दर्ज होगा और टोकन मिलेगा। बारी टोकन से चलती है।',
    },
    full: {
      en: 'No time is free today. These are taken: choose one, then say why.',
      hi: 'आज कोई समय ख़ाली नहीं। ये समय भरे हैं: एक चुनें, फिर वजह बताएँ।',
    },
    over: {
      en: 'No more hours today. The next days are shown; nobody is checked in.',
      hi: 'आज अब समय नहीं बचा। अगले दिन दिख रहे हैं; आना दर्ज नहीं होगा।',
    },
    submit: { en: 'Book {when} and check in', hi: '{when} बुक करें, आना दर्ज करें' },
    readOut: { en: 'Say: “{when}”. The token follows.', hi: 'बोलें: “{when}”। टोकन आगे आएगा।' },
  },
  token: { en: 'token {token}', hi: 'टोकन {token}' },
  above: {
    title: { en: 'Above the limit: why?', hi: 'सीमा से ऊपर: क्यों?' },
    note: { en: 'All times are shown; taken ones say so.', hi: 'सब समय दिख रहे हैं; जो भरे हैं, उन पर लिखा है।' },
    taken: { en: 'taken', hi: 'भरा है' },
    reasons: {
      emergency: { en: 'Emergency', hi: 'आपात स्थिति' },
      'doctor-asked': { en: 'The doctor asked for it', hi: 'डॉक्टर ने कहा' },
      'returning-today': { en: 'The patient comes again today', hi: 'आज दोबारा आ रही हैं' },
    },
  },
  submit: { en: 'Book {when}', hi: '{when} बुक करें' },
  readOut: { en: 'Read out: “{when}”. Reference follows.', hi: 'बोलकर बताएँ: “{when}”। रेफ़रेंस अभी आएगा।' },
  booked: { en: 'Booked', hi: 'बुक हो गया' },
  reference: { en: 'Reference {reference}', hi: 'रेफ़रेंस {reference}' },
  offline: {
    title: { en: 'No connection.', hi: 'इंटरनेट नहीं है।' },
    text: {
      en: 'Nobody can be found and no time promised now. Say that you will call back; what you type stays here.',
      hi: 'अभी न कोई मिल सकता है, न समय दिया जा सकता है। कहें कि वापस कॉल किया जाएगा; जो लिखा है, यहीं रहेगा।',
    },
  },
  refused: {
    phone: { en: 'Not booked: this is no mobile number.', hi: 'बुक नहीं हुआ: यह मोबाइल नंबर नहीं है।' },
    name: { en: 'Not booked: the name is missing.', hi: 'बुक नहीं हुआ: नाम नहीं लिखा है।' },
    way: {
      en: 'Not booked: no message can be sent this way.',
      hi: 'बुक नहीं हुआ: इस तरह संदेश नहीं भेजा जा सकता।',
    },
    past: { en: 'Not booked: that time has passed.', hi: 'बुक नहीं हुआ: वह समय निकल चुका है।' },
    'not-offered': { en: 'Not booked: that time is closed.', hi: 'बुक नहीं हुआ: वह समय बंद है।' },
    erased: { en: 'Not booked: the details were erased.', hi: 'बुक नहीं हुआ: उनकी जानकारी मिटा दी गई है।' },
    'no-connection': { en: 'Not booked: no connection.', hi: 'बुक नहीं हुआ: इंटरनेट नहीं है।' },
    taken: {
      en: 'That time was just taken. The next one is chosen.',
      hi: 'वह समय अभी किसी ने ले लिया। अगला चुन लिया है।',
    },
    other: { en: 'Not booked.', hi: 'बुक नहीं हुआ।' },
  },
} satisfies Words
