import type { PictureName } from '../../pictures.ts'
import type { Content, PageAddress, ServiceTab } from '../../schema.ts'

/** The texts around the three tabs of /service/{name}. */
export const psychiatricPage = {
  heading: { en: 'Psychiatric Services', hi: 'मानसिक स्वास्थ्य सेवाएँ' },
  picture: 'banner-counselling' satisfies PictureName,
  intro: [
    {
      en: 'Care for the mind is part of health care. At {clinicName} in {city}, you can talk in private and be heard with respect.',
      hi: 'मन की देखभाल भी सेहत की देखभाल है। {city} के {clinicName} में अकेले में बात होती है, और आपकी बात सम्मान से सुनी जाएगी।',
    },
    {
      en: 'You do not need to know the name of your problem before you come. Start by telling us what is hard.',
      hi: 'आने से पहले बीमारी का नाम जानना ज़रूरी नहीं है। बस बताइए कि क्या मुश्किल लग रहा है।',
    },
  ],
  breadcrumb: [
    { en: 'Home', hi: 'होम' },
    { en: 'Services', hi: 'सेवाएँ' },
    { en: 'Psychiatric', hi: 'मानसिक स्वास्थ्य' },
  ],
  notice: {
    en: 'What you tell us is kept confidential under the Mental Healthcare Act, 2017. The law allows only a few exceptions, such as a danger to life.',
    hi: 'आप जो बताते हैं, वह मानसिक स्वास्थ्य देखरेख अधिनियम, 2017 के तहत गोपनीय रखा जाता है। क़ानून में बस कुछ ही अपवाद हैं, जैसे जान का ख़तरा।',
  },
  /** Shown while no doctor of the clinic is a psychiatrist. */
  whoTreats: {
    en: 'This website does not yet name the doctor for this care. Ask us by phone who would see you, and with which qualification and registration.',
    hi: 'इस देखभाल के डॉक्टर का नाम अभी इस वेबसाइट पर नहीं है। फ़ोन पर पूछ लें कि आपको कौन देखेंगे, और उनकी डिग्री और पंजीकरण क्या है।',
  },
  /** Where it is known who treats: filled from the facts of the clinic. */
  treatedBy: {
    en: 'You are seen by {name}, {qualifications}. Registration: {registration}.',
    hi: 'यहाँ आपकी मुलाक़ात {name} से होती है, {qualifications}। पंजीकरण: {registration}।',
  },
  educationNotice: {
    en: 'These pages give general information. They cannot tell you what illness you have. Only a doctor who meets you can do that.',
    hi: 'यहाँ दी गई जानकारी सामान्य है। इससे आपकी बीमारी तय नहीं हो सकती। यह आपसे मिलकर डॉक्टर ही बता सकते हैं।',
  },
  tabs: [
    {
      id: 'treatments',
      isIndex: true,
      label: { en: 'Psychiatry Treatment', hi: 'मानसिक रोगों का इलाज' },
      heading: { en: 'What troubles *you*?', hi: 'क्या *परेशानी* है?' },
      intro: { en: 'Each of these has a short page of its own.', hi: 'हर परेशानी का अपना छोटा पेज है।' },
      careCards: [],
    },
    {
      id: 'counselling',
      picture: 'banner-counselling',
      label: { en: 'Counselling Services', hi: 'काउंसलिंग सेवाएँ' },
      heading: { en: '*Counselling* services', hi: '*काउंसलिंग* सेवाएँ' },
      intro: {
        en: 'Counselling is a guided talk with a trained person. It can help you think clearly and choose your next step.',
        hi: 'काउंसलिंग यानी प्रशिक्षित व्यक्ति के साथ सही दिशा में बातचीत। इससे साफ़ सोचने और अगला क़दम चुनने में मदद मिल सकती है।',
      },
      listLabel: { en: 'Key benefits', hi: 'इससे क्या मिलता है' },
      durationLabel: { en: 'Time for one session', hi: 'एक सत्र का समय' },
      durationTemplate: { en: '{min}–{max} minutes', hi: '{min}–{max} मिनट' },
      careCards: ['crisis', 'violence'],
    },
    {
      id: 'therapies',
      picture: 'mind-garden',
      label: { en: 'Therapies', hi: 'थेरेपी' },
      heading: { en: 'Therapies', hi: 'थेरेपी' },
      intro: {
        en: 'Therapy is treatment through talking and practice. The doctor explains which kind may suit you and why. You decide.',
        hi: 'थेरेपी यानी बातचीत और अभ्यास से इलाज। डॉक्टर समझाते हैं कि आपके लिए कौन सी थेरेपी ठीक हो सकती है और क्यों। फ़ैसला आपका होता है।',
      },
      listLabel: { en: 'Benefits', hi: 'इससे क्या मिलता है' },
      careCards: ['crisis'],
    },
  ] satisfies readonly ServiceTab[],
  labels: {
    conditionList: { en: 'Conditions we treat', hi: 'हम इन परेशानियों का इलाज करते हैं' },
    readMore: { en: 'Read more', hi: 'और पढ़ें' },
    readLess: { en: 'Show less', hi: 'कम दिखाएँ' },
    bookAppointment: { en: 'Book an Appointment', hi: 'अपॉइंटमेंट लें' },
    scheduleConsultation: { en: 'Schedule a Consultation', hi: 'परामर्श का समय लें' },
  },
  consultation: {
    heading: { en: 'Schedule a Consultation', hi: 'परामर्श का समय लें' },
    body: [
      {
        en: 'The first talk is for listening. You can come alone or bring someone you trust.',
        hi: 'पहली मुलाक़ात आपकी बात सुनने के लिए है। अकेले आएँ, या किसी भरोसे के इंसान को साथ लाएँ।',
      },
      {
        en: 'You do not have to write the reason for your visit when you book.',
        hi: 'अपॉइंटमेंट लेते समय आने की वजह लिखना ज़रूरी नहीं है।',
      },
    ],
    primaryButton: { en: 'Schedule a Consultation', hi: 'परामर्श का समय लें' },
    secondaryButton: { en: 'Book an Appointment', hi: 'अपॉइंटमेंट लें' },
    target: '/appoitment' satisfies PageAddress,
    note: {
      en: 'Appointments are in person at the clinic. We are not an emergency service.',
      hi: 'मुलाक़ात क्लिनिक में आमने-सामने होती है। हम इमरजेंसी सेवा नहीं हैं।',
    },
  },
  getInTouch: {
    heading: { en: 'Get in Touch', hi: 'हमसे संपर्क करें' },
    intro: {
      en: 'Call or write to us. You need not say why on the phone. “I would like an appointment” is enough.',
      hi: 'हमें कॉल करें या लिखें। फ़ोन पर वजह बताना ज़रूरी नहीं। “मुझे अपॉइंटमेंट चाहिए” कहना काफ़ी है।',
    },
    phoneLabel: { en: 'Phone', hi: 'फ़ोन' },
    secondPhoneLabel: { en: 'Second phone', hi: 'दूसरा फ़ोन' },
    emailLabel: { en: 'Email', hi: 'ईमेल' },
    hoursLabel: { en: 'Opening hours', hi: 'खुलने का समय' },
    daysLabel: { en: '{openDays}', hi: '{openDays}' },
    afterHours: {
      en: 'Outside these hours nobody reads messages. If you cannot wait, call Tele-MANAS on 14416. In an emergency, call 112.',
      hi: 'इस समय के अलावा संदेश कोई नहीं देखता। अगर इंतज़ार न हो सके, तो टेली-मानस 14416 पर कॉल करें। इमरजेंसी में 112 पर कॉल करें।',
    },
  },
  reviewNote:
    'Name the psychiatrist (with registration number) and the counsellors with their real qualifications before publication; {doctorName} is an obstetrician-gynaecologist and must not be shown as treating psychiatric illness. “Clinical psychologist” only with an RCI-recognised qualification.',
} satisfies Content
