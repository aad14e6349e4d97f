import type { Content, PageAddress, ServiceTab } from '../../schema.ts'

/** The texts around the tabs of /services/{name}. The notice on foetal sex is in site.ts. */
export const gynaecologyPage = {
  heading: { en: 'Obstetrics and Gynaecology', hi: 'प्रसूति एवं स्त्री रोग' },
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
      label: { en: 'Obstetrics', hi: 'गर्भावस्था' },
      default: true,
      heading: { en: 'Pregnancy and *birth*', hi: 'गर्भावस्था और *डिलीवरी*' },
      intro: { en: 'Before, during and after pregnancy.', hi: 'गर्भ से पहले, दौरान और बाद में।' },
      rows: [
        { to: 'question:pregnant-first-visit', title: { en: 'I am pregnant', hi: 'गर्भ ठहर गया है' } },
        { to: 'question:ending-a-pregnancy' },
        {
          to: 'question:pregnancy-bleeding',
          title: { en: 'Bleeding or pain while pregnant', hi: 'गर्भ में ख़ून या दर्द' },
        },
        {
          to: 'service:high-risk-pregnancy-consultation',
          title: { en: 'Pressure, sugar, twins', hi: 'बीपी, शुगर, जुड़वाँ' },
          under: { en: 'High-risk means closer care', hi: 'हाई-रिस्क यानी ज़्यादा ध्यान' },
        },
        {
          to: 'service:regular-check-ups-and-vaccination',
          title: { en: 'Check-ups and vaccines', hi: 'जाँच और टीके' },
          under: { en: 'At least four check-ups', hi: 'कम से कम चार जाँचें' },
        },
        {
          to: 'service:normal-delivery-and-caesarean-section',
          title: { en: 'Birth: normal or operation', hi: 'डिलीवरी: सामान्य या ऑपरेशन' },
          under: { en: 'Where, when to go, who comes', hi: 'कहाँ, कब जाना, साथ कौन' },
        },
        {
          to: 'question:after-birth',
          title: { en: 'After the birth', hi: 'डिलीवरी के बाद' },
          under: { en: 'Healing, feeding, mood', hi: 'घाव, दूध, मन' },
        },
      ],
      listLabel: { en: 'What you can expect', hi: 'आपको क्या मिलेगा' },
      urgent: {
        heading: { en: 'Danger signs in pregnancy', hi: 'गर्भावस्था में ख़तरे के लक्षण' },
        careCards: ['pregnancy-danger-signs'],
      },
      foetalSexNotice: true,
    },
    {
      id: 'gynaecology',
      picture: 'tile-calendar',
      label: { en: 'Gynaecology', hi: 'स्त्री रोग' },
      heading: { en: 'Women’s health at *every age*', hi: '*हर उम्र* में महिलाओं की सेहत' },
      intro: { en: 'No question is too small.', hi: 'कोई सवाल छोटा नहीं होता।' },
      rows: [
        { to: 'question:late-period' },
        {
          to: 'question:emergency-pill',
          title: { en: 'Something went wrong', hi: 'चूक हो गई' },
          under: { en: 'Pill within 72 hours', hi: '72 घंटे में गोली' },
        },
        { to: 'question:heavy-bleeding', title: { en: 'Too much bleeding', hi: 'बहुत ज़्यादा ख़ून' } },
        { to: 'question:discharge', title: { en: 'White discharge, itching', hi: 'सफ़ेद पानी, खुजली' } },
        {
          to: 'question:pelvic-pain',
          title: { en: 'Pain low in the belly', hi: 'पेट के नीचे दर्द' },
          under: { en: 'In periods, in sex, or always', hi: 'माहवारी में, संबंध में, या हमेशा' },
        },
        {
          to: 'question:pcos',
          title: { en: 'PCOS, hair, weight', hi: 'पीसीओएस, बाल, वज़न' },
          under: { en: 'Periods far apart', hi: 'माहवारी देर-देर से' },
        },
        {
          to: 'service:family-planning',
          title: { en: 'No child for now', hi: 'अभी बच्चा नहीं चाहिए' },
          under: { en: 'Which method suits me?', hi: 'मेरे लिए कौन सा तरीक़ा?' },
        },
        { to: 'question:screening', title: { en: 'Screening and HPV vaccine', hi: 'कैंसर की जाँच और टीका' } },
        {
          to: 'service:fibroids-and-ovarian-tumour-treatment',
          title: { en: 'A lump or fibroid', hi: 'गाँठ या रसौली' },
          under: { en: 'Many are not cancer', hi: 'बहुत सी कैंसर नहीं होतीं' },
        },
        { to: 'question:menopause', title: { en: 'Periods are ending', hi: 'माहवारी बंद हो रही है' } },
        { to: 'question:someone-hurts-me' },
      ],
      listLabel: { en: 'Benefits', hi: 'इससे क्या मिलता है' },
      durationLabel: { en: 'Time this may take', hi: 'कितना समय लग सकता है' },
      durationTemplate: { en: '{min}–{max} minutes', hi: '{min}–{max} मिनट' },
    },
    {
      id: 'infertility',
      picture: 'couple',
      label: { en: 'Infertility', hi: 'निःसंतानता' },
      heading: { en: 'When pregnancy takes *time*', hi: 'जब गर्भ ठहरने में *समय* लगे' },
      intro: { en: 'Nobody is to blame. Both are tested.', hi: 'दोष किसी का नहीं। जाँच दोनों की।' },
      rows: [
        {
          to: 'question:trying-to-conceive',
          title: { en: 'A year, and no child', hi: 'एक साल हुआ, बच्चा नहीं ठहरा' },
        },
        {
          to: 'service:anovulation',
          title: { en: 'Periods do not come regularly', hi: 'माहवारी समय पर नहीं आती' },
          under: { en: 'Perhaps no egg is released', hi: 'शायद अंडा नहीं बन रहा' },
        },
        {
          to: 'service:blocked-fallopian-tubes',
          title: { en: 'Are my tubes closed?', hi: 'क्या नली बंद है?' },
          under: { en: 'A test can tell', hi: 'टेस्ट से पता चलता है' },
        },
        {
          to: 'service:hormonal-problem',
          title: { en: 'Thyroid or hormones', hi: 'थायरॉइड या हार्मोन' },
          under: { en: 'A blood test shows it', hi: 'ख़ून के टेस्ट से पता चलता है' },
        },
        {
          to: 'service:male-factor-infertility',
          title: { en: 'Is it him?', hi: 'क्या वजह पुरुष में है?' },
          under: { en: 'Both are tested, from the start', hi: 'शुरू से जाँच दोनों की' },
        },
        {
          to: 'service:counselling',
          title: { en: 'Everybody asks, I cannot bear it', hi: 'सब पूछते हैं, सहा नहीं जाता' },
          under: { en: 'Someone to talk to, alone', hi: 'अकेले में बात करने के लिए' },
        },
      ],
      goodToKnow: {
        heading: { en: 'Good to know first', hi: 'पहले ये बातें जान लें' },
        paragraphs: [
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
      },
      listLabel: { en: 'How we help', hi: 'हम कैसे मदद करते हैं' },
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
      rows: [],
    },
  ] satisfies readonly ServiceTab[],
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
