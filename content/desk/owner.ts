import type { Words } from '../language.ts'

/** The owner's pages: numbers, jobs and erasing, prices, texts. */
export const ownerWords = {
  title: { en: 'Clinic', hi: 'क्लिनिक' },
  noNames: { en: 'No patient’s name on these pages', hi: 'इन पन्नों पर किसी मरीज़ का नाम नहीं' },
  stretch: { en: '{from} to {until}', hi: '{from} से {until}' },
  tabs: {
    numbers: { en: 'Numbers', hi: 'आँकड़े' },
    health: { en: 'Health and erasing', hi: 'काम और मिटाना' },
    people: { en: 'People', hi: 'लोग' },
    prices: { en: 'Prices', hi: 'दाम' },
    texts: { en: 'Texts', hi: 'लेख' },
  },
  loading: { en: 'Counting…', hi: 'गिनती हो रही है…' },
  failed: { en: 'This page did not load. Try again.', hi: 'यह पन्ना नहीं खुला। फिर कोशिश करें।' },
  asTables: { en: 'As tables', hi: 'तालिका में' },
  asPlots: { en: 'As plots', hi: 'चित्र में' },
  csv: { en: 'CSV, logged', hi: 'CSV, दर्ज होगा' },
  hidden: {
    en: 'Counts under 10 are hidden, “about” is to the nearest ten: in plots, tables and files alike. Nothing here comes from watching visitors.',
    hi: '10 से कम की गिनती छिपी है, “क़रीब” यानी नज़दीकी दहाई में: चित्र, तालिका और फ़ाइल, सब में। यहाँ कुछ भी आने वालों पर नज़र रखकर नहीं गिना गया।',
  },
  under10: { en: 'under 10', hi: '10 से कम' },
} satisfies Words

/** What the plots say. A title states what is seen; without enough people it only names the plot. */
export const plotWords = {
  bookings: {
    finding: { en: '{weekdays} carry *the week*', hi: 'सबसे ज़्यादा बुकिंग *{weekdays} को*' },
    plain: { en: 'Bookings *a day*', hi: 'रोज़ की *बुकिंग*' },
    note: {
      en: 'Bookings a day, {from} to {until} · {sum} in the days shown',
      hi: 'रोज़ की बुकिंग, {from} से {until} · दिखाए गए दिनों में {sum}',
    },
    columns: { day: { en: 'Day', hi: 'दिन' }, count: { en: 'Bookings', hi: 'बुकिंग' } },
  },
  messages: {
    finding: { en: '{share} of 100 messages *arrive*', hi: '100 में से {share} संदेश *पहुँचते हैं*' },
    plain: { en: 'Do messages *arrive*', hi: 'क्या संदेश *पहुँचते हैं*' },
    note: {
      en: 'By channel, {month} · what failed became a call',
      hi: 'हर माध्यम, {month} · जो नहीं पहुँचा, वह कॉल बना',
    },
    columns: {
      channel: { en: 'Channel', hi: 'माध्यम' },
      read: { en: 'Read, about', hi: 'पढ़े गए, क़रीब' },
      delivered: { en: 'Delivered, about', hi: 'पहुँचे, क़रीब' },
      failed: { en: 'Failed, about', hi: 'नहीं पहुँचे, क़रीब' },
    },
    legend: {
      read: { en: 'read', hi: 'पढ़े गए' },
      delivered: { en: 'delivered', hi: 'पहुँचे' },
      failed: { en: 'failed, became calls', hi: 'नहीं पहुँचे, कॉल बने' },
    },
    channels: {
      whatsapp: { en: 'WhatsApp', hi: 'WhatsApp' },
      email: { en: 'E-mail', hi: 'ई-मेल' },
      sms: { en: 'SMS', hi: 'SMS' },
    },
    sent: { en: 'about {count} sent', hi: 'क़रीब {count} भेजे' },
    fewSent: { en: 'under 10 of each', hi: 'हर तरह के 10 से कम' },
  },
  lead: {
    finding: {
      en: '{share} of 10 book *a day ahead* or less',
      hi: '10 में से {share} बुकिंग *एक दिन पहले* या उसी दिन',
    },
    plain: { en: 'How far *ahead*', hi: 'कितने दिन *पहले*' },
    note: { en: 'Days between booking and visit, {month}', hi: 'बुकिंग और आने के बीच के दिन, {month}' },
    columns: {
      days: { en: 'Days ahead', hi: 'दिन पहले' },
      share: { en: 'Share of those shown', hi: 'दिखाए गए में हिस्सा' },
    },
    sameDay: { en: 'same day', hi: 'उसी दिन' },
    day: { en: '1 day', hi: '1 दिन' },
    more: { en: '{first} or more', hi: '{first} या ज़्यादा' },
  },
  missed: {
    fewer: { en: 'Fewer *do not come*', hi: '*न आने वाले* कम हुए' },
    more: { en: 'More *do not come*', hi: '*न आने वाले* बढ़े' },
    plain: { en: 'Who *does not come*', hi: 'कितने *नहीं आते*' },
    note: { en: 'Share of visits missed, by week', hi: 'हर हफ़्ते, कितने हिस्से में कोई नहीं आया' },
    columns: {
      week: { en: 'Week from', hi: 'हफ़्ता, इस दिन से' },
      visits: { en: 'Visits, about', hi: 'मुलाक़ातें, क़रीब' },
      share: { en: 'Nobody came', hi: 'कोई नहीं आया' },
    },
  },
  hours: {
    finding: { en: '{weekday} *at {hour}* is fullest', hi: '{weekday} *{hour} बजे* सबसे भरा' },
    plain: { en: 'The *fullest* hours', hi: 'सबसे *भरे* घंटे' },
    note: {
      en: 'Visits by hour, {from} to {until} · under 10 hidden',
      hi: 'हर घंटे मुलाक़ातें, {from} से {until} · 10 से कम छिपा',
    },
    columns: { weekday: { en: 'Day', hi: 'दिन' } },
  },
} satisfies Words

/** Whether the jobs run, and whether erasures are on time. */
export const healthWords = {
  jobs: { en: 'Health of the jobs', hi: 'काम ठीक चल रहे हैं?' },
  columns: {
    job: { en: 'Job', hi: 'काम' },
    now: { en: 'Now', hi: 'अभी' },
    detail: { en: 'Detail', hi: 'विवरण' },
    state: { en: 'State', hi: 'हाल' },
  },
  names: {
    messages: { en: 'Messages to send', hi: 'भेजने के संदेश' },
    erasing: { en: 'Erasing', hi: 'मिटाना' },
    clearing: { en: 'Clearing and watching', hi: 'सफ़ाई और निगरानी' },
  },
  waiting: { en: '{count} waiting', hi: '{count} बाक़ी' },
  ran: { en: 'ran {time}', hi: '{time} चला' },
  notYet: { en: 'has not run yet', hi: 'अभी नहीं चला' },
  oldest: { en: 'oldest {time}', hi: 'सबसे पुराना {time}' },
  nothing: { en: 'nothing waits', hi: 'कुछ बाक़ी नहीं' },
  well: { en: 'Well', hi: 'ठीक' },
  late: { en: 'Late', hi: 'देर' },
  givenUp: { en: 'Given up', hi: 'छोड़ दिए गए' },
  givenUpText: {
    en: '{count} given up since {time}. Each has become a call on Today.',
    hi: '{time} से {count} छोड़ दिए गए। हर एक आज की सूची में कॉल बन गया है।',
  },
  noReason: { en: 'no reason given', hi: 'कारण नहीं बताया' },
  tryAgain: { en: 'Try {count} again', hi: '{count} फिर भेजें' },
  none: { en: 'No message was given up.', hi: 'कोई संदेश नहीं छूटा।' },
  limits: { en: 'Limits of online booking', hi: 'ऑनलाइन बुकिंग की सीमाएँ' },
  limitsNote: {
    en: 'past a limit nobody is sent away: the booking holds no time and becomes a call',
    hi: 'सीमा के बाद भी कोई लौटाया नहीं जाता: बुकिंग समय नहीं रोकती, हम कॉल करते हैं',
  },
  limitsSum: {
    en: '{online} visits booked online in {days} days, {proven} of them with a proof: the short calculation that a browser does unseen.',
    hi: '{days} दिन में {online} मुलाक़ातें ऑनलाइन बुक हुईं, उनमें से {proven} प्रमाण के साथ: वह छोटा हिसाब जो ब्राउज़र ख़ुद कर लेता है।',
  },
  limitsColumns: {
    limit: { en: 'Limit', hi: 'सीमा' },
    calls: { en: 'Became calls', hi: 'कॉल बने' },
  },
  limitNames: {
    network: {
      en: 'One network (a waiting room, a village, a mobile carrier), without a proof: {hour} an hour, {day} a day, {week} a week',
      hi: 'एक नेटवर्क (प्रतीक्षालय, गाँव, मोबाइल कंपनी), बिना प्रमाण: घंटे में {hour}, दिन में {day}, हफ़्ते में {week}',
    },
    clinic: {
      en: 'The whole clinic: {hour} an hour, {day} a day, half of them without a proof',
      hi: 'पूरा क्लिनिक: घंटे में {hour}, दिन में {day}, आधे बिना प्रमाण',
    },
    week: {
      en: 'Of the days ahead: {unproven} % without a proof, {all} % and as many as in an ordinary week in all',
      hi: 'आने वाले दिनों में से: {unproven} % बिना प्रमाण, कुल {all} % और उतने जितने आम हफ़्ते में होते हैं',
    },
    pace: {
      en: 'Forms without a proof: faster than one can type, or more than {forms} in ten minutes from one address',
      hi: 'बिना प्रमाण के फ़ॉर्म: टाइप करने से भी तेज़, या एक पते से दस मिनट में {forms} से ज़्यादा',
    },
  },
  erased: { en: 'Erased on time', hi: 'समय पर मिटाया' },
  erasedNote: {
    en: 'what the clock removed: counts to the nearest ten, never names',
    hi: 'जो समय पर हटा: नज़दीकी दहाई में गिनती, नाम कभी नहीं',
  },
  erasedColumns: {
    night: { en: 'Night', hi: 'रात' },
    why: { en: 'Why', hi: 'क्यों' },
    bookings: { en: 'Bookings', hi: 'बुकिंग' },
    traces: { en: 'Traces go', hi: 'निशान कब जाएँगे' },
  },
  purposes: {
    'no-visit': { en: 'No visit, after 12 months', hi: 'मुलाक़ात नहीं, 12 महीने बाद' },
    visit: { en: 'Visit, after 36 months', hi: 'मुलाक़ात, 36 महीने बाद' },
    enquiry: { en: 'Enquiry, after 12 months', hi: 'सवाल, 12 महीने बाद' },
    trace: { en: 'Trace, after 12 months', hi: 'निशान, 12 महीने बाद' },
    restored: { en: 'Again, after a restore', hi: 'बैकअप लौटाने पर फिर से' },
  },
  gone: { en: 'gone', hi: 'गए' },
  noneErased: { en: 'Nothing was due yet.', hi: 'अभी कुछ मिटाना नहीं था।' },
  looks: { en: 'Who looked and searched in seven days', hi: 'सात दिन में किसने देखा और खोजा' },
  noLooks: { en: 'Nobody has opened a booking or searched.', hi: 'किसी ने कोई बुकिंग न खोली, न खोजी।' },
  looksColumns: {
    who: { en: 'Who', hi: 'कौन' },
    opened: { en: 'Opened', hi: 'खोले' },
    bookings: { en: 'Bookings', hi: 'बुकिंग' },
    numbers: { en: 'Numbers', hi: 'नंबर' },
    searches: { en: 'Searches', hi: 'खोज' },
    mostSearches: { en: 'Most in a day', hi: 'एक दिन में सबसे ज़्यादा' },
  },
} satisfies Words

/** The price list: what a new one changes, and taking it. */
export const pricesWords = {
  title: { en: 'A new *price list*', hi: 'नई *दाम सूची*' },
  changes: { en: 'What the new list *changes*', hi: 'नई सूची *क्या बदलती है*' },
  older: { en: 'What the older list *changes*', hi: 'पुरानी सूची *क्या बदलती है*' },
  readOlder: { en: 'The list before {name}, {lines} lines', hi: '{name} से पहले की सूची, {lines} पंक्तियाँ' },
  intro: {
    en: 'Choose a file with a column of tests and one of prices: CSV from Excel or any other program. Nothing changes before you have seen what it does.',
    hi: 'ऐसी फ़ाइल चुनें जिसमें टेस्ट का एक और दाम का एक कॉलम हो: Excel या किसी और प्रोग्राम की CSV। देखे बिना कुछ नहीं बदलेगा।',
  },
  choose: { en: 'Choose a file', hi: 'फ़ाइल चुनें' },
  another: { en: 'Another file', hi: 'दूसरी फ़ाइल' },
  read: { en: '{name}, {lines} lines, read without errors', hi: '{name}, {lines} पंक्तियाँ, बिना ग़लती पढ़ी गईं' },
  readFaults: {
    en: '{name}: wrong lines: {count}. Nothing was taken',
    hi: '{name}: ग़लत पंक्तियाँ: {count}। कुछ नहीं लिया गया',
  },
  stay: { en: 'stay as they are', hi: 'वैसे ही रहेंगे' },
  changed: { en: 'new prices or times', hi: 'नए दाम या समय' },
  back: { en: 'come back', hi: 'वापस आएँगे' },
  gone: { en: 'taken off', hi: 'हटेंगे' },
  odd: { en: 'look wrong, check', hi: 'ग़लत लगते हैं, देखें' },
  columns: {
    test: { en: 'Test', hi: 'टेस्ट' },
    kind: { en: 'Kind', hi: 'क्या' },
    now: { en: 'Now', hi: 'अभी' },
    next: { en: 'New', hi: 'नया' },
    difference: { en: 'Difference', hi: 'फ़र्क़' },
    take: { en: 'Take it', hi: 'लें' },
  },
  kinds: {
    price: { en: 'Price', hi: 'दाम' },
    'report-time': { en: 'Report time', hi: 'रिपोर्ट का समय' },
    back: { en: 'Back', hi: 'वापस' },
    gone: { en: 'Gone', hi: 'हटा' },
    check: { en: 'Check', hi: 'देखें' },
  },
  onRequest: { en: 'on request', hi: 'पूछने पर' },
  takenOff: { en: 'taken off', hi: 'हटेगा' },
  more: { en: '{rupees} more', hi: '{rupees} ज़्यादा' },
  less: { en: '{rupees} less', hi: '{rupees} कम' },
  times: { en: '{count} times as much', hi: '{count} गुना' },
  part: { en: 'one {count}th of it', hi: '{count}वाँ हिस्सा' },
  yes: { en: 'yes', hi: 'हाँ' },
  notUntil: { en: 'not until you tick it', hi: 'टिक करने पर ही' },
  takeOf: { en: 'Take {name}', hi: '{name} लें' },
  take: { en: 'Take {count} changes', hi: '{count} बदलाव लें' },
  retireMany: {
    en: '{count} of {listed} tests would go. That is more than a tenth: is it the whole list?',
    hi: '{listed} में से {count} टेस्ट हट जाएँगे। यह दसवें हिस्से से ज़्यादा है: क्या यह पूरी सूची है?',
  },
  retireAgree: { en: 'Yes, take {count} off', hi: 'हाँ, {count} हटाएँ' },
  leave: { en: 'Leave it', hi: 'रहने दें' },
  within: {
    en: 'On the site within a minute. The list before it can be brought back.',
    hi: 'एक मिनट में वेबसाइट पर। पहले की सूची वापस लाई जा सकती है।',
  },
  bookings: {
    en: 'Bookings keep the price they were shown. Tests the law forbids to list never appear on the site, whatever the file says.',
    hi: 'बुकिंग में वही दाम रहता है जो दिखाया गया था। जिन टेस्ट को दिखाना मना है, वे वेबसाइट पर कभी नहीं आते।',
  },
  unknown: { en: 'Not known, left out', hi: 'पहचाने नहीं गए, छोड़े गए' },
  didYouMean: { en: 'did you mean {names}?', hi: 'क्या मतलब {names} है?' },
  faults: { en: 'Wrong in the file', hi: 'फ़ाइल में ग़लत' },
  line: { en: 'line {line}', hi: 'पंक्ति {line}' },
  faultNames: {
    workbook: { en: 'This is a workbook. Save it as CSV first.', hi: 'यह वर्कबुक है। पहले CSV में सेव करें।' },
    'quote-not-closed': { en: 'a quotation mark is never closed', hi: 'उद्धरण चिह्न बंद नहीं हुआ' },
    'too-long': {
      en: 'The file has more than 5,000 lines. This is no price list.',
      hi: 'फ़ाइल में 5,000 से ज़्यादा पंक्तियाँ हैं। यह दाम की सूची नहीं है।',
    },
    'too-wide': {
      en: 'more than 50 columns, or a cell with more than 300 letters',
      hi: '50 से ज़्यादा कॉलम, या एक ख़ाने में 300 से ज़्यादा अक्षर',
    },
    garbled: { en: 'letters were lost when it was saved', hi: 'सेव करते समय अक्षर बिगड़ गए' },
    'no-heading': {
      en: 'No line has a heading for tests and one for prices.',
      hi: 'टेस्ट और दाम का शीर्षक नहीं मिला।',
    },
    'two-price-columns': { en: 'more than one column has prices', hi: 'दाम के एक से ज़्यादा कॉलम हैं' },
    'no-tests': { en: 'No test stands below the headings.', hi: 'शीर्षक के नीचे कोई टेस्ट नहीं।' },
    'name-missing': { en: 'a price has no name', hi: 'दाम के साथ नाम नहीं' },
    'price-unreadable': { en: 'no price in whole rupees', hi: 'पूरे रुपयों में दाम नहीं' },
    'price-out-of-range': {
      en: 'the price is not between 1 and 1,000,000',
      hi: 'दाम 1 से 10,00,000 के बीच नहीं',
    },
    'two-prices': { en: 'the same test has two prices', hi: 'एक ही टेस्ट के दो दाम' },
    'home-test-without-price': {
      en: 'a test of the home list needs a price',
      hi: 'होम सूची के टेस्ट को दाम चाहिए',
    },
  },
  taken: {
    en: 'Taken: {changed} changed, {back} back, {retired} taken off.',
    hi: 'लिया गया: {changed} बदले, {back} वापस, {retired} हटे।',
  },
  changedSince: {
    en: 'The tests have changed meanwhile. Choose the file again.',
    hi: 'इस बीच टेस्ट बदल गए। फ़ाइल फिर चुनें।',
  },
  failed: { en: 'Not taken. Try again.', hi: 'नहीं लिया गया। फिर कोशिश करें।' },
  tooLarge: {
    en: 'The file is over 1 MB. A price list is smaller.',
    hi: 'फ़ाइल 1 MB से बड़ी है। दाम सूची छोटी होती है।',
  },
  nothing: {
    en: 'Nothing changes: the list says what is there already.',
    hi: 'कुछ नहीं बदलता: सूची वही कहती है जो पहले से है।',
  },
  imports: { en: 'Taken before', hi: 'पहले लिए गए' },
  importLine: {
    en: '{file} by {name}: {changed} changed, {retired} taken off',
    hi: '{file}, {name}: {changed} बदले, {retired} हटे',
  },
  restoreLine: {
    en: 'The list before {file}, brought back by {name}: {changed} changed, {retired} taken off',
    hi: '{file} से पहले की सूची, {name} ने वापस लाई: {changed} बदले, {retired} हटे',
  },
  restore: { en: 'Bring back the list before it', hi: 'पहले की सूची वापस लाएँ' },
} satisfies Words

/** Texts that a doctor reads and signs. */
export const textsWords = {
  waiting: { en: 'Waiting for a doctor', hi: 'डॉक्टर की मंज़ूरी बाक़ी' },
  signed: { en: 'Signed', hi: 'हस्ताक्षर हो चुके' },
  toSign: { en: 'To sign', hi: 'हस्ताक्षर बाक़ी' },
  isSigned: { en: 'Signed', hi: 'हस्ताक्षर हुआ' },
  places: {
    page: { en: 'Page', hi: 'पेज' },
    post: { en: 'Post', hi: 'लेख' },
    message: { en: 'Messages', hi: 'संदेश' },
    desk: { en: 'Desk', hi: 'डेस्क' },
  },
  wasSigned: { en: 'changed since it was signed', hi: 'हस्ताक्षर के बाद बदला' },
  choose: { en: 'Choose a text', hi: 'कोई लेख चुनें' },
  sentences: { en: '{count} sentences in each language', hi: 'हर भाषा में {count} वाक्य' },
  signedBy: { en: 'Signed by {name}, {date}', hi: '{name}, {date}' },
  both: {
    en: 'I have read both languages and they say the same',
    hi: 'मैंने दोनों भाषाएँ पढ़ी हैं और दोनों एक ही बात कहती हैं',
  },
  sign: { en: 'Sign as {name}', hi: '{name} के रूप में हस्ताक्षर' },
  note: {
    en: 'Your name, registration number and today’s date appear under the text.',
    hi: 'आपका नाम, पंजीकरण संख्या और आज की तारीख़ लेख के नीचे दिखेगी।',
  },
  onlyDoctor: { en: 'Only a doctor’s account signs.', hi: 'हस्ताक्षर सिर्फ़ डॉक्टर का खाता करता है।' },
  until: {
    en: 'Until signed, the page says that it awaits a doctor. A changed word needs a new signature.',
    hi: 'हस्ताक्षर तक पेज कहता है कि डॉक्टर की जाँच बाक़ी है। एक शब्द बदले तो नया हस्ताक्षर चाहिए।',
  },
  failed: { en: 'Not signed. Load the text again.', hi: 'हस्ताक्षर नहीं हुआ। लेख फिर खोलें।' },
  language: { english: { en: 'English', hi: 'English' }, hindi: { en: 'हिन्दी', hi: 'हिन्दी' } },
} satisfies Words
