import type { StaffRole } from '#clinic/staff-roles.ts'
import type { Localized, Words } from './language.ts'

/** The opened booking, and the results of its actions. */
export const openedBooking = {
  move: { en: 'Move', hi: 'समय बदलें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  all: { en: 'Show everything', hi: 'सब कुछ दिखाएँ' },
  allHint: {
    en: 'Tests, complaints, who opened it: with your 4-digit code',
    hi: 'टेस्ट, शिकायतें, किसने देखा: 4 अंकों के कोड से',
  },
  reach: { en: 'How we reach you', hi: 'संपर्क का तरीक़ा' },
  slip: { en: 'Save the slip again', hi: 'पर्ची फिर सेव करें' },
  slipHint: { en: 'Picture, print or calendar', hi: 'तस्वीर, प्रिंट या कैलेंडर' },
  details: { en: 'My details: see, correct, erase', hi: 'मेरी जानकारी: देखें, ठीक करें, मिटाएँ' },
  detailsHint: { en: 'What we hold about you', hi: 'हमारे पास क्या रखा है' },
  complain: { en: 'Something went wrong?', hi: 'कुछ ठीक नहीं हुआ?' },
  oldTimeFree: {
    en: 'The old time ({when}) is free again. Reference and code stay the same.',
    hi: 'पुराना समय ({when}) अब ख़ाली है। रेफ़रेंस और कोड वही हैं।',
  },
  newTime: { en: 'New · old kept until then', hi: 'नया · तब तक पुराना आपका' },
  chooseTime: { en: 'Choose a time', hi: 'समय चुनें' },
  moveTo: { en: 'Move to *when*?', hi: '*कब* का समय?' },
  moveInstead: { en: 'Move it instead', hi: 'इसकी जगह समय बदलें' },
  moveGo: { en: 'Move', hi: 'बदल दें' },
} satisfies Words

/** The refund of a cancellation, in one sum. The whole table is in the policy. */
export const refundNow = {
  nothingPaid: {
    en: 'You have paid nothing, so nothing is charged.',
    hi: 'आपने कुछ नहीं दिया है, इसलिए कुछ नहीं कटेगा।',
  },
  title: { en: 'If you cancel now you get back', hi: 'अभी रद्द करने पर वापस मिलेंगे' },
  of: { en: 'of {paid} ({percent} %).', hi: '{paid} में से ({percent}%)।' },
  until: { en: 'Until {when}. After that {refund}.', hi: '{when} तक। उसके बाद {refund}।' },
} satisfies Words

export const cancelled = {
  title: { en: 'Cancelled', hi: 'बुकिंग रद्द हो गई' },
  text: {
    en: '{when} is no longer yours. Nothing more is needed, nothing to pay.',
    hi: '{when} का समय अब आपका नहीं है। और कुछ नहीं करना, कुछ नहीं देना।',
  },
  refunded: {
    en: '{when} is no longer yours. You get back {refund}.',
    hi: '{when} का समय अब आपका नहीं है। {refund} वापस मिलेंगे।',
  },
  other: { en: 'Choose another time', hi: 'दूसरा समय चुनें' },
} satisfies Words

export const myDetails = {
  title: { en: 'My *details*', hi: 'मेरी *जानकारी*' },
  intro: { en: 'This is all we hold about this booking.', hi: 'इस बुकिंग के बारे में हमारे पास बस इतना है।' },
  copy: { en: 'Save a copy', hi: 'कॉपी सेव करें' },
  eraseTitle: { en: 'Erase everything', hi: 'सब मिटाएँ' },
  eraseHint: {
    en: 'We cancel this booking and erase these details, except what the law makes us keep.',
    hi: 'यह बुकिंग रद्द होगी और जानकारी मिटेगी, सिवाय उसके जिसे रखना क़ानूनन ज़रूरी है।',
  },
  erase: { en: 'Erase my details', hi: 'मेरी जानकारी मिटाएँ' },
  correct: { en: 'Correct something', hi: 'कुछ ठीक करें' },
} satisfies Words

/** Nothing is left to do here, and every link of the site is there again. */
export const erased = {
  title: { en: 'Your details are erased', hi: 'आपकी जानकारी मिट गई' },
  withdrawn: { en: 'Your consent is withdrawn', hi: 'आपकी सहमति वापस ले ली गई' },
  text: {
    en: 'The booking is cancelled, and {reference} no longer opens anything.',
    hi: 'बुकिंग रद्द है। {reference} से अब कुछ नहीं खुलेगा।',
  },
  leave: { en: 'Clear this page and leave', hi: 'पेज साफ़ करके निकलें' },
  home: { en: 'Home page', hi: 'होम पेज' },
  again: { en: 'Book again', hi: 'दोबारा बुक करें' },
} satisfies Words

/** The looks of the clinic into a booking, as its patient reads them. */
export const looks = {
  title: { en: 'Who opened it', hi: 'किसने देखा' },
  nobody: {
    en: 'Nobody at the clinic has opened your details yet.',
    hi: 'क्लिनिक में अभी किसी ने आपकी जानकारी नहीं खोली है।',
  },
  intro: {
    en: 'Each time someone at the clinic opens or changes your details, it is written here. It cannot be removed.',
    hi: 'क्लिनिक में जब भी कोई आपकी जानकारी खोलता या बदलता है, वह यहाँ लिखा जाता है। इसे हटाया नहीं जा सकता।',
  },
  earlier: { en: 'Earlier', hi: 'इससे पहले' },
} satisfies Words

/** What was seen. */
export const lookTexts = {
  read: { en: '{name} ({role}) opened it', hi: '{name} ({role}) ने खोला' },
  'number-shown': {
    en: '{name} ({role}) looked at your phone number',
    hi: '{name} ({role}) ने आपका फ़ोन नंबर देखा',
  },
  'address-shown': {
    en: '{name} ({role}) looked at your address',
    hi: '{name} ({role}) ने आपका पता देखा',
  },
  printed: {
    en: '{name} ({role}) printed it, initials only',
    hi: '{name} ({role}) ने प्रिंट किया, पूरा नाम नहीं',
  },
  corrected: {
    en: '{name} ({role}) corrected your details',
    hi: '{name} ({role}) ने आपकी जानकारी ठीक की',
  },
  'contact-changed': {
    en: '{name} ({role}) changed how we contact you',
    hi: '{name} ({role}) ने संपर्क का तरीक़ा बदला',
  },
  exported: { en: '{name} ({role}) made a copy of it', hi: '{name} ({role}) ने इसकी कॉपी ली' },
} satisfies Words

/** The role; the operator, who runs the computers, has none of the desk's. */
export const lookRoles: Record<StaffRole | 'operator', Localized<string>> = {
  receptionist: { en: 'reception', hi: 'रिसेप्शन' },
  phlebotomist: { en: 'sample collection', hi: 'सैंपल लेने वाले' },
  doctor: { en: 'doctor', hi: 'डॉक्टर' },
  owner: { en: 'head of the clinic', hi: 'क्लिनिक प्रमुख' },
  operator: { en: 'computer operator', hi: 'कंप्यूटर ऑपरेटर' },
}
