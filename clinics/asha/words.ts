import type { ClinicWords } from '#content/clinic/clinic-words.ts'

/** A second sample: neither the hospital nor its doctors exist. */
export const words: ClinicWords = {
  doctors: {
    'meera-tripathi': {
      role: { en: 'Obstetrician and gynaecologist', hi: 'प्रसूति एवं स्त्री रोग विशेषज्ञ' },
      picture: 'doctor-portrait',
      introduction: [
        {
          en: '{doctorName} looks after women before, during and after birth. She sees you every morning from Monday to Saturday, and on three evenings for those who work.',
          hi: '{doctorName} गर्भ से पहले, गर्भावस्था में और डिलीवरी के बाद महिलाओं की देखभाल करती हैं। वे सोमवार से शनिवार हर सुबह मिलती हैं, और काम पर जाने वालों के लिए तीन शाम भी।',
        },
        {
          en: 'Bring your old reports and every question. Nothing is decided before you have understood it.',
          hi: 'पुरानी रिपोर्ट और अपने सारे सवाल साथ लाइए। जब तक आप समझ न लें, कुछ तय नहीं होता।',
        },
      ],
      profile: [
        {
          en: '{doctorName} is an obstetrician and gynaecologist at {clinicName} in {city}. She has looked after births in district hospitals and here.',
          hi: '{doctorName} {city} के {clinicName} में प्रसूति एवं स्त्री रोग विशेषज्ञ हैं। उन्होंने ज़िला अस्पतालों में और यहाँ डिलीवरी की देखभाल की है।',
        },
        {
          en: 'Most of her patients come for pregnancy check-ups. A check-up takes half an hour, so that there is time for you and for whoever comes with you.',
          hi: 'उनके पास ज़्यादातर महिलाएँ गर्भावस्था की जाँच के लिए आती हैं। जाँच आधे घंटे की होती है, ताकि आपके लिए और साथ आए व्यक्ति के लिए समय रहे।',
        },
        {
          en: 'She speaks Hindi, Bhojpuri and English, and writes the plan down in words that you can read at home.',
          hi: 'वे हिंदी, भोजपुरी और अंग्रेज़ी बोलती हैं, और आगे की योजना ऐसे शब्दों में लिख देती हैं जो आप घर पर पढ़ सकें।',
        },
      ],
      specialty: { en: 'Obstetrics and gynaecology', hi: 'प्रसूति एवं स्त्री रोग' },
      languages: { en: 'Hindi, Bhojpuri and English', hi: 'हिंदी, भोजपुरी और अंग्रेज़ी' },
      approach: [
        {
          id: 'half-an-hour',
          title: { en: 'Half an hour for a check-up', hi: 'जाँच के लिए आधा घंटा' },
          description: {
            en: 'Pregnancy check-ups are booked for 30 minutes, not squeezed between others.',
            hi: 'गर्भावस्था की जाँच 30 मिनट के लिए बुक होती है, दो लोगों के बीच में नहीं निपटाई जाती।',
          },
        },
        {
          id: 'your-language',
          title: { en: 'In your language', hi: 'आपकी भाषा में' },
          description: {
            en: 'Hindi, Bhojpuri or English, with drawings where they help.',
            hi: 'हिंदी, भोजपुरी या अंग्रेज़ी में, और ज़रूरत हो तो चित्र बनाकर।',
          },
        },
        {
          id: 'privacy',
          title: { en: 'A closed door', hi: 'बंद दरवाज़ा' },
          description: {
            en: 'You decide who comes in. You can always ask to speak alone.',
            hi: 'अंदर कौन आए, यह फ़ैसला आपका है। अकेले बात करना चाहें तो कभी भी कहिए।',
          },
        },
      ],
      expertise: [
        {
          id: 'pregnancy-care',
          title: { en: 'Pregnancy check-ups and vaccination', hi: 'गर्भावस्था की जाँच और टीके' },
          description: {
            en: 'From the first missed period to the check six weeks after birth.',
            hi: 'माहवारी रुकने से लेकर डिलीवरी के छह हफ़्ते बाद की जाँच तक।',
          },
        },
        {
          id: 'high-risk-pregnancy',
          title: { en: 'High-risk pregnancy', hi: 'जोखिम वाली गर्भावस्था' },
          description: {
            en: 'Blood pressure, sugar, anaemia and twins, with shorter gaps between visits.',
            hi: 'बीपी, शुगर, ख़ून की कमी और जुड़वाँ बच्चे, जिनमें जाँच जल्दी-जल्दी होती है।',
          },
        },
        {
          id: 'delivery-caesarean',
          title: { en: 'Birth', hi: 'डिलीवरी' },
          description: {
            en: 'A plan for a normal birth, and clear words about when an operation is safer.',
            hi: 'नॉर्मल डिलीवरी की योजना, और साफ़ बात कि ऑपरेशन कब ज़्यादा सुरक्षित है।',
          },
          reviewNote: 'Say whether births take place here or at a partner hospital.',
        },
        {
          id: 'periods-pcos-endometriosis',
          title: { en: 'Period problems and PCOS', hi: 'माहवारी की परेशानी और पीसीओएस' },
          description: {
            en: 'Finding the cause first, then the simplest treatment that works for you.',
            hi: 'पहले वजह ढूँढना, फिर आपके लिए सबसे आसान इलाज।',
          },
        },
        {
          id: 'cervical-screening',
          title: { en: 'Cervical screening and HPV vaccine', hi: 'सर्वाइकल जाँच और एचपीवी टीका' },
          description: {
            en: 'A short test that finds changes early, and advice about the vaccine for daughters.',
            hi: 'एक छोटी जाँच जो बदलाव जल्दी पकड़ती है, और बेटियों के टीके की सलाह।',
          },
        },
      ],
    },
    'kavita-srivastava': {
      role: {
        en: 'Gynaecologist, advice on having a child',
        hi: 'स्त्री रोग डॉक्टर, संतान से जुड़ी सलाह',
      },
      introduction: [
        {
          en: '{doctorName} sees couples who hope for a child, and women with hormone and menopause problems.',
          hi: '{doctorName} संतान चाहने वाले जोड़ों को, और हार्मोन व मेनोपॉज़ की परेशानी वाली महिलाओं को देखती हैं।',
        },
      ],
      profile: [
        {
          en: '{doctorName} works at {clinicName} in {city} in the afternoons, and on three evenings a week.',
          hi: '{doctorName} {city} के {clinicName} में दोपहर को, और हफ़्ते में तीन शाम मिलती हैं।',
        },
        {
          en: 'A first visit about having a child takes 45 minutes. Both partners are asked to come, because in about half of all couples the reason lies with him, or with both.',
          hi: 'संतान के बारे में पहली मुलाक़ात 45 मिनट की होती है। दोनों साथियों को आने को कहा जाता है, क्योंकि लगभग आधे जोड़ों में वजह पुरुष में या दोनों में होती है।',
          reviewNote: 'Doctor to confirm the share and name its source.',
        },
        {
          en: 'She explains each test before it is asked for, what it costs, and what would change with the result.',
          hi: 'वे हर टेस्ट से पहले बताती हैं कि वह क्यों है, उसका ख़र्च क्या है और रिपोर्ट से क्या बदलेगा।',
        },
      ],
      specialty: { en: 'Gynaecology and reproductive medicine', hi: 'स्त्री रोग और प्रजनन चिकित्सा' },
      languages: { en: 'Hindi, Urdu and English', hi: 'हिंदी, उर्दू और अंग्रेज़ी' },
      approach: [
        {
          id: 'both-partners',
          title: { en: 'Both partners', hi: 'दोनों साथी' },
          description: {
            en: 'Nobody is blamed. Both are asked, both are tested, both hear the result.',
            hi: 'किसी पर दोष नहीं। दोनों से पूछा जाता है, दोनों की जाँच होती है, दोनों को रिपोर्ट बताई जाती है।',
          },
        },
        {
          id: 'few-tests',
          title: { en: 'Few tests, in order', hi: 'कम टेस्ट, सही क्रम में' },
          description: {
            en: 'The simple and cheap ones come first.',
            hi: 'आसान और कम ख़र्च वाले टेस्ट पहले होते हैं।',
          },
        },
      ],
      expertise: [
        {
          id: 'infertility',
          title: { en: 'Hoping for a child', hi: 'संतान की चाह' },
          description: {
            en: 'Step-by-step tests and advice for both, and honest words about the chances.',
            hi: 'दोनों के लिए एक-एक क़दम पर जाँच और सलाह, और संभावना की सच्ची बात।',
          },
          reviewNote: 'If IUI or IVF is offered, show the ART Act registration number.',
        },
        {
          id: 'family-planning-menopause',
          title: { en: 'Family planning and menopause', hi: 'परिवार नियोजन और मेनोपॉज़' },
          description: {
            en: 'Contraception that suits you, and care for hot flushes, sleep and dryness.',
            hi: 'आपके लिए सही गर्भनिरोध, और गर्मी लगने, नींद व सूखेपन की देखभाल।',
          },
        },
        {
          id: 'fibroids-ovarian-tumour',
          title: { en: 'Fibroids and cysts', hi: 'फ़ाइब्रॉइड और सिस्ट' },
          description: {
            en: 'Watching what can be watched, and sending you on in time where surgery is needed.',
            hi: 'जिसे देखते रहना काफ़ी है उसे देखना, और ऑपरेशन चाहिए तो समय पर आगे भेजना।',
          },
        },
      ],
    },
  },
  about: [
    {
      en: '{clinicName} is a small hospital for women in {city}. Two doctors look after pregnancy, periods, infertility and menopause. Blood and urine tests are done in the house or collected at your home.',
      hi: '{clinicName} {city} में महिलाओं का छोटा अस्पताल है। दो डॉक्टर गर्भावस्था, माहवारी, निःसंतानता और मेनोपॉज़ देखती हैं। ख़ून और पेशाब के टेस्ट यहीं होते हैं या सैंपल घर से लिया जाता है।',
    },
    {
      en: 'Asha means hope. We keep it honest: we say what we know, what we do not know, and what each step costs.',
      hi: 'आशा का मतलब है उम्मीद। हम उसे सच्चा रखते हैं: जो पता है वह बताते हैं, जो नहीं पता वह भी, और हर क़दम का ख़र्च भी।',
    },
    {
      en: 'Families come to us from the city and from villages up to the Nepal border. We speak Hindi, Bhojpuri, Urdu and English.',
      hi: 'शहर से और नेपाल सीमा तक के गाँवों से परिवार हमारे पास आते हैं। हम हिंदी, भोजपुरी, उर्दू और अंग्रेज़ी बोलते हैं।',
    },
  ],
}
