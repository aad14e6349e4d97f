import type { Content, ServiceTab } from '../../schema.ts'
import { conditions } from './treatments.ts'

/** The texts around the three tabs of /service/{name}. */
export const psychiatricPage = {
  heading: { en: 'Psychiatric Services', hi: 'मानसिक स्वास्थ्य सेवाएँ' },
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
    hi: 'आपकी बताई बात मानसिक स्वास्थ्य देखरेख अधिनियम, 2017 के तहत गोपनीय रखा जाता है। क़ानून में बस कुछ ही अपवाद हैं, जैसे जान का ख़तरा।',
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
      label: { en: 'Psychiatry Treatment', hi: 'मानसिक रोगों का इलाज' },
      heading: { en: 'What troubles *you*?', hi: 'क्या *परेशानी* है?' },
      intro: { en: 'Each of these has a short page of its own.', hi: 'हर परेशानी का अपना छोटा पेज है।' },
      rows: conditions.map(({ id }) => ({ to: `condition:${id}` as const })),
    },
    {
      id: 'counselling',
      picture: 'banner-counselling',
      label: { en: 'Counselling Services', hi: 'काउंसलिंग सेवाएँ' },
      heading: { en: 'Start by telling us what is *hard*', hi: 'बस बताइए, क्या *मुश्किल* है' },
      intro: {
        en: 'A guided talk with a trained person. Nobody is put on trial.',
        hi: 'प्रशिक्षित व्यक्ति से बातचीत। यहाँ किसी को कटघरे में खड़ा नहीं किया जाता।',
      },
      rows: [
        {
          to: 'service:family-counselling',
          title: { en: 'Quarrels at home', hi: 'घर में झगड़े' },
          under: { en: 'Family · a calm place to talk', hi: 'परिवार · शांत जगह पर बात' },
        },
        {
          to: 'service:marital-counselling',
          title: { en: 'My husband and I', hi: 'मैं और मेरे पति' },
          under: { en: 'Marital · together or alone', hi: 'विवाह · साथ या अकेले' },
        },
        {
          to: 'service:career-counselling',
          title: { en: 'Exams, work, what next?', hi: 'परीक्षा, काम, आगे क्या?' },
          under: { en: 'Career · strengths and choices', hi: 'करियर · ख़ूबियाँ और रास्ते' },
        },
        {
          to: 'service:drug-de-addiction-counselling',
          title: { en: 'Alcohol or drugs', hi: 'शराब या नशा' },
          under: { en: 'For you or someone dear', hi: 'आपके या अपनों के लिए' },
        },
        {
          to: 'service:sex-counselling',
          title: { en: 'Something about sex', hi: 'सेक्स से जुड़ी बात' },
          under: { en: 'Private, from 18 years', hi: 'अकेले में, 18 साल से' },
        },
        { to: 'question:someone-hurts-me' },
      ],
      listLabel: { en: 'Key benefits', hi: 'इससे क्या मिलता है' },
      durationLabel: { en: 'Time for one session', hi: 'एक सत्र का समय' },
      durationTemplate: { en: '{min}–{max} minutes', hi: '{min}–{max} मिनट' },
      urgent: {
        heading: { en: 'If it cannot wait', hi: 'अगर रुकना मुश्किल हो' },
        careCards: ['crisis', 'violence'],
      },
    },
    {
      id: 'therapies',
      picture: 'mind-garden',
      label: { en: 'Therapies', hi: 'थेरेपी' },
      heading: { en: 'Treatment by *talking*', hi: '*बातचीत* से इलाज' },
      intro: {
        en: 'The doctor explains which kind may suit you, and why. You decide.',
        hi: 'कौन सी थेरेपी ठीक रहेगी और क्यों, यह बताया जाता है। फ़ैसला आपका।',
      },
      rows: [
        {
          to: 'service:cognitive-behavioral-therapy',
          title: { en: 'Thoughts that go round and round', hi: 'एक ही सोच बार-बार' },
          under: { en: 'Cognitive Behavioral Therapy', hi: 'कॉग्निटिव बिहेवियरल थेरेपी' },
        },
        {
          to: 'service:psychotherapy',
          title: { en: 'I want to talk it out', hi: 'मन की बात कहनी है' },
          under: { en: 'Psychotherapy', hi: 'साइकोथेरेपी' },
        },
        {
          to: 'service:dialectical-behavior-therapy',
          title: { en: 'Feelings too strong to bear', hi: 'भावनाएँ जो सही न जाएँ' },
          under: { en: 'Dialectical Behavior Therapy', hi: 'डायलेक्टिकल बिहेवियर थेरेपी' },
        },
        {
          to: 'service:family-therapy',
          title: { en: 'With my family', hi: 'परिवार के साथ' },
          under: { en: 'Family Therapy', hi: 'फ़ैमिली थेरेपी' },
        },
        {
          to: 'service:group-therapy',
          title: { en: 'With others like me', hi: 'अपने जैसे लोगों के साथ' },
          under: { en: 'Group Therapy', hi: 'ग्रुप थेरेपी' },
        },
        {
          to: 'service:aversion-therapy',
          title: { en: 'A habit I cannot stop', hi: 'आदत जो छूटती नहीं' },
          under: { en: 'Aversion Therapy: weak evidence', hi: 'एवर्शन थेरेपी: प्रमाण कम' },
        },
      ],
      listLabel: { en: 'Benefits', hi: 'इससे क्या मिलता है' },
      urgent: {
        heading: { en: 'If it cannot wait', hi: 'अगर रुकना मुश्किल हो' },
        careCards: ['crisis'],
      },
    },
  ] satisfies readonly ServiceTab[],
  beforeYouCome: { en: 'Before you come', hi: 'आने से पहले' },
  consultation: {
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
      en: 'Outside these hours nobody reads messages. If you cannot wait, call Tele-MANAS on {14416}. In an emergency, call {112}.',
      hi: 'इस समय के अलावा संदेश कोई नहीं देखता। अगर इंतज़ार न हो सके, तो टेली-मानस {14416} पर कॉल करें। इमरजेंसी में {112} पर कॉल करें।',
    },
  },
  reviewNote:
    'Name the psychiatrist (with registration number) and the counsellors with their real qualifications before publication; {doctorName} is an obstetrician-gynaecologist and must not be shown as treating psychiatric illness. “Clinical psychologist” only with an RCI-recognised qualification.',
} satisfies Content
