import type { Words } from './language.ts'

/** content/pages/safety.ts says what the button can and cannot hide. */
export const quickExit = {
  button: { en: 'Leave this page', hi: 'यह पेज छोड़ें' },
  buttonAccessible: {
    en: 'Leave this page now. Opens an ordinary website.',
    hi: 'यह पेज अभी छोड़ें। एक आम वेबसाइट खुलेगी।',
  },
  hint: {
    en: 'Press this button, or the Shift key three times, to leave quickly.',
    hi: 'जल्दी निकलने के लिए यह बटन दबाएँ, या Shift बटन तीन बार दबाएँ।',
  },
  hides: { en: 'Hides it at once', hi: 'तुरंत हट जाता है' },
  leaving: { en: 'Leaving…', hi: 'पेज बंद हो रहा है…' },
  shiftCountOne: {
    en: 'Shift pressed once. Press two more times to leave.',
    hi: 'Shift एक बार दबा। निकलने के लिए दो बार और दबाएँ।',
  },
  shiftCountTwo: {
    en: 'Shift pressed twice. Press once more to leave.',
    hi: 'Shift दो बार दबा। निकलने के लिए एक बार और दबाएँ।',
  },
  explainLink: { en: 'How to use this website safely', hi: 'इस वेबसाइट का सुरक्षित इस्तेमाल' },
} satisfies Words

export const crisis = {
  noEmergency: { en: 'We are not an emergency service.', hi: 'हम इमरजेंसी सेवा नहीं हैं।' },
} satisfies Words

export const carousel = {
  label: { en: 'Slides: {name}', hi: 'स्लाइड: {name}' },
  slide: { en: 'Slide {n} of {total}', hi: '{total} में से स्लाइड {n}' },
  previous: { en: 'Previous slide', hi: 'पिछली स्लाइड' },
  next: { en: 'Next slide', hi: 'अगली स्लाइड' },
  goTo: { en: 'Go to slide {n}', hi: 'स्लाइड {n} पर जाएँ' },
  pause: { en: 'Pause the slides', hi: 'स्लाइड रोकें' },
  play: { en: 'Play the slides', hi: 'स्लाइड चलाएँ' },
  paused: { en: 'Slides paused', hi: 'स्लाइड रुक गईं' },
  playing: { en: 'Slides playing', hi: 'स्लाइड चल रही हैं' },
} satisfies Words

export const lightbox = {
  title: { en: 'Picture', hi: 'चित्र' },
  open: { en: 'Open picture {n}: {alt}', hi: 'चित्र {n} खोलें: {alt}' },
  position: { en: 'Picture {n} of {total}', hi: '{total} में से चित्र {n}' },
  close: { en: 'Close picture', hi: 'चित्र बंद करें' },
  previous: { en: 'Previous picture', hi: 'पिछला चित्र' },
  next: { en: 'Next picture', hi: 'अगला चित्र' },
  keys: {
    en: 'Use the left and right arrow keys to move, Escape to close.',
    hi: 'आगे-पीछे जाने के लिए दाएँ-बाएँ तीर, बंद करने के लिए Escape दबाएँ।',
  },
} satisfies Words

export const gallery = {
  title: { en: 'Gallery', hi: 'गैलरी' },
  breadcrumb: { en: 'Gallery', hi: 'गैलरी' },
} satisfies Words

export const pagination = {
  label: { en: 'Pages', hi: 'पेज' },
  previous: { en: 'Previous', hi: 'पिछला' },
  next: { en: 'Next', hi: 'अगला' },
  goToPage: { en: 'Go to page {n}', hi: 'पेज {n} पर जाएँ' },
  currentPage: { en: 'Page {n}, current page', hi: 'पेज {n}, यही पेज' },
  morePages: { en: 'More pages', hi: 'और पेज' },
  status: { en: 'Page {n} of {total}', hi: '{total} में से पेज {n}' },
  firstPage: { en: 'You are on the first page', hi: 'आप पहले पेज पर हैं' },
  lastPage: { en: 'You are on the last page', hi: 'आप आख़िरी पेज पर हैं' },
} satisfies Words

export const blog = {
  title: { en: 'Blogs', hi: 'ब्लॉग' },
  breadcrumb: { en: 'Blogs', hi: 'ब्लॉग' },
  recentPosts: { en: 'Recent Posts', hi: 'हाल के लेख' },
  tags: { en: 'Tags', hi: 'विषय' },
  needHelp: { en: 'Need help?', hi: 'मदद चाहिए?' },
  needHelpBody: { en: 'Ask us a question. We keep it private.', hi: 'हमसे सवाल पूछें। हम उसे निजी रखते हैं।' },
  needHelpLink: { en: 'Contact us', hi: 'संपर्क करें' },
  by: { en: 'By {author}', hi: 'लेखक: {author}' },
  published: { en: 'Published on {date}', hi: '{date} को प्रकाशित' },
  backToList: { en: 'All blog posts', hi: 'सभी लेख' },
  share: { en: 'Share this post', hi: 'यह लेख भेजें' },
  loading: { en: 'Loading the post', hi: 'लेख लोड हो रहा है' },
} satisfies Words

export const services = {
  breadcrumbServices: { en: 'Services', hi: 'सेवाएँ' },
  breadcrumbPsychiatric: { en: 'Psychiatric', hi: 'मानसिक स्वास्थ्य' },
  breadcrumbGynaecology: { en: 'Gynaecology', hi: 'स्त्री रोग' },
  tabsLabel: { en: 'Choose a section', hi: 'कोई भाग चुनें' },
  rowsLabel: { en: 'By what troubles you', hi: 'परेशानी के हिसाब से' },
  allServices: { en: 'All our services here', hi: 'यहाँ की सभी सेवाएँ' },
  tabTreatments: { en: 'Psychiatry Treatment', hi: 'मानसिक रोगों का इलाज' },
  tabCounselling: { en: 'Counselling Services', hi: 'काउंसलिंग सेवाएँ' },
  tabTherapies: { en: 'Therapies', hi: 'थेरेपी' },
  tabObstetrics: { en: 'Obstetrics', hi: 'प्रसूति (गर्भावस्था)' },
  tabGynaecology: { en: 'Gynaecology', hi: 'स्त्री रोग' },
  tabInfertility: {
    en: 'Infertility',
    hi: 'निःसंतानता (इनफ़र्टिलिटी)',
    reviewNote: '“निःसंतानता” is used as the gentler everyday word; clinic may prefer another.',
  },
  symptoms: { en: 'Common symptoms', hi: 'आम लक्षण' },
  benefits: { en: 'Key benefits', hi: 'मुख्य फ़ायदे' },
  duration: { en: 'Duration', hi: 'समय' },
  minutes: { en: '{from}–{to} minutes', hi: '{from}–{to} मिनट' },
  whatToExpect: { en: 'What to Expect as a Patient', hi: 'मरीज़ के तौर पर क्या उम्मीद रखें' },
  getInTouch: { en: 'Get in Touch', hi: 'संपर्क करें' },
} satisfies Words

export const policy = {
  lastUpdatedLabel: { en: 'Last Updated: {date}', hi: 'आख़िरी अपडेट: {date}' },
  hint: { en: 'Tap a heading to read that section.', hi: 'कोई भाग पढ़ने के लिए उसके शीर्षक पर टैप करें।' },
  questions: {
    en: 'Questions about this page? Call {phone} or write to {email}.',
    hi: 'इस पेज के बारे में सवाल हैं? {phone} पर कॉल करें या {email} पर लिखें।',
  },
} satisfies Words

export const home = {
  whyChooseUs: { en: 'Why Choose Us', hi: 'हमें क्यों चुनें' },
  statistics: {
    en: 'Our clinic in numbers',
    hi: 'आँकड़ों में हमारा क्लिनिक',
    reviewNote:
      'Patient counts and “successful” claims are restricted by doctors’ advertising rules; clinic to decide before showing this band.',
  },
  journey: { en: 'Your journey with us', hi: 'हमारे साथ आपका सफ़र' },
  journeyStep: { en: 'Step {n} of {total}', hi: 'चरण {n} / {total}' },
  latestBlogs: { en: 'Latest blog posts', hi: 'ताज़ा ब्लॉग' },
  meetDoctor: { en: 'Meet the doctor', hi: 'डॉक्टर से मिलिए' },
} satisfies Words

export const header = {
  logoAlt: { en: '{clinicName}, home page', hi: '{clinicName}, होम पेज' },
  home: { en: 'Home', hi: 'होम' },
  about: { en: 'About', hi: 'हमारे बारे में' },
  aboutClinic: { en: 'About the Clinic', hi: 'क्लिनिक के बारे में' },
  aboutDoctor: { en: 'About the Doctor', hi: 'डॉक्टर के बारे में' },
  services: { en: 'Services', hi: 'सेवाएँ' },
  gynaecology: { en: 'Gynaecology', hi: 'स्त्री रोग' },
  psychiatric: { en: 'Psychiatric', hi: 'मानसिक स्वास्थ्य' },
  pathology: { en: 'Pathology', hi: 'पैथोलॉजी' },
  homeCollection: { en: 'Home Collection', hi: 'होम कलेक्शन' },
  gallery: { en: 'Gallery', hi: 'गैलरी' },
  cases: {
    en: 'Cases',
    hi: 'केस',
    reviewNote:
      'The specification labels the gallery “Cases”; doctors’ advertising rules discourage showing cases. “Gallery” is given as the safer label.',
  },
  blogs: { en: 'Blogs', hi: 'ब्लॉग' },
  contact: { en: 'Contact', hi: 'संपर्क' },
  appointment: { en: 'Appointment', hi: 'अपॉइंटमेंट' },
  makeAppointment: { en: 'Make Appointment', hi: 'अपॉइंटमेंट लें' },
  openMenu: { en: 'Open menu', hi: 'मेनू खोलें' },
  manageBooking: { en: 'Manage booking', hi: 'बुकिंग देखें या बदलें' },
  currentPage: { en: 'current page', hi: 'यही पेज' },
} satisfies Words

export const footer = {
  support: { en: 'Support', hi: 'सहायता' },
  services: { en: 'Our Services', hi: 'हमारी सेवाएँ' },
  obstetrics: { en: 'Obstetrics', hi: 'गर्भावस्था' },
  infertility: { en: 'Infertility', hi: 'निःसंतानता' },
  safeAndEasy: { en: 'Safe and easy', hi: 'सुरक्षित और आसान' },
  directions: { en: 'Directions and map', hi: 'रास्ता और नक़्शा' },
  privacy: { en: 'Privacy Policy', hi: 'प्राइवेसी पॉलिसी' },
  terms: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
  refund: { en: 'Refund and Cancellation Policy', hi: 'रिफ़ंड और कैंसिलेशन पॉलिसी' },
  accessibility: { en: 'Accessibility', hi: 'सबके लिए आसान' },
  safety: { en: 'Use this website safely', hi: 'वेबसाइट का सुरक्षित इस्तेमाल' },
  copyright: {
    en: '© {year} {clinicName}. All rights reserved.',
    hi: '© {year} {clinicName}। सर्वाधिकार सुरक्षित।',
  },
  designer: { en: 'Designed by {designer}', hi: 'डिज़ाइन: {designer}' },
} satisfies Words

export const buttons = {
  bookAppointment: { en: 'Book Appointment', hi: 'अपॉइंटमेंट बुक करें' },
  contact: { en: 'Contact', hi: 'संपर्क करें' },
  callUs: { en: 'Call Us', hi: 'हमें कॉल करें' },
  call: { en: 'Call {phone}', hi: '{phone} पर कॉल करें' },
  readMore: { en: 'Read More', hi: 'आगे पढ़ें' },
  whatsapp: { en: 'Message us on WhatsApp', hi: 'व्हाट्सऐप पर लिखें' },
  email: { en: 'Write an email', hi: 'ईमेल लिखें' },
  directions: { en: 'Get directions', hi: 'रास्ता देखें' },
  bookHomeCollection: { en: 'Book Home Collection', hi: 'होम कलेक्शन बुक करें' },
  bookLabTest: { en: 'Book Test', hi: 'टेस्ट बुक करें' },
  back: { en: 'Back', hi: 'पीछे जाएँ' },
} satisfies Words

/** At the end of a health page, from its entry in sign-offs.ts. */
export const review = {
  writtenBy: { en: 'Written by the {clinicShortName} team.', hi: '{clinicShortName} की टीम ने लिखा।' },
  awaiting: {
    en: 'This text awaits the doctor’s review. No doctor has signed it off yet.',
    hi: 'इस जानकारी को अभी डॉक्टर ने नहीं जाँचा है। उनकी जाँच बाक़ी है।',
  },
  reviewedBy: { en: 'Reviewed by {reviewer} on {date}', hi: '{reviewer} ने {date} को जाँचा' },
  nextReview: { en: 'Next review due: {date}', hi: 'अगली जाँच: {date}' },
} satisfies Words

/** The numbers that help at any hour, in one place on every page to read; red only where it is about now. */
export const helpStrip = {
  label: { en: 'Help at any hour', hi: 'किसी भी समय मदद' },
  emergency: { en: 'Emergency', hi: 'इमरजेंसी' },
  women: { en: 'Women', hi: 'महिला मदद' },
  teleManas: { en: 'To talk', hi: 'बातचीत' },
} satisfies Words
