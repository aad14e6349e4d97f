import type { Part } from '../clinic/parts.ts'
import type { Text } from '../language.ts'
import type { SitePageId } from '../schema.ts'

/** A page as it is named in a result or in a link from another page. */
export type SitePage = {
  id: SitePageId
  /** In English. */
  path: string
  title: Text
  /** Below the title. */
  under: Text
  needs?: Part
}

/** Pages that no list of questions, conditions, services or posts names. `{doctorSlug}` is the leading doctor's. */
export const sitePages: readonly SitePage[] = [
  {
    id: 'page:appointment',
    path: '/appoitment',
    title: { en: 'Make an appointment', hi: 'अपॉइंटमेंट लें' },
    under: { en: 'See free times and book', hi: 'ख़ाली समय देखें और बुक करें' },
  },
  {
    id: 'page:manage',
    path: '/booking',
    title: { en: 'My booking', hi: 'मेरी बुकिंग' },
    under: { en: 'See, change or cancel it', hi: 'देखें, बदलें या रद्द करें' },
  },
  {
    id: 'page:erase',
    path: '/booking',
    title: { en: 'Erase my details', hi: 'मेरी जानकारी मिटाना' },
    under: {
      en: 'Open your booking with its reference and code: it is done there',
      hi: 'रेफ़रेंस और कोड से अपनी बुकिंग खोलें: वहीं मिटाई जाती है',
    },
  },
  {
    id: 'page:contact',
    path: '/contact',
    title: { en: 'Contact, hours, the way here', hi: 'संपर्क, समय, रास्ता' },
    under: { en: 'Phone, message, map', hi: 'फ़ोन, संदेश, नक़्शा' },
  },
  {
    id: 'page:home-collection',
    path: '/home-collection',
    needs: 'home-collection',
    title: { en: 'A sample taken at home', hi: 'घर से सैंपल' },
    under: { en: 'We come to you', hi: 'हम घर आते हैं' },
  },
  {
    id: 'page:prepare',
    path: '/home-collection#prepare',
    needs: 'home-collection',
    title: { en: 'Before a test: fasting and medicines', hi: 'टेस्ट से पहले: ख़ाली पेट और दवा' },
    under: {
      en: 'Which tests need an empty stomach is written beside each',
      hi: 'किस टेस्ट में ख़ाली पेट रहना है, यह उसके साथ लिखा है',
    },
  },
  {
    id: 'tests:all',
    path: '/pathology',
    needs: 'pathology',
    title: { en: 'Tests and prices', hi: 'टेस्ट और दाम' },
    under: { en: 'Search and book a test', hi: 'टेस्ट ढूँढें और बुक करें' },
  },
  {
    id: 'tests:sugar',
    path: '/pathology?q=sugar',
    needs: 'pathology',
    title: { en: 'Sugar tests', hi: 'शुगर के टेस्ट' },
    under: { en: 'Fasting, after food, HbA1c', hi: 'ख़ाली पेट, खाने के बाद, एचबीए1सी' },
  },
  {
    id: 'tests:thyroid',
    path: '/pathology?q=thyroid',
    needs: 'pathology',
    title: { en: 'Thyroid tests', hi: 'थायरॉइड के टेस्ट' },
    under: { en: 'TSH, T3, T4', hi: 'टीएसएच, टी3, टी4' },
  },
  {
    id: 'tests:pregnancy',
    path: '/pathology?q=pregnancy',
    needs: 'pathology',
    title: { en: 'Pregnancy tests', hi: 'प्रेगनेंसी के टेस्ट' },
    under: { en: 'From urine or blood', hi: 'पेशाब या ख़ून से' },
  },
  {
    id: 'tests:fever',
    path: '/pathology?q=fever',
    needs: 'pathology',
    title: { en: 'Fever tests', hi: 'बुख़ार के टेस्ट' },
    under: { en: 'Malaria, typhoid, dengue', hi: 'मलेरिया, टाइफ़ाइड, डेंगू' },
  },
  {
    id: 'tests:checkup',
    path: '/pathology?q=profile',
    needs: 'pathology',
    title: { en: 'Checks of the whole body', hi: 'पूरे शरीर की जाँच' },
    under: { en: 'Several tests together', hi: 'कई टेस्ट एक साथ' },
  },
  {
    id: 'page:basket',
    path: '/pathology/basket',
    needs: 'pathology',
    title: { en: 'My chosen tests', hi: 'मेरे चुने टेस्ट' },
    under: { en: 'Book them together', hi: 'एक साथ बुक करें' },
  },
  {
    id: 'page:doctor',
    path: '/about/{doctorSlug}',
    title: { en: '{doctorName}', hi: '{doctorName}' },
    under: { en: 'The doctor, and the fee', hi: 'डॉक्टर और फ़ीस' },
  },
  {
    id: 'page:clinic',
    path: '/about/clinic',
    title: { en: 'About the clinic', hi: 'क्लिनिक के बारे में' },
    under: { en: 'Who we are', hi: 'हम कौन हैं' },
  },
  {
    id: 'page:practice',
    path: '/pratice',
    needs: 'practice',
    title: { en: 'How we work', hi: 'हमारे काम का तरीक़ा' },
    under: { en: 'What happens at the clinic', hi: 'क्लिनिक में क्या होता है' },
  },
  {
    id: 'page:gallery',
    path: '/gallery',
    needs: 'gallery',
    title: { en: 'Pictures of the clinic', hi: 'क्लिनिक के चित्र' },
    under: { en: 'Rooms and equipment', hi: 'कमरे और उपकरण' },
  },
  {
    id: 'page:blogs',
    path: '/blogs',
    needs: 'blog',
    title: { en: 'All posts', hi: 'सभी लेख' },
    under: { en: 'To read', hi: 'पढ़ने के लिए' },
  },
  {
    id: 'page:privacy-promise',
    path: '/privacy-promise',
    title: { en: 'Our privacy promise', hi: 'निजता का हमारा वादा' },
    under: { en: 'Who knows what about you', hi: 'आपके बारे में किसे क्या पता रहता है' },
  },
  {
    id: 'page:safety',
    path: '/safety',
    title: { en: 'Use this website safely', hi: 'वेबसाइट का सुरक्षित इस्तेमाल' },
    under: { en: 'If somebody watches your phone', hi: 'कोई आपका फ़ोन देखता हो, तो' },
  },
  {
    id: 'page:privacy',
    path: '/privacy-policy',
    title: { en: 'Privacy Policy', hi: 'प्राइवेसी पॉलिसी' },
    under: { en: 'What we store, and for how long', hi: 'हम क्या और कब तक रखते हैं' },
  },
  {
    id: 'page:refund',
    path: '/refund-policy',
    title: { en: 'Refund Policy', hi: 'रिफ़ंड पॉलिसी' },
    under: { en: 'When money comes back', hi: 'पैसे कब वापस होते हैं' },
  },
  {
    id: 'page:terms',
    path: '/term-condition',
    title: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
    under: { en: 'What both sides agree to', hi: 'दोनों ओर की शर्तें' },
  },
  {
    id: 'page:accessibility',
    path: '/accessibility',
    title: { en: 'Accessibility', hi: 'सबके लिए सुगम' },
    under: { en: 'Larger text, keyboard, voice', hi: 'बड़े अक्षर, कीबोर्ड, आवाज़' },
  },
]
