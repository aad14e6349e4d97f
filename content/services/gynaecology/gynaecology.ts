import type { ServiceItem } from '../../schema.ts'

export const gynaecology = [
  {
    id: 'irregular-periods',
    picture: 'blog-pcos',
    title: { en: 'Irregular periods', hi: 'अनियमित माहवारी' },
    description: {
      en: 'Help when periods come too early, too late, too heavy or not at all.',
      hi: 'जब माहवारी बहुत जल्दी, बहुत देर से, बहुत ज़्यादा आए या आए ही नहीं, तब मदद।',
    },
    longDescription: [
      {
        en: 'Periods can change with age, stress, weight, breastfeeding or thyroid and hormone problems. A change for a month or two is common. A change that stays should be checked.',
        hi: 'उम्र, तनाव, वज़न, दूध पिलाने, थायरॉइड या हार्मोन की वजह से माहवारी बदल सकती है। एक-दो महीने का बदलाव आम है। बदलाव बना रहे तो जाँच करानी चाहिए।',
      },
      {
        en: 'Heavy bleeding can leave you tired and pale. Not knowing the date makes it hard to plan travel, work or family events. You do not have to simply put up with it.',
        hi: 'ज़्यादा ख़ून जाने से थकान और कमज़ोरी हो सकती है। तारीख़ का पता न हो तो सफ़र, काम या घर के कार्यक्रम तय करना मुश्किल होता है। यह सब चुपचाप सहना ज़रूरी नहीं।',
      },
      {
        en: 'Bring the dates of your last few periods if you can. The doctor asks, examines only with your consent and suggests tests if needed. Treatment depends on the cause and on what you want.',
        hi: 'हो सके तो पिछली कुछ माहवारियों की तारीख़ें लिखकर लाएँ। डॉक्टर पूछती हैं, आपकी सहमति से ही जाँच करती हैं और ज़रूरत हो तो टेस्ट बताती हैं। इलाज वजह और आपकी ज़रूरत के हिसाब से होता है।',
      },
    ],
    benefits: [
      { en: 'Find out why your cycle has changed', hi: 'माहवारी बदलने की वजह पता चले' },
      { en: 'Check for anaemia, thyroid and hormone problems', hi: 'ख़ून की कमी, थायरॉइड और हार्मोन की जाँच' },
      { en: 'Treatment that fits your age and plans', hi: 'आपकी उम्र और योजना के हिसाब से इलाज' },
      {
        en: 'Gentle care for teenage girls, with a parent if they wish',
        hi: 'किशोरियों की नरमी से देखभाल, चाहें तो माता-पिता के साथ',
      },
    ],
    duration: {
      minMinutes: 30,
      maxMinutes: 45,
    },
    careCards: [],
    reviewNote: 'Causes listed are general medical knowledge; gynaecologist to confirm.',
  },
  {
    id: 'family-planning',
    picture: 'family-planning',
    title: { en: 'Family planning', hi: 'परिवार नियोजन' },
    description: {
      en: 'Private advice to help you choose if and when to have a child, and which method suits you.',
      hi: 'बच्चा चाहिए या नहीं, कब चाहिए और कौन सा तरीक़ा आपके लिए ठीक है – इस पर गोपनीय सलाह।',
    },
    longDescription: [
      {
        en: 'There are many ways to plan or space pregnancies. They include condoms, pills, injections, implants, intrauterine devices and permanent methods. Each has good points and side effects.',
        hi: 'गर्भ रोकने या बच्चों में अंतर रखने के कई तरीक़े हैं – कंडोम, गोलियाँ, इंजेक्शन, इम्प्लांट, कॉपर-टी जैसे साधन और स्थायी तरीक़े। हर एक के फ़ायदे भी हैं और साइड इफ़ेक्ट भी।',
      },
      {
        en: 'The doctor asks about your health, your plans and what you prefer. You hear about all methods that are safe for you. The choice is yours.',
        hi: 'डॉक्टर आपकी सेहत, योजना और पसंद पूछती हैं। आपके लिए जो भी तरीक़े सुरक्षित हैं, सबके बारे में बताती हैं। चुनना आपको है।',
      },
      {
        en: 'Emergency contraception works better the sooner it is taken after sex, usually within 72 hours. Ask a doctor or pharmacist without delay. We can also advise you after a birth or while breastfeeding.',
        hi: 'इमरजेंसी गर्भनिरोध संबंध के बाद जितनी जल्दी लिया जाए उतना असर करता है, आमतौर पर 72 घंटे के अंदर। बिना देर किए डॉक्टर या दवा की दुकान पर पूछें। डिलीवरी के बाद या दूध पिलाने के समय भी हम सलाह देते हैं।',
      },
    ],
    benefits: [
      {
        en: 'All suitable methods explained, with side effects',
        hi: 'आपके लिए ठीक हर तरीक़ा, साइड इफ़ेक्ट के साथ समझाया जाता है',
      },
      { en: 'Advice that fits your health and plans', hi: 'आपकी सेहत और योजना के हिसाब से सलाह' },
      { en: 'Help to change a method that does not suit you', hi: 'जो तरीक़ा रास न आए, उसे बदलने में मदद' },
      { en: 'Your visit is kept private', hi: 'आपका आना गोपनीय रहता है' },
    ],
    duration: {
      minMinutes: 30,
      maxMinutes: 45,
    },
    careCards: [],
    reviewNote:
      '72-hour statement marked (G) in the facts; confirm. No brands or drug names (DMR Act s.3). Confirm which methods the clinic itself provides.',
  },
  {
    id: 'cervical-cancer-screening-and-vaccination',
    picture: 'screening',
    title: { en: 'Cervical cancer screening and vaccination', hi: 'सर्वाइकल कैंसर की जाँच और टीका' },
    description: {
      en: 'A short test that can find early changes, and a vaccine that helps protect against the HPV virus.',
      hi: 'एक छोटी जाँच, जो शुरुआती बदलाव पकड़ सकती है, और एक टीका, जो HPV वायरस से बचाव में मदद करता है।',
    },
    longDescription: [
      {
        en: 'Most cervical cancer is linked to a common virus called HPV. Changes grow slowly and often give no signs. A screening test can find them early, when treatment is simpler.',
        hi: 'ज़्यादातर सर्वाइकल (बच्चेदानी के मुँह का) कैंसर HPV नाम के आम वायरस से जुड़ा होता है। बदलाव धीरे-धीरे होते हैं और अक्सर कोई लक्षण नहीं होता। जाँच से वे जल्दी पकड़ में आ सकते हैं, जब इलाज आसान होता है।',
      },
      {
        en: 'Screening is usually advised from the age of 30. The doctor will suggest how often, usually every 3–5 years. It takes a few minutes. You can ask to stop at any time.',
        hi: 'जाँच की सलाह आमतौर पर 30 साल की उम्र से दी जाती है। कितने समय पर करानी है, यह डॉक्टर बताएँगी – आमतौर पर हर 3–5 साल में। इसमें कुछ ही मिनट लगते हैं। कभी भी रुकने को कहें।',
      },
      {
        en: 'The government gives one free dose of HPV vaccine to girls aged 14, with a parent’s consent. At other ages, the doctor explains the doses. The vaccine is not given in pregnancy. Screening is still needed after it.',
        hi: 'सरकार 14 साल की लड़कियों को माता-पिता की सहमति से HPV टीके की एक मुफ़्त ख़ुराक देती है। दूसरी उम्र में कितनी ख़ुराकें लगेंगी, यह डॉक्टर बताती हैं। गर्भावस्था में यह टीका नहीं लगता। टीके के बाद भी जाँच ज़रूरी है।',
      },
    ],
    benefits: [
      { en: 'Finds changes early, often before any signs', hi: 'लक्षण आने से पहले ही बदलाव पकड़ में आ सकते हैं' },
      { en: 'Done with your consent, with privacy and respect', hi: 'आपकी सहमति से, निजता और सम्मान के साथ' },
      { en: 'Results explained in plain words', hi: 'रिपोर्ट आसान शब्दों में समझाई जाती है' },
      { en: 'Vaccine advice for girls and women', hi: 'लड़कियों और महिलाओं को टीके की सलाह' },
    ],
    duration: {
      minMinutes: 20,
      maxMinutes: 30,
    },
    careCards: [],
    reviewNote:
      'Confirm tests offered (VIA, Pap, HPV) and local interval; HPV programme facts as of 2026. “Linked to HPV” and “treatment is simpler” are general knowledge.',
  },
  {
    id: 'pcos-endometriosis-early-cessation-of-periods',
    picture: 'doctor-with-women',
    title: {
      en: 'PCOS, endometriosis and early cessation of periods',
      hi: 'पीसीओएस, एंडोमेट्रियोसिस और समय से पहले माहवारी बंद होना',
    },
    description: {
      en: 'Care for three conditions that affect periods, comfort and fertility, with time to explain each one.',
      hi: 'तीन ऐसी परेशानियों की देखभाल, जो माहवारी, आराम और माँ बनने पर असर डालती हैं – हर बात समझाने के लिए पूरे समय के साथ।',
    },
    longDescription: [
      {
        en: 'PCOS can bring irregular periods, acne, extra hair, weight gain or trouble getting pregnant. Endometriosis can cause period pain that stops normal life, and pain during sex or in the bowel.',
        hi: 'पीसीओएस में अनियमित माहवारी, मुँहासे, अनचाहे बाल, वज़न बढ़ना या गर्भ ठहरने में दिक़्क़त हो सकती है। एंडोमेट्रियोसिस में माहवारी का ऐसा दर्द हो सकता है जो काम रोक दे, और संबंध बनाते या शौच के समय भी दर्द हो सकता है।',
      },
      {
        en: 'Early cessation of periods means that periods stop before the age of 45. Before 40 it needs special attention. It can be a shock, and it affects bones, heart and feelings.',
        hi: '45 साल से पहले माहवारी बंद हो जाए, तो उसे समय से पहले बंद होना कहते हैं। 40 से पहले ऐसा हो तो ख़ास ध्यान चाहिए। इससे सदमा लग सकता है, और हड्डियों, दिल और मन पर असर पड़ता है।',
      },
      {
        en: 'Many women wait for years because they are told that pain is normal. We take it seriously. The doctor explains tests and treatments and makes a plan around your life and your wish for children.',
        hi: 'बहुत सी महिलाएँ सालों रुकी रहती हैं, क्योंकि उनसे कहा जाता है कि दर्द तो होता ही है। हम इसे गंभीरता से लेते हैं। डॉक्टर टेस्ट और इलाज समझाती हैं और आपकी ज़िंदगी और माँ बनने की इच्छा देखकर योजना बनाती हैं।',
      },
    ],
    benefits: [
      { en: 'Your pain and worries are taken seriously', hi: 'आपके दर्द और चिंता को गंभीरता से लिया जाता है' },
      { en: 'Tests explained before they are done', hi: 'टेस्ट से पहले समझाया जाता है कि क्यों और कैसे' },
      { en: 'Advice on food, activity, skin and hair', hi: 'खान-पान, कसरत, त्वचा और बालों पर सलाह' },
      { en: 'Support for fertility, bones and mood', hi: 'प्रजनन, हड्डियों और मन के लिए सहारा' },
      { en: 'A plan for the long term', hi: 'लंबे समय की योजना' },
    ],
    duration: {
      minMinutes: 45,
      maxMinutes: 60,
    },
    careCards: [],
    reviewNote:
      'Endometriosis signs are marked (G) in the facts; compare with current NHS page. Effect on bones and heart is general knowledge. No cure is promised.',
  },
  {
    id: 'fibroids-and-ovarian-tumour-treatment',
    picture: 'gallery-consulting',
    title: { en: 'Fibroids and ovarian tumour treatment', hi: 'फ़ाइब्रॉइड (रसौली) और ओवरी की गाँठ का इलाज' },
    description: {
      en: 'Advice and treatment for growths in the womb or ovary. Most need calm, careful checking first.',
      hi: 'बच्चेदानी या ओवरी की गाँठ के लिए सलाह और इलाज। ज़्यादातर में पहला क़दम है – बिना घबराए, ध्यान से जाँच।',
    },
    longDescription: [
      {
        en: 'Fibroids are growths in the womb. They are not cancer. Many women have no signs. Others have heavy or painful periods, back or tummy pain, constipation or a need to pass urine often.',
        hi: 'फ़ाइब्रॉइड बच्चेदानी में बनने वाली गाँठ है। यह कैंसर नहीं है। बहुत सी महिलाओं को कोई लक्षण नहीं होता। कुछ को ज़्यादा या दर्द भरी माहवारी, पेट या कमर दर्द, क़ब्ज़ या बार-बार पेशाब की शिकायत होती है।',
      },
      {
        en: 'A cyst or tumour of the ovary can be of many kinds, and many are not cancer. Please see a doctor if bloating, early fullness or pelvic pain does not go away.',
        hi: 'ओवरी की गाँठें कई तरह की होती हैं और बहुत सी कैंसर नहीं होतीं। पेट फूला रहे, थोड़ा खाते ही पेट भर जाए या पेड़ू में दर्द बना रहे, तो डॉक्टर को दिखाएँ।',
      },
      {
        en: 'The doctor explains your reports and the choices: watching, medicine or surgery, with the risks of each. If tests suggest cancer, we refer you without delay to a hospital for cancer care.',
        hi: 'डॉक्टर आपकी रिपोर्ट और विकल्प समझाती हैं: सिर्फ़ निगरानी, दवा या ऑपरेशन, और हर एक के जोखिम। जाँच में कैंसर का शक हो, तो हम बिना देर किए कैंसर के इलाज वाले अस्पताल भेजते हैं।',
      },
    ],
    benefits: [
      { en: 'Reports explained in simple words', hi: 'रिपोर्ट आसान शब्दों में समझाई जाती है' },
      {
        en: 'All options discussed, including waiting and watching',
        hi: 'इंतज़ार और निगरानी समेत सभी विकल्पों पर बात',
      },
      {
        en: 'Your wish for children is part of the plan',
        hi: 'योजना में इसका ध्यान कि आगे माँ बनने की इच्छा है या नहीं',
      },
      { en: 'Quick referral if cancer care may be needed', hi: 'कैंसर के इलाज की ज़रूरत लगे तो जल्दी रेफ़र' },
    ],
    duration: {
      minMinutes: 45,
      maxMinutes: 60,
    },
    careCards: ['ovarian-warning'],
    reviewNote:
      'Confirm where surgery is done and name the referral path for suspected cancer. Fibroid signs marked (G) in the facts; “not cancer” is general knowledge to confirm.',
  },
  {
    id: 'menopause-problems',
    picture: 'menopause-garden',
    title: { en: 'Menopause problems', hi: 'मेनोपॉज़ की परेशानियाँ' },
    description: {
      en: 'Support for hot flushes, poor sleep, mood changes and other signs around the time periods end.',
      hi: 'माहवारी बंद होने के समय की परेशानियों में सहारा – जैसे गर्मी लगना, नींद न आना, मूड बदलना।',
    },
    longDescription: [
      {
        en: 'Menopause is the time when periods end. It is a natural change. For some women it is easy. For others it brings hot flushes, night sweats, poor sleep, mood changes or vaginal dryness.',
        hi: 'मेनोपॉज़ वह समय है जब माहवारी बंद हो जाती है। यह कुदरती बदलाव है। कुछ महिलाओं के लिए यह आसान होता है। कुछ को अचानक गर्मी लगना, रात में पसीना, नींद न आना, मूड बदलना या योनि में सूखापन होता है।',
      },
      {
        en: 'You may feel that nobody at home understands. Work and relationships can feel harder. You do not have to hide it or bear it alone.',
        hi: 'लग सकता है कि घर में कोई समझता नहीं। काम और रिश्ते मुश्किल लग सकते हैं। इसे छिपाना या अकेले सहना ज़रूरी नहीं।',
      },
      {
        en: 'The doctor talks with you about daily habits, bones, heart health and treatments, with their benefits and risks. Any bleeding after menopause should be checked soon.',
        hi: 'डॉक्टर आपसे रोज़ की आदतों, हड्डियों, दिल की सेहत और इलाज पर बात करती हैं – फ़ायदे और जोखिम दोनों बताकर। मेनोपॉज़ के बाद ख़ून आए, तो जल्दी जाँच कराएँ।',
      },
    ],
    benefits: [
      { en: 'Help with the signs that trouble you', hi: 'जो लक्षण परेशान करें, उनमें मदद' },
      { en: 'Advice on bones and heart health', hi: 'हड्डियों और दिल की सेहत पर सलाह' },
      { en: 'Treatments explained with benefits and risks', hi: 'इलाज के फ़ायदे और जोखिम दोनों बताए जाते हैं' },
      { en: 'Care for sleep and mood', hi: 'नींद और मन का ध्यान' },
      { en: 'A private talk about intimacy, if you wish', hi: 'चाहें तो निजी संबंधों पर अकेले में बात' },
    ],
    duration: {
      minMinutes: 45,
      maxMinutes: 60,
    },
    careCards: ['bleeding-after-menopause'],
  },
] satisfies readonly ServiceItem[]
