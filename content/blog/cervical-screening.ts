import type { BlogPost } from '../schema.ts'

export const cervicalScreening = {
  id: 6,
  slug: 'cervical-screening-and-the-hpv-vaccine-what-to-know-in-india',
  title: {
    en: 'Cervical screening and the HPV vaccine: what to know in India',
    hi: 'सर्वाइकल कैंसर की जाँच और एचपीवी टीका: भारत में क्या जानें',
  },
  quietTitle: { en: 'A date to keep', hi: 'एक ज़रूरी तारीख़' },
  excerpt: {
    en: 'A short check and a vaccine can lower the risk of cancer of the cervix. Who needs which, when, and what a result means.',
    hi: 'एक छोटी जाँच और एक टीका गर्भाशय के मुँह के कैंसर का ख़तरा घटा सकते हैं। किसे क्या चाहिए, कब, और रिपोर्ट का मतलब क्या है।',
  },
  author: 'care-team',
  date: '2025-12-03',
  updated: '2026-03-09',
  category: 'gynaecology-and-obstetrics',
  tags: [
    { en: 'Cervical screening', hi: 'सर्वाइकल जाँच' },
    { en: 'HPV vaccine', hi: 'एचपीवी टीका' },
    { en: 'Prevention', hi: 'बचाव' },
    { en: 'Women over 30', hi: '30 से ऊपर की महिलाएँ' },
  ],
  picture: 'blog-cervical',
  careCards: [],
  inShort: [
    {
      en: 'The vaccine is given young: one free dose for girls aged 14.',
      hi: 'टीका छोटी उम्र में लगता है: 14 साल की लड़कियों को एक निःशुल्क डोज़।',
    },
    {
      en: 'Screening is still needed after the vaccine, usually from 30.',
      hi: 'टीके के बाद भी जाँच ज़रूरी है, आम तौर पर 30 साल से।',
    },
    {
      en: 'Bleeding between periods, after sex or after menopause: see a doctor soon.',
      hi: 'माहवारी के बीच, संबंध के बाद या मेनोपॉज़ के बाद ख़ून आए: जल्दी डॉक्टर को दिखाएँ।',
    },
  ],
  content: [
    { subhead: { en: 'What it is', hi: 'यह क्या है' } },
    {
      en: 'The cervix is the neck of the womb. Cancer here grows slowly, over many years. Before cancer, there are small changes that cause no pain and no bleeding. Screening looks for these changes, or for the virus behind them. Found early, they can be treated before they become cancer.',
      hi: 'सर्विक्स यानी गर्भाशय का मुँह। यहाँ का कैंसर धीरे-धीरे, कई सालों में बढ़ता है। कैंसर से पहले छोटे बदलाव होते हैं, जिनमें न दर्द होता है न ख़ून आता है। जाँच में यही बदलाव या इनके पीछे का वायरस देखा जाता है। समय पर पता चले तो कैंसर बनने से पहले इलाज हो सकता है।',
    },
    {
      en: 'The virus is called HPV, or human papillomavirus. It passes through intimate skin contact. It is so common that most adults meet it at some time. In most people the body clears it without any sign. In a few, some types stay for years and change the cells of the cervix. Having HPV says nothing about anyone’s character.',
      hi: 'इस वायरस का नाम एचपीवी है। यह निजी शारीरिक संपर्क से फैलता है। यह इतना आम है कि ज़्यादातर लोगों को जीवन में कभी न कभी हो जाता है। ज़्यादातर लोगों में शरीर इसे बिना किसी लक्षण के हटा देता है। कुछ में इसके कुछ प्रकार सालों तक रह जाते हैं और सर्विक्स की कोशिकाओं को बदल देते हैं। एचपीवी होने का किसी के चरित्र से कोई लेना-देना नहीं है।',
    },
    { subhead: { en: 'The vaccine', hi: 'टीका' } },
    {
      en: 'The vaccine works before the virus arrives, so it is given young. A free national programme began on 28 February 2026. It offers one dose to girls aged 14, with a parent’s consent. Booking is through U-WIN or a government health centre. Older girls and women can ask a doctor. The number of doses depends on age and on the product.',
      hi: 'टीका वायरस आने से पहले असर करता है, इसलिए कम उम्र में लगाया जाता है। 28 फ़रवरी 2026 से निःशुल्क राष्ट्रीय कार्यक्रम शुरू हुआ है। इसमें 14 साल की लड़कियों को माता-पिता की सहमति से एक ख़ुराक दी जाती है। बुकिंग U-WIN या सरकारी स्वास्थ्य केंद्र से होती है। इससे बड़ी लड़कियाँ और महिलाएँ डॉक्टर से पूछ सकती हैं। कितनी ख़ुराक लगेंगी, यह उम्र और टीके पर निर्भर है।',
    },
    {
      en: 'Parents often ask if the vaccine is only for those who are married. It is not. It is meant for girls well before that time. A sore arm, a mild fever or a headache can follow. Please sit for fifteen minutes afterwards, because some girls feel faint. The vaccine is not given during pregnancy. It can be given after.',
      hi: 'माता-पिता अक्सर पूछते हैं कि क्या यह टीका सिर्फ़ शादीशुदा के लिए है। नहीं। यह उससे काफ़ी पहले, कम उम्र की लड़कियों के लिए है। टीके के बाद बाँह में दर्द, हल्का बुख़ार या सिरदर्द हो सकता है। लगवाने के बाद पंद्रह मिनट बैठिए, क्योंकि कुछ लड़कियों को चक्कर आ सकता है। यह टीका गर्भावस्था में नहीं लगता। बाद में लग सकता है।',
    },
    { subhead: { en: 'Screening', hi: 'जाँच' } },
    {
      en: 'Screening is still needed after the vaccine, because it does not cover every type. Women usually start at 30. There are three main tests. VIA uses a mild vinegar wash and a light. A Pap smear looks at cells under a microscope. An HPV test looks for the virus itself.',
      hi: 'टीका लगने के बाद भी जाँच ज़रूरी है, क्योंकि टीका हर प्रकार से नहीं बचाता। जाँच आम तौर पर 30 की उम्र से शुरू होती है। मुख्य जाँचें तीन हैं। वीआईए में हल्के सिरके जैसा घोल लगाकर रोशनी में देखा जाता है। पैप स्मीयर में कोशिकाएँ माइक्रोस्कोप से देखी जाती हैं। एचपीवी टेस्ट में वायरस ही देखा जाता है।',
    },
    {
      en: 'How often? India’s programme offers VIA every five years from 30 to 65. The World Health Organization advises an HPV test every five to ten years from 30. Your doctor will suggest how often for you, usually every three to five years. Women living with HIV start earlier and come more often.',
      hi: 'कितने समय पर? भारत के कार्यक्रम में 30 से 65 साल तक हर पाँच साल पर वीआईए है। विश्व स्वास्थ्य संगठन 30 की उम्र से हर पाँच से दस साल पर एचपीवी टेस्ट की सलाह देता है। आपके लिए कितने समय पर ठीक है, यह डॉक्टर बताएँगी, आम तौर पर हर तीन से पाँच साल पर। एचआईवी के साथ जी रही महिलाएँ पहले शुरू करती हैं और जल्दी-जल्दी आती हैं।',
    },
    { subhead: { en: 'How to prepare, and what happens', hi: 'तैयारी, और क्या होता है' } },
    {
      en: 'To prepare, choose a day when you do not have your period. For two days before, avoid sex, washing inside, and creams or medicines in the vagina. You can eat as usual. You can bring someone with you, and ask for a woman to be in the room.',
      hi: 'तैयारी के लिए ऐसा दिन चुनिए जब माहवारी न हो। दो दिन पहले से संबंध न बनाएँ, अंदर से न धोएँ, और योनि में क्रीम या दवा न लगाएँ। खाना-पीना रोज़ की तरह रखिए। किसी को साथ लाना हो, या कमरे में किसी महिला को रखना हो, तो बता दें।',
    },
    {
      en: 'The sample itself takes a few minutes. You lie down with a sheet over you. A small instrument is placed gently in the vagina, so that the cervix can be seen. You may feel pressure. Tell us if it hurts and we will stop. Light spotting for a day can happen.',
      hi: 'सैंपल लेने में कुछ मिनट लगते हैं। लेटना होता है और ऊपर चादर रहती है। योनि में एक छोटा उपकरण धीरे से रखा जाता है ताकि सर्विक्स दिखे। थोड़ा दबाव लग सकता है। दर्द हो तो बताइए, हम रुक जाएँगे। एक दिन हल्का दाग लग सकता है।',
    },
    { subhead: { en: 'The result', hi: 'रिपोर्ट' } },
    {
      en: 'A result that is not normal rarely means cancer. It means that the doctor should look more closely. You may need a repeat test or an examination called colposcopy. Please come back for it, even if you feel well.',
      hi: 'रिपोर्ट सामान्य न हो तो इसका मतलब कैंसर कम ही होता है। मतलब यह है कि डॉक्टर को और ध्यान से देखना चाहिए। टेस्ट दोबारा हो सकता है या कॉल्पोस्कोपी नाम की जाँच हो सकती है। तबीयत ठीक लगे तब भी इसके लिए ज़रूर आइए।',
    },
    { subhead: { en: 'Do not wait', hi: 'इंतज़ार न करें' } },
    {
      en: 'Do not wait for screening if you have symptoms. See a doctor soon for bleeding between periods, after sex or after menopause. Come also for discharge that smells or has blood, or for lasting pain low in the belly. Very heavy bleeding or fainting needs a hospital at once. Call {112}.',
      hi: 'लक्षण हों तो जाँच की तारीख़ का इंतज़ार न करें। दो माहवारी के बीच, संबंध के बाद या माहवारी बंद हो जाने के बाद ख़ून आए तो जल्दी डॉक्टर से मिलिए। बदबूदार या ख़ून मिला पानी जाए, या पेट के निचले हिस्से में दर्द बना रहे, तब भी आइए। बहुत ज़्यादा ख़ून जाए या बेहोशी हो तो तुरंत अस्पताल जाएँ। {112} पर कॉल करें।',
    },
  ],
  related: {
    heading: { en: 'Screening and vaccination', hi: 'जाँच और टीका' },
    tab: 'gynaecology',
    item: 'cervical-cancer-screening-and-vaccination',
  },
  sources: [
    {
      title: {
        en: 'Guideline for screening and treatment of cervical pre-cancer lesions',
        hi: 'सर्वाइकल कैंसर से पहले के बदलावों की जाँच और इलाज की गाइडलाइन',
      },
      publisher: { en: 'World Health Organization', hi: 'विश्व स्वास्थ्य संगठन' },
    },
    {
      title: {
        en: 'Operational framework: management of common cancers',
        hi: 'आम कैंसरों की जाँच और देखभाल का ढाँचा',
      },
      publisher: {
        en: 'Ministry of Health and Family Welfare, India',
        hi: 'स्वास्थ्य एवं परिवार कल्याण मंत्रालय, भारत',
      },
    },
    {
      title: {
        en: 'Good clinical practice: screening and treatment of preinvasive lesions of the cervix',
        hi: 'सर्विक्स की जाँच और इलाज: अच्छे तरीक़े',
      },
      publisher: {
        en: 'Federation of Obstetric and Gynaecological Societies of India',
        hi: 'फ़ेडरेशन ऑफ़ ऑब्सटेट्रिक एंड गायनेकोलॉजिकल सोसाइटीज़ ऑफ़ इंडिया',
      },
      url: 'https://pubmed.ncbi.nlm.nih.gov/31814222/',
    },
  ],
  reviewNote:
    'Doctor to confirm interval wording and current U-WIN access; the post is dated 2025 but marked updated in 2026 because the programme started on 28 February 2026.',
} satisfies BlogPost
