import {
  allMoneyBack,
  bookAgain,
  chooseNewTime,
  hello,
  ifNotYou,
  moneyBack,
  noEmergency,
  orCall,
  type PatientMessage,
  pleaseCall,
  privateLink,
  reference,
  subjects,
  terms,
  thanks,
  weCall,
  weWrite,
  whenAndWhere,
  whyReminded,
} from './parts.ts'

/** The desk shows these before it cancels or shifts anything. */
export const cancelledSentence = {
  en: 'We are sorry. We had to cancel your appointment of {when}.',
  hi: 'हमें खेद है। {when} का आपका अपॉइंटमेंट हमें रद्द करना पड़ा।',
}
export const delayedSentence = {
  en: 'Your appointment today is now expected at about {time}.',
  hi: 'आज आपका अपॉइंटमेंट अब लगभग {time} होगा।',
}

export const appointmentMessages = {
  'appointment-received': {
    email: {
      subject: subjects.received,
      body: [
        ...hello,
        {
          en: 'We have your request for {when}. It is not confirmed yet.',
          hi: '{when} के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है।',
        },
        {
          en: 'We will confirm it or offer another time.',
          hi: 'हम इसे पक्का करेंगे या कोई दूसरा समय बताएँगे।',
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
        en: 'Hello, we have your request for {when}. It is not confirmed yet. We will confirm it or offer another time. Your reference is {reference}. You can see or change it with the button below.',
        hi: 'नमस्ते, {when} के लिए आपका अनुरोध हमें मिल गया है। यह अभी पक्का नहीं हुआ है। हम इसे पक्का करेंगे या कोई दूसरा समय बताएँगे। आपका रेफ़रेंस नंबर {reference} है। देखने या बदलने के लिए नीचे का बटन दबाएँ।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'appointment-confirmed': {
    email: {
      subject: subjects.confirmed,
      body: [
        ...hello,
        { en: 'Your appointment is booked.', hi: 'आपका अपॉइंटमेंट बुक हो गया है।' },
        whenAndWhere,
        ...terms,
        reference,
        { en: 'Please come 10 minutes early if you can.', hi: 'हो सके तो 10 मिनट पहले आ जाएँ।' },
        privateLink,
        orCall,
        noEmergency,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your appointment is booked for {when}. Ref {reference}. Change or cancel: {manageLink}',
      hi: '{clinicShortName}: आपका अपॉइंटमेंट {when} तय है। नं. {reference}। बदलें: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your appointment is booked for {when}. Your reference is {reference}. To see, change or cancel it, use the button below. You can also call us.',
        hi: 'नमस्ते, आपका अपॉइंटमेंट {when} के लिए तय है। आपका रेफ़रेंस नंबर {reference} है। देखने, बदलने या रद्द करने के लिए नीचे का बटन दबाएँ। चाहें तो हमें कॉल करें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
    reviewNote: '“Come 10 minutes early” is a suggestion; clinic to confirm or drop.',
  },
  'appointment-moved': {
    email: {
      subject: subjects.moved,
      body: [
        ...hello,
        { en: 'Your appointment now has a new time.', hi: 'आपके अपॉइंटमेंट का समय बदल गया है।' },
        {
          en: 'New time: {when} (India time)\nWhere: {address}',
          hi: 'नया समय: {when} (भारत का समय)\nकहाँ: {address}',
        },
        ...terms,
        { en: 'The earlier time is free for someone else now.', hi: 'पहले वाला समय अब आपके नाम पर नहीं है।' },
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
      en: '{clinicShortName}: your appointment has moved to {when}. Ref {reference}. Change or cancel: {manageLink}',
      hi: '{clinicShortName}: आपका नया समय {when} है। नंबर {reference}। बदलें: {manageLink}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your appointment has a new time: {when}. Your reference is {reference}. The earlier time no longer holds. To change or cancel, use the button below.',
        hi: 'नमस्ते, आपके अपॉइंटमेंट का नया समय {when} है। आपका रेफ़रेंस नंबर {reference} है। पहले वाला समय अब मान्य नहीं है। बदलने या रद्द करने के लिए नीचे का बटन दबाएँ।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'appointment-delayed': {
    email: {
      subject: {
        en: 'Your booking {reference} is a little later today',
        hi: 'आपकी बुकिंग {reference} आज थोड़ी देर से है',
      },
      body: [
        ...hello,
        delayedSentence,
        {
          en: 'We are sorry for the wait. If the new time does not suit you, choose another one or call us.',
          hi: 'इंतज़ार के लिए हमें खेद है। नया समय ठीक न लगे, तो दूसरा समय चुनें या हमें कॉल करें।',
        },
        reference,
        privateLink,
        orCall,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your appointment today is now expected at about {time}. Does not suit you? {manageLink} or {phone}',
      hi: '{clinicShortName}: आज आपका समय अब लगभग {time} है। ठीक न लगे तो: {manageLink} या {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your appointment today is now expected at about {time}. Your reference is {reference}. If that does not suit you, choose another time with the button below, or call us.',
        hi: 'नमस्ते, आज आपका अपॉइंटमेंट अब लगभग {time} होगा। आपका रेफ़रेंस नंबर {reference} है। ठीक न लगे, तो नीचे के बटन से दूसरा समय चुनें या हमें कॉल करें।',
      },
      variables: ['time', 'reference'],
      button: 'manage',
    },
  },
  'appointment-cancelled': {
    email: {
      subject: subjects.cancelled,
      body: [
        ...hello,
        {
          en: 'As you asked, we have cancelled your appointment of {when}.',
          hi: 'आपके कहने पर हमने {when} का आपका अपॉइंटमेंट रद्द कर दिया है।',
        },
        moneyBack,
        bookAgain,
        ifNotYou,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your appointment of {when} is cancelled, as you asked. Ref {reference}. If this was not you, call {phone}',
      hi: '{clinicShortName}: {when} का अपॉइंटमेंट रद्द हो गया। नंबर {reference}। आपने नहीं किया? कॉल: {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your appointment of {when} is cancelled, as you asked. Your reference was {reference}. To see any refund, use the button below. If this was not you, please call us.',
        hi: 'नमस्ते, आपके कहने पर {when} का अपॉइंटमेंट रद्द कर दिया गया है। रेफ़रेंस नंबर {reference} था। रिफ़ंड देखने के लिए नीचे का बटन दबाएँ। अगर यह आपने नहीं किया, तो हमें कॉल करें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'appointment-cancelled-by-clinic': {
    email: {
      subject: subjects.cancelledByClinic,
      body: [...hello, cancelledSentence, chooseNewTime, allMoneyBack, reference, thanks],
    },
    sms: {
      en: '{clinicShortName}: sorry, we had to cancel your appointment of {when}. New time: {bookLink} or {phone}',
      hi: '{clinicShortName}: खेद है, {when} का समय रद्द हुआ। नया समय: {bookLink} या {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, we are sorry. We had to cancel your appointment of {when}. Your reference is {reference}. You can book a new time, or take a full refund of anything you paid. See both with the button below.',
        hi: 'नमस्ते, हमें खेद है। {when} का आपका अपॉइंटमेंट हमें रद्द करना पड़ा। आपका रेफ़रेंस नंबर {reference} है। चाहें तो नया समय लें, या दी हुई पूरी रक़म वापस लें। दोनों नीचे के बटन से देखें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'appointment-reminder': {
    email: {
      subject: subjects.tomorrow,
      body: [
        ...hello,
        { en: 'Your appointment is tomorrow.', hi: 'आपका अपॉइंटमेंट कल है।' },
        whenAndWhere,
        ...terms,
        {
          en: 'If you cannot come, please tell us today. Someone else can then use the time.',
          hi: 'अगर न आ सकें, तो आज ही बता दें। वह समय किसी और के काम आ सकता है।',
        },
        privateLink,
        orCall,
        whyReminded,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: reminder of your appointment tomorrow, {when}. Cannot come? {manageLink} or call {phone}',
      hi: '{clinicShortName}: कल अपॉइंटमेंट है, {when}। न आ सकें तो: {manageLink} या {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, a reminder: your appointment is tomorrow, {when}. Your reference is {reference}. If you cannot come, please tell us with the button below.',
        hi: 'नमस्ते, याद दिला दें: आपका अपॉइंटमेंट कल है: {when}। आपका रेफ़रेंस नंबर {reference} है। अगर न आ सकें, तो नीचे के बटन से बता दें।',
      },
      variables: ['when', 'reference'],
      button: 'manage',
    },
  },
  'appointment-reminder-two-hours': {
    email: {
      subject: {
        en: 'Reminder: your booking {reference} is today',
        hi: 'याद दिला दें: आपकी बुकिंग {reference} आज है',
      },
      body: [
        ...hello,
        { en: 'Your appointment is today at {time}.', hi: 'आपका अपॉइंटमेंट आज {time} है।' },
        { en: 'Where: {address}', hi: 'कहाँ: {address}' },
        {
          en: 'Running late or cannot come? Call {phone}.',
          hi: 'देर हो रही हो या न आ सकें, तो {phone} पर कॉल करें।',
        },
        whyReminded,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your appointment is today at {time}. Running late? Call {phone}',
      hi: '{clinicShortName}: आपका अपॉइंटमेंट आज {time} है। कॉल {phone}',
      hindiParts: 1,
    },
    whatsapp: {
      body: {
        en: 'Hello, your appointment is today at {time}. Your reference is {reference}. If you are late or cannot come, please call us.',
        hi: 'नमस्ते, आपका अपॉइंटमेंट आज {time} है। आपका रेफ़रेंस नंबर {reference} है। देर हो रही हो या न आ सकें, तो हमें कॉल करें।',
      },
      variables: ['time', 'reference'],
      button: 'none',
    },
  },
} satisfies Record<string, PatientMessage>
