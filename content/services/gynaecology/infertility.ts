import type { ServiceItem } from '../../schema.ts'

export const infertility = [
  {
    id: 'anovulation',
    picture: 'blog-pcos',
    title: { en: 'Anovulation', hi: 'एनोव्यूलेशन (अंडा न बनना)' },
    description: {
      en: 'When the ovary does not release an egg in most months, pregnancy becomes harder. The cause can often be found.',
      hi: 'जब ज़्यादातर महीनों में ओवरी से अंडा न निकले, तो गर्भ ठहरना मुश्किल हो जाता है। अक्सर इसकी वजह पता चल सकती है।',
    },
    longDescription: [
      {
        en: 'Ovulation is the release of an egg. Anovulation means this does not happen regularly. Common reasons are PCOS, thyroid problems, stress or big changes in weight.',
        hi: 'ओवरी से अंडा निकलने को ओव्यूलेशन कहते हैं। एनोव्यूलेशन का मतलब है कि यह नियमित नहीं होता। आम वजहें पीसीओएस, थायरॉइड, तनाव या वज़न में बड़ा बदलाव हैं।',
      },
      {
        en: 'Periods may be far apart or may stop. The doctor asks about your cycle and suggests blood tests. Treatment depends on the cause, and we explain what it can and cannot do.',
        hi: 'माहवारी बहुत देर-देर से आ सकती है या रुक सकती है। डॉक्टर आपकी माहवारी के बारे में पूछती हैं और ख़ून के टेस्ट बताती हैं। इलाज वजह पर निर्भर है, और हम साफ़ बताते हैं कि उससे क्या हो सकता है और क्या नहीं।',
      },
    ],
    benefits: [
      { en: 'Understand your cycle', hi: 'अपनी माहवारी के चक्र को समझना' },
      { en: 'Tests for the cause', hi: 'वजह जानने के टेस्ट' },
      { en: 'Advice on weight, food and stress', hi: 'वज़न, खाने और तनाव पर सलाह' },
      { en: 'Treatment step by step', hi: 'क़दम-दर-क़दम इलाज' },
    ],
    careCards: [],
    reviewNote: 'Stress and weight as causes are general knowledge; gynaecologist to confirm.',
  },
  {
    id: 'blocked-fallopian-tubes',
    picture: 'gallery-consulting',
    title: { en: 'Blocked fallopian tubes', hi: 'फ़ैलोपियन ट्यूब बंद होना' },
    description: {
      en: 'If the tubes are blocked, egg and sperm cannot meet. Tests can show if the tubes are open.',
      hi: 'ट्यूब बंद हो तो अंडा और शुक्राणु मिल नहीं पाते। टेस्ट से पता चल सकता है कि ट्यूब खुली है या नहीं।',
    },
    longDescription: [
      {
        en: 'The fallopian tubes carry the egg to the womb. An old infection, endometriosis or surgery can block them. Most women feel nothing, so a blockage is often found only by a test.',
        hi: 'फ़ैलोपियन ट्यूब अंडे को बच्चेदानी तक ले जाती हैं। पुराना संक्रमण, एंडोमेट्रियोसिस या ऑपरेशन से ये बंद हो सकती हैं। ज़्यादातर महिलाओं को कुछ महसूस नहीं होता, इसलिए यह अक्सर टेस्ट से ही पता चलता है।',
      },
      {
        en: 'The doctor explains which test may help and how it feels. If a blockage is found, we talk about the choices, their risks and where they are done. It is not your fault.',
        hi: 'डॉक्टर समझाती हैं कि कौन सा टेस्ट काम आएगा और उसमें कैसा लगता है। ट्यूब बंद मिले, तो हम विकल्प, उनके जोखिम और वे कहाँ होते हैं, इस पर बात करते हैं। इसमें आपकी कोई ग़लती नहीं है।',
      },
    ],
    benefits: [
      { en: 'Clear talk about tube tests', hi: 'ट्यूब के टेस्ट पर साफ़ बात' },
      { en: 'Care for infection, if there is any', hi: 'संक्रमण हो तो उसका इलाज' },
      { en: 'All choices and their risks explained', hi: 'सभी विकल्प और उनके जोखिम समझाए जाते हैं' },
      { en: 'Referral when a special centre is needed', hi: 'विशेष केंद्र की ज़रूरत हो तो रेफ़र' },
    ],
    careCards: [],
    reviewNote:
      'Causes are general knowledge. Tube tests/IVF: name where they are done; IUI/IVF only with ART Act registration.',
  },
  {
    id: 'hormonal-problem',
    picture: 'gallery-sample',
    title: { en: 'Hormonal problem', hi: 'हार्मोन की समस्या' },
    description: {
      en: 'Thyroid and other hormones guide your cycle. When they are out of balance, getting pregnant can take longer.',
      hi: 'थायरॉइड और दूसरे हार्मोन माहवारी को चलाते हैं। इनका संतुलन बिगड़े तो गर्भ ठहरने में देर लग सकती है।',
    },
    longDescription: [
      {
        en: 'Hormones are the body’s messengers. Too much or too little thyroid hormone, or high prolactin, can upset the cycle. Many of these problems show up in simple blood tests.',
        hi: 'हार्मोन शरीर के संदेशवाहक हैं। थायरॉइड हार्मोन कम या ज़्यादा होने से, या प्रोलैक्टिन बढ़ने से माहवारी बिगड़ सकती है। इनमें से कई बातें ख़ून के साधारण टेस्ट से पता चल जाती हैं।',
      },
      {
        en: 'You may notice tiredness, weight change, hair fall, milk from the breast or irregular periods. The doctor checks the reports with you, explains the treatment and sees you again to follow it up.',
        hi: 'थकान, वज़न में बदलाव, बाल झड़ना, स्तन से दूध आना या अनियमित माहवारी हो सकती है। डॉक्टर आपके साथ रिपोर्ट देखती हैं, इलाज समझाती हैं और आगे भी जाँचती रहती हैं।',
      },
    ],
    benefits: [
      { en: 'Blood tests explained', hi: 'ख़ून के टेस्ट समझाए जाते हैं' },
      { en: 'Treatment for the cause', hi: 'वजह का इलाज' },
      { en: 'Regular follow-up of reports', hi: 'रिपोर्ट की नियमित जाँच' },
      { en: 'Advice for daily life', hi: 'रोज़मर्रा के लिए सलाह' },
    ],
    careCards: [],
    reviewNote: 'Prolactin and the signs listed are general knowledge; gynaecologist to confirm.',
  },
  {
    id: 'male-factor-infertility',
    picture: 'couple',
    title: { en: 'Male factor infertility', hi: 'पुरुष कारण से निःसंतानता' },
    description: {
      en: 'The reason can lie with the man, the woman, both or neither. So both partners are tested from the start.',
      hi: 'वजह पुरुष में हो सकती है, महिला में या दोनों में; कभी किसी में नहीं मिलती। इसलिए शुरू से दोनों की जाँच होती है।',
    },
    longDescription: [
      {
        en: 'Low number or slow movement of sperm is a common reason for delay in pregnancy. A semen test is simple and comes early. It says nothing about a man’s strength or worth.',
        hi: 'शुक्राणु कम होना या उनकी चाल धीमी होना गर्भ में देरी की आम वजह है। वीर्य की जाँच आसान है और शुरू में ही की जाती है। इससे किसी की मर्दानगी या हैसियत तय नहीं होती।',
      },
      {
        en: 'We talk with the couple together and with each partner alone. Reports go only to the person tested unless they agree to share. The doctor explains the next steps and refers when needed.',
        hi: 'हम दोनों से साथ में और अलग-अलग भी बात करते हैं। रिपोर्ट उसी को दी जाती है जिसकी जाँच हुई, जब तक वह साझा करने को न कहे। डॉक्टर आगे के क़दम समझाती हैं और ज़रूरत हो तो रेफ़र करती हैं।',
      },
    ],
    benefits: [
      { en: 'Both partners are tested', hi: 'दोनों साथियों की जाँच होती है' },
      { en: 'Private and respectful talk', hi: 'अकेले में, सम्मान के साथ बातचीत' },
      { en: 'Advice on tobacco, alcohol, heat and health', hi: 'तंबाकू, शराब, गर्मी और सेहत पर सलाह' },
      { en: 'Referral to the right specialist when needed', hi: 'ज़रूरत हो तो सही विशेषज्ञ के पास रेफ़र' },
    ],
    careCards: [],
    reviewNote:
      'Confirm who sees male partners. Lifestyle advice list is general knowledge. No tonics or potency claims (DMR Act).',
  },
] satisfies readonly ServiceItem[]
