import { fieldWords } from './fields/words.ts'
import type { Words } from './language.ts'

/** The booking of tests of the catalogue at the clinic. */
export const labTestForm = {
  title: { en: 'Book {test}', hi: '{test} बुक करें' },
  titleOfSeveral: { en: 'Book your *tests*', hi: 'अपने *टेस्ट* बुक करें' },
  // Neutral: the title stays in the history of a shared phone.
  pageTitle: { en: 'Book a visit | {clinicName}', hi: 'विज़िट बुक करें | {clinicName}' },
  breadcrumb: { en: 'Book your tests', hi: 'टेस्ट बुक करें' },
  when: { en: 'When will you come?', hi: 'कब आना है?' },
  who: { en: 'Who is it for?', hi: 'किसके लिए?' },
  fields: {
    fullName: fieldWords.name,
    age: fieldWords.age,
    phone: fieldWords.mobile,
    gender: fieldWords.sex,
    email: fieldWords.email,
    address: fieldWords.address,
    guardian: fieldWords.guardian,
  },
  date: { en: 'Preferred Date', hi: 'पसंद की तारीख़' },
  time: { en: 'Preferred Time', hi: 'पसंद का समय' },
  comeWithin: { en: 'come within the hour', hi: 'इस एक घंटे में आएँ' },
  noneOpen: {
    en: 'The clinic is closed on this date. Choose another date.',
    hi: 'इस तारीख़ को क्लिनिक बंद है। दूसरी तारीख़ चुनें।',
  },
  testsChosen: { en: 'Your tests', hi: 'आपके टेस्ट' },
  more: { en: 'Email and address', hi: 'ईमेल और पता' },
  none: {
    heading: { en: 'Which tests?', hi: 'कौन-से टेस्ट?' },
    text: {
      en: 'No test is chosen yet. Choose one or more from the list.',
      hi: 'अभी कोई टेस्ट नहीं चुना है। सूची से एक या ज़्यादा टेस्ट चुनें।',
    },
    choose: { en: 'Choose tests', hi: 'टेस्ट चुनें' },
  },
  callFirst: {
    en: 'Not booked online: {tests}. Please call {phone} first.',
    hi: 'ऑनलाइन बुक नहीं होता: {tests}। पहले {phone} पर कॉल करें।',
  },
  submit: { en: 'Book Test', hi: 'टेस्ट बुक करें' },
  submitting: { en: 'Booking...', hi: 'बुकिंग हो रही है...' },
  refund: {
    en: 'If you cancel before the sample is taken, you get the full amount back.',
    hi: 'सैंपल देने से पहले रद्द करने पर पूरा पैसा वापस मिलता है।',
  },
  success: { en: 'Thank you. We have your test booking.', hi: 'धन्यवाद। आपकी टेस्ट बुकिंग हमें मिल गई है।' },
  bookAnother: { en: 'Book Another Test', hi: 'एक और टेस्ट बुक करें' },
} satisfies Words
