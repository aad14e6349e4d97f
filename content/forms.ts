import type { FieldCode } from '#clinic/appointment.ts'
import type { Localized, Words } from './language.ts'

/** What a person reads for each code of clinic/appointment.ts. */
export const fieldErrors: Record<FieldCode, Localized<string>> = {
  'slot-required': { en: 'Please select a time slot to continue', hi: 'आगे बढ़ने के लिए कोई समय चुनें' },
  'name-required': { en: 'Enter your full name', hi: 'अपना पूरा नाम लिखें' },
  'name-too-short': { en: 'The name must have at least 2 letters', hi: 'नाम में कम से कम 2 अक्षर होने चाहिए' },
  'name-too-long': { en: 'The name must have 100 letters or fewer', hi: 'नाम 100 अक्षरों से ज़्यादा का न हो' },
  'name-characters': {
    en: 'The name can have letters, spaces, dots, hyphens and apostrophes only',
    hi: 'नाम में सिर्फ़ अक्षर, ख़ाली जगह, बिंदु (.), हाइफ़न (-) और (’) का निशान लिखें',
  },
  'phone-required': {
    en: 'Enter a phone number, so that we can reach you about this booking',
    hi: 'फ़ोन नंबर लिखें, ताकि इस बुकिंग के बारे में आपसे बात हो सके',
  },
  'phone-not-indian': {
    en: 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9. You may add +91 or 0 in front.',
    hi: '10 अंकों का भारतीय मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो। आगे +91 या 0 लगा सकते हैं।',
  },
  'email-format': {
    en: 'Enter an email address in the right form, like name@example.com',
    hi: 'ईमेल सही रूप में लिखें, जैसे name@example.com',
  },
  'email-too-long': {
    en: 'The email address is too long. Check it for extra words.',
    hi: 'ईमेल पता बहुत लंबा है। देख लें कि कुछ ज़्यादा तो नहीं लिखा।',
  },
  'address-too-long': {
    en: 'The address must have 300 letters or fewer',
    hi: 'पता 300 अक्षरों से ज़्यादा का न हो',
  },
  'consent-missing': {
    en: 'Tick the box to agree. Without it we may not use your details for this booking.',
    hi: 'सहमति के बॉक्स पर टिक करें। इसके बिना हम इस बुकिंग के लिए आपकी जानकारी इस्तेमाल नहीं कर सकते।',
  },
}

export const errorSummary = {
  heading: { en: 'There is a problem', hi: 'कुछ ठीक करना है' },
  titlePrefix: { en: 'Error: {title}', hi: 'ग़लती: {title}' },
  intro: { en: 'Check these points. What you typed is still here.', hi: 'ये बातें देख लें। आपका लिखा हुआ यहीं है।' },
  fieldPrefix: { en: 'Error:', hi: 'ग़लती:' },
} satisfies Words

export const serviceErrors = {
  failedToFetchAppointments: { en: 'Failed to fetch appointments', hi: 'अपॉइंटमेंट के समय नहीं मिल पाए' },
  failedToFetchHelp: {
    en: 'We could not load the free times. Try again, or call {phone} to book.',
    hi: 'ख़ाली समय नहीं दिख पाए। फिर कोशिश करें, या बुकिंग के लिए {phone} पर कॉल करें।',
  },
  failedToBook: { en: 'Failed to book appointment', hi: 'अपॉइंटमेंट बुक नहीं हो पाया' },
  failedToBookHelp: {
    en: 'Your appointment has not been booked. What you typed is still here. Try again, or call {phone}.',
    hi: 'आपका अपॉइंटमेंट बुक नहीं हुआ है। आपका लिखा हुआ यहीं है। फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  slotTakenTitle: { en: 'That time has just been taken', hi: 'वह समय अभी-अभी किसी और ने ले लिया' },
  slotTakenBody: {
    en: 'Someone booked {when} a moment ago. Your details are still here. These free times are nearest:',
    hi: '{when} का समय अभी किसी और ने बुक कर लिया। आपकी जानकारी यहीं है। सबसे पास के ख़ाली समय ये हैं:',
  },
  slotTakenNone: {
    en: 'No other time is free on this date. Choose another date, or call {phone}.',
    hi: 'इस तारीख़ को और कोई समय ख़ाली नहीं है। दूसरी तारीख़ चुनें, या {phone} पर कॉल करें।',
  },
  slotTakenChoose: { en: 'Choose {when}', hi: '{when} का समय चुनें' },
  alreadyBooked: {
    en: 'You have already booked this time. Your reference is {reference}.',
    hi: 'यह समय आपके लिए पहले ही बुक है। आपका रेफ़रेंस नंबर {reference} है।',
  },
  tooManyRequestsTitle: { en: 'Too many tries', hi: 'बहुत बार कोशिश हो गई' },
  tooManyRequests: {
    en: 'Too many tries in a short time. Wait {minutes} minutes and try again, or call {phone}.',
    hi: 'कम समय में बहुत बार कोशिश हुई। {minutes} मिनट रुककर फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  serviceProblemTitle: { en: 'There is a problem on our side', hi: 'हमारी तरफ़ से कोई दिक़्क़त है' },
  serviceProblem: {
    en: 'We are working on it. Try again in a few minutes, or call {phone}. In an emergency, call 112.',
    hi: 'हम इसे ठीक कर रहे हैं। कुछ मिनट बाद फिर कोशिश करें, या {phone} पर कॉल करें। आपात स्थिति में 112 पर कॉल करें।',
  },
  timeout: {
    en: 'We did not get an answer in time. We will check before booking again, so you will not be booked twice.',
    hi: 'समय पर जवाब नहीं मिला। दोबारा बुक करने से पहले हम देख लेंगे, ताकि दो बार बुकिंग न हो।',
  },
  sendAgainSafe: {
    en: 'It is safe to press the button again. You will not be booked twice.',
    hi: 'बटन दोबारा दबा सकते हैं। दो बार बुकिंग नहीं होगी।',
  },
  formExpired: {
    en: 'This page was open for a long time. Press the button again; what you typed is still here.',
    hi: 'यह पेज बहुत देर से खुला था। बटन फिर दबाएँ; आपका लिखा हुआ यहीं है।',
  },
} satisfies Words

export const forms = {
  fullNameHint: {
    en: 'Write it the way you like. One name is enough.',
    hi: 'जैसे चाहें वैसे लिखें। एक नाम भी काफ़ी है।',
  },
  emailHint: { en: 'We use it only for this booking.', hi: 'हम इसे सिर्फ़ इस बुकिंग के लिए इस्तेमाल करते हैं।' },
  phoneHint: {
    en: '10 digits. We call only about this booking.',
    hi: '10 अंक। हम सिर्फ़ इस बुकिंग के बारे में कॉल करते हैं।',
  },
  addressHint: {
    en: 'House number, street or area, and a landmark',
    hi: 'मकान नंबर, गली या मोहल्ला, और पास की कोई पहचान',
  },
  noticeLink: { en: 'How we use these details', hi: 'हम इस जानकारी का क्या करते हैं' },
  consentHeading: { en: 'Your consent', hi: 'आपकी सहमति' },
} satisfies Words

export const announcements = {
  loadingTimes: { en: 'Loading free times for {date}', hi: '{date} के ख़ाली समय लोड हो रहे हैं' },
  timesLoaded: { en: '{count} free times on {date}', hi: '{date} को {count} समय ख़ाली हैं' },
  timeSelected: { en: '{when} selected', hi: '{when} का समय चुना गया' },
  submitting: { en: 'Sending your details', hi: 'आपकी जानकारी भेजी जा रही है' },
  slowConnection: { en: 'The connection is slow. Please wait a little.', hi: 'इंटरनेट धीमा है। थोड़ा रुकें।' },
} satisfies Words
