import type { FieldCode } from '#clinic/fields.ts'
import type { Localized, Words } from './language.ts'

/** The message for each code of clinic/fields.ts. */
export const fieldErrors: Record<FieldCode, Localized<string>> = {
  'slot-required': { en: 'Please select a time slot to continue', hi: 'आगे बढ़ने के लिए कोई समय चुनें' },
  'service-unknown': { en: 'Choose one of the visits shown', hi: 'दिखाई गई मुलाक़ातों में से कोई एक चुनें' },
  'doctor-unknown': {
    en: 'Choose a doctor who gives this visit, or whoever is free first',
    hi: 'इस मुलाक़ात के डॉक्टरों में से किसी को चुनें, या जो सबसे पहले मिल सकें',
  },
  'name-required': { en: 'Write a name', hi: 'नाम लिखें' },
  'sender-name-required': { en: 'Write a name', hi: 'नाम लिखें' },
  'patient-name-required': { en: 'Patient name required', hi: 'मरीज़ का नाम लिखें' },
  'name-too-short': { en: 'The name must have at least 2 letters', hi: 'नाम में कम से कम 2 अक्षर होने चाहिए' },
  'name-too-long': { en: 'The name must have 100 letters or fewer', hi: 'नाम 100 अक्षरों से ज़्यादा का न हो' },
  'name-characters': {
    en: 'The name can have letters, spaces and the signs - ’ , ( ) / only, and dots at the end of a word',
    hi: 'नाम में सिर्फ़ अक्षर, ख़ाली जगह और - ’ , ( ) / के निशान लिखें, बिंदु (.) शब्द के अंत में ही',
  },
  'phone-required': {
    en: 'Enter a phone number, so that we can reach you about this booking',
    hi: 'फ़ोन नंबर लिखें, ताकि इस बुकिंग के बारे में आपसे बात हो सके',
  },
  'sender-phone-required': {
    en: 'Enter a phone number, so that we can reach you about your message',
    hi: 'फ़ोन नंबर लिखें, ताकि आपके संदेश के बारे में बात हो सके',
  },
  'phone-not-indian': {
    en: 'A mobile number has 10 digits and starts with 6, 7, 8 or 9',
    hi: 'मोबाइल नंबर 10 अंकों का और 6, 7, 8 या 9 से शुरू होता है',
  },
  'mobile-required': { en: 'Mobile required', hi: 'मोबाइल नंबर लिखें' },
  'mobile-ten-digits': { en: 'Mobile number must be 10 digits', hi: 'मोबाइल नंबर 10 अंकों का होना चाहिए' },
  'email-required': { en: 'Enter your email address', hi: 'अपना ईमेल पता लिखें' },
  'email-format': {
    en: 'Enter an email address in the right form, like name@example.com',
    hi: 'ईमेल सही रूप में लिखें, जैसे name@example.com',
  },
  'email-too-long': {
    en: 'The email address is too long. Check it for extra words.',
    hi: 'ईमेल पता बहुत लंबा है। देख लें कि कुछ ज़्यादा तो नहीं लिखा।',
  },
  'age-required': { en: 'Age required', hi: 'उम्र लिखें' },
  'age-format': { en: 'Enter the age in whole years, from 0 to 120', hi: 'उम्र पूरे सालों में लिखें, 0 से 120 तक' },
  'sex-required': { en: 'Sex required', hi: 'लिंग चुनें' },
  'gender-required': { en: 'Choose one: female, male or other', hi: 'एक चुनें: महिला, पुरुष या अन्य' },
  'address-required': { en: 'Address required', hi: 'पता लिखें' },
  'address-too-long': {
    en: 'The address must have 300 letters or fewer',
    hi: 'पता 300 अक्षरों से ज़्यादा का न हो',
  },
  'city-required': { en: 'City required', hi: 'शहर का नाम लिखें' },
  'pincode-required': { en: 'Pincode required', hi: 'पिनकोड लिखें' },
  'pincode-format': {
    en: 'Pincode must be 6 digits and cannot start with 0',
    hi: 'पिनकोड 6 अंकों का होना चाहिए और 0 से शुरू नहीं हो सकता',
  },
  'pincode-not-served': {
    en: 'We do not come to this pincode yet. You can come to the clinic, or call {phone}.',
    hi: 'इस पिनकोड पर हम अभी नहीं आते। क्लिनिक आएँ, या {phone} पर कॉल करें।',
  },
  'guardian-needed': {
    en: 'The patient is under 18. A parent or guardian must tick this box.',
    hi: 'मरीज़ की उम्र 18 साल से कम है। इस बॉक्स पर माता-पिता या अभिभावक टिक करें।',
  },
  'adult-missing': {
    en: 'Tick the box to confirm that an adult aged 18 or over will be at home',
    hi: 'बॉक्स पर टिक करके बताएँ कि घर पर 18 साल या उससे बड़ा कोई व्यक्ति रहेगा',
  },
  'collection-date-required': { en: 'Collection date required', hi: 'सैंपल लेने की तारीख़ चुनें' },
  'collection-time-required': { en: 'Collection time required', hi: 'सैंपल लेने का समय चुनें' },
  'date-required': { en: 'Choose a date', hi: 'तारीख़ चुनें' },
  'date-past': {
    en: 'This date has passed. Choose today or a later date.',
    hi: 'यह तारीख़ निकल चुकी है। आज या आगे की तारीख़ चुनें।',
  },
  'date-too-far': {
    en: 'This date is too far ahead. Choose an earlier one, or call {phone}.',
    hi: 'यह तारीख़ बहुत आगे की है। पहले की कोई तारीख़ चुनें, या {phone} पर कॉल करें।',
  },
  'time-required': { en: 'Choose a time', hi: 'समय चुनें' },
  'time-past': {
    en: 'This time has passed. Choose a later time.',
    hi: 'यह समय निकल चुका है। आगे का कोई समय चुनें।',
  },
  'time-closed': {
    en: 'The clinic is closed at this time. Choose a time within opening hours.',
    hi: 'इस समय क्लिनिक बंद रहता है। खुलने के समय में से कोई समय चुनें।',
  },
  'time-too-soon': {
    en: 'This time is too soon: we could not agree it with you before. Choose a later time, or call {phone}.',
    hi: 'यह समय बहुत जल्दी का है: उससे पहले हम आपसे बात करके तय नहीं कर पाएँगे। आगे का समय चुनें, या {phone} पर कॉल करें।',
  },
  'tests-required': { en: 'Please select at least one test', hi: 'कम से कम एक टेस्ट चुनें' },
  'text-too-long': {
    en: 'This is too long. Write it in fewer words.',
    hi: 'यह बहुत लंबा है। कम शब्दों में लिखें।',
  },
  'test-unavailable': {
    en: 'A test you chose cannot be booked online any more. Check the tests and book again.',
    hi: 'आपका चुना हुआ एक टेस्ट अब ऑनलाइन बुक नहीं होता। टेस्ट देखकर फिर से बुक करें।',
  },
  'tests-apart': {
    en: 'Some of these tests cannot be taken in the same hour. Book them one after the other, or call {phone}.',
    hi: 'इनमें से कुछ टेस्ट एक ही घंटे में नहीं हो सकते। अलग-अलग बुक करें, या {phone} पर कॉल करें।',
  },
  'message-required': { en: 'Write your message', hi: 'अपना संदेश लिखें' },
  'message-too-short': {
    en: 'Write a little more, so that we can help',
    hi: 'थोड़ा और लिखें, ताकि हम मदद कर सकें',
  },
  'message-too-long': {
    en: 'The message must have 2000 letters or fewer',
    hi: 'संदेश 2000 अक्षरों से ज़्यादा का न हो',
  },
  'reminder-email-missing': {
    en: 'Enter an email address, or leave the email reminder box empty',
    hi: 'ईमेल पता लिखें, या ईमेल रिमाइंडर का बॉक्स ख़ाली छोड़ दें',
  },
  'contact-call-required': {
    en: 'Choose whether we may call you',
    hi: 'चुनें कि हम आपको कॉल कर सकते हैं या नहीं',
  },
  'contact-hours-required': {
    en: 'Choose a good time to contact you',
    hi: 'संपर्क करने का सही समय चुनें',
  },
  'contact-hours-order': {
    en: 'The second time must be later than the first',
    hi: 'दूसरा समय पहले समय के बाद का होना चाहिए',
  },
  'contact-words-too-long': {
    en: 'These words must have 120 letters or fewer',
    hi: 'ये शब्द 120 अक्षरों से ज़्यादा के न हों',
  },
  'contact-way-required': {
    en: 'Tick how we may write to you, or choose “Do not contact me”',
    hi: 'किस तरह लिखें, उस पर टिक करें, या “मुझसे संपर्क न करें” चुनें',
  },
  'consent-missing-contact': {
    en: 'Tick the box to agree. Without it we may not use your details to answer you.',
    hi: 'सहमति के बॉक्स पर टिक करें। इसके बिना हम जवाब देने के लिए आपकी जानकारी इस्तेमाल नहीं कर सकते।',
  },
  'consent-missing': {
    en: 'Tick the box to agree. Without it we may not use your details for this booking.',
    hi: 'सहमति के बॉक्स पर टिक करें। इसके बिना हम इस बुकिंग के लिए आपकी जानकारी इस्तेमाल नहीं कर सकते।',
  },
}

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
  slotTakenNone: {
    en: 'No other time is free on this date. Choose another date, or call {phone}.',
    hi: 'इस तारीख़ को और कोई समय ख़ाली नहीं है। दूसरी तारीख़ चुनें, या {phone} पर कॉल करें।',
  },
  slotTakenChoose: { en: 'Choose {when}', hi: '{when} का समय चुनें' },
  alreadyBooked: {
    en: 'You have already booked this time. Your reference is {reference}.',
    hi: 'यह समय आपके लिए पहले ही बुक है। आपका रेफ़रेंस नंबर {reference} है।',
  },
  alreadySentTitle: { en: 'You have sent this already', hi: 'यह आप पहले ही भेज चुके हैं' },
  alreadySent: {
    en: 'We have it, and nothing was sent twice. To see or change it, use your reference and 4-digit code under “Manage booking”, or call {phone}.',
    hi: 'यह हमें मिल चुका है, दोबारा कुछ नहीं भेजा गया। देखने या बदलने के लिए “बुकिंग देखें या बदलें” में रेफ़रेंस नंबर और 4 अंकों का कोड लिखें, या {phone} पर कॉल करें।',
  },
  tooManyRequestsTitle: { en: 'Too many tries', hi: 'बहुत बार कोशिश हो गई' },
  tooManyRequests: {
    en: 'Too many tries in a short time. Wait {wait} and try again, or call {phone}.',
    hi: 'कम समय में बहुत बार कोशिश हुई। {wait} रुककर फिर कोशिश करें, या {phone} पर कॉल करें।',
  },
  serviceProblemTitle: { en: 'There is a problem on our side', hi: 'हमारी तरफ़ से कोई दिक़्क़त है' },
  serviceProblem: {
    en: 'We are working on it. Try again in a few minutes, or call {phone}. In an emergency, call 112.',
    hi: 'हम इसे ठीक कर रहे हैं। कुछ मिनट बाद फिर कोशिश करें, या {phone} पर कॉल करें। आपात स्थिति में 112 पर कॉल करें।',
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
  loadingTimes: { en: 'Loading free times for {date}', hi: '{date} के ख़ाली समय लोड हो रहे हैं' },
  timesLoaded: { en: '{count} free times on {date}', hi: '{date} को {count} समय ख़ाली हैं' },
  timeSelected: { en: '{when} selected', hi: '{when} का समय चुना गया' },
  submitting: { en: 'Sending your details', hi: 'आपकी जानकारी भेजी जा रही है' },
  slowConnection: { en: 'The connection is slow. Please wait a little.', hi: 'इंटरनेट धीमा है। थोड़ा रुकें।' },
} satisfies Words
