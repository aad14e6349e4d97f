import type { CallRule, ContactHours } from '#clinic/contact-preferences.ts'
import type { Localized, Words } from './language.ts'

/** Finding a booking: by reference and 4-digit code, or by the private link of a message. */
export const findBooking = {
  pageTitle: { en: 'Find your *booking*', hi: 'अपनी *बुकिंग* खोजें' },
  /** Neutral: it stays in the history of a shared phone. */
  title: { en: 'Booking – {clinicShortName}', hi: 'बुकिंग – {clinicShortName}' },
  reference: { en: 'Reference', hi: 'रेफ़रेंस नंबर' },
  referenceHint: {
    en: 'On your slip or in our message',
    hi: 'आपकी पर्ची या हमारे संदेश में है',
  },
  pin: { en: '4-digit code', hi: '4 अंकों का कोड' },
  pinHint: {
    en: 'Shown once, after you booked',
    hi: 'बुकिंग के बाद एक बार दिखा था',
  },
  find: { en: 'Find booking', hi: 'बुकिंग खोजें' },
  /** The same for a wrong reference and a wrong code: it does not reveal which references exist. */
  notFound: {
    en: 'No booking with these two',
    hi: 'इन दोनों से कोई बुकिंग नहीं मिली',
  },
  triesLeft: {
    one: {
      en: 'Check both. 1 try left, then we also ask for your mobile number.',
      hi: 'दोनों फिर देखें। 1 मौक़ा और, फिर मोबाइल नंबर भी पूछेंगे।',
    },
    other: {
      en: 'Check both. {count} tries left, then we also ask for your mobile number.',
      hi: 'दोनों फिर देखें। {count} मौक़े और, फिर मोबाइल नंबर भी पूछेंगे।',
    },
  },
  lastTry: {
    en: 'Check both. Next time we also ask for your mobile number. Or call {phone}.',
    hi: 'दोनों फिर देखें। अगली बार मोबाइल नंबर भी पूछेंगे। या {phone} पर कॉल करें।',
  },
  /** With the mobile number: after that there is a wait. */
  triesWithPhone: {
    en: 'Check all three. {count} tries left, then wait an hour, or call {phone}.',
    hi: 'तीनों फिर देखें। {count} मौक़े और, फिर एक घंटा रुकें, या {phone} पर कॉल करें।',
  },
  referenceMissing: { en: 'Write your reference', hi: 'रेफ़रेंस नंबर लिखें' },
  codeMissing: { en: 'Write your 4-digit code', hi: '4 अंकों का कोड लिखें' },
  phoneMissing: { en: 'Write the mobile number of the booking', hi: 'बुकिंग वाला मोबाइल नंबर लिखें' },
  lostCode: { en: 'Lost the code? Call us', hi: 'कोड नहीं मिल रहा? कॉल करें' },
  tooManyTries: {
    en: 'Too many tries. Wait {wait}, open the private link in our message, or call {phone}.',
    hi: 'बहुत बार कोशिश हो गई। {wait} रुकें, हमारे संदेश का निजी लिंक खोलें, या {phone} पर कॉल करें।',
  },
  /** After too many wrong codes, possibly by others, the phone number is required: others do not know it. */
  phoneNeeded: {
    en: 'There were too many wrong tries. Please also enter the mobile number of the booking.',
    hi: 'बहुत बार ग़लत कोशिश हुई है। कृपया बुकिंग में लिखा मोबाइल नंबर भी लिखें।',
  },
  /** For actions that the private link alone does not allow. */
  codeTitle: { en: 'Your 4-digit code, please', hi: 'कृपया 4 अंकों का कोड लिखें' },
  codeIntro: {
    en: 'The link opens your booking. To see all of it, to change how we reach you or to erase it, we also ask for the 4-digit code, because other people may read your messages.',
    hi: 'लिंक से आपकी बुकिंग खुलती है। पूरी जानकारी देखने, संपर्क का तरीक़ा बदलने या सब मिटाने के लिए हम 4 अंकों का कोड भी पूछते हैं, क्योंकि आपके संदेश कोई और भी पढ़ सकता है।',
  },
  codeGo: { en: 'Continue', hi: 'आगे बढ़ें' },
  codeLost: { en: 'Lost the code? Call {phone}.', hi: 'कोड नहीं मिल रहा? {phone} पर कॉल करें।' },
  phone: { en: 'Mobile number of the booking', hi: 'बुकिंग में लिखा मोबाइल नंबर' },
  phoneHint: {
    en: 'The 10-digit number that you gave when you booked.',
    hi: 'बुकिंग के समय दिया हुआ 10 अंकों का नंबर।',
  },
} satisfies Words

/** The page behind the private link. It shows nothing yet, because link previews fetch it. */
export const openByLink = {
  pageTitle: { en: 'Your private page', hi: 'आपका निजी पेज' },
  intro: {
    en: 'This link is for you alone. Nothing is shown until you press the button.',
    hi: 'यह लिंक सिर्फ़ आपके लिए है। बटन दबाने तक कुछ नहीं दिखाया जाता।',
  },
  open: { en: 'Open my booking', hi: 'मेरी बुकिंग खोलें' },
  pinIntro: {
    en: 'You told us that other people use this phone. So please enter your 4-digit code as well.',
    hi: 'आपने बताया था कि यह फ़ोन दूसरे लोग भी इस्तेमाल करते हैं। इसलिए 4 अंकों का कोड भी लिखें।',
  },
  wrongPin: {
    en: 'This is not the right 4-digit code',
    hi: 'यह 4 अंकों का कोड सही नहीं है',
  },
  linkOld: {
    en: 'This link is no longer in use. Use your reference and 4-digit code instead, or call {phone}.',
    hi: 'यह लिंक अब काम नहीं करता। रेफ़रेंस नंबर और 4 अंकों के कोड से खोलें, या {phone} पर कॉल करें।',
  },
} satisfies Words

export const manage = {
  yourBooking: { en: 'Your booking', hi: 'आपकी बुकिंग' },
  yourMessage: { en: 'Your message', hi: 'आपका संदेश' },
  yourComplaint: { en: 'Your complaint {reference}', hi: 'आपकी शिकायत {reference}' },
  complaintAnswered: {
    en: 'We have answered it. Read the answer with your 4-digit code.',
    hi: 'हमने इसका जवाब दे दिया है। जवाब अपने 4 अंकों के कोड से पढ़ें।',
  },
  ourAnswer: { en: 'Our answer', hi: 'हमारा जवाब' },
  when: { en: 'When', hi: 'कब' },
  where: { en: 'Where', hi: 'कहाँ' },
  status: { en: 'Status', hi: 'स्थिति' },
  amount: { en: 'Amount', hi: 'रक़म' },
  amountPaid: { en: 'Paid so far', hi: 'अब तक दी गई रक़म' },
  statusReceived: { en: 'Received, not confirmed yet', hi: 'अनुरोध मिला, अभी पक्का नहीं' },
  statusConfirmed: { en: 'Confirmed', hi: 'पक्की' },
  statusCancelledByYou: { en: 'Cancelled by you', hi: 'आपने रद्द की' },
  statusCancelledByUs: { en: 'Cancelled by us', hi: 'हमने रद्द की' },
  statusDone: { en: 'Done', hi: 'पूरी हुई' },
  statusMissed: { en: 'The time has passed', hi: 'समय निकल गया' },
  statusOpen: { en: 'We are working on your answer', hi: 'आपके जवाब पर काम चल रहा है' },
  statusAnswered: { en: 'Answered', hi: 'जवाब दिया गया' },
  answerBy: { en: 'We will answer by {when}.', hi: 'हम {when} तक जवाब देंगे।' },
  answerLate: {
    en: 'We are sorry, our answer is late. We are working on it. If it cannot wait, call {phone}.',
    hi: 'हमें खेद है, जवाब देने में देर हो गई है। हम इस पर काम कर रहे हैं। अगर रुकना मुश्किल हो, तो {phone} पर कॉल करें।',
  },
  timePassed: { en: 'The time of this booking has passed.', hi: 'इस बुकिंग का समय निकल चुका है।' },
  bookAgain: { en: 'Book again', hi: 'दोबारा बुक करें' },
  writeAgain: { en: 'Write to us again', hi: 'हमें फिर से लिखें' },
  weCancelled: {
    en: 'We are sorry, we had to cancel this booking. Book a new time, or take a full refund.',
    hi: 'हमें खेद है, यह बुकिंग हमें रद्द करनी पड़ी। नया समय बुक करें, या पूरा रिफ़ंड लें।',
  },
  moneyBack: { en: 'Money back to you', hi: 'आपको वापस मिलेंगे' },
  backToBooking: { en: 'Back to the booking', hi: 'बुकिंग पर वापस' },
  description: {
    en: 'See, change or cancel what you booked, with your reference and 4-digit code. No account, no password.',
    hi: 'रेफ़रेंस नंबर और 4 अंकों के कोड से अपनी बुकिंग देखें, बदलें या रद्द करें। कोई अकाउंट या पासवर्ड नहीं।',
  },
  finished: { en: 'This page is cleared.', hi: 'पेज साफ़ हो गया है।' },
  finishedHint: {
    en: 'To see the booking again you need the reference and the 4-digit code.',
    hi: 'बुकिंग फिर देखने के लिए रेफ़रेंस नंबर और 4 अंकों का कोड चाहिए।',
  },
  closedItself: {
    en: 'This page closed by itself, because other people may use this phone. Open your booking again.',
    hi: 'यह पेज अपने आप बंद हो गया, क्योंकि यह फ़ोन दूसरे लोग भी इस्तेमाल कर सकते हैं। बुकिंग फिर से खोलें।',
  },
} satisfies Words

export const moveBooking = {
  link: { en: 'Change the time', hi: 'समय बदलें' },
  title: { en: 'Choose a new time', hi: 'नया समय चुनें' },
  hint: {
    en: 'You keep the present time until you confirm the new one.',
    hi: 'नया समय पक्का होने तक पुराना समय आपके पास रहता है।',
  },
  from: { en: 'Now: {when}', hi: 'अभी: {when}' },
  withDoctor: { en: 'Times with {doctor}', hi: '{doctor} के ख़ाली समय' },
  withAny: { en: 'Times with whoever is free first', hi: 'जो डॉक्टर सबसे पहले मिल सकें, उनके समय' },
  showAny: { en: 'See times with any doctor', hi: 'किसी भी डॉक्टर के समय देखें' },
  showOwn: { en: 'Only times with {doctor}', hi: 'सिर्फ़ {doctor} के समय देखें' },
  to: { en: 'New: {when}', hi: 'नया: {when}' },
  /** At the present time, among the times to choose from. */
  own: { en: 'Yours now', hi: 'अभी आपका' },
  choose: { en: 'Choose one of the free times.', hi: 'ख़ाली समय में से कोई एक चुनें।' },
  taken: {
    en: 'Someone else has just taken this time. Your booking is unchanged. Choose another time.',
    hi: 'यह समय अभी-अभी किसी और ने ले लिया। आपकी बुकिंग वैसी ही है। कोई दूसरा समय चुनें।',
  },
  /** Nothing to choose from. */
  noneFree: {
    en: 'No other time is free just now. Your booking is unchanged. Call {phone} and we will help.',
    hi: 'अभी कोई दूसरा समय ख़ाली नहीं है। आपकी बुकिंग वैसी ही है। {phone} पर कॉल करें, हम मदद करेंगे।',
  },
  confirm: { en: 'Move my booking', hi: 'मेरा समय बदल दें' },
  done: { en: 'Done. Your new time is {when}.', hi: 'हो गया। आपका नया समय {when} है।' },
  failed: {
    en: 'The time could not be changed. Your booking is still at {when}. Try again, or call {phone}.',
    hi: 'समय नहीं बदल पाया। आपकी बुकिंग अब भी {when} की है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  tooLate: {
    en: 'It is too late to change this online. Call {phone}.',
    hi: 'अब ऑनलाइन समय नहीं बदल सकता। {phone} पर कॉल करें।',
  },
} satisfies Words

export const cancelBooking = {
  link: { en: 'Cancel booking', hi: 'बुकिंग रद्द करें' },
  title: { en: 'Cancel this booking?', hi: 'यह बुकिंग रद्द करें?' },
  noReason: { en: 'You need not give a reason.', hi: 'वजह बताना ज़रूरी नहीं है।' },
  confirm: { en: 'Yes, cancel it', hi: 'हाँ, रद्द करें' },
  keep: { en: 'No, keep it', hi: 'नहीं, रहने दें' },
  done: {
    en: 'Your booking is cancelled. Nothing more is needed.',
    hi: 'आपकी बुकिंग रद्द हो गई है। अब और कुछ नहीं करना है।',
  },
  failed: {
    en: 'The booking could not be cancelled. It still stands. Try again, or call {phone}.',
    hi: 'बुकिंग रद्द नहीं हो पाई। वह अब भी बनी हुई है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
} satisfies Words

/** The refund, shown before the patient decides. The numbers come from clinic/refund.ts. */
export const refundQuote = {
  title: { en: 'What you get back', hi: 'आपको कितना वापस मिलेगा' },
  now: {
    en: 'If you cancel now, you get back {refund} of {paid}.',
    hi: 'अभी रद्द करने पर {paid} में से {refund} वापस मिलेंगे।',
  },
  full: {
    en: 'If you cancel now, you get all your money back: {refund}.',
    hi: 'अभी रद्द करने पर पूरे पैसे वापस मिलेंगे: {refund}।',
  },
  none: {
    en: 'If you cancel now, no money comes back. The time limit has passed.',
    hi: 'अभी रद्द करने पर पैसे वापस नहीं मिलेंगे। समय-सीमा निकल चुकी है।',
  },
  noneHelp: {
    en: 'If an emergency stopped you, call {phone}. We look at each case.',
    hi: 'अगर कोई आपात स्थिति थी, तो {phone} पर कॉल करें। हम हर मामले को देखते हैं।',
  },
  nothingPaid: {
    en: 'You have paid nothing, so there is nothing to pay for cancelling.',
    hi: 'आपने कुछ नहीं दिया है, इसलिए रद्द करने पर भी कुछ नहीं देना है।',
  },
  howLong: {
    en: 'Card, online and UPI refunds take 5–7 business days. Insurance refunds take 4–6 weeks.',
    hi: 'कार्ड, ऑनलाइन और UPI के रिफ़ंड में 5–7 कामकाजी दिन लगते हैं। बीमा के रिफ़ंड में 4–6 हफ़्ते लगते हैं।',
  },
  policyLink: { en: 'Read the refund policy', hi: 'रिफ़ंड पॉलिसी पढ़ें' },
} satisfies Words

const callRules: Record<CallRule, Localized<string>> = {
  'only-me': {
    en: 'Ask for me by name and say nothing to others',
    hi: 'सिर्फ़ मेरा नाम लेकर मुझसे बात करें, किसी और को कुछ न बताएँ',
  },
  yes: { en: 'You may call this number', hi: 'इस नंबर पर कॉल करें' },
  'write-only': { en: 'Do not call. Write to me.', hi: 'कॉल न करें। मुझे लिखें।' },
  never: {
    en: 'Do not contact me. I will contact you.',
    hi: 'मुझे फ़ोन या मैसेज न करें। ज़रूरत हुई तो मेरी तरफ़ से कॉल आएगी।',
  },
}
const contactHours: Record<ContactHours, Localized<string>> = {
  any: { en: 'Any time', hi: 'कभी भी' },
  morning: { en: 'Mornings only ({range})', hi: 'सिर्फ़ सुबह ({range})' },
  afternoon: { en: 'Afternoons only ({range})', hi: 'सिर्फ़ दोपहर ({range})' },
  evening: { en: 'Evenings only ({range})', hi: 'सिर्फ़ शाम ({range})' },
}

/** In every booking form, and on the page of the booking to change it later. */
export const safeContact = {
  call: callRules,
  hours: contactHours,
  change: { en: 'Change how we contact you', hi: 'संपर्क का तरीक़ा बदलें' },
  stopReminders: { en: 'Stop reminders', hi: 'रिमाइंडर बंद करें' },
  remindersStopped: { en: 'Reminders are off.', hi: 'रिमाइंडर बंद हो गए हैं।' },
} satisfies Words

/** The patient's rights: see, correct, withdraw, erase, complain. */
export const myData = {
  heading: { en: 'Your details', hi: 'आपकी जानकारी' },
  see: { en: 'See the details we hold', hi: 'हमारे पास रखी अपनी जानकारी देखें' },
  rows: {
    name: { en: 'Name', hi: 'नाम' },
    phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
    email: { en: 'Email', hi: 'ईमेल' },
    address: { en: 'Address', hi: 'पता' },
    landmark: { en: 'Landmark', hi: 'पहचान की जगह' },
    age: { en: 'Age', hi: 'उम्र' },
    sex: { en: 'Sex', hi: 'लिंग' },
    tests: { en: 'Tests', hi: 'टेस्ट' },
    message: { en: 'Your message', hi: 'आपका संदेश' },
    answer: { en: 'Our answer', hi: 'हमारा जवाब' },
    complaint: { en: 'Your complaint {reference}', hi: 'आपकी शिकायत {reference}' },
    answerTo: { en: 'Our answer to {reference}', hi: '{reference} पर हमारा जवाब' },
    when: { en: 'Time of the visit', hi: 'आने का समय' },
    doctor: { en: 'Doctor', hi: 'डॉक्टर' },
    service: { en: 'Visit', hi: 'मुलाक़ात' },
    length: { en: 'Length of the visit', hi: 'मुलाक़ात की अवधि' },
    reference: { en: 'Reference', hi: 'रेफ़रेंस नंबर' },
    language: { en: 'Language', hi: 'भाषा' },
    contact: { en: 'How we may contact you', hi: 'हम आपसे कैसे संपर्क कर सकते हैं' },
    wordsForOthers: { en: 'To others we say', hi: 'दूसरों से हम यह कहेंगे' },
    messages: { en: 'Messages', hi: 'मैसेज' },
    reminders: { en: 'Reminders', hi: 'रिमाइंडर' },
  },
  channels: {
    email: { en: 'by email', hi: 'ईमेल से' },
    sms: { en: 'by SMS', hi: 'SMS से' },
    whatsapp: { en: 'by WhatsApp', hi: 'व्हाट्सऐप से' },
  },
  consentRecord: {
    en: 'You agreed to notice {version} ({when}).',
    hi: 'सूचना {version} पर आपकी सहमति दर्ज है ({when})।',
  },
  keptUntil: {
    en: 'We keep these details until {date}, then we erase them.',
    hi: 'हम यह जानकारी {date} तक रखते हैं, फिर मिटा देते हैं।',
  },
  correct: {
    en: 'Something is wrong? Tell the desk, or call {phone} with your reference: name, number, language and how we reach you are corrected at once (a new number with your code). Or write to {email}.',
    hi: 'कुछ ग़लत दर्ज है? डेस्क पर बताएँ, या रेफ़रेंस नंबर के साथ {phone} पर कॉल करें: नाम, नंबर, भाषा और संपर्क का तरीक़ा तुरंत ठीक हो जाता है (नया नंबर कोड के साथ)। या {email} पर लिखें।',
  },
  withdraw: {
    link: { en: 'Withdraw my consent', hi: 'सहमति वापस लें' },
    explain: {
      en: 'We stop using your details and erase what the law lets us erase. A booking that needs them will be cancelled.',
      hi: 'हम आपकी जानकारी का इस्तेमाल बंद कर देंगे और जितनी क़ानूनन मिटा सकते हैं, मिटा देंगे। जिस बुकिंग के लिए वह ज़रूरी है, वह रद्द हो जाएगी।',
    },
    confirm: { en: 'Yes, withdraw', hi: 'हाँ, वापस लें' },
    done: { en: 'Your consent is withdrawn.', hi: 'आपकी सहमति वापस ले ली गई है।' },
  },
  erase: {
    link: { en: 'Erase this booking', hi: 'यह बुकिंग मिटाएँ' },
    title: { en: 'Erase this booking?', hi: 'यह बुकिंग मिटा दें?' },
    goes: {
      en: 'What goes: your name, number, email, address and all that you wrote or chose. A visit that is still ahead is cancelled.',
      hi: 'क्या मिटेगा: आपका नाम, नंबर, ईमेल, पता और आपका लिखा या चुना हुआ सब कुछ। आगे की कोई विज़िट हो तो वह रद्द हो जाएगी।',
    },
    stays: {
      en: 'What stays for 12 months, without your name: that there was a booking, and when it was opened or changed. The law asks us to keep this.',
      hi: '12 महीने तक, आपके नाम के बिना, सिर्फ़ यह दर्ज रहेगा कि एक बुकिंग थी और उसे कब खोला या बदला गया। क़ानून के हिसाब से यह रखना ज़रूरी है।',
    },
    refundFirst: {
      en: 'If money should come back to you, cancel the booking first and wait until it has come.',
      hi: 'अगर पैसे वापस मिलने हैं, तो पहले बुकिंग रद्द करें और पैसे आने तक रुकें।',
    },
    visitStays: {
      en: 'The visit of this booking has taken place. It is part of your medical record, which the law asks us to keep until {date}. We erase it then.',
      hi: 'इस बुकिंग की विज़िट हो चुकी है। यह आपके मेडिकल रिकॉर्ड का हिस्सा है, जिसे क़ानून के हिसाब से {date} तक रखना ज़रूरी है। उसके बाद हम इसे मिटा देंगे।',
    },
    noUndo: { en: 'This cannot be undone.', hi: 'मिटाने के बाद यह वापस नहीं आ सकती।' },
    confirm: { en: 'Yes, erase it', hi: 'हाँ, मिटा दें' },
    keep: { en: 'No, keep it', hi: 'नहीं, रहने दें' },
    done: { en: 'This booking is erased.', hi: 'यह बुकिंग मिटा दी गई है।' },
  },
  complaint: {
    link: { en: 'Make a complaint', hi: 'शिकायत करें' },
    title: { en: 'Tell us what went wrong', hi: 'बताएँ कि क्या ठीक नहीं हुआ' },
    intro: {
      en: 'Our Grievance Officer reads it: {grievanceOfficer}. We confirm within 48 hours that we have it, and settle it within one month. A question about a refund is answered within 7 business days.',
      hi: 'इसे हमारे शिकायत अधिकारी पढ़ते हैं: {grievanceOfficer}। शिकायत मिलने की सूचना 48 घंटे के अंदर देते हैं, और एक महीने के अंदर इसका हल करते हैं। रिफ़ंड के सवाल का जवाब 7 कामकाजी दिनों के अंदर देते हैं।',
    },
    message: { en: 'Your complaint', hi: 'आपकी शिकायत' },
    empty: {
      en: 'Write at least ten letters, so that we can understand what happened.',
      hi: 'कम से कम दस अक्षर लिखें, ताकि हम समझ सकें कि क्या हुआ।',
    },
    send: { en: 'Send', hi: 'भेजें' },
    /** One complaint at a time, so that none is overlooked. */
    open: {
      en: 'We already have a complaint about this booking and are working on it. To add something, call {phone}.',
      hi: 'इस बुकिंग की एक शिकायत हमारे पास है और उस पर काम चल रहा है। कुछ जोड़ना हो, तो {phone} पर कॉल करें।',
    },
    done: {
      en: 'We have your complaint. Its number is {reference}. We confirm it within 48 hours and settle it within one month.',
      hi: 'आपकी शिकायत मिल गई है। इसका नंबर {reference} है। हम 48 घंटे के अंदर सूचना देंगे और एक महीने के अंदर इसका हल करेंगे।',
    },
    board: {
      en: 'If our answer does not settle it, you can complain to the Data Protection Board of India.',
      hi: 'अगर हमारे जवाब से बात न बने, तो भारतीय डेटा संरक्षण बोर्ड (Data Protection Board) में शिकायत करना आपका हक़ है।',
    },
  },
  requestReceived: {
    en: 'We have your request. We will answer within one month.',
    hi: 'आपका अनुरोध मिल गया है। हम एक महीने के अंदर जवाब देंगे।',
  },
} satisfies Words
