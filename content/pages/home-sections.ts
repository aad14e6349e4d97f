import type { PictureName } from '../pictures.ts'
import type { Content, Named, PageAddress, Point, ServiceCard, Slide, Statistic, Step } from '../schema.ts'

/** Role descriptions of a carousel for screen readers. */
export const carouselRoles = {
  carousel: { en: 'carousel', hi: 'स्लाइड शो' },
  slide: { en: 'slide', hi: 'स्लाइड' },
} satisfies Content

export const banner = {
  label: { en: 'Main messages', hi: 'मुख्य संदेश' },
  heading: { en: 'Care for every *stage* of a woman’s life', hi: 'महिला के जीवन के *हर पड़ाव* पर देखभाल' },
  lead: {
    en: 'Body and mind, under one roof. We listen first.',
    hi: 'तन और मन, एक ही छत के नीचे। पहले आपकी बात सुनते हैं।',
    without: {
      psychiatry: {
        en: 'With time, respect and plain words. We listen first.',
        hi: 'समय, सम्मान और आसान शब्दों के साथ। पहले आपकी बात सुनते हैं।',
      },
      gynaecology: {
        en: 'With time, respect and plain words. We listen first.',
        hi: 'समय, सम्मान और आसान शब्दों के साथ। पहले आपकी बात सुनते हैं।',
      },
    },
  },
  assurances: [
    { id: 'confidential', label: { en: 'Strictly confidential', hi: 'पूरी तरह गोपनीय' } },
    { id: 'every-day', label: { en: '{openAssurance}', hi: '{openAssurance}' } },
    { id: 'no-reason', label: { en: 'No reason asked', hi: 'वजह नहीं पूछते' } },
  ],
  link: '/appoitment' as const satisfies PageAddress,
  button: { en: 'Book an appointment', hi: 'अपॉइंटमेंट बुक करें' },
  controls: {
    pause: { en: 'Pause the slides', hi: 'स्लाइड रोकें' },
    play: { en: 'Play the slides', hi: 'स्लाइड चलाएँ' },
    previous: { en: 'Previous slide', hi: 'पिछली स्लाइड' },
    next: { en: 'Next slide', hi: 'अगली स्लाइड' },
    position: { en: 'Slide {n} of {total}', hi: '{total} में से स्लाइड {n}' },
    goTo: { en: 'Go to slide {n}', hi: 'स्लाइड {n} पर जाएँ' },
  },
  /** Each picture leads to the appointment, as specified; the line under it to what it shows. */
  slides: [
    {
      id: 'womens-health',
      needs: 'gynaecology',
      picture: 'banner-mother',
      title: { en: 'From first periods to menopause', hi: 'पहली माहवारी से मेनोपॉज़ तक' },
      more: { label: { en: 'Women’s health', hi: 'महिलाओं की सेहत' }, link: '/services/gynaecology' },
    },
    {
      id: 'mental-wellness',
      needs: 'psychiatry',
      picture: 'banner-counselling',
      title: { en: 'Your mind needs care too', hi: 'मन को भी देखभाल चाहिए' },
      more: { label: { en: 'How we help', hi: 'हम कैसे मदद करते हैं' }, link: '/service/treatments' },
    },
    {
      id: 'home-collection',
      needs: 'home-collection',
      picture: 'banner-home-collection',
      title: { en: 'Lab tests at the clinic or at home', hi: 'टेस्ट क्लिनिक पर या घर पर' },
      more: { label: { en: 'Home collection', hi: 'घर से सैंपल' }, link: '/home-collection' },
    },
  ] satisfies readonly Slide[],
} satisfies Content

export const about = {
  // The specification's heading, word for word except for the stars.
  heading: {
    en: "Expert Women's Healthcare & *Mental Wellness* Under One Roof",
    hi: 'महिलाओं की सेहत और *मन की देखभाल*, एक ही छत के नीचे',
    without: {
      psychiatry: { en: "Expert *Women's Healthcare* Under One Roof", hi: '*महिलाओं की सेहत*, एक ही छत के नीचे' },
      gynaecology: { en: '*Mental Wellness* Under One Roof', hi: '*मन की देखभाल*, एक ही छत के नीचे' },
    },
  },
  description: {
    en: '{clinicName} in {city} brings {list} together. You explain your story once. We take time to listen, examine with care and explain each choice in plain words.',
    hi: '{city} में {clinicName} पर {list} एक साथ मिलते हैं। अपनी बात बार-बार नहीं बतानी पड़ती। हम समय देकर सुनते हैं, ध्यान से जाँच करते हैं और हर विकल्प आसान शब्दों में समझाते हैं।',
    list: [
      { en: 'pregnancy care', hi: 'गर्भावस्था की देखभाल', needs: 'gynaecology' },
      { en: 'gynaecology', hi: 'स्त्री रोग', needs: 'gynaecology' },
      { en: 'infertility advice', hi: 'निःसंतानता की सलाह', needs: 'gynaecology' },
      { en: 'mental health care', hi: 'मन की सेहत', needs: 'psychiatry' },
      { en: 'pathology tests', hi: 'पैथोलॉजी टेस्ट', needs: 'pathology' },
    ],
  },
  picture: 'clinic' as const satisfies PictureName,
  benefits: [
    {
      en: 'Comprehensive gynaecological care for all ages',
      hi: 'हर उम्र के लिए स्त्री रोगों की पूरी देखभाल',
      needs: 'gynaecology',
    },
    {
      en: 'Personalized fertility and pregnancy support',
      hi: 'संतान-प्राप्ति और गर्भावस्था में आपके हिसाब से सहयोग',
      needs: 'gynaecology',
    },
    {
      needs: 'gynaecology',
      en: 'Expert hormonal and menstrual health management',
      hi: 'हार्मोन और माहवारी से जुड़ी परेशानियों की विशेषज्ञ देखभाल',
    },
    { en: 'A safe and supportive environment', hi: 'सुरक्षित और साथ देने वाला माहौल' },
  ],
  /** Folded on a phone, as the other summaries on home. */
  summary: { en: 'What you find here', hi: 'यहाँ क्या मिलेगा' },
  button: { en: 'About the clinic', hi: 'क्लिनिक के बारे में' },
  link: '/about/clinic' as const satisfies PageAddress,
  reviewNote:
    "'Expert' is a mild superiority claim; keep only while the doctors' qualifications and registration numbers are shown on the site.",
} satisfies Content

export const services = {
  heading: { en: 'Specialized *Services*', hi: 'हमारी *विशेष* सेवाएँ' },
  summary: { en: 'What it includes', hi: 'इसमें क्या-क्या है' },
  cards: [
    {
      id: 'obstetrics-gynaecology',
      needs: 'gynaecology',
      picture: 'service-women',
      title: { en: 'Obstetrics & Gynaecology', hi: 'प्रसूति एवं स्त्री रोग' },
      subtitle: { en: 'Pregnancy, periods and women’s health', hi: 'गर्भावस्था, माहवारी और महिला स्वास्थ्य' },
      description: {
        en: 'Care before, during and after pregnancy, and for period problems, PCOS, infertility, screening and menopause.',
        hi: 'गर्भ से पहले, गर्भावस्था में और उसके बाद की देखभाल। साथ ही माहवारी की परेशानी, पीसीओएस, निःसंतानता, जाँच और मेनोपॉज़ की देखभाल।',
      },
      features: [
        { en: 'Pregnancy check-ups and vaccination', hi: 'गर्भावस्था की जाँच और टीके' },
        { en: 'Irregular periods and PCOS', hi: 'अनियमित माहवारी और पीसीओएस' },
        { en: 'Infertility advice for both partners', hi: 'दोनों साथियों के लिए निःसंतानता की सलाह' },
        { en: 'Cervical screening and family planning', hi: 'सर्वाइकल जाँच और परिवार नियोजन' },
      ],
      button: { en: 'View More Details', hi: 'पूरी जानकारी देखें' },
      link: '/services/gynaecology',
    },
    {
      id: 'psychiatrist',
      needs: 'psychiatry',
      picture: 'service-mind',
      title: { en: 'Psychiatrist', hi: 'मनोचिकित्सक' },
      subtitle: { en: 'Treatment, counselling and therapy', hi: 'इलाज, काउंसलिंग और थेरेपी' },
      description: {
        en: 'Private help for depression, anxiety, sleep problems, alcohol or drug use, and stress in the family.',
        hi: 'डिप्रेशन, घबराहट, नींद की परेशानी, शराब या नशा, और परिवार के तनाव में गोपनीय मदद।',
      },
      features: [
        { en: 'Treatment plans made with you', hi: 'आपके साथ मिलकर बना इलाज' },
        { en: 'Family, marital and career counselling', hi: 'परिवार, विवाह और करियर काउंसलिंग' },
        { en: 'Talking therapies, one to one or in a group', hi: 'अकेले या समूह में बातचीत वाली थेरेपी' },
        { en: 'Care for mothers after birth', hi: 'डिलीवरी के बाद माँ के मन की देखभाल' },
      ],
      button: { en: 'View More Details', hi: 'पूरी जानकारी देखें' },
      link: '/service/treatments',
      reviewNote:
        "Show the psychiatrist's name, qualification and registration number; the specification's link /services/physiotherapy is a mislabelled route.",
    },
  ] satisfies readonly ServiceCard[],
} satisfies Content

export const whyChooseUs = {
  heading: { en: 'Why *Choose* Us', hi: 'हमें *क्यों* चुनें' },
  picture: 'doctor-with-women' as const satisfies PictureName,
  points: [
    {
      id: 'expert-care',
      title: { en: 'Expert Care', hi: 'विशेषज्ञ देखभाल' },
      description: {
        en: 'You are seen by qualified doctors. Their qualifications and registration are shown on this site.',
        hi: 'आपको योग्य डॉक्टर देखते हैं। उनकी डिग्री और पंजीकरण इस साइट पर लिखे हैं।',
      },
    },
    {
      id: 'personalized-treatment',
      title: { en: 'Personalized Treatment', hi: 'आपके हिसाब से इलाज' },
      description: {
        en: 'We plan with you, around your health, your work, your family and your wishes.',
        hi: 'हम आपकी सेहत, काम, परिवार और इच्छा को ध्यान में रखकर आपके साथ योजना बनाते हैं।',
      },
    },
    {
      id: 'confidential-compassionate',
      title: { en: 'Confidential & Compassionate', hi: 'गोपनीय और संवेदनशील' },
      description: {
        en: 'You can speak alone with the doctor. We do not judge, and we do not share what you say without your consent.',
        hi: 'डॉक्टर से अकेले में बात करना आपका हक़ है। हम आपको अच्छे-बुरे में नहीं तौलते और आपकी सहमति के बिना बात आगे नहीं बताते।',
      },
    },
    {
      id: 'comprehensive-services',
      title: { en: 'Comprehensive Services', hi: 'सारी सेवाएँ एक जगह' },
      description: {
        en: 'Doctor visits, counselling and lab tests are arranged in one place, with home sample collection.',
        hi: 'डॉक्टर, काउंसलिंग और टेस्ट एक ही जगह, साथ में घर पर सैंपल कलेक्शन।',
        without: {
          pathology: {
            en: 'Visits, advice and follow-up are arranged in one place.',
            hi: 'मुलाक़ात, सलाह और आगे की देखभाल एक ही जगह।',
          },
          'home-collection': {
            en: 'Doctor visits and lab tests are arranged in one place.',
            hi: 'डॉक्टर और टेस्ट एक ही जगह।',
          },
          psychiatry: {
            en: 'Doctor visits and lab tests are arranged in one place, with home sample collection.',
            hi: 'डॉक्टर और टेस्ट एक ही जगह, साथ में घर पर सैंपल कलेक्शन।',
          },
        },
      },
    },
  ] satisfies readonly Point[],
  reviewNote:
    "'Expert' and 'Why Choose Us' headings are from the specification; descriptions are kept to checkable facts.",
} satisfies Content

/** Shown where facts.claims is 'specification'; factsBand replaces it where it is 'factual'. */
export const stats = {
  heading: { en: 'Our work in numbers', hi: 'हमारा काम, आँकड़ों में' },
  items: [
    {
      id: 'happy-patients',
      value: '10000+',
      label: { en: 'Happy patients', hi: 'संतुष्ट मरीज़' },
    },
    {
      id: 'years-experience',
      value: '30+',
      label: { en: 'Years experience', hi: 'साल का अनुभव' },
    },
    {
      id: 'cases-solved',
      value: '10000+',
      label: { en: 'Total cases solved', hi: 'कुल सुलझे मामले' },
    },
    {
      id: 'surgeries',
      needs: 'gynaecology',
      value: '5000+',
      label: { en: 'Successful surgeries', hi: 'सफल ऑपरेशन' },
    },
    {
      id: 'deliveries',
      needs: 'gynaecology',
      value: '7000+',
      label: { en: 'Deliveries', hi: 'डिलीवरी' },
    },
  ] satisfies readonly Statistic[],
  reviewNote:
    "Patient counts, surgery counts and similar figures are likely barred by doctors' advertising rules (IMC 2002 reg. 6.1.1; NMC guidelines 2026 cl. 8.1(iii)) and need proof under consumer law; prefer factsBand until a lawyer agrees.",
} satisfies Content

export const factsBand = {
  heading: { en: 'Good to know before you come', hi: 'आने से पहले जान लें' },
  items: [
    {
      id: 'hours',
      value: { en: '{openHours}', hi: '{openHours}' },
      label: { en: 'Opening hours', hi: 'खुलने का समय' },
    },
    {
      id: 'days',
      value: { en: '{dayCount} days', hi: '{dayCount} दिन' },
      label: { en: 'Open {openDays}', hi: '{openDays} खुला' },
    },
    {
      id: 'languages',
      value: { en: 'Hindi and English', hi: 'हिंदी और अंग्रेज़ी' },
      label: { en: 'Languages we speak', hi: 'हम इन भाषाओं में बात करते हैं' },
    },
    {
      id: 'home-collection',
      needs: 'home-collection',
      value: { en: 'At your home', hi: 'आपके घर पर' },
      label: { en: 'Sample collection by appointment', hi: 'समय लेकर सैंपल कलेक्शन' },
    },
    {
      id: 'confidential',
      value: { en: 'Confidential', hi: 'गोपनीय' },
      label: { en: 'What you tell us stays private', hi: 'आपकी बात हमारे पास ही रहती है' },
    },
  ] satisfies readonly Named[],
} satisfies Content

export const doctorIntro = {
  eyebrow: { en: 'Your doctor', hi: 'आपकी डॉक्टर' },
  heading: { en: '{doctorName}', hi: '{doctorName}' },
  credentials: {
    en: '{qualifications} · Registration {registration}',
    hi: '{qualifications} · पंजीकरण {registration}',
  },
  picture: 'doctor-portrait' as const satisfies PictureName,
  bookButton: { en: 'Book Appointment', hi: 'अपॉइंटमेंट बुक करें' },
  contactButton: { en: 'Contact', hi: 'संपर्क करें' },
} satisfies Content

export const journey = {
  heading: { en: 'Your visit, *step by step*', hi: 'आपकी मुलाक़ात, *क़दम दर क़दम*' },
  steps: [
    {
      id: 'schedule-consultation',
      number: 1,
      title: { en: 'Schedule consultation', hi: 'समय तय करें' },
      description: {
        en: 'Book online or call. Choose a day and a time. You do not have to give a reason.',
        hi: 'ऑनलाइन बुक करें या कॉल करें। दिन और समय चुनें। वजह बताना ज़रूरी नहीं है।',
      },
    },
    {
      id: 'initial-assessment',
      number: 2,
      title: { en: 'Initial assessment', hi: 'शुरुआती जाँच' },
      description: {
        en: 'At the clinic we note your health history in private. We check things such as blood pressure and weight.',
        hi: 'क्लिनिक पर हम अकेले में आपकी सेहत के बारे में पूछते हैं। बीपी और वज़न जैसी चीज़ें देखी जाती हैं।',
      },
    },
    {
      id: 'doctor-consultation',
      number: 3,
      title: { en: 'Doctor consultation', hi: 'डॉक्टर से मुलाक़ात' },
      description: {
        en: 'The doctor listens, answers questions and examines you only if you agree.',
        hi: 'डॉक्टर आपकी बात सुनते हैं, सवालों के जवाब देते हैं और आपकी सहमति से ही जाँच करते हैं।',
      },
    },
    {
      id: 'treatment-plan',
      number: 4,
      title: { en: 'Treatment plan', hi: 'इलाज की योजना' },
      description: {
        en: 'You hear the choices, with their risks and costs. Together you decide what to do.',
        hi: 'आपको सारे रास्ते, उनके जोखिम और ख़र्च बताए जाते हैं। फिर मिलकर तय होता है कि क्या करना है।',
      },
    },
    {
      id: 'ongoing-care',
      number: 5,
      title: { en: 'Ongoing care', hi: 'आगे की देखभाल' },
      description: {
        en: 'We review your reports and progress, and tell you when to come back or call sooner.',
        hi: 'हम आपकी रिपोर्ट और हालत देखते रहते हैं, और बताते हैं कि कब आना है या कब जल्दी कॉल करना है।',
      },
    },
  ] satisfies readonly Step[],
} satisfies Content

/**
 * The third-party widget is loaded only on request. It is left out where facts.claims is 'factual': then there is only
 * the link for feedback.
 */
export const reviews = {
  heading: { en: 'What people *say*', hi: 'लोग *क्या कहते* हैं' },
  intro: {
    en: 'We do not put patients’ names, photos or stories on this site.',
    hi: 'हम इस साइट पर मरीज़ों के नाम, फ़ोटो या कहानियाँ नहीं डालते।',
  },
  externalText: {
    en: 'Some people write reviews on other websites. We do not choose, change or ask for them.',
    hi: 'कुछ लोग दूसरी वेबसाइटों पर राय लिखते हैं। हम उन्हें न चुनते हैं, न बदलते हैं, न माँगते हैं।',
  },
  notice: {
    en: 'Nothing is loaded from {reviewsSite} until you press the button. Then {reviewsSite} may see your internet address and that you visited this page.',
    hi: 'बटन दबाने तक {reviewsSite} से कुछ नहीं खुलता। दबाने पर {reviewsSite} को आपका इंटरनेट पता और यह पेज देखना पता चल सकता है।',
  },
  loadButton: { en: 'Show reviews from {reviewsSite}', hi: '{reviewsSite} की राय यहाँ दिखाएँ' },
  openLink: { en: 'Read them on {reviewsSite}', hi: '{reviewsSite} पर जाकर पढ़ें' },
  frameTitle: { en: 'Reviews on {reviewsSite}', hi: '{reviewsSite} पर लोगों की राय' },
  hideButton: { en: 'Hide them again', hi: 'फिर से छिपाएँ' },
  error: {
    en: 'The reviews could not be loaded. Nothing else on this page needs them.',
    hi: 'राय नहीं खुल पाई। इस पेज की बाक़ी चीज़ें इसके बिना भी चलती हैं।',
  },
  feedbackHeading: { en: 'Tell us how your visit went', hi: 'अपनी मुलाक़ात के बारे में बताइए' },
  feedbackText: {
    en: 'Your words come only to the clinic and are never published.',
    hi: 'आपकी बात सिर्फ़ क्लिनिक तक आती है और कभी छापी नहीं जाती।',
  },
  feedbackButton: { en: 'Send feedback or a complaint', hi: 'सुझाव या शिकायत भेजें' },
  feedbackLink: '/contact' as const satisfies PageAddress,
  reviewNote:
    'NMC guidelines 2026 (Expl. V) are reported to bar requesting or sharing patient reviews; keep the third-party widget off unless a lawyer agrees. The feedback route alone is safe.',
} satisfies Content

export const cta = {
  heading: { en: 'Would you like to *talk* to us?', hi: 'हमसे *बात* करनी है?' },
  line: {
    en: 'Call during opening hours. You need not say why you are calling until you feel ready.',
    hi: 'खुलने के समय में कॉल करें। जब तक मन न हो, वजह बताना ज़रूरी नहीं।',
  },
  button: { en: 'Call Us', hi: 'कॉल करें' },
} satisfies Content

export const blog = {
  heading: { en: 'From our *blog*', hi: 'हमारे *ब्लॉग* से' },
  readMore: { en: 'Read More', hi: 'आगे पढ़ें' },
  allPosts: { en: 'All posts', hi: 'सभी लेख' },
  controls: {
    pause: { en: 'Pause the posts', hi: 'लेख रोकें' },
    play: { en: 'Play the posts', hi: 'लेख चलाएँ' },
    previous: { en: 'Previous posts', hi: 'पिछले लेख' },
    next: { en: 'Next posts', hi: 'अगले लेख' },
    position: { en: 'Post {n} of {total}', hi: '{total} में से लेख {n}' },
    goTo: { en: 'Go to post {n}', hi: 'लेख {n} पर जाएँ' },
  },
  detail: {
    by: { en: 'By {author}', hi: 'लेखक: {author}' },
    published: { en: 'Published {date}', hi: 'प्रकाशित: {date}' },
    updated: { en: 'Updated {date}', hi: 'अपडेट: {date}' },
    tags: { en: 'Tags', hi: 'टैग' },
    sources: { en: 'Where the facts come from', hi: 'जानकारी कहाँ से ली गई' },
    recentPosts: { en: 'Recent Posts', hi: 'हाल के लेख' },
    needHelp: { en: 'Need help?', hi: 'मदद चाहिए?' },
  },
} satisfies Content
