import type { PictureName } from '../pictures.ts'
import type { Content, Point, Step } from '../schema.ts'

export const aboutClinic = {
  breadcrumb: { en: 'About the clinic', hi: 'क्लिनिक के बारे में' },
  heading: { en: 'About {clinicName}', hi: '{clinicName} के बारे में' },
  picture: 'clinic' as const satisfies PictureName,
  careApproach: {
    heading: { en: 'How we *care*', hi: 'हमारी *देखभाल* का तरीक़ा' },
    picture: 'gallery-courtyard' as const satisfies PictureName,
    text: [
      {
        en: 'We start with your words, not with a machine or a form. Then we examine and test only what is needed, and only if you agree.',
        hi: 'हम शुरुआत आपकी बात से करते हैं, मशीन या फ़ॉर्म से नहीं। फिर जितनी ज़रूरत हो उतनी ही जाँच करते हैं, और वह भी आपकी सहमति से।',
      },
      {
        en: 'We explain in Hindi or English, in plain words. You hear about every reasonable choice, including waiting. If you need care that we do not give here, we tell you where to go.',
        hi: 'हम हिंदी या अंग्रेज़ी में, आसान शब्दों में समझाते हैं। आपको हर सही विकल्प बताया जाता है, रुककर देखने का भी। जो देखभाल यहाँ नहीं होती, उसके लिए बताते हैं कि कहाँ जाएँ।',
      },
    ],
    points: [
      {
        id: 'listen',
        title: { en: 'We listen first', hi: 'पहले सुनना' },
        description: {
          en: 'Enough time for your story, without hurry or blame.',
          hi: 'आपकी बात के लिए पूरा समय, बिना जल्दी और बिना दोष दिए।',
        },
      },
      {
        id: 'explain',
        title: { en: 'We explain clearly', hi: 'साफ़ समझाना' },
        description: {
          en: 'What we found, what it may mean, and what is not yet known.',
          hi: 'क्या मिला, उसका क्या मतलब हो सकता है, और क्या अभी पता नहीं है।',
        },
      },
      {
        id: 'decide',
        title: { en: 'You decide', hi: 'फ़ैसला आपका' },
        description: {
          en: 'You may say yes, no, or not today. You may ask for a second opinion.',
          hi: 'हाँ, ना या “आज नहीं” – जो ठीक लगे, कहें। दूसरे डॉक्टर की राय लेना भी ठीक है।',
        },
      },
      {
        id: 'together',
        needs: 'psychiatry',
        title: { en: 'Body and mind together', hi: 'शरीर और मन साथ-साथ' },
        description: {
          en: 'With your consent, those who treat you share what is needed for your care.',
          hi: 'आपकी सहमति से आपका इलाज करने वाले लोग ज़रूरी बातें आपस में साझा करते हैं।',
        },
      },
    ] satisfies readonly Point[],
  },
  process: {
    heading: { en: 'Treatment in *four steps*', hi: 'इलाज के *चार क़दम*' },
    steps: [
      {
        id: 'listen-and-understand',
        number: 1,
        title: { en: 'Listen and understand', hi: 'सुनना और समझना' },
        description: {
          en: 'You tell us what troubles you. We ask about your health, medicines and daily life.',
          hi: 'अपनी परेशानी बताएँ। हम सेहत, दवाओं और रोज़ के जीवन के बारे में पूछते हैं।',
        },
      },
      {
        id: 'examine-and-test',
        number: 2,
        title: { en: 'Examine and test', hi: 'जाँच और टेस्ट' },
        description: {
          en: 'The doctor examines you with your consent. Tests are advised only when the result will help.',
          hi: 'डॉक्टर आपकी सहमति से जाँच करते हैं। टेस्ट तभी कहे जाते हैं जब रिपोर्ट से मदद मिले।',
        },
      },
      {
        id: 'plan-together',
        number: 3,
        title: { en: 'Plan together', hi: 'मिलकर योजना' },
        description: {
          en: 'We go through the choices, the risks, the cost and the time each one takes.',
          hi: 'हम हर रास्ते के फ़ायदे, जोखिम, ख़र्च और समय पर बात करते हैं।',
        },
      },
      {
        id: 'review',
        number: 4,
        title: { en: 'Review and support', hi: 'देखते रहना और साथ देना' },
        description: {
          en: 'We check how you are doing and change the plan if it does not suit you.',
          hi: 'हम देखते हैं कि आपका हाल कैसा है, और योजना ठीक न लगे तो बदलते हैं।',
        },
      },
    ] satisfies readonly Step[],
  },
  principles: {
    heading: { en: 'Our *principles*', hi: 'हमारे *उसूल*' },
    items: [
      {
        id: 'dignity',
        title: { en: 'Dignity', hi: 'सम्मान' },
        description: {
          en: 'Everyone is treated with respect, whatever their age, marriage, faith, caste or income.',
          hi: 'उम्र, शादी, धर्म, जाति या आमदनी जो भी हो, सबके साथ सम्मान से पेश आते हैं।',
        },
      },
      {
        id: 'consent',
        title: { en: 'Consent', hi: 'सहमति' },
        description: {
          en: 'Nothing is done to your body without your yes. You can change your mind at any moment.',
          hi: 'आपकी हाँ के बिना कुछ नहीं किया जाता। मन कभी भी बदला जा सकता है।',
        },
      },
      {
        id: 'privacy',
        title: { en: 'Privacy', hi: 'निजता' },
        description: {
          en: 'Your records and your words are kept confidential, as the law requires.',
          hi: 'क़ानून के अनुसार आपके रिकॉर्ड और आपकी बातें गोपनीय रखी जाती हैं।',
        },
      },
      {
        id: 'honesty',
        title: { en: 'Honesty', hi: 'ईमानदारी' },
        description: {
          en: 'We promise effort and care. We do not promise results that nobody can promise.',
          hi: 'हम मेहनत और देखभाल का वादा करते हैं। ऐसे नतीजों का वादा नहीं करते जो कोई नहीं कर सकता।',
        },
      },
      {
        id: 'fair-cost',
        title: { en: 'Clear costs', hi: 'ख़र्च की साफ़ जानकारी' },
        description: {
          en: 'You can ask the price of a visit or a test before you agree to it.',
          hi: 'हाँ कहने से पहले मुलाक़ात या टेस्ट का ख़र्च पूछ लें।',
        },
      },
    ] satisfies readonly Point[],
  },
  whatToExpect: {
    heading: { en: 'What to expect when you *come*', hi: '*आने* पर क्या होगा' },
    points: [
      {
        en: 'You are met at reception by name or by a token, as you prefer.',
        hi: 'रिसेप्शन पर आपको नाम से या टोकन से बुलाया जाएगा, जैसा आप चाहें।',
      },
      {
        en: 'You wait in a seated area. Please tell us if you feel unwell while waiting.',
        hi: 'बैठकर इंतज़ार करने की जगह है। इंतज़ार में तबीयत बिगड़े तो बताइए।',
      },
      {
        en: 'You meet the doctor in a closed room. You choose who comes in with you.',
        hi: 'डॉक्टर से मुलाक़ात बंद कमरे में होती है। साथ कौन आएगा, यह फ़ैसला आपका है।',
      },
      {
        en: 'You leave with written advice, your next date and signs to watch for.',
        hi: 'जाते समय लिखी हुई सलाह, अगली तारीख़ और ध्यान रखने वाले लक्षण साथ मिलते हैं।',
      },
      {
        en: 'Reports are explained to you. We do not give them to anyone else without your consent.',
        hi: 'रिपोर्ट आपको समझाई जाती है। आपकी सहमति के बिना किसी और को नहीं दी जाती।',
      },
    ],
    reviewNote: 'Clinic to confirm that tokens, closed rooms and written advice are really offered.',
  },
  contactBlock: {
    heading: { en: 'Visit or *call* us', hi: 'आइए या *कॉल* कीजिए' },
    addressLabel: { en: 'Address', hi: 'पता' },
    address: { en: '{address}', hi: '{address}' },
    phoneLabel: { en: 'Phone', hi: 'फ़ोन' },
    phone: { en: '{phone}', hi: '{phone}' },
    emailLabel: { en: 'Email', hi: 'ईमेल' },
    email: { en: '{email}', hi: '{email}' },
    hoursLabel: { en: 'Opening hours', hi: 'खुलने का समय' },
    days: { en: '{openDays}', hi: '{openDays}' },
    bookButton: { en: 'Book an appointment', hi: 'अपॉइंटमेंट बुक करें' },
    contactButton: { en: 'Contact us', hi: 'संपर्क करें' },
  },
} satisfies Content
