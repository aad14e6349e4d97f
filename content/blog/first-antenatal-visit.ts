import type { BlogPost } from '../schema.ts'

export const firstAntenatalVisit = {
  id: 5,
  slug: 'getting-ready-for-your-first-antenatal-visit',
  title: { en: 'Getting ready for your first antenatal visit', hi: 'गर्भावस्था की पहली जाँच की तैयारी' },
  quietTitle: { en: 'Getting ready', hi: 'तैयारी' },
  excerpt: {
    en: 'What to bring, what will happen, which tests are usual, and the danger signs that cannot wait.',
    hi: 'क्या साथ लाएँ, क्या-क्या होगा, कौन-से टेस्ट आम हैं, और ख़तरे के किन लक्षणों में इंतज़ार न करें।',
  },
  author: 'care-team',
  date: '2025-08-20',
  category: 'gynaecology-and-obstetrics',
  tags: [
    { en: 'Pregnancy', hi: 'गर्भावस्था' },
    { en: 'Antenatal care', hi: 'गर्भावस्था की जाँच' },
    { en: 'First visit', hi: 'पहली मुलाक़ात' },
    { en: 'Vaccines', hi: 'टीके' },
  ],
  picture: 'blog-antenatal',
  careCards: ['pregnancy-danger-signs'],
  inShort: [
    { en: 'Come early, as soon as you know.', hi: 'जल्दी आएँ, जैसे ही पता चले।' },
    {
      en: 'Bring old reports and all medicines. Do not stop one before you ask.',
      hi: 'पुरानी रिपोर्ट और सब दवाएँ लाएँ। पूछे बिना कोई दवा बंद न करें।',
    },
    {
      en: 'Bleeding, severe pain or headache, fits: hospital or {112} at once.',
      hi: 'ख़ून आना, तेज़ दर्द या सिरदर्द, दौरे: तुरंत अस्पताल या {112}।',
    },
  ],
  content: [
    {
      en: 'The test shows that you are pregnant. You may feel happy, unsure or afraid, or all of these. The next step is your first antenatal visit. Antenatal means before birth. Come early, as soon as you know. You do not need to wait for the third month.',
      hi: 'टेस्ट में पता चला कि आप गर्भवती हैं। मन में ख़ुशी, उलझन या डर हो सकता है, या यह सब एक साथ। अगला क़दम है गर्भावस्था की पहली जाँच। पता चलते ही जल्दी आइए। तीसरे महीने का इंतज़ार करना ज़रूरी नहीं है।',
    },
    { subhead: { en: 'Why early', hi: 'जल्दी क्यों' } },
    {
      en: 'Why early? Early care helps your doctor find problems such as anaemia, high blood pressure or high sugar. It also gives time to check your medicines. In India, every pregnant woman should have at least four check-ups. Many women need more. Government health centres also hold a free check-up day on the 9th of each month.',
      hi: 'जल्दी क्यों? शुरू में जाँच से डॉक्टर को ख़ून की कमी, हाई बीपी या शुगर जैसी परेशानी समय पर पता चलती है। आपकी दवाएँ देखने का भी समय मिलता है। भारत में हर गर्भवती महिला की कम से कम चार जाँचें होनी चाहिए। कई महिलाओं को इससे ज़्यादा की ज़रूरत होती है। सरकारी केंद्रों पर हर महीने की 9 तारीख़ को निःशुल्क जाँच का दिन भी होता है।',
    },
    { subhead: { en: 'Before you come', hi: 'आने से पहले' } },
    {
      en: 'Before you come, write down the first day of your last period. A rough date is fine. List your past pregnancies, including any loss. List illnesses, operations and allergies. Ask your family about diabetes, high blood pressure, thalassaemia and twins. Write your questions too. It is easy to forget them in the room.',
      hi: 'आने से पहले पिछली माहवारी का पहला दिन लिख लीजिए। अंदाज़े से भी चलेगा। पहले के गर्भ लिखिए, और अगर कोई गर्भ गिर गया हो तो वह भी। पुरानी बीमारियाँ, ऑपरेशन और एलर्जी लिखिए। घर में शुगर, बीपी, थैलेसीमिया या जुड़वाँ बच्चों के बारे में पूछिए। अपने सवाल भी लिख लीजिए। कमरे में बैठकर अक्सर भूल जाते हैं।',
    },
    {
      en: 'Bring old reports and prescriptions. Bring your Mother and Child Protection card if you already have one. Bring all medicines in a bag, with home remedies and supplements. Do not stop a regular medicine before you ask. Wear loose sleeves so that blood pressure is easy to check.',
      hi: 'पुरानी रिपोर्ट और पर्चियाँ लाइए। मातृ एवं शिशु सुरक्षा कार्ड बना हो तो वह भी लाइए। सारी दवाएँ एक थैली में लाइए, घरेलू नुस्खे और सप्लीमेंट भी। जो दवा रोज़ चल रही है, उसे पूछे बिना बंद न करें। ढीली बाँह के कपड़े पहनिए ताकि बीपी आसानी से नापा जा सके।',
    },
    {
      en: 'You may come alone or with someone you choose. You can ask to speak to the doctor alone for part of the visit. Please use that time to talk about anything private. This includes worry, low mood, or someone at home who hurts you. What you say stays confidential.',
      hi: 'अकेले आएँ, या जिसे चाहें साथ लाएँ। कुछ देर डॉक्टर से अकेले बात करनी हो, तो कहें। उस समय कोई भी निजी बात बताइए। जैसे चिंता, उदासी, या घर में कोई मारता-डराता हो। आपकी बात गोपनीय रहती है।',
    },
    { subhead: { en: 'At the visit', hi: 'मुलाक़ात में' } },
    {
      en: 'At the visit, the doctor will work out how many weeks pregnant you are. Your weight, height and blood pressure are checked. Your belly may be examined. An internal examination is not always needed, and you can say no or ask for it later. A woman can be with you in the room.',
      hi: 'जाँच में डॉक्टर हिसाब लगाएँगी कि गर्भ कितने हफ़्ते का है। वज़न, लंबाई और बीपी नापा जाएगा। पेट की जाँच हो सकती है। अंदरूनी जाँच हर बार ज़रूरी नहीं होती, और मना करना या बाद में कराना आपका हक़ है। कमरे में आपके साथ कोई महिला रह सकती है।',
    },
    {
      en: 'Usual first tests are haemoglobin, blood group, sugar, thyroid and a urine test. Blood is also checked for some infections that can pass to the baby. The HIV test is done only after counselling and with your consent. Ask what each test is for and when the report will come.',
      hi: 'पहली बार के आम टेस्ट हैं हीमोग्लोबिन, ब्लड ग्रुप, शुगर, थायरॉइड और पेशाब की जाँच। ख़ून में कुछ ऐसे संक्रमण भी देखे जाते हैं जो बच्चे तक पहुँच सकते हैं। एचआईवी टेस्ट समझाने के बाद और आपकी सहमति से ही होता है। पूछिए कि कौन-सा टेस्ट किसलिए है और रिपोर्ट कब आएगी।',
    },
    { subhead: { en: 'Vaccines', hi: 'टीके' } },
    {
      en: 'Some vaccines are advised in pregnancy. The tetanus and diphtheria vaccine is given early, with a second dose four weeks later. One booster may be enough if you had two doses in the last three years. A flu vaccine is also advised. Some other vaccines must wait until after birth.',
      hi: 'गर्भावस्था में कुछ टीके लगाए जाते हैं। टिटनेस और डिप्थीरिया का टीका शुरू में लगता है और दूसरी ख़ुराक चार हफ़्ते बाद। अगर पिछले तीन साल में दो टीके लग चुके हैं तो एक बूस्टर काफ़ी हो सकता है। फ़्लू का टीका भी लगवाने की सलाह दी जाती है। कुछ दूसरे टीके जन्म के बाद ही लगते हैं।',
    },
    { subhead: { en: 'Until the visit', hi: 'मुलाक़ात तक' } },
    {
      en: 'Until the visit, eat regular meals and drink clean water. Rest when tired. Avoid tobacco, alcohol and raw or undercooked food. Do not take any tablet from a shop without asking a doctor.',
      hi: 'जाँच तक समय पर खाइए और साफ़ पानी पीजिए। थकें तो आराम कीजिए। तंबाकू, शराब और कच्चा या अधपका खाना न लें। डॉक्टर से पूछे बिना दुकान से कोई गोली न लें।',
    },
    { subhead: { en: 'Signs that cannot wait', hi: 'जो लक्षण रुक नहीं सकते' } },
    {
      en: 'Some signs cannot wait. They are bleeding, severe belly pain, severe headache, blurred vision or fits. Others are swelling of the face or hands, fever, breathlessness or looking very pale. Later in pregnancy, watch for leaking water, or a baby who moves less. Go to a hospital at once or call {112}, at any hour. Do not wait for the clinic to open.',
      hi: 'कुछ लक्षणों में रुकना ठीक नहीं। जैसे ख़ून आना, पेट में बहुत तेज़ दर्द, तेज़ सिरदर्द, धुंधला दिखना या दौरा पड़ना। चेहरे या हाथों पर सूजन, बुख़ार, साँस फूलना या शरीर बहुत पीला पड़ना भी। आगे के महीनों में पानी जाना या बच्चे का कम हिलना भी देखिए। किसी भी समय तुरंत अस्पताल जाएँ या {112} पर कॉल करें। क्लिनिक खुलने का इंतज़ार न करें।',
    },
  ],
  related: {
    heading: { en: 'Check-ups in pregnancy', hi: 'गर्भावस्था में जाँच' },
    tab: 'obstetrics',
    item: 'regular-check-ups-and-vaccination',
  },
  sources: [
    {
      title: {
        en: 'Antenatal care and the Mother and Child Protection card',
        hi: 'गर्भावस्था की देखभाल और मातृ एवं शिशु सुरक्षा कार्ड',
      },
      publisher: {
        en: 'Ministry of Health and Family Welfare, India',
        hi: 'स्वास्थ्य एवं परिवार कल्याण मंत्रालय, भारत',
      },
    },
    {
      title: { en: 'Vaccination in women: good practice guidance', hi: 'महिलाओं में टीकाकरण: मार्गदर्शन' },
      publisher: {
        en: 'Federation of Obstetric and Gynaecological Societies of India',
        hi: 'फ़ेडरेशन ऑफ़ ऑब्सटेट्रिक एंड गायनेकोलॉजिकल सोसाइटीज़ ऑफ़ इंडिया',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7227717/',
    },
    {
      title: { en: 'Antenatal care recommendations', hi: 'गर्भावस्था की देखभाल की सिफ़ारिशें' },
      publisher: { en: 'World Health Organization', hi: 'विश्व स्वास्थ्य संगठन' },
    },
  ],
  reviewNote:
    'Doctor to confirm the vaccine paragraph against the current national schedule and the usual first-visit tests at this clinic.',
} satisfies BlogPost
