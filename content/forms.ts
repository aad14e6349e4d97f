import type { Words } from './language.ts'

export const errorSummary = {
  heading: { en: 'There is a problem', hi: 'कुछ ठीक करना है' },
  titlePrefix: { en: 'Error: {title}', hi: 'ग़लती: {title}' },
  intro: { en: 'What you typed is still here.', hi: 'आपका लिखा हुआ यहीं है।' },
  fieldPrefix: { en: 'Error:', hi: 'ग़लती:' },
} satisfies Words

export const serviceErrors = {
  failedToFetchAppointments: { en: 'Failed to fetch appointments', hi: 'अपॉइंटमेंट के समय नहीं मिल पाए' },
  failedToFetchHelp: {
    en: 'Booking does not work just now. The fault is ours, not your phone’s.',
    hi: 'अभी ऑनलाइन बुकिंग नहीं हो पा रही है। ग़लती हमारी तरफ़ है, आपके फ़ोन की नहीं।',
  },
  failedToBook: { en: 'Failed to book appointment', hi: 'अपॉइंटमेंट बुक नहीं हो पाया' },
  failedToBookHelp: {
    en: 'Your appointment has not been booked. What you typed is still here. Try again, or call {phone}.',
    hi: 'आपका अपॉइंटमेंट बुक नहीं हुआ है। आपका लिखा हुआ यहीं है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  failedToBookHomeTitle: { en: 'Failed to book home collection', hi: 'होम कलेक्शन बुक नहीं हो पाया' },
  failedToBookTestTitle: { en: 'Failed to book the test', hi: 'टेस्ट बुक नहीं हो पाया' },
  failedToSendTitle: { en: 'Your message was not sent', hi: 'संदेश नहीं भेजा जा सका' },
  failedToBookHome: {
    en: 'Your home collection has not been booked. What you typed is still here. Try again, or call {phone}.',
    hi: 'आपका होम कलेक्शन बुक नहीं हुआ है। आपका लिखा हुआ यहीं है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  failedToBookTest: {
    en: 'Your test has not been booked. What you typed is still here. Try again, or call {phone}.',
    hi: 'आपका टेस्ट बुक नहीं हुआ है। आपका लिखा हुआ यहीं है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  failedToSend: {
    en: 'Your message has not been sent. What you typed is still here. Try again, or call {phone}.',
    hi: 'आपका संदेश नहीं गया है। आपका लिखा हुआ यहीं है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  windowFullTitle: { en: 'That window is full', hi: 'वह समय भर चुका है' },
  windowFullBody: {
    en: 'We cannot take more visits in this hour. Your details are still here. These windows are free:',
    hi: 'इस घंटे में और विज़िट नहीं हो सकती। आपकी जानकारी यहीं है। ये समय ख़ाली हैं:',
  },
  windowFullNone: {
    en: 'We cannot take more visits in this hour, and no other window of this date is free. Choose another date, or call {phone}.',
    hi: 'इस घंटे में और विज़िट नहीं हो सकती, और इस तारीख़ को कोई और समय ख़ाली नहीं है। दूसरी तारीख़ चुनें, या {phone} पर कॉल करें।',
  },
  humanCheck: {
    en: 'We could not check that you are a person. Try again, or call {phone}.',
    hi: 'हम जाँच नहीं पाए कि फ़ॉर्म कोई इंसान भर रहा है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  humanCheckWorking: {
    en: 'Checking for misuse. This takes a few seconds.',
    hi: 'सुरक्षा जाँच चल रही है। कुछ सेकंड लगेंगे।',
  },
  slotTakenTitle: { en: '{time} was just taken', hi: '{time} का समय अभी किसी ने ले लिया' },
  slotGoneTitle: { en: '{time} cannot be booked', hi: '{time} का समय बुक नहीं हो सकता' },
  slotTooSoonTitle: {
    en: '{time} is too soon to agree by phone',
    hi: '{time} बहुत जल्दी है, फ़ोन पर तय नहीं हो पाएगा',
  },
  slotTakenBody: {
    en: 'Nothing is lost: your name, number and agreement are kept.',
    hi: 'कुछ नहीं खोया: नाम, नंबर और सहमति सब यहीं है।',
  },
  slotTakenChoose: { en: 'Choose {when}', hi: '{when} का समय चुनें' },
  alreadySentTitle: { en: 'You have sent this already', hi: 'यह पहले ही भेजा जा चुका है' },
  alreadySent: {
    en: 'We have it, and nothing was sent twice. To see or change it, use your reference and 4-digit code under “Manage booking”, or call {phone}.',
    hi: 'यह हमें मिल चुका है, दोबारा कुछ नहीं भेजा गया। देखने या बदलने के लिए “बुकिंग देखें या बदलें” में रेफ़रेंस नंबर और 4 अंकों का कोड लिखें, या {phone} पर कॉल करें।',
  },
  tooManyRequestsTitle: { en: 'Too many tries', hi: 'बहुत बार कोशिश हो गई' },
  tooManyRequests: {
    en: 'Too many tries in a short time. Wait {wait} and try again, or call {phone}.',
    hi: 'कम समय में बहुत बार कोशिश हुई। {wait} रुककर फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  noAnswer: { en: 'We did not get an answer in time.', hi: 'समय पर जवाब नहीं मिला।' },
  timeout: {
    en: 'We did not get an answer in time. We will check before booking again, so you will not be booked twice.',
    hi: 'समय पर जवाब नहीं मिला। दोबारा बुक करने से पहले हम देख लेंगे, ताकि दो बार बुकिंग न हो।',
  },
  sendAgainSafe: {
    en: 'It is safe to press the button again. You will not be booked twice.',
    hi: 'बटन बेझिझक दोबारा दबाएँ। दो बार बुकिंग नहीं होगी।',
  },
  messageUnanswered: {
    en: 'We did not get an answer in time. It is safe to press the button again: your message will not be kept twice.',
    hi: 'समय पर जवाब नहीं मिला। बटन बेझिझक दोबारा दबाएँ: आपका संदेश दो बार दर्ज नहीं होगा।',
  },
  formExpired: {
    en: 'This page was open for a long time. Press the button again; what you typed is still here.',
    hi: 'यह पेज बहुत देर से खुला था। बटन फिर दबाएँ; आपका लिखा हुआ यहीं है।',
  },
} satisfies Words

/** The confirmation when the time is not held until the clinic has called. */
export const toConfirm = {
  title: {
    en: 'We have your request. It is not booked yet.',
    hi: 'आपका अनुरोध मिल गया है। यह अभी बुक नहीं हुआ है।',
  },
  body: {
    en: 'Very many requests are coming in just now, so this time is not held for you yet. We will call you to confirm it or to offer another. If you would rather not wait, call {phone}.',
    hi: 'अभी बहुत सारे अनुरोध आ रहे हैं, इसलिए यह समय अभी आपके लिए रोका नहीं गया है। हम कॉल करके इसे पक्का करेंगे या दूसरा समय बताएँगे। रुकना न चाहें तो {phone} पर कॉल करें।',
  },
} satisfies Words

/** The title of a confirmation page: neutral, because it stays in the history of a shared phone. */
export const receivedTitle = {
  en: 'Received – {clinicShortName}',
  hi: 'मिल गया – {clinicShortName}',
} satisfies Words

export const forms = {
  ownPhone: {
    en: 'This phone is mine: let it fill in my details',
    hi: 'यह फ़ोन मेरा है: मेरी जानकारी यही भर दे',
  },
  noticeLink: { en: 'Read the whole notice', hi: 'पूरी सूचना पढ़ें' },
  consentHeading: { en: 'Your consent', hi: 'आपकी सहमति' },
  remindersHeading: { en: 'Reminders', hi: 'रिमाइंडर' },
} satisfies Words

/** The bar at the end of a form: what its small line and its button say while it is sent. */
export const formBar = {
  notChosen: { en: 'Not chosen yet', hi: 'अभी चुना नहीं' },
  sending: { en: 'Sending', hi: 'भेज रहे हैं' },
  sendingTitle: { en: 'Sending your details…', hi: 'जानकारी भेजी जा रही है…' },
  sendingHelp: { en: 'Please keep this page open.', hi: 'यह पेज खुला रखें।' },
  notSent: { en: 'Not sent yet', hi: 'अभी भेजा नहीं गया' },
  weakTitle: { en: 'The network is weak', hi: 'नेटवर्क कमज़ोर है' },
  slowTitle: {
    en: 'Our system is slow. It is not your phone.',
    hi: 'हमारा सिस्टम धीमा है। आपके फ़ोन की ग़लती नहीं।',
  },
  weakHelp: {
    en: 'Trying again by itself ({n} of {all}). Nothing is sent twice.',
    hi: 'अपने आप फिर कोशिश हो रही है ({all} में से {n})। दो बार कुछ नहीं जाएगा।',
  },
  tryNow: { en: 'Try now', hi: 'अभी भेजें' },
  kept: { en: 'Kept on this page', hi: 'इसी पेज पर रखा है' },
  tryAgain: { en: 'Try again', hi: 'फिर से' },
} satisfies Words

/** A form that asks one question at a time. */
export const steps = {
  stepOf: { en: 'Step {n} of {all}', hi: '{n} / {all}' },
  next: { en: 'Next', hi: 'आगे' },
} satisfies Words

/** A day in the picker: on its cell, and in full over its times. */
export const pickerDays = {
  free: { en: '{count} free', hi: '{count} ख़ाली' },
  full: { en: 'Full', hi: 'भरा' },
  closed: { en: 'Closed', hi: 'बंद' },
  timesFree: {
    one: { en: '{count} time free', hi: '{count} समय ख़ाली' },
    other: { en: '{count} times free', hi: '{count} समय ख़ाली' },
  },
  later: { en: 'Later days', hi: 'आगे के दिन' },
} satisfies Words

export const announcements = {
  timeSelected: { en: '{when} selected', hi: '{when} का समय चुना गया' },
  submitting: { en: 'Sending your details', hi: 'आपकी जानकारी भेजी जा रही है' },
} satisfies Words

/** The response to a form that arrives while the site has too many others. */
export const busy = {
  title: { en: 'Very many forms at once', hi: 'एक साथ बहुत सारे फ़ॉर्म' },
  text: {
    en: 'We could not take your form at this moment. Wait half a minute and load this page again: your browser submits the form once more, and nothing is kept twice. Or call {phone}.',
    hi: 'इस पल आपका फ़ॉर्म नहीं लिया जा सका। आधा मिनट रुककर यह पेज फिर से लोड करें: फ़ॉर्म दोबारा जाएगा, और दो बार दर्ज नहीं होगा। या {phone} पर कॉल करें।',
  },
} satisfies Words
