import type { Content } from '../schema.ts'

/** The tests that go into one booking: the bar under the list, and the page that the bar leads to. */
export const labTestBasket = {
  title: { en: 'Your choice | {clinicShortName}', hi: 'आपकी पसंद | {clinicShortName}' },
  /** Of this page and of the form behind it. Neutral: it names no test. */
  description: {
    en: 'Choose where, on which day and at which hour. You pay nothing now.',
    hi: 'जगह, दिन और समय चुनें। अभी कुछ नहीं देना है।',
  },
  heading: { en: 'Your *tests*', hi: 'आपके *टेस्ट*' },
  /** Without script nobody has counted yet. */
  chosen: { en: 'Your tests', hi: 'आपके टेस्ट' },
  total: { en: 'Total {sum}', hi: 'कुल {sum}' },
  totalFor: { en: 'Total for {tests}', hi: '{tests} का कुल' },
  continue: { en: 'Continue', hi: 'आगे' },
  full: {
    en: 'One booking holds {most} tests. For more, call {phone}.',
    hi: 'एक बुकिंग में {most} टेस्ट आते हैं। ज़्यादा के लिए {phone} पर कॉल करें।',
  },
  nothingAdded: {
    en: 'No extra charge. You pay nothing now.',
    hi: 'और कुछ नहीं जुड़ता। अभी कुछ नहीं देना है।',
    reviewNote: 'Clinic to confirm that no fee is added to the price of a test, at home or at the clinic.',
  },
  askNote: {
    en: 'We tell you the missing prices before you pay.',
    hi: 'बाक़ी दाम हम पैसे लेने से पहले बता देंगे।',
  },
  remove: { en: 'Remove {test}', hi: '{test} हटाएँ' },
  removed: { en: '{test} is removed.', hi: '{test} हटा दिया।' },
  addAnother: { en: 'Add another test', hi: 'एक और टेस्ट जोड़ें' },
  joint: { en: 'Take their joint test instead', hi: 'दोनों का मिला हुआ टेस्ट लें' },
  where: { en: 'Where?', hi: 'कहाँ?' },
  atHome: { en: 'At home', hi: 'घर पर' },
  atClinic: { en: 'At the clinic', hi: 'क्लिनिक में' },
  onlyAtClinic: {
    en: 'At the clinic. Not taken at home: {tests}.',
    hi: 'क्लिनिक में। घर पर नहीं होता: {tests}।',
    without: { 'home-collection': { en: 'At the clinic.', hi: 'क्लिनिक में।' } },
  },
  chooseDay: { en: 'Choose day', hi: 'दिन चुनें' },
  none: { en: 'No test is chosen yet.', hi: 'अभी कोई टेस्ट नहीं चुना।' },
  toList: { en: 'Choose a test', hi: 'टेस्ट चुनें' },
} satisfies Content
