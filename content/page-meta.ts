import type { PageMeta } from './schema.ts'

const fewerDrawings = {
  en: 'Drawings of how a visit to {clinicName} looks. They are illustrations, not photographs; no patients are shown.',
  hi: '{clinicName} में मुलाक़ात कैसी होती है, चित्रों में। ये बनाए गए चित्र हैं, फ़ोटो नहीं; किसी मरीज़ की तस्वीर नहीं है।',
}

/**
 * Title and description of every page and tab. The titles of sensitive pages are neutral: a title stays in the history
 * of a shared phone. Search engines read the headings and descriptions.
 */
export const pageMeta = {
  home: {
    route: '/',
    title: {
      en: 'Women’s and mental health care | {clinicName}',
      hi: 'महिलाओं की सेहत और मन की देखभाल | {clinicName}',
      without: {
        psychiatry: { en: 'Women’s health care | {clinicName}', hi: 'महिलाओं की सेहत | {clinicName}' },
        gynaecology: { en: 'Mental health care | {clinicName}', hi: 'मन की देखभाल | {clinicName}' },
      },
    },
    description: {
      en: 'Private, caring help in {city}: {list}. See our hours and book a visit.',
      hi: '{city} में {list}। समय देखें और अपॉइंटमेंट लें।',
      list: [
        { en: 'pregnancy', hi: 'गर्भावस्था', needs: 'gynaecology' },
        { en: 'gynaecology', hi: 'स्त्री रोग', needs: 'gynaecology' },
        { en: 'infertility', hi: 'संतान की परेशानी', needs: 'gynaecology' },
        { en: 'mental health', hi: 'मानसिक स्वास्थ्य', needs: 'psychiatry' },
        { en: 'pathology tests', hi: 'पैथोलॉजी टेस्ट', needs: 'pathology' },
      ],
    },
  },
  'about-clinic': {
    route: '/about/clinic',
    title: { en: 'About the clinic | {clinicName}', hi: 'क्लिनिक के बारे में | {clinicName}' },
    description: {
      en: 'Who we are, how we care, what happens at a visit and how to reach {clinicName} in {city}.',
      hi: 'हम कौन हैं, कैसे देखभाल करते हैं, मुलाक़ात में क्या होता है और {city} में {clinicName} कैसे पहुँचें।',
    },
  },
  'about-doctor': {
    route: '/about/dr-{name}',
    title: {
      en: '{doctorName}, gynaecologist | {clinicName}',
      hi: '{doctorName}, स्त्री रोग विशेषज्ञ | {clinicName}',
    },
    description: {
      en: 'Qualifications, registration and areas of practice of {doctorName}, obstetrician and gynaecologist in {city}.',
      hi: '{city} में प्रसूति एवं स्त्री रोग विशेषज्ञ {doctorName} की योग्यता, पंजीकरण और काम के क्षेत्र।',
    },
    reviewNote: '“Specialist” wording only with the listed postgraduate qualification (IMC 7.20).',
  },
  'services-obstetrics': {
    route: '/services/obstetrics',
    title: { en: 'Family care – {clinicShortName}', hi: 'परिवार की देखभाल – {clinicShortName}' },
    description: {
      en: 'Pregnancy check-ups, vaccines, high-risk pregnancy advice and birth planning, with danger signs every mother should know.',
      hi: 'गर्भावस्था की जाँच, टीके, हाई-रिस्क प्रेगनेंसी की सलाह और डिलीवरी की तैयारी। ख़तरे के लक्षण भी जानें।',
    },
  },
  'services-gynaecology': {
    route: '/services/gynaecology',
    title: { en: 'Health and care – {clinicShortName}', hi: 'सेहत और देखभाल – {clinicShortName}' },
    description: {
      en: 'Help with periods, family planning, cervical screening, PCOS, endometriosis, fibroids and menopause. Private visits.',
      hi: 'माहवारी, परिवार नियोजन, सर्वाइकल जाँच, पीसीओएस, एंडोमेट्रियोसिस, रसौली और मेनोपॉज़ में मदद। निजी मुलाक़ात।',
    },
  },
  'services-infertility': {
    route: '/services/infertility',
    title: { en: 'Planning ahead – {clinicShortName}', hi: 'आगे की तैयारी – {clinicShortName}' },
    description: {
      en: 'When to see a doctor, why both partners are tested, and help for ovulation, tube, hormone and male factor problems.',
      hi: 'डॉक्टर को कब दिखाएँ, दोनों की जाँच क्यों होती है, और अंडा, ट्यूब, हार्मोन व पुरुष से जुड़ी वजहों में मदद।',
    },
  },
  // The tab has no button in the specification.
  'services-approach': {
    route: '/services/approach',
    title: { en: 'How we care – {clinicShortName}', hi: 'हम कैसे देखभाल करते हैं – {clinicShortName}' },
    description: {
      en: 'We listen first, ask your consent, protect your privacy and care for body and mind together.',
      hi: 'हम पहले सुनते हैं, आपकी सहमति लेते हैं, निजता का ध्यान रखते हैं और तन-मन दोनों की देखभाल करते हैं।',
      without: {
        psychiatry: {
          en: 'We listen first, ask your consent, protect your privacy and explain each step in plain words.',
          hi: 'हम पहले सुनते हैं, आपकी सहमति लेते हैं, निजता का ध्यान रखते हैं और हर क़दम आसान शब्दों में समझाते हैं।',
        },
      },
    },
  },
  'service-treatments': {
    route: '/service/treatments',
    title: { en: 'Feeling well – {clinicShortName}', hi: 'अच्छा महसूस करना – {clinicShortName}' },
    description: {
      en: 'Plain facts on 12 conditions such as depression, anxiety, OCD and sleep problems. Signs, care and where to get help now.',
      hi: 'डिप्रेशन, एंग्ज़ायटी, ओसीडी, नींद जैसी 12 परेशानियों के लक्षण, देखभाल और तुरंत मदद कहाँ मिले – आसान शब्दों में।',
    },
  },
  // One for each condition; the description is the condition's own.
  'service-condition': {
    title: { en: '{quietTitle} – {clinicShortName}', hi: '{quietTitle} – {clinicShortName}' },
    description: { en: '{description}', hi: '{description}' },
  },
  search: {
    title: { en: 'Search – {clinicShortName}', hi: 'खोजें – {clinicShortName}' },
    description: {
      en: 'Search {clinicName} in your own words, in English or Hindi: questions, care, tests, prices, booking and contact.',
      hi: '{clinicName} में अपने शब्दों में खोजें, हिंदी या अंग्रेज़ी में: सवाल, देखभाल, टेस्ट, दाम, बुकिंग और संपर्क।',
    },
  },
  // One for each question; the description is the question's own.
  question: {
    title: { en: '{quietTitle} – {clinicShortName}', hi: '{quietTitle} – {clinicShortName}' },
    description: { en: '{description}', hi: '{description}' },
  },
  'service-counselling': {
    route: '/service/counselling',
    title: { en: 'Talking it through – {clinicShortName}', hi: 'मिलकर बात करना – {clinicShortName}' },
    description: {
      en: 'Family, career, marital, de-addiction and sex counselling. Private talks of 45 to 90 minutes, with respect and without judgement.',
      hi: 'पारिवारिक, करियर, वैवाहिक, नशा मुक्ति और सेक्स काउंसलिंग। 45–90 मिनट की निजी बातचीत, सम्मान के साथ।',
    },
  },
  'service-therapies': {
    route: '/service/therapies',
    title: { en: 'Ways to feel better – {clinicShortName}', hi: 'बेहतर महसूस करने के तरीक़े – {clinicShortName}' },
    description: {
      en: 'What CBT, psychotherapy, DBT, family therapy and group therapy are, how they work and how to choose with your doctor.',
      hi: 'CBT, साइकोथेरेपी, DBT, फ़ैमिली और ग्रुप थेरेपी क्या हैं, कैसे काम करती हैं और डॉक्टर के साथ कैसे चुनें।',
    },
  },
  gallery: {
    route: '/gallery',
    title: {
      en: 'Gallery: the clinic in drawings | {clinicName}',
      hi: 'गैलरी: क्लिनिक, चित्रों में | {clinicName}',
    },
    description: {
      en: 'Twelve drawings of how a visit to {clinicName} looks. They are illustrations, not photographs; no patients are shown.',
      hi: '{clinicName} में मुलाक़ात कैसी होती है, बारह चित्रों में। ये बनाए गए चित्र हैं, फ़ोटो नहीं; किसी मरीज़ की तस्वीर नहीं है।',
      without: { psychiatry: fewerDrawings, pathology: fewerDrawings, 'home-collection': fewerDrawings },
    },
    reviewNote:
      'Specification labels this page “Cases”; no patient cases or photos may be shown (IMC 6.1.1, MHCA s.24).',
  },
  // Neutral on purpose: a visitor to the contact page can leave at once.
  contact: {
    route: '/contact',
    title: { en: 'Contact, hours and map – {clinicShortName}', hi: 'संपर्क, समय और नक़्शा – {clinicShortName}' },
    description: {
      en: 'Address, phones, email, opening hours and map for {clinicName} in {city}. Open {openOn}, {partsOfDay}.',
      hi: '{city} में {clinicName} का पता, फ़ोन, ईमेल, समय और नक़्शा। {openOn} {partsOfDay} खुला।',
    },
  },
  // Neutral on purpose: it stays in the history of the browser.
  appointment: {
    route: '/appoitment',
    title: { en: 'Book an appointment – {clinicShortName}', hi: 'अपॉइंटमेंट लें – {clinicShortName}' },
    description: {
      en: 'Choose a day and time in the next 7 days. Give your name and phone number; you need not give a reason.',
      hi: 'अगले 7 दिनों में से दिन और समय चुनें। बस नाम और फ़ोन नंबर दें; वजह बताना ज़रूरी नहीं।',
    },
  },
  'home-collection': {
    route: '/home-collection',
    title: { en: 'Book a visit at home – {clinicShortName}', hi: 'घर पर आने का समय लें – {clinicShortName}' },
    description: {
      en: 'Book a visit to collect test samples at your home in {city}. See prices, choose tests, a date and a one-hour time.',
      hi: '{city} में घर पर टेस्ट का सैंपल देने का समय लें। क़ीमत देखें, टेस्ट, तारीख़ और एक घंटे का समय चुनें।',
    },
  },
  pathology: {
    route: '/pathology',
    title: { en: 'Pathology tests in {city} | {clinicName}', hi: '{city} में पैथोलॉजी टेस्ट | {clinicName}' },
    description: {
      en: 'Search pathology tests by name, see how to prepare, and ask for a booking at {clinicName}.',
      hi: 'नाम से पैथोलॉजी टेस्ट खोजें, तैयारी जानें और {clinicName} में बुकिंग करें।',
    },
    reviewNote: '“Best pathology centre” of the specification is a forbidden superiority claim.',
  },
  practice: {
    route: '/pratice',
    title: { en: 'Our practice | {clinicName}', hi: 'हमारा काम करने का तरीक़ा | {clinicName}' },
    description: {
      en: 'How {clinicName} works: your first visit, privacy, who is in the room, languages, fees and what to do in an emergency.',
      hi: '{clinicName} कैसे काम करता है: पहली मुलाक़ात, निजता, कमरे में कौन होता है, भाषाएँ, फ़ीस और इमरजेंसी में क्या करें।',
    },
  },
  blogs: {
    route: '/blogs',
    title: { en: 'Health articles in plain words | {clinicName}', hi: 'सेहत पर आसान लेख | {clinicName}' },
    description: {
      en: 'Short articles on women’s health and mental health from {clinicName}, in Hindi and English.',
      hi: '{clinicName} की ओर से महिलाओं की सेहत और मानसिक स्वास्थ्य पर छोटे लेख, हिंदी और अंग्रेज़ी में।',
      without: {
        psychiatry: {
          en: 'Short articles on women’s health from {clinicName}, in Hindi and English.',
          hi: '{clinicName} की ओर से महिलाओं की सेहत पर छोटे लेख, हिंदी और अंग्रेज़ी में।',
        },
        gynaecology: {
          en: 'Short articles on mental health from {clinicName}, in Hindi and English.',
          hi: '{clinicName} की ओर से मानसिक स्वास्थ्य पर छोटे लेख, हिंदी और अंग्रेज़ी में।',
        },
      },
    },
  },
  // Filled from the post; the excerpt is shortened to 155 characters at a word end.
  'blog-detail': {
    route: '/blog/{detail}',
    title: { en: '{quietTitle} – {clinicShortName}', hi: '{quietTitle} – {clinicShortName}' },
    description: { en: '{postExcerpt} Read the full article.', hi: '{postExcerpt} पूरा लेख पढ़ें।' },
  },
  terms: {
    route: '/term-condition',
    title: { en: 'Terms and conditions | {clinicName}', hi: 'नियम और शर्तें | {clinicName}' },
    description: {
      en: 'The terms for {list} at {clinicName}.',
      hi: '{clinicName} की {list} के नियम और शर्तें।',
      list: [
        { en: 'using this website, booking visits', hi: 'वेबसाइट, अपॉइंटमेंट' },
        { en: 'home collection', hi: 'घर से सैंपल', needs: 'home-collection' },
        { en: 'pathology tests', hi: 'पैथोलॉजी टेस्ट', needs: 'pathology' },
      ],
    },
  },
  privacy: {
    route: '/privacy-policy',
    title: { en: 'Privacy policy | {clinicName}', hi: 'प्राइवेसी पॉलिसी | {clinicName}' },
    description: {
      en: 'What details we collect, why, who sees them, how long we keep them and how to use your rights.',
      hi: 'हम कौन सी जानकारी लेते हैं, क्यों, कौन देखता है, कब तक रखते हैं और आपके अधिकार क्या हैं।',
    },
  },
  refund: {
    route: '/refund-policy',
    title: {
      en: 'Refund and cancellation policy | {clinicName}',
      hi: 'रिफ़ंड और कैंसिलेशन पॉलिसी | {clinicName}',
    },
    description: {
      en: 'When you get your money back for {list}, and how long it takes.',
      hi: '{list} में पैसे कब वापस मिलते हैं और कितना समय लगता है।',
      list: [
        { en: 'appointments', hi: 'अपॉइंटमेंट' },
        { en: 'home collection', hi: 'घर से सैंपल', needs: 'home-collection' },
        { en: 'pathology tests', hi: 'पैथोलॉजी टेस्ट', needs: 'pathology' },
      ],
    },
  },
  // Also for any other path.
  'not-found': {
    route: '/404',
    title: { en: 'Page not found | {clinicName}', hi: 'पेज नहीं मिला | {clinicName}' },
    description: {
      en: 'This page might have been removed or renamed, or may be unavailable. Go to the home page or call the clinic.',
      hi: 'हो सकता है यह पेज हटा दिया गया हो, नाम बदल गया हो या अभी उपलब्ध न हो। होम पेज पर जाएँ या क्लिनिक को कॉल करें।',
    },
    robots: 'noindex',
  },
  'privacy-promise': {
    title: { en: 'Our privacy promise | {clinicName}', hi: 'निजता का हमारा वादा | {clinicName}' },
    description: {
      en: 'What this website never does: no tracking, no ads, no selling of data, no topic in messages. Plain words, in Hindi and English.',
      hi: 'यह वेबसाइट कभी क्या नहीं करती: न ट्रैकिंग, न विज्ञापन, न जानकारी बेचना, न मैसेज में बीमारी का नाम। आसान शब्दों में।',
    },
  },
  accessibility: {
    title: { en: 'Accessibility statement | {clinicName}', hi: 'सबके लिए सुगम साइट | {clinicName}' },
    description: {
      en: 'How we make this website usable for everyone, what may still be hard, and how to ask for help or report a problem.',
      hi: 'हम इस साइट को सबके लिए आसान कैसे बनाते हैं, क्या अब भी मुश्किल हो सकता है, और मदद कैसे माँगें।',
    },
  },
  safety: {
    title: {
      en: 'Use this website safely – {clinicShortName}',
      hi: 'वेबसाइट का सुरक्षित इस्तेमाल – {clinicShortName}',
    },
    description: {
      en: 'What the “Leave this page” button can hide and what it cannot, how to clear your history, and whom to call for help.',
      hi: '“यह पेज छोड़ें” बटन क्या छिपा सकता है और क्या नहीं, हिस्ट्री कैसे मिटाएँ, और मदद के लिए किसे कॉल करें।',
    },
  },
  offline: {
    title: { en: 'Offline | {clinicName}', hi: 'इंटरनेट नहीं चल रहा | {clinicName}' },
    description: {
      en: 'This page needs the internet. You can call us without it.',
      hi: 'इस पेज के लिए इंटरनेट चाहिए। कॉल बिना इंटरनेट के भी हो जाता है।',
    },
    robots: 'noindex',
  },
} satisfies Record<string, PageMeta>

export type PageId = keyof typeof pageMeta
