import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const endingAPregnancy = {
  id: 'ending-a-pregnancy',
  slug: 'a-private-word',
  needs: 'gynaecology',
  quietTitle: { en: 'A private word', hi: 'अकेले में बात' },
  picture: 'path-with-light',
  title: { en: 'I cannot continue this pregnancy', hi: 'यह गर्भ नहीं रखना है' },
  clinicalName: { en: 'Termination of pregnancy (MTP)', hi: 'गर्भ समापन (MTP)' },
  short: { en: 'What the law allows, in private', hi: 'क़ानून क्या कहता है, अकेले में' },
  description: {
    en: 'Ending a pregnancy: what Indian law allows, whose consent is needed, how your name stays secret, what happens at a visit.',
    hi: 'गर्भ समापन: क़ानून क्या कहता है, किसकी सहमति चाहिए, नाम कैसे गुप्त रहता है और मुलाक़ात में क्या होता है।',
    review: 'lawyer',
  },
  answer: {
    en: 'In India a doctor may end a pregnancy within the limits of the law, in an approved place; if you are 18 or over, the only consent needed is yours.',
    hi: 'भारत में क़ानून की सीमा के भीतर, मंज़ूरी वाली जगह पर, डॉक्टर से गर्भ समापन हो सकता है; उम्र 18 या ज़्यादा हो, तो सिर्फ़ आपकी सहमति चाहिए।',
    review: 'lawyer',
  },
  urgent: null,
  signsHeading: { en: 'Good to know first', hi: 'पहले ये बातें जान लें' },
  signs: [
    {
      en: 'Married or not, the law treats you the same.',
      hi: 'शादी हुई हो या नहीं, क़ानून सबके लिए एक है।',
      review: 'lawyer',
    },
    {
      en: 'No husband, parent or in-law has to sign if you are 18 or over.',
      hi: 'उम्र 18 या ज़्यादा हो, तो पति, माता-पिता या ससुराल, किसी का दस्तख़त नहीं चाहिए।',
      review: 'lawyer',
    },
    {
      en: 'Your name is kept secret. The law punishes who reveals it.',
      hi: 'आपका नाम गुप्त रहता है। जो बताए, उसे क़ानून सज़ा देता है।',
      review: 'lawyer',
    },
    {
      en: 'The number of weeks decides what is possible. So come early.',
      hi: 'कितने हफ़्ते हुए हैं, इससे तय होता है कि क्या हो सकता है। इसलिए जल्दी आएँ।',
      review: 'lawyer',
    },
    {
      en: 'You can talk first and decide later. Or decide not to.',
      hi: 'पहले बात, फ़ैसला बाद में। फ़ैसला बदल भी जाए, तो ठीक है।',
    },
  ],
  hurry: {
    now: [
      {
        en: 'Very heavy bleeding: two pads or more in an hour, two hours running',
        hi: 'बहुत ज़्यादा ख़ून: घंटे में दो या ज़्यादा पैड, दो घंटे लगातार',
        review: 'doctor',
      },
      {
        en: 'Fever, shivering, or bad-smelling discharge after a pregnancy has ended',
        hi: 'गर्भ समापन के बाद बुख़ार, कँपकँपी या बदबूदार पानी',
        review: 'doctor',
      },
      { en: 'Sharp pain low in the belly, or fainting', hi: 'पेट के नीचे तेज़ दर्द, या बेहोशी', review: 'doctor' },
    ],
    today: [
      {
        en: 'You took tablets that no doctor gave you: come, or go to a hospital, and say so plainly. Then they can help you faster.',
        hi: 'डॉक्टर के बिना गोलियाँ ले ली हैं: यहाँ या अस्पताल जाएँ और साफ़ बता दें। इससे सही इलाज जल्दी होता है।',
        review: 'doctor',
      },
      {
        en: 'Someone forces you, to end it or to keep it: {181}',
        hi: 'कोई दबाव डाले, समापन के लिए या गर्भ रखने के लिए: {181}',
      },
    ],
    soon: [],
    phones: ['emergency', 'women'],
  },
  law: [
    {
      id: 'weeks',
      heading: { en: 'How many weeks', hi: 'कितने हफ़्ते' },
      lines: [
        {
          en: 'Up to 20 weeks: one registered doctor must agree.',
          hi: '20 हफ़्ते तक: एक पंजीकृत डॉक्टर की राय चाहिए।',
          review: 'lawyer',
        },
        {
          en: '20 to 24 weeks: two doctors, and only for some women. Among them: after rape or incest, under 18, widowed or divorced during the pregnancy, with a major disability or a mental illness, when the foetus has a serious problem, or in a disaster the government has declared.',
          hi: '20 से 24 हफ़्ते: दो डॉक्टर, और सिर्फ़ कुछ महिलाओं के लिए। जैसे: बलात्कार या घर के किसी की ज़्यादती के बाद, 18 से कम उम्र में, गर्भ के दौरान विधवा या तलाक़ हुआ हो, बड़ी विकलांगता या मानसिक बीमारी हो, भ्रूण में कोई गंभीर कमी हो, या सरकार की घोषित आपदा के समय।',
          review: 'lawyer',
        },
        {
          en: 'The Supreme Court (2022) reads this list widely: a great change in your circumstances can count, with or without marriage. Ask.',
          hi: 'सुप्रीम कोर्ट (2022) ने इस सूची को खुलकर पढ़ा है: हालात में बड़ा बदलाव भी गिना जा सकता है, शादी हो या नहीं। पूछ लें।',
          review: 'lawyer',
        },
        {
          en: 'After 24 weeks: only if a medical board of the State finds a grave problem in the foetus.',
          hi: '24 हफ़्ते के बाद: सिर्फ़ तब, जब राज्य का मेडिकल बोर्ड भ्रूण में कोई बहुत बड़ी कमी पाए।',
          review: 'lawyer',
        },
        {
          en: 'At any time, if the woman’s life depends on it at once.',
          hi: 'किसी भी समय, अगर महिला की जान बचाने के लिए तुरंत ज़रूरी हो।',
          review: 'lawyer',
        },
      ],
    },
    {
      id: 'reasons',
      heading: { en: 'Which reasons count', hi: 'कौन सी वजहें मानी जाती हैं' },
      lines: [
        {
          en: 'Danger to your life, or grave harm to body or mind. Pregnancy after rape. Contraception that failed, for any woman and her partner, up to 20 weeks. A serious problem in the foetus.',
          hi: 'जान को ख़तरा, या शरीर या मन को गहरा नुक़सान। बलात्कार से ठहरा गर्भ। गर्भनिरोधक का काम न करना, किसी भी महिला और उसके साथी के लिए, 20 हफ़्ते तक। भ्रूण में गंभीर कमी।',
          review: 'lawyer',
        },
      ],
    },
    {
      id: 'consent',
      heading: { en: 'Whose consent', hi: 'किसकी सहमति' },
      lines: [
        {
          en: '18 or over: yours, in writing. Nobody else’s.',
          hi: '18 या ज़्यादा: आपकी, लिखकर। और किसी की नहीं।',
          review: 'lawyer',
        },
        {
          en: 'Under 18: yours is asked, and a guardian signs. The same for a person with a mental illness, as the law now reads.',
          hi: '18 से कम: आपसे पूछा जाता है, और अभिभावक दस्तख़त करते हैं। आज के क़ानून में मानसिक बीमारी हो, तब भी यही नियम है।',
          review: 'lawyer',
        },
      ],
    },
    {
      id: 'secret',
      heading: { en: 'Your secret', hi: 'आपका राज़' },
      lines: [
        {
          en: 'The doctor may not tell your name to anyone, except a person the law allows. Not to your husband, not to your office.',
          hi: 'क़ानून जिसे इजाज़त दे, उसके सिवा आपका नाम किसी को नहीं बताया जा सकता। न पति को, न दफ़्तर को।',
          review: 'lawyer',
        },
        {
          en: 'You book without a reason. Our messages never say what it is about.',
          hi: 'बुक करते समय वजह नहीं पूछी जाती। हमारे मैसेज में कभी नहीं लिखा होता कि बात क्या है।',
          review: 'clinic',
        },
      ],
    },
    {
      id: 'under-18',
      heading: { en: 'If you are under 18', hi: 'अगर उम्र 18 से कम है' },
      lines: [
        {
          en: 'The law on children (POCSO) asks the doctor to inform the police, even if you both wanted it. We tell you this before anything else.',
          hi: 'बच्चों का क़ानून (पॉक्सो) कहता है कि डॉक्टर पुलिस को ख़बर दें, चाहे मर्ज़ी दोनों की रही हो। यह बात हम सबसे पहले बताते हैं।',
          review: 'lawyer',
        },
        {
          en: 'If you or your guardian ask, your name need not be in that report (Supreme Court, 2022).',
          hi: 'आप या अभिभावक कहें, तो उस ख़बर में नाम देना ज़रूरी नहीं (सुप्रीम कोर्ट, 2022)।',
          review: 'lawyer',
        },
        {
          en: 'Care comes first. To talk to someone for children: {1098}.',
          hi: 'इलाज पहले होता है। बच्चों के लिए बात करनी हो: {1098}।',
          review: 'lawyer',
        },
      ],
    },
    {
      id: 'where',
      heading: { en: 'Where', hi: 'कहाँ' },
      lines: [
        {
          en: 'Only in a government hospital or a place the government has approved, by a registered doctor.',
          hi: 'सिर्फ़ सरकारी अस्पताल में या सरकार से मंज़ूर जगह पर, पंजीकृत डॉक्टर से।',
          review: 'lawyer',
        },
      ],
      ifApprovedPlace: {
        en: '{clinicName} is an approved place. The certificate hangs in the clinic.',
        hi: '{clinicName} सरकार से मंज़ूर जगह है। प्रमाणपत्र क्लिनिक में लगा है।',
        review: 'lawyer',
      },
      ifNotApprovedPlace: {
        en: 'It is not done at {clinicName}. The doctor explains the law and sends you to an approved place.',
        hi: '{clinicName} में यह नहीं होता। यहाँ क़ानून समझाया जाता है और मंज़ूरी वाली जगह का रास्ता बताया जाता है।',
        review: 'lawyer',
      },
    },
    {
      id: 'forbidden',
      heading: { en: 'What the law forbids', hi: 'क़ानून क्या मना करता है' },
      lines: [
        {
          en: 'Telling the sex of an unborn child, and ending a pregnancy because of it, is a crime. We do neither.',
          hi: 'जन्म से पहले बच्चे का लिंग बताना, और उस वजह से गर्भ समापन, दोनों अपराध हैं। हम दोनों नहीं करते।',
          review: 'lawyer',
        },
      ],
    },
  ],
  visit: {
    steps: [
      {
        en: 'You talk alone with the doctor, as long as you need. Whoever came with you waits outside if you wish.',
        hi: 'डॉक्टर से अकेले में, जितनी देर चाहिए उतनी बात। साथ आए लोग, आपके कहने पर, बाहर बैठते हैं।',
        review: 'clinic',
      },
      {
        en: 'We confirm the pregnancy and the number of weeks, by examination or scan, if you agree. Nobody makes you look or listen.',
        hi: 'आपकी हाँ से, जाँच या अल्ट्रासाउंड से देखते हैं कि गर्भ है और कितने हफ़्ते का। देखने या सुनने के लिए कोई नहीं कहेगा।',
        review: 'doctor',
      },
      {
        en: 'The doctor says what the law and your health allow, what happens, and what the risks are: bleeding, infection, or a part that remains.',
        hi: 'क़ानून और आपकी सेहत के हिसाब से क्या हो सकता है, कैसे होता है, और जोखिम क्या हैं, सब बताया जाता है: ख़ून, संक्रमण, या कुछ हिस्सा रह जाना।',
        review: 'doctor',
      },
      {
        en: 'You take time. If you go on, you sign. Until it begins you can change your mind.',
        hi: 'सोचने का समय लें। आगे बढ़ना हो, तो दस्तख़त होते हैं। शुरू होने से पहले तक फ़ैसला बदला जा सकता है।',
        review: 'lawyer',
      },
      {
        en: 'Afterwards: a follow-up, warning signs on paper if paper is safe for you, and contraception if you want it.',
        hi: 'बाद में: एक बार फिर जाँच, ख़तरे के लक्षण लिखकर, अगर काग़ज़ घर ले जाना ठीक हो, और चाहें तो गर्भनिरोध।',
        review: 'doctor',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The date of your last period', hi: 'पिछली माहवारी की तारीख़' },
    { en: 'Scan or test reports, if there are any', hi: 'अल्ट्रासाउंड या जाँच की रिपोर्ट, अगर हों' },
    {
      en: 'Proof of age. Ask by phone which one.',
      hi: 'उम्र का कोई काग़ज़। कौन सा, यह फ़ोन पर पूछ लें।',
      review: 'lawyer',
    },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    {
      en: '18 or over: nobody else is needed, but you may bring one person you trust. Under 18: a guardian.',
      hi: '18 या ज़्यादा: किसी और का आना ज़रूरी नहीं, पर भरोसे का एक इंसान साथ आ सकता है। 18 से कम: अभिभावक।',
      review: 'lawyer',
    },
  ],
  howLong: everyQuestion.howLong,
  cost: {
    en: 'Ask by phone: {phone}. You need not give your name to ask.',
    hi: 'फ़ोन पर पूछ लें: {phone}। पूछने के लिए नाम बताना ज़रूरी नहीं।',
    review: 'clinic',
  },
  untilThen: [
    {
      en: 'Do not take tablets bought without a prescription, and let nobody who is not a doctor treat you.',
      hi: 'बिना पर्ची की गोली न लें, और जो डॉक्टर न हो उससे कुछ न कराएँ।',
      review: 'doctor',
    },
    { en: 'Write down the first day of your last period.', hi: 'पिछली माहवारी का पहला दिन लिख लें।' },
    {
      en: 'Talk to one person you trust. Too heavy? {14416} listens, free, at any hour.',
      hi: 'भरोसे के किसी एक से बात करें। मन बहुत भारी हो? {14416}, मुफ़्त, किसी भी समय।',
    },
    {
      en: 'Use a phone that nobody else looks at. “Leave this page” is always in reach.',
      hi: 'वही फ़ोन लें जिसे कोई और न देखे। “यह पेज छोड़ें” हमेशा पास है।',
    },
  ],
  myths: [
    {
      said: { en: 'The husband must sign.', hi: 'पति के दस्तख़त चाहिए।' },
      truth: { en: 'Not if you are 18 or over.', hi: 'उम्र 18 या ज़्यादा हो, तो नहीं।', review: 'lawyer' },
    },
    {
      said: { en: 'It is forbidden for unmarried women.', hi: 'बिना शादी के मना है।' },
      truth: {
        en: 'No. The Supreme Court said so plainly in 2022.',
        hi: 'नहीं। सुप्रीम कोर्ट ने 2022 में यह साफ़ कहा।',
        review: 'lawyer',
      },
    },
    {
      said: { en: 'After it you cannot have a child.', hi: 'इसके बाद बच्चा नहीं होता।' },
      truth: {
        en: 'Done properly by a doctor, it does not usually change that. Ask about your own case.',
        hi: 'डॉक्टर से ठीक तरह हो, तो आमतौर पर ऐसा नहीं होता। अपने बारे में पूछ लें।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'urine-pregnancy-test-upt',
      name: { en: 'Urine pregnancy test (UPT)', hi: 'पेशाब से प्रेग्नेंसी टेस्ट (यूपीटी)' },
      why: { en: 'Is there a pregnancy', hi: 'गर्भ है या नहीं', review: 'doctor' },
    },
    {
      slug: 'blood-group-abo-rh-typing',
      name: { en: 'Blood group (ABO and Rh)', hi: 'ब्लड ग्रुप (एबीओ और आरएच)' },
      why: { en: 'The doctor needs to know the Rh type', hi: 'डॉक्टर को आरएच जानना होता है', review: 'doctor' },
    },
    {
      slug: 'haemoglobin-hb',
      name: { en: 'Haemoglobin (Hb)', hi: 'हीमोग्लोबिन (एचबी)' },
      why: { en: 'Is there enough blood', hi: 'ख़ून की कमी तो नहीं', review: 'doctor' },
    },
  ],
  related: [
    'question:late-period',
    'question:emergency-pill',
    'question:someone-hurts-me',
    'condition:depression',
    'service:pregnancy-choices',
    'page:privacy-promise',
  ],
  listen: {
    en: 'This is a private matter, and nobody here puts you on trial. In India a doctor may end a pregnancy within the limits of the law. Up to twenty weeks, one doctor must agree; after that there are stricter rules, so come early. If you are eighteen or over, only your own consent is needed, married or not. Your name stays secret by law. If you are under eighteen, we first tell you what the law asks of us. You can talk first and decide later. Please take no tablets without a doctor.',
    hi: 'यह आपकी निजी बात है, और यहाँ किसी को कटघरे में खड़ा नहीं किया जाता। भारत में क़ानून की सीमा के भीतर डॉक्टर से गर्भ समापन हो सकता है। बीस हफ़्ते तक एक डॉक्टर की राय चाहिए; उसके बाद नियम कड़े हैं, इसलिए जल्दी आएँ। उम्र अठारह या ज़्यादा हो, तो सिर्फ़ आपकी अपनी सहमति चाहिए, शादी हुई हो या नहीं। क़ानून के हिसाब से नाम गुप्त रहता है। उम्र अठारह से कम हो, तो सबसे पहले हम बताएँगे कि क़ानून हमसे क्या माँगता है। पहले बात करें, फ़ैसला बाद में। डॉक्टर के बिना कोई गोली न लें।',
    review: 'lawyer',
  },
  reviewNote:
    'Lawyer signs the whole page. Never: drug names, prices, “painless”, “guaranteed”, same-day promises, offers. Show exactly one of ifApprovedPlace / ifNotApprovedPlace (fact mtpApproved). No “next free” with a clock on this page: “See free times” only. Check: statutory words on mental illness, the age proof, the POCSO report (s. 19: special juvenile police unit or local police; name left out at the request of the minor or guardian), how the 2022 judgment widens rule 3B, the Hindi name of the Act. Written from, to be opened before anybody signs: Parliament of India, Medical Termination of Pregnancy Act, 1971, with the Amendment Act, 2021 (2021); MoHFW, Medical Termination of Pregnancy (Amendment) Rules (rule 3B) (2021); Supreme Court of India, X v. Principal Secretary, Health and Family Welfare (29 September 2022) (2022); Parliament of India, Protection of Children from Sexual Offences Act (2012); Parliament of India, Pre-Conception and Pre-Natal Diagnostic Techniques Act (1994); WHO, Abortion care guideline (2022).',
} satisfies Question
