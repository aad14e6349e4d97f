import type { Words } from '../language.ts'

/** The screen "Answers": letters, privacy requests and calls. */
export const answersWords = {
  title: { en: 'Answers', hi: 'जवाब' },
  waiting: { en: '{count} waiting', hi: '{count} बाक़ी' },
  waitingOver: { en: '{count} waiting, {over} over its time', hi: '{count} बाक़ी, {over} का समय निकला' },
  filters: {
    label: { en: 'Show', hi: 'दिखाएँ' },
    all: { en: 'All', hi: 'सब' },
    letters: { en: 'Letters', hi: 'पत्र' },
    calls: { en: 'Calls', hi: 'कॉल' },
  },
  list: { en: 'What waits', hi: 'जो बाक़ी है' },
  kinds: {
    enquiry: { en: 'Enquiry', hi: 'सवाल' },
    complaint: { en: 'Complaint', hi: 'शिकायत' },
    privacy: { en: 'Privacy request', hi: 'जानकारी का अनुरोध' },
    call: { en: 'Call', hi: 'कॉल' },
  },
  clock: {
    over: { en: '{time} over', hi: '{time} की देर' },
    by: { en: 'by {time}', hi: '{time} तक' },
    readNow: { en: 'read now', hi: 'अभी पढ़ें' },
    anyHour: { en: 'any hour', hi: 'कभी भी' },
    hoursEnd: { en: 'hours end {time}', hi: 'उनका समय {time} तक' },
    opens: { en: 'from {time}', hi: '{time} से' },
    patientContactsUs: { en: 'patient contacts us', hi: 'ख़ुद संपर्क करेंगी' },
    promisedBy: { en: '{clock}, promised by {time}', hi: '{clock}, वादा: {time} तक' },
    minutes: { en: '{count} min', hi: '{count} मिनट' },
    hours: { en: '{count} h', hi: '{count} घंटे' },
    days: { en: '{count} days', hi: '{count} दिन' },
    left: { en: '{time} left', hi: '{time} बाक़ी' },
  },
  empty: { en: 'Nothing is *owed*', hi: 'कोई काम बाक़ी नहीं' },
  emptyText: {
    en: 'Every letter is answered and every call made.',
    hi: 'हर पत्र का जवाब और हर कॉल हो चुकी है।',
  },
  choose: { en: 'Choose a line', hi: 'कोई पंक्ति चुनें' },
  back: { en: 'Back to the list', hi: 'सूची पर वापस' },
  gone: { en: 'It is no longer there.', hi: 'यह अब नहीं है।' },
  letter: {
    asks: { en: '{name} asks', hi: '{name} का सवाल' },
    complains: { en: '{name} complains', hi: '{name} की शिकायत' },
    wroteIn: {
      english: { en: 'wrote in English', hi: 'अंग्रेज़ी में लिखा' },
      hindi: { en: 'wrote in Hindi', hi: 'हिन्दी में लिखा' },
    },
    wants: { en: 'wants the answer by {ways}', hi: 'जवाब {ways} से चाहिए' },
    wantsNone: { en: 'wants no message', hi: 'कोई संदेश नहीं चाहतीं' },
    about: { en: 'about {reference}', hi: '{reference} के बारे में' },
    ways: {
      email: { en: 'e-mail', hi: 'ई-मेल' },
      sms: { en: 'SMS', hi: 'SMS' },
      whatsapp: { en: 'WhatsApp', hi: 'WhatsApp' },
    },
    language: { en: 'Language of the answer', hi: 'जवाब की भाषा' },
    templates: { en: 'Begin with', hi: 'इससे शुरू करें' },
    answer: { en: 'Answer', hi: 'जवाब' },
    noneFound: {
      en: 'No names of illnesses, tests or results: none found.',
      hi: 'बीमारी, टेस्ट या नतीजे का नाम: कोई नहीं मिला।',
    },
    found: {
      en: 'This answer speaks of illness, tests or results. Only the patient should read it: say it in person if you can.',
      hi: 'इस जवाब में बीमारी, टेस्ट या नतीजे की बात है। इसे सिर्फ़ वही पढ़ें: हो सके तो मिलकर कहें।',
    },
    ask: {
      en: 'May this tell the sex of a child before its birth? The law forbids that, also as a hint. Read it again.',
      hi: 'क्या इससे जन्म से पहले बच्चे के लिंग का पता चल सकता है? क़ानून इशारे से बताने को भी मना करता है। फिर पढ़ लें।',
    },
    never: {
      en: 'This tells the sex of a child before its birth. The law (PCPNDT) forbids that to everyone: it cannot be sent. Take it out. A child that is born: say “your child”.',
      hi: 'इससे जन्म से पहले बच्चे का लिंग पता चलता है। क़ानून (PCPNDT) में यह सबके लिए मना है: भेजा नहीं जा सकता। इसे हटा दें। जन्मे बच्चे के लिए “आपका बच्चा” लिखें।',
    },
    forbidden: { en: 'The law forbids this text', hi: 'यह लिखना क़ानून में मना है' },
    answeredSoFar: { en: 'Answered so far', hi: 'अब तक का जवाब' },
    send: { en: 'Send answer', hi: 'जवाब भेजें' },
    sendSettled: { en: 'Send, it is settled', hi: 'भेजें, मामला पूरा' },
    sendOpen: { en: 'Send, settle later', hi: 'भेजें, बाक़ी बाद में' },
    sendAnyway: { en: 'Send it all the same', hi: 'फिर भी भेजें' },
    leavesAfter: { en: 'Leaves after 60 s', hi: '60 सेकंड बाद जाएगा' },
    sent: { en: 'Answered {name}', hi: '{name} को जवाब दिया' },
    forDoctor: {
      title: { en: 'For the *doctor’s* eyes', hi: 'सिर्फ़ *डॉक्टर* के लिए' },
      text: {
        en: 'A complaint can say what happened at a visit. The patient’s doctor opens and answers it. You see only its clock.',
        hi: 'शिकायत में मुलाक़ात की बात हो सकती है। उसे उनके डॉक्टर खोलते और जवाब देते हैं। आपको सिर्फ़ उसका समय दिखता है।',
      },
    },
    danger: {
      title: { en: 'These words can mean danger.', hi: 'इन शब्दों का मतलब ख़तरा हो सकता है।' },
      text: {
        en: 'Show it to a doctor now, before anything else. Emergency 112, Tele-MANAS 14416, women’s helpline 181.',
        hi: 'सबसे पहले अभी डॉक्टर को दिखाएँ। आपात 112, टेली-मानस 14416, महिला हेल्पलाइन 181।',
      },
    },
  },
  preview: {
    title: { en: 'What the patient will see', hi: 'उन्हें क्या दिखेगा' },
    page: { en: 'On the booking page', hi: 'उनके बुकिंग पेज पर' },
    message: { en: 'The message, {way}', hi: 'संदेश, {way}' },
    note: { en: 'Nothing of the answer is in the message.', hi: 'संदेश में जवाब का कोई शब्द नहीं होता।' },
    later: { en: 'Leaves at {time}, in the patient’s hours.', hi: '{time} बजे जाएगा, उनके समय में।' },
    call: {
      en: 'The patient allows no message: the answer waits on the booking page, and a call is due.',
      hi: 'वे कोई संदेश नहीं चाहतीं: जवाब उनके पेज पर रहेगा, और कॉल करनी होगी।',
    },
    neither: {
      en: 'The patient allows neither message nor call: the answer waits on the booking page until the patient comes.',
      hi: 'वे न संदेश चाहती हैं न कॉल: जवाब उनके पेज पर रहेगा।',
    },
    empty: { en: 'Write, and it appears here.', hi: 'लिखें, यहाँ दिखेगा।' },
  },
  privacy: {
    title: { en: '{name} asked to be forgotten', hi: '{name} ने जानकारी मिटाने को कहा' },
    text: {
      en: 'The law keeps the record of a visit: it cannot be erased yet. Tell the patient so, and when it goes: 3 years after the visit.',
      hi: 'क़ानून से मुलाक़ात का रिकॉर्ड रखना होता है: अभी मिटाया नहीं जा सकता। उन्हें यह बताएँ, और यह भी कि कब मिटेगा: मुलाक़ात के 3 साल बाद।',
    },
    confirmed: { en: 'The patient knows we have it', hi: 'बता दिया कि मिल गया' },
    noted: { en: 'Request of {name} noted', hi: '{name} का अनुरोध दर्ज' },
    isConfirmed: { en: 'The patient knows that we have it', hi: 'उन्हें पता है कि अनुरोध मिल गया' },
    confirmBy: { en: 'Say by {time} that we have it', hi: '{time} तक बताएँ कि अनुरोध मिल गया' },
    answerBy: { en: 'Answer by {time}', hi: '{time} तक जवाब दें' },
    done: { en: 'The patient knows why', hi: 'वजह बता दी' },
  },
  call: {
    title: { en: 'Call {name}', hi: '{name} को कॉल' },
    say: { en: 'Say', hi: 'कहें' },
    number: { en: 'The number', hi: 'उनका नंबर' },
    show: { en: 'Show and call', hi: 'देखें और कॉल करें' },
    logged: {
      en: 'Shown only while you call. It is logged with your name.',
      hi: 'सिर्फ़ कॉल तक दिखेगा। आपके नाम से दर्ज होगा।',
    },
    noCalls: { en: 'No calls', hi: 'कॉल नहीं' },
    opens: { en: 'Opens {time}', hi: '{time} बजे खुलेगा' },
    closed: { en: 'Closed for everyone, also for the owner.', hi: 'सबके लिए बंद, मालिक के लिए भी।' },
    refused: { en: 'The number stays closed.', hi: 'नंबर बंद रहेगा।' },
    how: { en: 'How did it go', hi: 'कॉल में क्या हुआ' },
    wants: { en: 'The patient answered, and wants', hi: 'उनसे बात हुई, वे चाहती हैं' },
    or: { en: 'Or', hi: 'या' },
    outcomes: {
      keep: {
        name: { en: 'Keep it', hi: 'यही समय रखें' },
        note: { en: '{when} is held, call done', hi: '{when} पक्का, कॉल पूरी' },
      },
      move: {
        name: { en: 'Another time', hi: 'दूसरा समय' },
        note: { en: 'opens the times, call done', hi: 'समय चुनें, कॉल पूरी' },
      },
      cancel: {
        name: { en: 'Cancel it', hi: 'रद्द करें' },
        note: { en: 'the time is free again, call done', hi: 'समय ख़ाली होगा, कॉल पूरी' },
      },
      reached: {
        name: { en: 'The patient answered', hi: 'उनसे बात हुई' },
        note: { en: 'closes the task', hi: 'काम पूरा' },
      },
      'no-answer': {
        name: { en: 'No answer', hi: 'नहीं उठाया' },
        note: { en: 'again in 30 min', hi: '30 मिनट बाद फिर' },
      },
      'someone-else': {
        name: { en: 'Someone else', hi: 'कोई और' },
        note: { en: 'nothing said', hi: 'कुछ नहीं कहा' },
      },
      'wrong-number': {
        name: { en: 'Wrong number', hi: 'ग़लत नंबर' },
        note: { en: 'stop all calls', hi: 'आगे कॉल बंद' },
      },
      'no-more-calls': {
        name: { en: 'Never call again', hi: 'कभी कॉल न करें' },
        note: { en: 'rule set at once', hi: 'नियम तुरंत लागू' },
      },
      later: { name: { en: 'Later', hi: 'बाद में' }, note: { en: 'in two hours', hi: 'दो घंटे बाद' } },
    },
    noted: { en: 'Call to {name} noted', hi: '{name} की कॉल दर्ज' },
    done: {
      keep: { en: 'Kept for {name}, {when}, call noted', hi: '{name} का समय रखा, {when}, कॉल दर्ज' },
      move: { en: 'Moved for {name} to {when}, call noted', hi: '{name} का समय बदला, {when}, कॉल दर्ज' },
      cancel: { en: 'Cancelled for {name}, {when}, call noted', hi: '{name} का समय रद्द, {when}, कॉल दर्ज' },
    },
    taken: {
      en: 'That time is taken by now. Choose another one together: press 2.',
      hi: 'वह समय अब भर चुका है। उनके साथ दूसरा चुनें: 2 दबाएँ।',
    },
  },
} satisfies Words
