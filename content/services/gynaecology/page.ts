import type { PictureName } from '../../pictures.ts'
import type { Content, PageAddress, ServiceTab } from '../../schema.ts'

/** The texts around the tabs of /services/{name}. The notice on foetal sex is in site.ts. */
export const gynaecologyPage = {
  heading: { en: 'Obstetrics and Gynaecology', hi: 'प्रसूति एवं स्त्री रोग' },
  picture: 'service-women' as const satisfies PictureName,
  intro: [
    {
      en: 'From a first period to life after menopause, you can bring your questions to {doctorName} at {clinicName}.',
      hi: 'पहली माहवारी से लेकर मेनोपॉज़ के बाद तक, अपने सवाल {clinicName} में {doctorName} के पास लाएँ।',
    },
    {
      en: 'Visits are private. You can ask to be seen alone, or with someone you trust in the room.',
      hi: 'मुलाक़ात गोपनीय होती है। अकेले में मिलने को कहें, या किसी भरोसे के इंसान को साथ रखें।',
    },
  ],
  breadcrumb: [
    { en: 'Home', hi: 'होम' },
    { en: 'Services', hi: 'सेवाएँ' },
    { en: 'Gynaecology', hi: 'स्त्री रोग' },
  ],
  tabs: [
    {
      id: 'obstetrics',
      picture: 'pregnancy-checkup',
      label: { en: 'Obstetrics', hi: 'प्रसूति (गर्भावस्था)' },
      default: true,
      heading: { en: 'Pregnancy and *birth*', hi: 'गर्भावस्था और *डिलीवरी*' },
      intro: {
        en: 'Care before, during and after pregnancy, explained at every step.',
        hi: 'गर्भावस्था से पहले, उसके दौरान और बाद की देखभाल – हर क़दम पर समझाते हुए।',
      },
      listLabel: { en: 'What you can expect', hi: 'आपको क्या मिलेगा' },
      careCards: ['pregnancy-danger-signs'],
      foetalSexNotice: true,
    },
    {
      id: 'gynaecology',
      picture: 'doctor-with-women',
      label: { en: 'Gynaecology', hi: 'स्त्री रोग' },
      heading: { en: 'Women’s health at *every age*', hi: '*हर उम्र* में महिलाओं की सेहत' },
      intro: {
        en: 'Period problems, family planning, screening, growths and menopause. No question is too small.',
        hi: 'माहवारी की परेशानी, परिवार नियोजन, जाँच, गाँठ और मेनोपॉज़। कोई सवाल छोटा नहीं होता।',
      },
      listLabel: { en: 'Benefits', hi: 'इससे क्या मिलता है' },
      durationLabel: { en: 'Time this may take', hi: 'कितना समय लग सकता है' },
      durationTemplate: { en: '{min}–{max} minutes', hi: '{min}–{max} मिनट' },
      careCards: [],
    },
    {
      id: 'infertility',
      picture: 'couple',
      label: { en: 'Infertility', hi: 'निःसंतानता (इनफ़र्टिलिटी)' },
      heading: { en: 'When pregnancy takes *time*', hi: 'जब गर्भ ठहरने में *समय* लगे' },
      introParagraphs: [
        {
          en: 'About 1 in 6 people face difficulty in having a child. You are not alone and nobody is to blame.',
          hi: 'लगभग 6 में से 1 व्यक्ति को संतान होने में दिक़्क़त आती है। आप अकेले नहीं हैं और इसमें किसी का दोष नहीं है।',
        },
        {
          en: 'See a doctor after 12 months of trying. Come sooner if the woman is 35 or older, or if there is a known problem. Both partners are tested.',
          hi: '12 महीने कोशिश के बाद डॉक्टर को दिखाएँ। महिला की उम्र 35 या ज़्यादा हो या कोई परेशानी पहले से पता हो, तो पहले आएँ। जाँच दोनों की होती है।',
        },
        {
          en: 'For about 1 in 4 couples, no clear cause is found. No clinic can promise a pregnancy. We can promise honest answers and respect.',
          hi: 'लगभग 4 में से 1 जोड़े में कोई साफ़ वजह नहीं मिलती। कोई भी क्लिनिक गर्भ ठहरने का वादा नहीं कर सकता। हम सच्चे जवाब और सम्मान का वादा कर सकते हैं।',
        },
      ],
      intro: {
        en: 'Calm, respectful help for couples who are waiting for a child. Both partners are tested.',
        hi: 'संतान का इंतज़ार कर रहे जोड़ों के लिए शांत और सम्मान भरी मदद। जाँच दोनों की होती है।',
      },
      listLabel: { en: 'How we help', hi: 'हम कैसे मदद करते हैं' },
      careCards: [],
      foetalSexNotice: true,
    },
    {
      id: 'approach',
      picture: 'mother-baby',
      label: { en: 'Our approach', hi: 'हमारा तरीक़ा' },
      hidden: true,
      heading: { en: 'How we *care*', hi: 'हम कैसे *देखभाल* करते हैं' },
      intro: {
        en: 'Four things you can count on at every visit.',
        hi: 'चार बातें, जिन पर हर मुलाक़ात में भरोसा रखें।',
      },
      careCards: [],
    },
  ] satisfies readonly ServiceTab[],
  labels: {
    readMore: { en: 'Read more', hi: 'और पढ़ें' },
    readLess: { en: 'Show less', hi: 'कम दिखाएँ' },
    bookAppointment: { en: 'Book an Appointment', hi: 'अपॉइंटमेंट लें' },
  },
  cta: {
    heading: { en: 'Book an Appointment', hi: 'अपॉइंटमेंट लें' },
    body: {
      en: 'Choose a day and time that suits you. You do not have to write the reason for your visit.',
      hi: 'अपनी सुविधा का दिन और समय चुनें। आने की वजह लिखना ज़रूरी नहीं है।',
    },
    button: { en: 'Book an Appointment', hi: 'अपॉइंटमेंट लें' },
    target: '/appoitment' satisfies PageAddress,
  },
  educationNotice: {
    en: 'These pages give general information and do not replace a visit to a doctor.',
    hi: 'यहाँ दी गई जानकारी सामान्य है और डॉक्टर से मिलने की जगह नहीं ले सकती।',
  },
  reviewNote:
    'Clinic to confirm: hospital for births and surgery, out-of-hours number, Form B (MTP), PCPNDT and ART registrations. PCPNDT notice: Hindi text needs native and lawyer review. Hindi uses feminine verbs for the doctor to match {doctorName}; change them if the doctor changes.',
} satisfies Content
