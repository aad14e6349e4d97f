import { fieldWords } from '../fields/words.ts'
import type { Words } from '../language.ts'

export const appointment = {
  eyebrow: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  when: { en: 'When', hi: 'कब' },
  where: { en: 'Where', hi: 'कहाँ' },
  reference: { en: 'Your reference', hi: 'आपका रेफ़रेंस नंबर' },
  yourTime: { en: 'Your time', hi: 'आपका समय' },
  confirmationGone: {
    en: 'This page no longer shows your booking. Your booking itself is safe.',
    hi: 'यह पेज अब आपकी बुकिंग नहीं दिखाता। आपकी बुकिंग सुरक्षित है।',
  },
  confirmationGoneHelp: {
    en: 'We hide it after a while, because other people may use this phone. Open “Manage booking” with your reference and 4-digit code, or call {phone}.',
    hi: 'कुछ समय बाद हम इसे छिपा देते हैं, क्योंकि यह फ़ोन दूसरे लोग भी इस्तेमाल कर सकते हैं। रेफ़रेंस नंबर और 4 अंकों के कोड से “बुकिंग देखें या बदलें” खोलें, या {phone} पर कॉल करें।',
  },
  pageTitle: { en: 'Book an *Appointment*', hi: '*अपॉइंटमेंट* बुक करें' },
  breadcrumb: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  intro: {
    en: 'Choose a date and a time. It takes about two minutes. You need not say why you are coming.',
    hi: 'तारीख़ और समय चुनें। इसमें लगभग दो मिनट लगते हैं। आने की वजह बताना ज़रूरी नहीं है।',
  },
  /** The three questions. */
  whenQuestion: { en: 'When will you come?', hi: 'कब आना है?' },
  whoQuestion: { en: 'Who is coming?', hi: 'कौन आ रहा है?' },
  agreeQuestion: { en: 'Do you agree?', hi: 'क्या आपकी सहमति है?' },
  visitLength: { en: 'Visit of about {minutes} minutes', hi: 'लगभग {minutes} मिनट की विज़िट' },
  goneShort: { en: 'Your time was just taken', hi: 'आपका समय अभी किसी ने ले लिया' },
  changeTime: { en: 'Your time · change', hi: 'आपका समय · बदलें' },
  moreDetails: { en: 'Add email or address', hi: 'ईमेल या पता जोड़ें' },
  askedGone: {
    en: 'The time you wanted is no longer free.',
    hi: 'आपका चाहा हुआ समय अब ख़ाली नहीं है।',
  },
  nextFree: { en: 'Next free: {when}', hi: 'अगला ख़ाली समय: {when}' },
  selectDate: { en: 'Select a date', hi: 'तारीख़ चुनें' },
  selectTime: { en: 'Select a time', hi: 'समय चुनें' },
  patientDetails: { en: 'Patient details', hi: 'मरीज़ की जानकारी' },
  datesHint: { en: 'Today and the next 6 days', hi: 'आज और अगले 6 दिन' },
  slotFree: { en: '{time}, free', hi: '{time}, ख़ाली' },
  slotBooked: { en: '{time}, booked', hi: '{time}, बुक है' },
  booked: { en: 'Taken', hi: 'बुक है' },
  firstFree: { en: 'First free time: {when}', hi: 'सबसे पहला ख़ाली समय: {when}' },
  timeGone: {
    en: 'The time you had chosen has just been taken. Choose another one.',
    hi: 'आपका चुना हुआ समय अभी किसी और ने ले लिया। कोई दूसरा समय चुनें।',
  },
  slotCleared: { en: 'Date changed. Choose a time again.', hi: 'तारीख़ बदल गई। समय फिर से चुनें।' },
  noSlots: {
    en: 'No available time slots for the selected date. Please select another date.',
    hi: 'चुनी हुई तारीख़ पर कोई समय ख़ाली नहीं है। कोई दूसरी तारीख़ चुनें।',
  },
  fields: {
    service: { label: { en: 'What kind of visit?', hi: 'कैसी मुलाक़ात?' } },
    doctor: { label: { en: 'With whom?', hi: 'किनसे मिलना है?' } },
    patientName: { ...fieldWords.name, placeholder: { en: 'Enter your name', hi: 'अपना नाम लिखें' } },
    phoneNumber: {
      ...fieldWords.mobile,
      placeholder: { en: 'Enter your phone number', hi: 'अपना फ़ोन नंबर लिखें' },
    },
    email: { ...fieldWords.email, placeholder: { en: 'Enter your email', hi: 'अपना ईमेल लिखें' } },
    address: { ...fieldWords.address, placeholder: { en: 'Enter your address', hi: 'अपना पता लिखें' } },
  },
  /** What for and with whom, where there is more than one. */
  visit: {
    about: { en: 'What is it about?', hi: 'किस बारे में?' },
    subjects: {
      gynaecology: { en: 'Body', hi: 'शरीर' },
      psychiatry: { en: 'Mind', hi: 'मन' },
    },
    notSure: { en: 'Not sure', hi: 'पता नहीं' },
    service: { en: '{name} · {minutes} min', hi: '{name} · {minutes} मिनट' },
    departments: {
      gynaecology: { en: 'Women’s health', hi: 'महिला स्वास्थ्य' },
      psychiatry: { en: 'Mind and counselling', hi: 'मन की सेहत और काउंसलिंग' },
    },
    anyDoctor: { en: 'Whoever is free first', hi: 'जो सबसे पहले मिल सकें' },
    showTimes: { en: 'Show times', hi: 'समय देखें' },
    changed: { en: 'The free times have changed. Choose a time.', hi: 'ख़ाली समय बदल गए हैं। समय चुनें।' },
  },
  submit: { en: 'Book', hi: 'बुक करें' },
  processing: { en: 'Booking…', hi: 'रुकिए…' },
  thankYouTitle: { en: 'Thank you. Your appointment is booked.', hi: 'धन्यवाद। आपका अपॉइंटमेंट बुक हो गया है।' },
  calendarTitle: { en: 'Visit {reference}', hi: 'मुलाक़ात {reference}' },
  bookAnother: { en: 'Book Another Appointment', hi: 'एक और अपॉइंटमेंट बुक करें' },
  noSlotsWeek: {
    en: 'No time is free in the next 7 days. Call {phone} and we will help.',
    hi: 'अगले 7 दिनों में कोई समय ख़ाली नहीं है। {phone} पर कॉल करें, हम मदद करेंगे।',
  },
} satisfies Words

/** What a visit costs, beside the doctor's name. */
export const visitWith = {
  fee: { en: '{price} at the desk', hi: '{price} रिसेप्शन पर' },
  feeAsk: { en: 'Fee: ask at the desk', hi: 'फ़ीस: रिसेप्शन पर पूछें' },
} satisfies Words

/** A department whose doctor is not named yet: the phone instead of times. */
export const callForDoctor = {
  heading: { en: 'Call, we find the right doctor', hi: 'कॉल करें, सही डॉक्टर हम बताएँगे' },
  text: {
    en: 'No doctor for this has free times on this website yet. On the phone we say who would see you, and when.',
    hi: 'इसके डॉक्टर के ख़ाली समय अभी वेबसाइट पर नहीं हैं। फ़ोन पर बताएँगे कि कौन देखेंगे और कब।',
  },
  sayOnly: {
    en: 'Say only: “I would like an appointment.”',
    hi: 'बस इतना कहें: “मुझे अपॉइंटमेंट चाहिए।”',
  },
  cannotWait: { en: 'It cannot wait till then:', hi: 'तब तक रुकना मुश्किल हो:' },
} satisfies Words

/** Another time instead of one that is gone. */
export const takenTimes = {
  heading: { en: 'Take one of these?', hi: 'इनमें से कोई समय लें?' },
  sameDay: { en: 'Same day, {date}', hi: 'उसी दिन, {date}' },
  nextDay: { en: 'Next day, {date}', hi: 'अगले दिन, {date}' },
  choose: { en: 'Choose', hi: 'चुनें' },
  chosen: { en: 'Chosen', hi: 'चुना' },
  seeAll: { en: 'See all free times', hi: 'सभी ख़ाली समय देखें' },
} satisfies Words

/** When nothing can be stored at the moment: the phone is the way. */
export const bookByPhone = {
  heading: { en: 'Call, and we book it for you', hi: 'कॉल करें, हम बुक कर देंगे' },
  sayOnly: { en: 'Say only this:', hi: 'बस इतना कहें:' },
  sentence: { en: '“{when}, for {name}.”', hi: '“{when}, {name} के लिए।”' },
  whatsapp: { en: 'Or write on WhatsApp', hi: 'या व्हाट्सऐप पर लिखें' },
  answered: { en: 'Phones answered {hours}.', hi: 'फ़ोन उठाने का समय: {hours}।' },
} satisfies Words

/** What is still missing before the form can be submitted; the specification’s words. */
export const hints = {
  requiredPatientDetails: { en: 'Please fill in required patient details', hi: 'मरीज़ की ज़रूरी जानकारी भरें' },
} satisfies Words

export const meta = {
  title: { en: 'Book an appointment – {clinicShortName}', hi: 'अपॉइंटमेंट लें – {clinicShortName}' },
  description: {
    en: 'Choose a day and time in the next 7 days. Give your name and phone number; you need not give a reason.',
    hi: 'अगले 7 दिनों में से दिन और समय चुनें। बस नाम और फ़ोन नंबर दें; वजह बताना ज़रूरी नहीं।',
  },
  bookedTitle: { en: 'Booked – {clinicShortName}', hi: 'बुकिंग हो गई – {clinicShortName}' },
} satisfies Words
