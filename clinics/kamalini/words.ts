import type { ClinicWords } from '#content/clinic/clinic-words.ts'

/** All of it is a sample: neither the clinic nor its doctors exist. */
export const words: ClinicWords = {
  doctors: {
    'doctor-1': {
      role: { en: 'Obstetrician and gynaecologist', hi: 'प्रसूति एवं स्त्री रोग विशेषज्ञ' },
      picture: 'doctor-portrait',
      introduction: [
        {
          en: '{doctorName} looks after women through pregnancy, period problems, infertility and menopause. She explains what she finds, what the choices are and what happens next.',
          hi: '{doctorName} गर्भावस्था, माहवारी की परेशानी, निःसंतानता और मेनोपॉज़ में महिलाओं की देखभाल करती हैं। वे बताती हैं कि जाँच में क्या मिला, क्या-क्या रास्ते हैं और आगे क्या होगा।',
        },
        {
          en: 'You can ask anything. No question is too small, and you can take time before you decide.',
          hi: 'जो मन में हो, पूछें। कोई सवाल छोटा नहीं होता, और फ़ैसला करने से पहले समय लेना आपका हक़ है।',
        },
      ],
      profile: [
        {
          en: '{doctorName} is an obstetrician and gynaecologist. She sees women and girls of all ages at {clinicName} in {city}.',
          hi: '{doctorName} प्रसूति एवं स्त्री रोग विशेषज्ञ हैं। वे {city} के {clinicName} में हर उम्र की महिलाओं और लड़कियों को देखती हैं।',
        },
        {
          en: 'Her work covers pregnancy, period problems, infertility, family planning, screening and menopause. When mood, sleep or worry is part of the picture, she asks about that, too.',
          hi: 'उनके काम में गर्भावस्था, माहवारी की परेशानी, निःसंतानता, परिवार नियोजन, जाँच और मेनोपॉज़ शामिल हैं। जब मन, नींद या चिंता भी जुड़ी हो, तो वे उसके बारे में भी पूछती हैं।',
        },
        {
          en: 'In the room she talks before she examines. She uses plain Hindi or English. She draws simple pictures when they help, and asks if you would like someone with you.',
          hi: 'कमरे में वे जाँच से पहले बात करती हैं। वे आसान हिंदी या अंग्रेज़ी में समझाती हैं, ज़रूरत हो तो चित्र बनाकर बताती हैं, और पूछती हैं कि क्या किसी को साथ रखना है।',
        },
      ],
      specialty: { en: 'Obstetrics and gynaecology', hi: 'प्रसूति एवं स्त्री रोग' },
      languages: { en: 'Hindi and English', hi: 'हिंदी और अंग्रेज़ी' },
      approach: [
        {
          id: 'time-to-talk',
          title: { en: 'Time to talk', hi: 'बात के लिए समय' },
          description: {
            en: 'Where a problem needs more time, such as PCOS or menopause, a second visit is agreed with you.',
            hi: 'पीसीओएस या मेनोपॉज़ जैसी परेशानी में ज़्यादा समय चाहिए हो, तो दूसरी मुलाक़ात आपसे तय की जाती है।',
          },
        },
        {
          id: 'plain-words',
          title: { en: 'Plain words', hi: 'आसान शब्द' },
          description: {
            en: 'Results and choices are explained in Hindi or English, without hard terms.',
            hi: 'रिपोर्ट और विकल्प हिंदी या अंग्रेज़ी में, कठिन शब्दों के बिना समझाए जाते हैं।',
          },
        },
        {
          id: 'privacy',
          title: { en: 'Respect for privacy', hi: 'निजता का सम्मान' },
          description: {
            en: 'You can be seen alone, and a woman can be in the room during an examination.',
            hi: 'अकेले मिलना हो तो कहें; जाँच के समय कमरे में कोई महिला रह सकती है।',
          },
        },
        {
          id: 'joined-care',
          title: { en: 'Joined-up care', hi: 'सब एक जगह' },
          description: {
            en: 'Counselling and lab tests are arranged in the same clinic.',
            hi: 'काउंसलिंग और टेस्ट इसी क्लिनिक में हो जाते हैं।',
          },
        },
      ],
      expertise: [
        {
          id: 'pregnancy-care',
          title: { en: 'Pregnancy check-ups and vaccination', hi: 'गर्भावस्था की जाँच और टीके' },
          description: {
            en: 'Regular visits, tests, vaccines and advice through pregnancy.',
            hi: 'पूरी गर्भावस्था में नियमित जाँच, टेस्ट, टीके और सलाह।',
          },
        },
        {
          id: 'high-risk-pregnancy',
          title: { en: 'High-risk pregnancy', hi: 'जोखिम वाली गर्भावस्था' },
          description: {
            en: 'Closer care for high blood pressure, diabetes, twins or past problems.',
            hi: 'हाई बीपी, शुगर, जुड़वाँ बच्चे या पहले की परेशानी में ज़्यादा ध्यान।',
          },
        },
        {
          id: 'delivery-caesarean',
          title: { en: 'Normal delivery and caesarean section', hi: 'नॉर्मल डिलीवरी और सिज़ेरियन' },
          description: {
            en: 'Planning the birth with you, and explaining when an operation may be needed.',
            hi: 'आपके साथ डिलीवरी की योजना, और यह समझाना कि ऑपरेशन कब ज़रूरी हो सकता है।',
          },
          reviewNote: 'Name the hospital where births take place.',
        },
        {
          id: 'periods-pcos-endometriosis',
          title: {
            en: 'Irregular periods, PCOS and endometriosis',
            hi: 'अनियमित माहवारी, पीसीओएस और एंडोमेट्रियोसिस',
          },
          description: {
            en: 'Finding the cause of pain, gaps or heavy bleeding, and a plan you can live with.',
            hi: 'दर्द, देरी या ज़्यादा बहाव की वजह ढूँढना और ऐसा इलाज जो निभ सके।',
          },
        },
        {
          id: 'infertility',
          title: { en: 'Infertility', hi: 'निःसंतानता' },
          description: {
            en: 'Step-by-step tests and advice for both partners.',
            hi: 'दोनों साथियों के लिए एक-एक क़दम पर जाँच और सलाह।',
          },
          reviewNote: 'If IUI or IVF is offered, show the ART Act registration number.',
        },
        {
          id: 'cervical-screening',
          title: { en: 'Cervical cancer screening and vaccination', hi: 'सर्वाइकल कैंसर की जाँच और टीका' },
          description: {
            en: 'Screening, HPV vaccine advice and help to understand the result.',
            hi: 'जाँच, एचपीवी टीके की सलाह और रिपोर्ट समझने में मदद।',
          },
        },
        {
          id: 'fibroids-ovarian-tumour',
          title: { en: 'Fibroids and ovarian tumours', hi: 'फ़ाइब्रॉइड और अंडाशय की गाँठ' },
          description: {
            en: 'Assessment, treatment choices and timely referral where cancer care is needed.',
            hi: 'जाँच, इलाज के विकल्प, और कैंसर की देखभाल चाहिए तो समय पर रेफ़र करना।',
          },
        },
        {
          id: 'family-planning-menopause',
          title: { en: 'Family planning and menopause', hi: 'परिवार नियोजन और मेनोपॉज़' },
          description: {
            en: 'Contraception that suits you, and care for flushes, sleep and dryness in midlife.',
            hi: 'आपके लिए सही गर्भनिरोध, और मेनोपॉज़ में गर्मी लगने, नींद और सूखेपन की देखभाल।',
          },
        },
      ],
    },
    'doctor-2': {
      role: { en: 'Psychiatrist', hi: 'मनोचिकित्सक' },
      introduction: [
        {
          en: '{doctorName} sees people whose mood, sleep, worry or habits have become hard to carry. She listens first, and explains what may help.',
          hi: '{doctorName} उन लोगों को देखती हैं जिनके लिए उदासी, नींद, चिंता या कोई आदत भारी पड़ने लगी है। वे पहले सुनती हैं, फिर समझाती हैं कि किससे मदद मिल सकती है।',
        },
      ],
      profile: [
        {
          en: '{doctorName} is a psychiatrist. She sees women and men at {clinicName} in {city}, on six evenings and three mornings a week.',
          hi: '{doctorName} मनोचिकित्सक हैं। वे {city} के {clinicName} में हफ़्ते में छह शाम और तीन सुबह महिलाओं और पुरुषों को देखती हैं।',
        },
        {
          en: 'Her work covers low mood, anxiety, sleep, the weeks after a birth, alcohol and drugs, and illnesses such as bipolar disorder and schizophrenia.',
          hi: 'उनके काम में उदासी, घबराहट, नींद, डिलीवरी के बाद के हफ़्ते, शराब और नशा, और बाइपोलर या स्किज़ोफ़्रीनिया जैसी बीमारियाँ शामिल हैं।',
        },
        {
          en: 'The first visit takes 40 minutes and is a talk. You can come alone or bring someone you trust, and stop at any question.',
          hi: 'पहली मुलाक़ात 40 मिनट की बातचीत होती है। अकेले आएँ या किसी भरोसे के इंसान के साथ। किसी भी सवाल पर रुकना ठीक है।',
        },
      ],
      specialty: { en: 'Psychiatry', hi: 'मनोचिकित्सा' },
      languages: { en: 'Hindi and English', hi: 'हिंदी और अंग्रेज़ी' },
      approach: [
        {
          id: 'forty-minutes',
          title: { en: 'Forty minutes', hi: 'चालीस मिनट' },
          description: {
            en: 'Her visits are booked for 40 minutes, so that there is time to talk.',
            hi: 'उनकी मुलाक़ात 40 मिनट के लिए बुक होती है, ताकि बात के लिए समय रहे।',
          },
        },
        {
          id: 'kept-between-you',
          title: { en: 'It stays between you', hi: 'बात आप दोनों के बीच' },
          description: {
            en: 'What you say is confidential by law. Family is told only what you allow; the few exceptions, such as a danger to life, are explained to you.',
            hi: 'आपकी बात क़ानूनन गोपनीय है। परिवार को उतना ही बताया जाता है जितने की आप इजाज़त दें; जान के ख़तरे जैसे गिने-चुने अपवाद समझाए जाते हैं।',
          },
        },
        {
          id: 'medicine-explained',
          title: { en: 'Medicine is explained', hi: 'दवा समझाकर' },
          description: {
            en: 'What a medicine does, for how long, and what else could be tried. You decide.',
            hi: 'दवा क्या करती है, कब तक चलेगी, और क्या दूसरा रास्ता है। फ़ैसला आपका।',
          },
        },
      ],
      expertise: [
        {
          id: 'low-mood-anxiety',
          title: { en: 'Low mood, worry and panic', hi: 'उदासी, चिंता और घबराहट' },
          description: {
            en: 'Finding what keeps it going, and a plan of talk, habits or medicine.',
            hi: 'यह क्यों बनी है, यह समझना, और बातचीत, आदतों या दवा की योजना।',
          },
        },
        {
          id: 'after-birth',
          title: { en: 'Mood after a birth', hi: 'डिलीवरी के बाद मन' },
          description: {
            en: 'Together with the doctor who looks after mother and child.',
            hi: 'माँ और बच्चे को देखने वाली डॉक्टर के साथ मिलकर।',
          },
        },
        {
          id: 'sleep',
          title: { en: 'Sleep', hi: 'नींद' },
          description: {
            en: 'Steps to try first, and tablets only for a short time where they are needed.',
            hi: 'पहले आज़माने के तरीक़े; गोली सिर्फ़ ज़रूरत पर और थोड़े समय के लिए।',
          },
        },
        {
          id: 'alcohol-drugs',
          title: { en: 'Alcohol and drugs', hi: 'शराब और नशा' },
          description: {
            en: 'Help to stop or cut down, without blame, for the family, too.',
            hi: 'छोड़ने या कम करने में मदद, बिना दोष दिए, परिवार के लिए भी।',
          },
        },
      ],
    },
  },
  about: [
    {
      en: '{clinicName} is a women’s health and mental health clinic in {city}. We look after pregnancy, periods, infertility, menopause, mood, sleep and substance use. Pathology tests can be done here or collected at home.',
      hi: '{clinicName} {city} में महिलाओं की सेहत और मन की सेहत का क्लिनिक है। हम गर्भावस्था, माहवारी, निःसंतानता, मेनोपॉज़, मन, नींद और नशे से जुड़ी परेशानियाँ देखते हैं। पैथोलॉजी टेस्ट यहाँ हो सकते हैं या सैंपल घर से लिया जा सकता है।',
    },
    {
      en: 'We want the clinic to feel calm, open and clean. People of every age, faith, language and income are welcome. So are men who come for infertility, counselling or psychiatric care.',
      hi: 'हम चाहते हैं कि क्लिनिक शांत, खुला और साफ़ लगे। हर उम्र, धर्म, भाषा और आमदनी के लोगों का स्वागत है। निःसंतानता, काउंसलिंग या मनोचिकित्सा के लिए आने वाले पुरुषों का भी।',
    },
    {
      en: 'Body and mind affect each other. Low mood can follow a birth. Long pain can disturb sleep. PCOS can bring worry. That is why we care for both under one roof.',
      hi: 'शरीर और मन एक-दूसरे पर असर डालते हैं। डिलीवरी के बाद उदासी आ सकती है। लंबे दर्द से नींद बिगड़ सकती है। पीसीओएस से चिंता बढ़ सकती है। इसीलिए यहाँ दोनों की देखभाल एक ही छत के नीचे होती है।',
    },
  ],
}
