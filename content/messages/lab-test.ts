import {
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
  whenAndWhere,
} from './parts.ts'

/** The texts say visit or booking: the word test is only in the ids. */
export const testMessages = {
  'lab-test-received': {
    email: {
      subject: subjects.received,
      body: [
        ...hello,
        {
          en: 'We have your request for {when}. It is not confirmed yet.',
          hi: '{when} के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है।',
        },
        {
          en: 'We will confirm the time or offer another. Please do not start any preparation before that.',
          hi: 'हम समय पक्का करेंगे या कोई दूसरा समय बताएँगे। उससे पहले कोई तैयारी शुरू न करें।',
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
      en: '{clinicShortName}: we have your request for {when}. It is not confirmed yet. Ref {reference}. Details: {manageLink}',
      hi: '{clinicShortName}: {when} का अनुरोध मिला, अभी पक्का नहीं। नंबर {reference}। {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, we have your request for {when}. It is not confirmed yet. We will confirm the time or offer another. Your reference is {reference}. You can see or change it with the button below.',
        hi: 'नमस्ते, {when} के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है। हम समय पक्का करेंगे या कोई दूसरा समय बताएँगे। आपका रेफ़रेंस नंबर {reference} है। देखने या बदलने के लिए नीचे का बटन दबाएँ।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'lab-test-confirmed': {
    email: {
      subject: subjects.confirmed,
      body: [
        ...hello,
        { en: 'Your visit is confirmed.', hi: 'आपकी विज़िट पक्की हो गई है।' },
        whenAndWhere,
        howToPrepare,
        reference,
        privateLink,
        orCall,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your visit is confirmed for {when}. Ref {reference}. How to prepare, change or cancel: {manageLink}',
      hi: '{clinicShortName}: आपकी विज़िट {when} पक्की है। नंबर {reference}। देखें: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your visit is confirmed for {when}. Your reference is {reference}. See how to prepare with the button below. You can also call us.',
        hi: 'नमस्ते, आपकी विज़िट {when} के लिए पक्की है। आपका रेफ़रेंस नंबर {reference} है। तैयारी कैसे करें, नीचे के बटन से देखें। चाहें तो हमें कॉल करें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'lab-test-moved': {
    email: {
      subject: subjects.moved,
      body: [
        ...hello,
        {
          en: 'Your visit now has a new time: {when} (India time).',
          hi: 'आपकी विज़िट का नया समय: {when} (भारत का समय)।',
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
      en: '{clinicShortName}: your visit has moved to {when}. Ref {reference}. How to prepare, change or cancel: {manageLink}',
      hi: '{clinicShortName}: आपकी विज़िट का नया समय {when} है। नं. {reference}। देखें: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your visit has a new time: {when}. Your reference is {reference}. If you have to prepare, count from the new time. Details are behind the button below.',
        hi: 'नमस्ते, आपकी विज़िट का नया समय {when} है। आपका रेफ़रेंस नंबर {reference} है। अगर कोई तैयारी करनी है, तो नए समय के हिसाब से करें। पूरी जानकारी नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'lab-test-cancelled': {
    email: {
      subject: subjects.cancelled,
      body: [
        ...hello,
        {
          en: 'As you asked, we have cancelled your booking of {when}.',
          hi: 'आपके कहने पर हमने {when} की आपकी बुकिंग रद्द कर दी है।',
        },
        moneyBack,
        bookAgain,
        ifNotYou,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your booking of {when} is cancelled, as you asked. Ref {reference}. If this was not you, call {phone}',
      hi: '{clinicShortName}: {when} की बुकिंग रद्द हो गई। नंबर {reference}। आपने नहीं की? कॉल: {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your booking of {when} is cancelled, as you asked. Your reference was {reference}. To see any refund, use the button below. If this was not you, please call us.',
        hi: 'नमस्ते, आपके कहने पर {when} की बुकिंग रद्द कर दी गई है। रेफ़रेंस नंबर {reference} था। रिफ़ंड देखने के लिए नीचे का बटन दबाएँ। अगर यह आपने नहीं किया, तो हमें कॉल करें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'lab-test-cancelled-by-clinic': {
    email: {
      subject: subjects.cancelledByClinic,
      body: [
        ...hello,
        {
          en: 'We are sorry. We had to cancel your booking of {when}. You need not prepare, and you can eat as usual.',
          hi: 'हमें खेद है। {when} की आपकी बुकिंग हमें रद्द करनी पड़ी। अब तैयारी की ज़रूरत नहीं है, हमेशा की तरह खाएँ-पिएँ।',
        },
        chooseNewTime,
        allMoneyBack,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: sorry, we had to cancel your booking of {when}. New time: {bookLink} or {phone}',
      hi: '{clinicShortName}: खेद है, {when} का समय रद्द हुआ। नया समय: {bookLink} या {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, we are sorry. We had to cancel your booking of {when}. Your reference is {reference}. You can book a new time, or take a full refund of anything you paid. See both with the button below.',
        hi: 'नमस्ते, हमें खेद है। {when} की आपकी बुकिंग हमें रद्द करनी पड़ी। आपका रेफ़रेंस नंबर {reference} है। चाहें तो नया समय लें, या दी हुई पूरी रक़म वापस लें। दोनों नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
} satisfies Record<string, PatientMessage>
