import type { Words } from '../language.ts'

export const appointment = {
  eyebrow: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  nextChange: {
    en: 'Plans changed? Open “Manage booking”, or call {phone}.',
    hi: 'समय बदलना है? “बुकिंग देखें या बदलें” खोलें, या {phone} पर कॉल करें।',
  },
  when: { en: 'When', hi: 'कब' },
  where: { en: 'Where', hi: 'कहाँ' },
  reference: { en: 'Your reference', hi: 'आपका रेफ़रेंस नंबर' },
  yourVisit: { en: 'Your visit', hi: 'आपका समय' },
  confirmationGone: {
    en: 'This page no longer shows your booking. Your booking itself is safe.',
    hi: 'यह पेज अब आपकी बुकिंग नहीं दिखाता। आपकी बुकिंग सुरक्षित है।',
  },
  confirmationGoneHelp: {
    en: 'We hide it after a while, because other people may use this phone. Open “Manage booking” with your reference and PIN, or call {phone}.',
    hi: 'कुछ समय बाद हम इसे छिपा देते हैं, क्योंकि यह फ़ोन दूसरे लोग भी इस्तेमाल कर सकते हैं। रेफ़रेंस नंबर और PIN से “बुकिंग देखें या बदलें” खोलें, या {phone} पर कॉल करें।',
  },
  pageTitle: { en: 'Book an *Appointment*', hi: '*अपॉइंटमेंट* बुक करें' },
  breadcrumb: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  intro: {
    en: 'Choose a date and a time. It takes about two minutes. You need not say why you are coming.',
    hi: 'तारीख़ और समय चुनें। इसमें लगभग दो मिनट लगते हैं। आने की वजह बताना ज़रूरी नहीं है।',
  },
  selectDate: { en: 'Select a date', hi: 'तारीख़ चुनें' },
  selectTime: { en: 'Select a time', hi: 'समय चुनें' },
  patientDetails: { en: 'Patient details', hi: 'मरीज़ की जानकारी' },
  datesHint: { en: 'Today and the next 6 days', hi: 'आज और अगले 6 दिन' },
  slotFree: { en: '{time}, free', hi: '{time}, ख़ाली' },
  slotBooked: { en: '{time}, booked', hi: '{time}, बुक है' },
  slotSelected: { en: '{time}, selected', hi: '{time}, चुना गया' },
  booked: { en: 'Booked', hi: 'बुक है' },
  chosen: { en: 'You have chosen {when}', hi: 'आपने {when} का समय चुना है' },
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
  name: { en: 'Name', hi: 'नाम' },
  phone: { en: 'Phone Number', hi: 'फ़ोन नंबर' },
  email: { en: 'Email', hi: 'ईमेल' },
  address: { en: 'Address', hi: 'पता' },
  namePlaceholder: { en: 'Enter your name', hi: 'अपना नाम लिखें' },
  phonePlaceholder: { en: 'Enter your phone number', hi: 'अपना फ़ोन नंबर लिखें' },
  emailPlaceholder: { en: 'Enter your email', hi: 'अपना ईमेल लिखें' },
  addressPlaceholder: { en: 'Enter your address', hi: 'अपना पता लिखें' },
  submit: { en: 'Book Appointment', hi: 'अपॉइंटमेंट बुक करें' },
  processing: { en: 'Processing...', hi: 'बुकिंग हो रही है...' },
  loading: { en: 'Loading free times', hi: 'ख़ाली समय लोड हो रहे हैं' },
  thankYouTitle: { en: 'Thank you. Your appointment is booked.', hi: 'धन्यवाद। आपका अपॉइंटमेंट बुक हो गया है।' },
  nextTitle: { en: 'What happens next', hi: 'आगे क्या होगा' },
  nextCome: {
    en: 'Come to the desk at your time and say your reference. You need not say more.',
    hi: 'अपने समय पर रिसेप्शन पर आएँ और रेफ़रेंस नंबर बताएँ। और कुछ बताना ज़रूरी नहीं है।',
  },
  nextBring: {
    en: 'Bring earlier reports and prescriptions, if you have them.',
    hi: 'पुरानी रिपोर्ट और पर्चे हों तो साथ लाएँ।',
  },
  addToCalendar: { en: 'Add to calendar', hi: 'कैलेंडर में जोड़ें' },
  calendarTitle: { en: 'Appointment, {clinicShortName}', hi: 'अपॉइंटमेंट, {clinicShortName}' },
  bookAnother: { en: 'Book Another Appointment', hi: 'एक और अपॉइंटमेंट बुक करें' },
  slotsFree: {
    one: { en: '{count} time free', hi: '{count} समय ख़ाली' },
    other: { en: '{count} times free', hi: '{count} समय ख़ाली' },
  },
  noSlotsWeek: {
    en: 'No time is free in the next 7 days. Call {phone} and we will help.',
    hi: 'अगले 7 दिनों में कोई समय ख़ाली नहीं है। {phone} पर कॉल करें, हम मदद करेंगे।',
  },
} satisfies Words

/** What is still missing before the form can be submitted; the specification’s words. */
export const hints = {
  selectSlot: { en: 'Please select a time slot to continue', hi: 'आगे बढ़ने के लिए कोई समय चुनें' },
  requiredPatientDetails: { en: 'Please fill in required patient details', hi: 'मरीज़ की ज़रूरी जानकारी भरें' },
} satisfies Words

export const meta = {
  title: { en: 'Book an appointment | {clinicName}', hi: 'अपॉइंटमेंट लें | {clinicName}' },
  description: {
    en: 'Choose a day and time in the next 7 days. Give your name and phone number; you need not give a reason.',
    hi: 'अगले 7 दिनों में से दिन और समय चुनें। बस नाम और फ़ोन नंबर दें; वजह बताना ज़रूरी नहीं।',
  },
  bookedTitle: { en: 'Booked – {clinicShortName}', hi: 'बुकिंग हो गई – {clinicShortName}' },
} satisfies Words
