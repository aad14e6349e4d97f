import { fieldWords } from './fields/words.ts'
import type { Words } from './language.ts'

/** The two steps of home collection, and their confirmation. */
export const collectionForm = {
  heading: { en: 'Book Home Collection', hi: 'होम कलेक्शन बुक करें' },
  /** The first step where tests are still to be chosen, and where they were chosen in the list. */
  whatAndWhen: { en: 'Which tests, and when?', hi: 'कौन-से टेस्ट और कब?' },
  chosenAndWhen: { en: 'What, and when?', hi: 'क्या और कब?' },
  whereAndWho: { en: 'Where, and who?', hi: 'कहाँ और किसके लिए?' },
  fields: {
    pincode: fieldWords.pincode,
    address: fieldWords.address,
    patientName: fieldWords.name,
    age: fieldWords.age,
    mobile: fieldWords.mobile,
    sex: fieldWords.sex,
    email: fieldWords.email,
    city: fieldWords.city,
    adultPresent: fieldWords.adultPresent,
    guardian: fieldWords.guardian,
  },
  /** The two fields that hardly anybody needs: the city is filled in. */
  more: { en: 'Email · City: {city}', hi: 'ईमेल · शहर: {city}' },
  served: { en: 'Yes, we come to {area}', hi: 'हाँ, हम {area} आते हैं' },
  atClinic: { en: 'Give the sample at the clinic instead', hi: 'सैंपल क्लिनिक में दें' },
  collectionDate: { en: 'Collection Date', hi: 'सैंपल लेने की तारीख़' },
  collectionTime: { en: 'Collection Time', hi: 'सैंपल लेने का समय' },
  comeWithin: { en: 'We come within this hour', hi: 'इस एक घंटे में हम आएँगे' },
  selectTests: { en: 'Select Tests', hi: 'टेस्ट चुनें' },
  moreTests: { en: '{count} more tests', hi: '{count} और टेस्ट' },
  allTests: { en: 'Other tests', hi: 'दूसरे टेस्ट' },
  change: { en: 'Change', hi: 'बदलें' },
  add: { en: 'Add', hi: 'जोड़ें' },
  added: { en: 'Added', hi: 'जोड़ा' },
  emptyStomach: { en: 'empty stomach', hi: 'ख़ाली पेट' },
  onlyAtClinic: {
    en: 'Not taken at home: {tests}. Come to the clinic for that.',
    hi: 'घर पर नहीं होता: {tests}। इसके लिए क्लिनिक आना होगा।',
  },
  noneSelected: { en: 'No test selected yet', hi: 'अभी कोई टेस्ट नहीं चुना' },
  comingIncluded: { en: '{total}, coming home included', hi: '{total}, घर आना शामिल' },
  atHome: { en: 'At home', hi: 'घर पर' },
  total: { en: 'Total', hi: 'कुल' },
  totalHint: {
    en: 'The total is the sum of the tests you chose. There is no extra charge.',
    hi: 'कुल रक़म आपके चुने हुए टेस्ट का जोड़ है। इसमें और कुछ नहीं जुड़ता।',
    reviewNote: 'Change this if the clinic adds a collection fee; a fee must be shown from the first screen.',
  },
  payAtVisit: { en: 'You pay nothing now.', hi: 'अभी आपको कुछ नहीं देना है।' },
  fastingWindow: {
    en: 'You chose a test that needs an empty stomach. A morning window is easier.',
    hi: 'आपने ऐसा टेस्ट चुना है जो ख़ाली पेट होता है। सुबह का समय आसान रहेगा।',
  },
  next: { en: 'Continue', hi: 'आगे बढ़ें' },
  book: { en: 'Book', hi: 'बुक करें' },
  booking: { en: 'Booking...', hi: 'बुकिंग हो रही है...' },
  noneFree: {
    en: 'No window is free on this date. Choose another date.',
    hi: 'इस तारीख़ को कोई समय ख़ाली नहीं है। दूसरी तारीख़ चुनें।',
  },
  noneFreeAtAll: {
    en: 'No window is free in the next {days} days. Call {phone} and we will help.',
    hi: 'अगले {days} दिनों में कोई समय ख़ाली नहीं है। {phone} पर कॉल करें, हम मदद करेंगे।',
  },
  firstFree: { en: 'First free window: {when}', hi: 'सबसे पहला ख़ाली समय: {when}' },
  dateChanged: { en: 'Date changed. Choose a time again.', hi: 'तारीख़ बदल गई। समय फिर से चुनें।' },
  windowGone: {
    en: 'The window you chose is no longer free. Choose another.',
    hi: 'आपका चुना हुआ समय अब ख़ाली नहीं है। दूसरा समय चुनें।',
  },
  windowFull: { en: 'full', hi: 'भर चुका है' },
  windowPast: { en: 'over', hi: 'निकल चुका है' },
  before: {
    refund: {
      en: 'If you cancel: 24 hours or more before the visit, the full amount back; 6 to 24 hours before, half; later, none.',
      hi: 'रद्द करने पर: विज़िट से 24 घंटे या उससे पहले पूरा पैसा वापस; 6 से 24 घंटे पहले आधा; उसके बाद कुछ नहीं।',
    },
    refundLink: { en: 'All refund terms', hi: 'रिफ़ंड की सारी शर्तें' },
  },
  successTitle: { en: 'Thank you. We have your request.', hi: 'धन्यवाद। आपका अनुरोध हमें मिल गया है।' },
  bookAnother: { en: 'Book Another Test', hi: 'एक और टेस्ट बुक करें' },
} satisfies Words
