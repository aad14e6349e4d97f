import type { Words } from './language.ts'

/** The card with the next free time: on home, and on other pages where a visitor may decide to come. */
export const nextFree = {
  label: { en: 'Next free', hi: 'अगला ख़ाली समय' },
  /** Where the clinic has several doctors: the doctor of that time. */
  labelOf: { en: 'Next free · {doctor}', hi: 'अगला ख़ाली समय · {doctor}' },
  book: { en: 'Book', hi: 'बुक करें' },
  /** While the free times are not known. */
  chooseLabel: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  choose: { en: 'Choose a time', hi: 'समय चुनें' },
  /** While no time is free. */
  noneLabel: { en: 'Nothing free online', hi: 'ऑनलाइन समय ख़ाली नहीं' },
  call: { en: 'Call for a time', hi: 'समय के लिए कॉल करें' },
  callButton: { en: 'Call', hi: 'कॉल करें' },
  /** A department whose doctor is not named yet. */
  byPhoneLabel: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  byPhone: { en: 'Call, we find the right doctor', hi: 'कॉल करें, सही डॉक्टर हम बताएँगे' },
  callNumber: { en: 'Call {phone}', hi: '{phone} पर कॉल करें' },
  anotherTime: { en: 'Another time', hi: 'दूसरा समय' },
  tests: {
    en: 'Tests, at home too',
    hi: 'टेस्ट, घर पर भी',
    without: { 'home-collection': { en: 'Tests at the clinic', hi: 'क्लिनिक पर टेस्ट' } },
  },
} satisfies Words

/** Today 6:20 pm; Wed 18 Nov, 10:00 am */
export const nextFreeWhen = {
  soon: { en: '{day} {time}', hi: '{day} {time}' },
  later: { en: '{weekday} {date} {month}, {time}', hi: '{weekday} {date} {month}, {time}' },
} satisfies Words
