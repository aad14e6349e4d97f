import type { PictureName } from '../pictures.ts'
import type { Content } from '../schema.ts'

/** The list of posts, and the texts around a post. */
export const blogPage = {
  heading: { en: 'Health, in *plain words*', hi: 'सेहत की बात, *आसान शब्दों* में' },
  intro: {
    en: 'Short articles for you and your family: what is usual, what helps at home, and when to see a doctor.',
    hi: 'आपके और आपके परिवार के लिए छोटे लेख: क्या आम है, घर पर क्या काम आता है, और डॉक्टर को कब दिखाएँ।',
  },
  picture: 'menopause-garden' as const satisfies PictureName,
  listHeading: { en: 'All articles', hi: 'सभी लेख' },
  updated: { en: 'Updated on {date}', hi: '{date} को अपडेट किया गया' },
  minutes: { en: '{minutes} minutes', hi: '{minutes} मिनट' },
  inShort: { en: 'In short', hi: 'थोड़े में' },
  notReviewed: { en: 'Not yet reviewed by a doctor', hi: 'अभी डॉक्टर ने नहीं जाँचा है' },
  talkToUs: { en: 'Talk to us about this', hi: 'इस बारे में हमसे बात करें' },
  whatHappens: { en: 'What we do', hi: 'हम क्या करते हैं' },
  sources: { en: 'Where this comes from', hi: 'यह जानकारी कहाँ से है' },
  asideLabel: { en: 'More from the blog', hi: 'ब्लॉग से और' },
} satisfies Content
