import type { ServiceItem } from '../../schema.ts'

/**
 * Termination of pregnancy, in a file of its own so that a lawyer can review it as one piece.
 * The specification calls it “safe termination of pregnancy”; the title here makes no claim.
 */
export const pregnancyChoices = {
  id: 'pregnancy-choices',
  picture: 'path-with-light',
  title: { en: 'Termination of pregnancy (MTP)', hi: 'गर्भ समापन (MTP)' },
  description: {
    en: 'Clear and private information about ending a pregnancy, as permitted by the Medical Termination of Pregnancy Act, 1971.',
    hi: 'गर्भ का चिकित्सीय समापन अधिनियम, 1971 के तहत गर्भ समापन के बारे में साफ़ और गोपनीय जानकारी।',
  },
  longDescription: [
    {
      en: 'Termination of pregnancy is offered only where the Medical Termination of Pregnancy Act, 1971 allows it. If you are 18 or over, only your own consent is needed. Your name and details are kept confidential, as the law requires.',
      hi: 'गर्भ समापन केवल वहीं किया जाता है जहाँ गर्भ का चिकित्सीय समापन अधिनियम, 1971 अनुमति देता है। 18 वर्ष या अधिक आयु होने पर केवल आपकी अपनी सहमति चाहिए। क़ानून के अनुसार आपका नाम और जानकारी गोपनीय रखी जाती है।',
    },
    {
      en: 'You may have many feelings, and all of them are all right. You can ask to be seen alone. The doctor listens, explains what the law and your health allow, and does not judge you.',
      hi: 'मन में कई तरह की भावनाएँ हो सकती हैं, और यह ठीक है। अकेले में मिलना हो तो कहें। डॉक्टर आपकी बात सुनती हैं, क़ानून और आपकी सेहत के हिसाब से क्या हो सकता है यह समझाती हैं, और आपको ग़लत नहीं ठहरातीं।',
    },
    {
      en: 'By law it is done only in a government hospital or an approved place. We tell you where that is and guide you. Please do not take tablets bought without a prescription.',
      hi: 'क़ानून के अनुसार यह केवल सरकारी अस्पताल या सरकार से मंज़ूर जगह पर ही होता है। हम बताते हैं कि वह जगह कौन सी है और आपको रास्ता दिखाते हैं। बिना पर्ची ख़रीदी हुई गोलियाँ न लें।',
    },
  ],
  benefits: [
    {
      en: 'You and the doctor decide together, within the law',
      hi: 'क़ानून के भीतर, फ़ैसला आपका और डॉक्टर का साथ मिलकर होता है',
    },
    {
      en: 'If you are 18 or over, only your consent is needed. A husband’s or family’s consent is not required.',
      hi: '18 वर्ष या अधिक हों, तो केवल आपकी सहमति चाहिए। पति या परिवार की सहमति ज़रूरी नहीं है।',
    },
    {
      en: 'Your name and details are kept confidential by law',
      hi: 'क़ानून के अनुसार आपका नाम और जानकारी गोपनीय रहती है',
    },
    {
      en: 'Married and unmarried women have the same rights',
      hi: 'विवाहित और अविवाहित महिलाओं के अधिकार एक जैसे हैं',
    },
    { en: 'Care and contraception advice afterwards', hi: 'बाद की देखभाल और गर्भनिरोध की सलाह' },
  ],
  sections: [
    {
      id: 'time-limits',
      heading: { en: 'Time limits in the law', hi: 'क़ानून में समय-सीमा' },
      body: [
        {
          en: 'Up to 20 weeks: the opinion of one registered doctor is needed.',
          hi: '20 हफ़्ते तक: एक पंजीकृत डॉक्टर की राय चाहिए।',
        },
        {
          en: 'From 20 to 24 weeks: two registered doctors must agree, and only for some women named in the rules. They include survivors of sexual assault, those under 18 and those widowed or divorced during the pregnancy.',
          hi: '20 से 24 हफ़्ते: दो पंजीकृत डॉक्टरों की सहमति चाहिए, और यह नियमों में बताई गई कुछ महिलाओं के लिए ही है। जैसे यौन हिंसा झेल चुकी महिलाएँ, 18 से कम उम्र की, या गर्भावस्था में विधवा या तलाक़शुदा हुई महिलाएँ।',
        },
        {
          en: 'They also include women with a major physical disability or a mental illness. Serious problems in the development of the foetus, and disaster or emergency settings, are covered too.',
          hi: 'इनमें गंभीर शारीरिक विकलांगता या मानसिक बीमारी वाली महिलाएँ भी हैं। भ्रूण के विकास में गंभीर समस्या और आपदा या इमरजेंसी की स्थिति भी इसमें शामिल है।',
        },
        {
          en: 'Beyond 24 weeks: only if a State Medical Board finds a substantial abnormality in the foetus.',
          hi: '24 हफ़्ते के बाद: केवल तब, जब राज्य का मेडिकल बोर्ड भ्रूण में कोई बड़ी विकृति पाए।',
        },
        {
          en: 'At any time: if it is immediately necessary to save the woman’s life.',
          hi: 'किसी भी समय: अगर महिला की जान बचाने के लिए यह तुरंत ज़रूरी हो।',
        },
        {
          en: 'The reasons in the law include grave injury to physical or mental health, and failure of contraception.',
          hi: 'क़ानून में मानी गई वजहों में शारीरिक या मानसिक सेहत को गंभीर नुक़सान और गर्भनिरोधक का असफल होना शामिल है।',
        },
      ],
    },
    {
      id: 'consent-and-privacy',
      heading: { en: 'Your consent and your privacy', hi: 'आपकी सहमति और निजता' },
      body: [
        {
          en: 'If you are under 18, or have a mental illness, a guardian’s written consent is needed.',
          hi: 'अगर आपकी उम्र 18 से कम है या कोई मानसिक बीमारी है, तो अभिभावक की लिखित सहमति चाहिए।',
        },
        {
          en: 'If you are under 18, the law also asks the doctor to make a report. Your name need not be given in it if you or your guardian ask.',
          hi: '18 से कम उम्र में क़ानून के अनुसार डॉक्टर को सूचना भी देनी होती है। आप या आपके अभिभावक कहें, तो उसमें आपका नाम देना ज़रूरी नहीं।',
        },
        {
          en: 'The doctor may not reveal your name and details, except to a person authorised by law.',
          hi: 'क़ानून से अधिकृत व्यक्ति के सिवा डॉक्टर आपका नाम और जानकारी किसी को नहीं बता सकतीं।',
        },
        {
          en: 'When you book, you need not give a reason. Our messages never name the service.',
          hi: 'अपॉइंटमेंट लेते समय वजह बताना ज़रूरी नहीं है। हमारे संदेशों में सेवा का नाम कभी नहीं होता।',
        },
      ],
    },
    {
      id: 'what-happens',
      heading: { en: 'What happens', hi: 'क्या-क्या होता है' },
      body: [
        {
          en: 'The doctor confirms the pregnancy and how many weeks it is, and checks your health.',
          hi: 'डॉक्टर गर्भ और उसके हफ़्तों की पुष्टि करती हैं और आपकी सेहत जाँचती हैं।',
        },
        {
          en: 'The doctor explains the methods that are possible for you, what to expect and the risks. You can ask anything and take time.',
          hi: 'डॉक्टर समझाती हैं कि आपके लिए कौन से तरीक़े हो सकते हैं, क्या होगा और जोखिम क्या हैं। कुछ भी पूछें और सोचने का समय लें।',
        },
        {
          en: 'If you decide to go ahead, you sign a consent form. You can change your mind before it begins.',
          hi: 'आगे बढ़ने का फ़ैसला हो, तो सहमति पत्र पर दस्तख़त होते हैं। शुरू होने से पहले फ़ैसला बदला जा सकता है।',
        },
      ],
    },
    {
      id: 'risks',
      heading: { en: 'Risks', hi: 'जोखिम' },
      body: [
        {
          en: 'Like any treatment, it has risks. These can be heavy bleeding, infection or a part of the pregnancy remaining.',
          hi: 'हर इलाज की तरह इसमें भी जोखिम हैं। जैसे ज़्यादा ख़ून आना, संक्रमण या गर्भ का कुछ हिस्सा रह जाना।',
        },
        {
          en: 'Learn the warning signs and keep the emergency number {112} ready.',
          hi: 'ख़तरे के लक्षण जान लें और इमरजेंसी नंबर {112} पास रखें।',
        },
      ],
    },
    {
      id: 'afterwards',
      heading: { en: 'Afterwards', hi: 'इसके बाद' },
      body: [
        {
          en: 'You have a follow-up visit. We can talk about contraception if you wish.',
          hi: 'बाद में एक बार जाँच के लिए बुलाया जाता है। आप चाहें तो गर्भनिरोध पर भी बात हो सकती है।',
        },
        {
          en: 'You may feel relief, sadness or both. If the feelings are heavy, you can talk to us.',
          hi: 'राहत, दुख या दोनों महसूस हो सकते हैं। मन भारी लगे, तो हमसे बात करें।',
        },
      ],
    },
    {
      id: 'the-law-forbids',
      heading: { en: 'What the law forbids', hi: 'क़ानून क्या मना करता है' },
      body: [{ en: 'Sex-selective termination is illegal.', hi: 'लिंग के आधार पर गर्भ समापन ग़ैरक़ानूनी है।' }],
    },
  ],
  ifApprovedPlace: {
    en: '{clinicName} is an approved place under the Act. The certificate of approval is displayed at the clinic.',
    hi: '{clinicName} इस अधिनियम के तहत सरकार से मंज़ूर जगह है। मंज़ूरी का प्रमाणपत्र क्लिनिक में लगा है।',
  },
  ifNotApprovedPlace: {
    en: 'This procedure is not done at {clinicName}. The doctor can explain the law and refer you to an approved place.',
    hi: '{clinicName} में यह प्रक्रिया नहीं की जाती। डॉक्टर क़ानून समझा सकती हैं और आपको सरकार से मंज़ूर जगह भेज सकती हैं।',
  },
  safetyNote: {
    en: 'Pages you open stay in this phone’s history. Use “Leave this page” to go quickly to another site.',
    hi: 'खोले हुए पेज इस फ़ोन की हिस्ट्री में रहते हैं। तुरंत किसी दूसरी साइट पर जाने के लिए “यह पेज छोड़ें” दबाएँ।',
  },
  careCards: ['violence', 'aftercare-warning-signs'],
  reviewNote:
    'Title is neutral as facts 1.4 asks (specification: “safe termination of pregnancy”, a quality claim). Show ifApprovedPlace only with a Form B certificate, else ifNotApprovedPlace. Lawyer to check the Act’s Hindi title, the under-18 report sentence and the guardian rule for mental illness; risks and signs are general knowledge for the doctor to confirm.',
} satisfies ServiceItem
