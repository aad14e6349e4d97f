import type { ServiceItem } from '../../schema.ts'
import { pregnancyChoices } from './pregnancy-choices.ts'

export const obstetrics = [
  {
    id: 'regular-check-ups-and-vaccination',
    picture: 'blog-antenatal',
    title: { en: 'Regular check-ups and vaccination', hi: 'नियमित जाँच और टीकाकरण' },
    description: {
      en: 'Check-ups through your pregnancy, with the vaccines that are advised for you and your baby.',
      hi: 'पूरी गर्भावस्था में नियमित जाँच, और आपके व बच्चे के लिए बताए गए टीके।',
    },
    longDescription: [
      {
        en: 'Come as early as you can once you know you are pregnant. In India, every pregnant woman should have at least four check-ups. Many need more.',
        hi: 'गर्भ का पता चलते ही जितनी जल्दी हो सके आएँ। भारत में हर गर्भवती महिला की कम से कम चार जाँचें होनी चाहिए। कई महिलाओं को ज़्यादा की ज़रूरत होती है।',
      },
      {
        en: 'At each visit we check your blood pressure and weight, see how the baby is growing and answer your questions. The doctor tells you which tests you need and why.',
        hi: 'हर बार हम आपका ब्लड प्रेशर और वज़न देखते हैं, बच्चे की बढ़त देखते हैं और आपके सवालों के जवाब देते हैं। डॉक्टर बताती हैं कि कौन से टेस्ट ज़रूरी हैं और क्यों।',
      },
      {
        en: 'The tetanus and diphtheria (Td) vaccine is given in pregnancy, and a flu vaccine is advised. Some vaccines must wait until after the birth. Government health centres also give free check-ups on the 9th of each month.',
        hi: 'गर्भावस्था में टिटनेस और डिप्थीरिया (Td) का टीका लगता है और फ़्लू के टीके की सलाह दी जाती है। कुछ टीके बच्चे के जन्म के बाद ही लगते हैं। सरकारी स्वास्थ्य केंद्रों पर भी हर महीने की 9 तारीख़ को मुफ़्त जाँच होती है।',
      },
    ],
    benefits: [
      { en: 'At least four planned check-ups', hi: 'कम से कम चार तय जाँचें' },
      { en: 'Td and other advised vaccines', hi: 'Td और बताए गए दूसरे टीके' },
      { en: 'Advice on food, iron, rest and work', hi: 'खाने, आयरन, आराम और काम पर सलाह' },
      { en: 'Clear list of danger signs to watch for', hi: 'ख़तरे के लक्षणों की साफ़ सूची' },
      {
        en: 'Time for your questions, alone or with family',
        hi: 'आपके सवालों के लिए समय – अकेले या परिवार के साथ',
      },
    ],
    careCards: ['pregnancy-danger-signs'],
    reviewNote:
      'Confirm which vaccines are kept at the clinic and the cold chain; PMSMA (9th of the month) is a government scheme.',
  },
  {
    id: 'high-risk-pregnancy-consultation',
    picture: 'gallery-examination',
    title: { en: 'High-risk pregnancy consultation', hi: 'हाई-रिस्क प्रेगनेंसी परामर्श' },
    description: {
      en: 'Closer care when you or your baby may need more watching during pregnancy.',
      hi: 'जब गर्भावस्था में आपको या बच्चे को ज़्यादा देखभाल की ज़रूरत हो, तब ख़ास निगरानी।',
    },
    longDescription: [
      {
        en: '“High-risk” does not mean that something will go wrong. It means we watch more closely. Reasons can be high blood pressure, diabetes, thyroid problems, anaemia, twins or a problem in an earlier pregnancy.',
        hi: '“हाई-रिस्क” का मतलब यह नहीं कि कुछ बुरा होगा ही। इसका मतलब है कि हम ज़्यादा ध्यान से देखते हैं। वजह हाई ब्लड प्रेशर, डायबिटीज़, थायरॉइड, ख़ून की कमी, जुड़वाँ बच्चे या पिछली प्रेगनेंसी की कोई दिक़्क़त हो सकती है।',
      },
      {
        en: 'It is natural to feel afraid. We explain each finding in simple words and tell you what it means for you. Please bring your old reports and your medicines.',
        hi: 'डर लगना स्वाभाविक है। हम हर बात आसान शब्दों में समझाते हैं और बताते हैं कि आपके लिए उसका क्या मतलब है। अपनी पुरानी रिपोर्ट और दवाएँ साथ लाएँ।',
      },
      {
        en: 'The doctor plans how often you come, which tests you need and where the birth should be. If a bigger hospital is safer for you, we say so early and guide you there.',
        hi: 'डॉक्टर तय करती हैं कि आपको कितनी बार आना है, कौन से टेस्ट चाहिए और डिलीवरी कहाँ हो। अगर बड़ा अस्पताल आपके लिए ज़्यादा सुरक्षित हो, तो हम समय रहते बताते हैं और वहाँ भेजने में मदद करते हैं।',
      },
    ],
    benefits: [
      { en: 'A care plan made for you', hi: 'आपके लिए बनाई गई देखभाल की योजना' },
      { en: 'More frequent check-ups when needed', hi: 'ज़रूरत हो तो जल्दी-जल्दी जाँच' },
      {
        en: 'Care for blood pressure, sugar, thyroid and anaemia',
        hi: 'ब्लड प्रेशर, शुगर, थायरॉइड और ख़ून की कमी की देखभाल',
      },
      { en: 'Early planning of where to give birth', hi: 'डिलीवरी कहाँ होगी, इसकी पहले से योजना' },
      { en: 'Support for your worries and mood', hi: 'आपकी चिंता और मन का भी ध्यान' },
    ],
    careCards: ['pregnancy-danger-signs'],
    reviewNote:
      'Risk factors listed are general medical knowledge; gynaecologist to confirm. Name the referral hospital.',
  },
  {
    id: 'normal-delivery-and-caesarean-section',
    picture: 'mother-baby',
    title: { en: 'Normal delivery and caesarean section', hi: 'सामान्य डिलीवरी और सिज़ेरियन (ऑपरेशन)' },
    description: {
      en: 'Planning for birth, whether it is a normal delivery or a caesarean, with your safety and your baby’s first.',
      hi: 'डिलीवरी की तैयारी – सामान्य हो या ऑपरेशन से – जिसमें आपकी और बच्चे की सुरक्षा सबसे पहले है।',
    },
    longDescription: [
      {
        en: 'Many births are normal deliveries. Sometimes a caesarean is safer for the mother or the baby. No one can promise beforehand which it will be.',
        hi: 'बहुत सी डिलीवरी सामान्य होती हैं। कभी-कभी माँ या बच्चे के लिए ऑपरेशन ज़्यादा सुरक्षित होता है। पहले से कोई पक्का नहीं कह सकता कि कौन सी होगी।',
      },
      {
        en: 'In the last months the doctor talks with you about labour and pain relief. You learn who can be with you and when to go to hospital. If a caesarean is advised, we explain why, its risks and how you heal.',
        hi: 'आख़िरी महीनों में डॉक्टर आपसे प्रसव और दर्द कम करने के तरीक़ों पर बात करती हैं। साथ कौन रह सकता है और अस्पताल कब जाना है, यह भी बताती हैं। अगर ऑपरेशन की सलाह हो, तो हम वजह, जोखिम और ठीक होने का समय समझाते हैं।',
      },
      {
        en: 'Births take place in a hospital, as the clinic is not open at night. We tell you early which hospital it is and whom to call at any hour. After the birth, we see you for your own recovery, feeding and mood.',
        hi: 'डिलीवरी अस्पताल में होती है, क्योंकि क्लिनिक रात में खुला नहीं रहता। हम पहले ही बता देते हैं कि कौन सा अस्पताल है और किसी भी समय किसे फ़ोन करना है। जन्म के बाद हम आपकी सेहत, दूध पिलाने और मन का हाल भी देखते हैं।',
      },
    ],
    benefits: [
      { en: 'A birth plan that you help to make', hi: 'डिलीवरी की योजना, जिसमें आपकी भी राय हो' },
      { en: 'Honest talk about normal birth and caesarean', hi: 'सामान्य डिलीवरी और ऑपरेशन पर साफ़-साफ़ बात' },
      { en: 'Clear advice on when to go to hospital', hi: 'अस्पताल कब जाना है, इसकी साफ़ सलाह' },
      { en: 'Respect and privacy during birth', hi: 'डिलीवरी के समय सम्मान और निजता' },
      { en: 'Follow-up for mother and baby', hi: 'माँ और बच्चे की बाद की जाँच' },
    ],
    careCards: ['pregnancy-danger-signs'],
    reviewNote:
      'Before publication: name the hospital where births take place and the out-of-hours number; never promise a normal delivery.',
  },
  pregnancyChoices,
] satisfies readonly ServiceItem[]
