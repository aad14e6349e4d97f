import {
  adultAtHome,
  allMoneyBack,
  bookAgain,
  chooseNewTime,
  hello,
  howToPrepare,
  ifNotYou,
  moneyBack,
  orCall,
  type PatientMessage,
  pleaseCall,
  privateLink,
  reference,
  subjects,
  thanks,
  weCall,
  weWrite,
  whyReminded,
} from './parts.ts'

/** Neutral for anyone who reads along: a home visit, not a sample. */
export const homeCollectionMessages = {
  'home-collection-received': {
    email: {
      subject: subjects.received,
      body: [
        ...hello,
        {
          en: 'We have your request for a home visit on {when}. It is not confirmed yet.',
          hi: '{when} की होम विज़िट के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है।',
        },
        {
          en: 'We will confirm it or offer another time. Please do not start any preparation before that.',
          hi: 'हम इसे पक्का करेंगे या कोई दूसरा समय बताएँगे। उससे पहले कोई तैयारी शुरू न करें।',
        },
        weCall,
        weWrite,
        pleaseCall,
        reference,
        privateLink,
        orCall,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: we have your request for a home visit, {when}. Not confirmed yet. Ref {reference}. See {manageLink}',
      hi: '{clinicShortName}: {when} की होम विज़िट अभी पक्की नहीं। नं. {reference}। देखें: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, we have your request for a home visit on {when}. It is not confirmed yet. We will confirm it or offer another time. Your reference is {reference}. You can see or change it with the button below.',
        hi: 'नमस्ते, {when} की होम विज़िट के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है। हम इसे पक्का करेंगे या कोई दूसरा समय बताएँगे। आपका रेफ़रेंस नंबर {reference} है। देखने या बदलने के लिए नीचे का बटन दबाएँ।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'home-collection-confirmed': {
    email: {
      subject: subjects.confirmed,
      body: [
        ...hello,
        { en: 'Your home visit is confirmed.', hi: 'आपकी होम विज़िट पक्की हो गई है।' },
        { en: 'When: {when} (India time)', hi: 'कब: {when} (भारत का समय)' },
        adultAtHome,
        howToPrepare,
        reference,
        privateLink,
        orCall,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your home visit is confirmed, {when}. An adult (18+) must be at home. How to prepare: {manageLink}',
      hi: '{clinicShortName}: होम विज़िट पक्की: {when}। घर पर कोई बड़ा (18+) रहे। तैयारी: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your home visit is confirmed for {when}. Your reference is {reference}. A responsible adult aged 18 or over must be at home. See how to prepare with the button below.',
        hi: 'नमस्ते, आपकी होम विज़िट {when} के लिए पक्की है। आपका रेफ़रेंस नंबर {reference} है। घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है। तैयारी कैसे करें, नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'home-collection-moved': {
    email: {
      subject: subjects.moved,
      body: [
        ...hello,
        {
          en: 'Your home visit now has a new time: {when} (India time).',
          hi: 'आपकी होम विज़िट का नया समय: {when} (भारत का समय)।',
        },
        {
          en: 'If you have to prepare, count from the new time. See: {manageLink}',
          hi: 'अगर कोई तैयारी करनी है, तो नए समय के हिसाब से करें। देखें: {manageLink}',
        },
        weCall,
        weWrite,
        pleaseCall,
        reference,
        orCall,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your home visit has moved to {when}. Ref {reference}. How to prepare, change or cancel: {manageLink}',
      hi: '{clinicShortName}: होम विज़िट का नया समय {when} है। नं. {reference}। देखें: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your home visit has a new time: {when}. Your reference is {reference}. If you have to prepare, count from the new time. Details are behind the button below.',
        hi: 'नमस्ते, आपकी होम विज़िट का नया समय {when} है। आपका रेफ़रेंस नंबर {reference} है। अगर कोई तैयारी करनी है, तो नए समय के हिसाब से करें। पूरी जानकारी नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'home-collection-cancelled': {
    email: {
      subject: subjects.cancelled,
      body: [
        ...hello,
        {
          en: 'As you asked, we have cancelled the home visit of {when}. Nobody will come.',
          hi: 'आपके कहने पर हमने {when} की होम विज़िट रद्द कर दी है। अब कोई नहीं आएगा।',
        },
        moneyBack,
        bookAgain,
        ifNotYou,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: the home visit of {when} is cancelled, as you asked. Ref {reference}. If this was not you, call {phone}',
      hi: '{clinicShortName}: {when} की होम विज़िट रद्द हो गई। नंबर {reference}। आपने नहीं की? कॉल: {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, the home visit of {when} is cancelled, as you asked. Your reference was {reference}. Nobody will come. To see any refund, use the button below. If this was not you, please call us.',
        hi: 'नमस्ते, आपके कहने पर {when} की होम विज़िट रद्द कर दी गई है। रेफ़रेंस नंबर {reference} था। अब कोई नहीं आएगा। रिफ़ंड देखने के लिए नीचे का बटन दबाएँ। अगर यह आपने नहीं किया, तो हमें कॉल करें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'home-collection-cancelled-by-clinic': {
    email: {
      subject: subjects.cancelledByClinic,
      body: [
        ...hello,
        {
          en: 'We are sorry. We cannot come on {when}. You need not prepare, and you can eat as usual.',
          hi: 'हमें खेद है। हम {when} नहीं आ पाएँगे। अब तैयारी की ज़रूरत नहीं है, हमेशा की तरह खाएँ-पिएँ।',
        },
        chooseNewTime,
        allMoneyBack,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: sorry, we cannot come on {when}. You need not prepare. Book a new time: {bookLink}',
      hi: '{clinicShortName}: खेद है, हम {when} नहीं आ पाएँगे। तैयारी न करें। नया समय: {bookLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, we are sorry. We cannot come on {when}. Your reference is {reference}. You need not prepare. You can book a new time, or take a full refund of anything you paid. See both with the button below.',
        hi: 'नमस्ते, हमें खेद है। हम {when} नहीं आ पाएँगे। आपका रेफ़रेंस नंबर {reference} है। अब तैयारी की ज़रूरत नहीं है। चाहें तो नया समय लें, या दी हुई पूरी रक़म वापस लें। दोनों नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'home-collection-reminder': {
    email: {
      subject: subjects.tomorrow,
      body: [
        ...hello,
        { en: 'Our home visit is tomorrow: {when}.', hi: 'हमारी होम विज़िट कल है: {when}।' },
        adultAtHome,
        { en: 'How to prepare: {manageLink}', hi: 'तैयारी यहाँ देखें: {manageLink}' },
        orCall,
        whyReminded,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: reminder of our home visit tomorrow, {when}. How to prepare or change it: {manageLink}',
      hi: '{clinicShortName}: याद दिला दें, होम विज़िट कल है: {when}। तैयारी: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, a reminder: our home visit is tomorrow, {when}. Your reference is {reference}. A responsible adult aged 18 or over must be at home. See how to prepare with the button below.',
        hi: 'नमस्ते, याद दिला दें: हमारी होम विज़िट कल है, {when}। आपका रेफ़रेंस नंबर {reference} है। घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है। तैयारी नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'home-collection-reminder-fasting': {
    email: {
      subject: {
        en: 'Reminder: how to prepare for {reference}',
        hi: 'याद दिला दें: {reference} की तैयारी',
      },
      body: [
        ...hello,
        { en: 'Our home visit is on {when}.', hi: 'हमारी होम विज़िट का समय: {when}।' },
        {
          en: '{eatBefore}. After that, only plain water.',
          hi: '{eatBefore}। उसके बाद सिर्फ़ सादा पानी लें।',
        },
        { en: 'Do not stop any medicine on your own.', hi: 'अपनी तरफ़ से कोई दवा बंद न करें।' },
        {
          en: 'Ate something by mistake? Call {phone}. We will set a new time.',
          hi: 'ग़लती से कुछ खा लिया? {phone} पर कॉल करें। हम नया समय दे देंगे।',
        },
        adultAtHome,
        privateLink,
        whyReminded,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: home visit {when}. {eatBefore}, then only water. More: {manageLink}',
      hi: '{clinicShortName}: होम विज़िट {when}। {eatBefore}, फिर सिर्फ़ पानी लें। {manageLink}',
      hindiParts: 3,
    },
    whatsapp: {
      body: {
        en: 'Hello, a reminder of our home visit on {when}. {eatBefore}. After that, only plain water. Do not stop any medicine on your own. An adult aged 18 or over must be at home.',
        hi: 'नमस्ते, याद दिला दें: हमारी होम विज़िट का समय {when} है। {eatBefore}। उसके बाद सिर्फ़ सादा पानी लें। अपनी तरफ़ से कोई दवा बंद न करें। घर पर 18 साल या उससे बड़ा कोई व्यक्ति होना ज़रूरी है।',
      },
      variables: ['when', 'eatBefore'],
      button: 'manage',
    },
    reviewNote:
      'Fasting is the only preparation named, because it must be acted on in time. A patient who chose the most private setting should get the plain reminder instead. “Do not stop any medicine on your own” stands for “unless your doctor tells you to”; doctor to confirm.',
  },
} satisfies Record<string, PatientMessage>
