import type { PictureName } from '../pictures.ts'
import type { Choice, Content, Named } from '../schema.ts'

export const contact = {
  breadcrumb: {
    home: { en: 'Home', hi: 'होम' },
    current: { en: 'Contact', hi: 'संपर्क' },
  },
  heading: { en: 'Contact *us*', hi: 'हमसे *संपर्क* करें' },
  intro: {
    en: 'Call, write or come in. You can ask a question without giving a reason for your visit.',
    hi: 'कॉल करें, लिखें या आ जाएँ। आने की वजह बताए बिना भी सवाल पूछ सकते हैं।',
  },
  picture: 'gallery-entrance' as const satisfies PictureName,
  details: {
    visitHeading: { en: 'Where we *are*', hi: 'हम *कहाँ* हैं' },
    addressLabel: { en: 'Address', hi: 'पता' },
    address: { en: '{address}', hi: '{address}' },
    mapLink: { en: 'Open in maps', hi: 'नक़्शे में देखें' },
    mapNote: { en: 'The map opens on another website.', hi: 'नक़्शा दूसरी वेबसाइट पर खुलेगा।' },
    mapHere: { en: 'Show the map here', hi: 'नक़्शा यहीं दिखाएँ' },
    mapTold: {
      en: 'The map comes from {provider}. If you press the button, {provider} is told your internet address.',
      hi: 'नक़्शा {provider} से आता है। बटन दबाने पर {provider} को आपका इंटरनेट पता (IP) दिखेगा।',
    },
    mapTitle: { en: 'Map showing where {clinicName} is', hi: 'नक़्शे में {clinicName} की जगह' },
    phonesLabel: { en: 'Phone', hi: 'फ़ोन' },
    phoneMain: { en: '{phone}', hi: '{phone}' },
    phoneSecond: { en: '{phone2}', hi: '{phone2}' },
    callLabel: { en: 'Call {number}', hi: '{number} पर कॉल करें' },
    emailLabel: { en: 'Email', hi: 'ईमेल' },
    email: { en: '{email}', hi: '{email}' },
    emailNote: {
      en: 'Please do not send reports or private health details by email.',
      hi: 'कृपया ईमेल से रिपोर्ट या सेहत की निजी बातें न भेजें।',
    },
  },
  hours: {
    heading: { en: 'Opening hours', hi: 'खुलने का समय' },
    days: { en: 'Monday to Sunday', hi: 'सोमवार से रविवार' },
    sessions: [
      {
        id: 'morning',
        label: { en: 'Morning', hi: 'सुबह' },
        value: { en: '{morningHours}', hi: '{morningHours}' },
      },
      {
        id: 'evening',
        label: { en: 'Evening', hi: 'शाम' },
        value: { en: '{eveningHours}', hi: '{eveningHours}' },
      },
    ] satisfies readonly Named[],
    openNow: { en: 'Open now until {time}', hi: 'अभी खुला है, {time} तक' },
    closedNow: { en: 'Closed now. Opens {day} at {time}', hi: 'अभी बंद है। {day} {time} बजे खुलेगा' },
    break: {
      en: 'Closed between {morningCloses} and {eveningOpens}',
      hi: '{morningCloses} से {eveningOpens} तक बंद',
    },
    holidayNote: {
      en: 'Hours can change on festival days. Please call before you travel.',
      hi: 'त्योहार पर समय बदल सकता है। आने से पहले कॉल कर लें।',
    },
    closedNotice: { en: 'The clinic is closed on {date}: {reason}', hi: 'क्लिनिक {date} को बंद है: {reason}' },
    reviewNote:
      'The specification prints the end of the morning as AM on some pages; the facts file has it once, in the afternoon.',
  },
  emergency: {
    heading: { en: 'If it cannot wait', hi: 'अगर तुरंत मदद चाहिए' },
    text: {
      en: 'We are not an emergency service. Call 112 now, or go to the nearest emergency department, if anyone may be in immediate danger. To talk to someone at any hour, call Tele-MANAS on 14416 (free).',
      hi: 'हम इमरजेंसी सेवा नहीं हैं। किसी को तुरंत ख़तरा हो, तो अभी 112 पर कॉल करें या नज़दीकी अस्पताल के इमरजेंसी विभाग जाएँ। किसी भी समय बात करने के लिए टेली-मानस 14416 पर कॉल करें (निःशुल्क)।',
    },
  },
  social: {
    heading: { en: 'Find us *elsewhere*', hi: 'हम *और कहाँ* मिलेंगे' },
    links: [
      {
        id: 'photo-sharing',
        label: { en: 'Our photo page (opens another website)', hi: 'हमारा फ़ोटो पेज (दूसरी वेबसाइट खुलेगी)' },
      },
      {
        id: 'chat',
        label: { en: 'Chat with us on WhatsApp (opens another app)', hi: 'व्हाट्सऐप पर लिखें (दूसरा ऐप खुलेगा)' },
      },
      {
        id: 'phone',
        label: { en: 'Call us on {phone}', hi: '{phone} पर कॉल करें' },
      },
      {
        id: 'video',
        label: { en: 'Our video page (opens another website)', hi: 'हमारा वीडियो पेज (दूसरी वेबसाइट खुलेगी)' },
      },
      {
        id: 'social-network',
        label: {
          en: 'Our social network page (opens another website)',
          hi: 'हमारा सोशल मीडिया पेज (दूसरी वेबसाइट खुलेगी)',
        },
      },
    ] satisfies readonly Choice[],
    note: {
      en: 'These links leave our site. The other company may keep a record of your visit.',
      hi: 'ये लिंक हमारी साइट से बाहर ले जाते हैं। दूसरी कंपनी आपके आने का रिकॉर्ड रख सकती है।',
    },
  },
  whatsapp: {
    number: { en: '{whatsapp}', hi: '{whatsapp}' },
    greeting: { en: 'Hello, I would like to book an appointment.', hi: 'नमस्ते, मुझे अपॉइंटमेंट बुक करना है।' },
    note: {
      en: 'Please do not write about your health on WhatsApp. Just ask for a time, or ask us to call you.',
      hi: 'व्हाट्सऐप पर सेहत की बात न लिखें। बस समय पूछिए या कॉल करने को कहिए।',
    },
    sharedPhone: {
      en: 'If others use your phone, delete the chat afterwards.',
      hi: 'अगर फ़ोन और लोग भी चलाते हैं, तो बाद में चैट मिटा दें।',
    },
    reviewNote:
      'Greeting is neutral on purpose: no service, condition or test may appear in prefilled text (MTP Act s.5A, WhatsApp policy).',
  },
  form: {
    heading: { en: 'Send us a message', hi: 'हमें संदेश भेजें' },
    intro: {
      en: 'We answer during opening hours. Please do not use this form in an emergency.',
      hi: 'हम क्लिनिक के समय में जवाब देते हैं। इमरजेंसी में यह फ़ॉर्म इस्तेमाल न करें।',
    },
    requiredNote: { en: 'All four fields are needed.', hi: 'चारों जगह भरना ज़रूरी है।' },
    fields: {
      fullName: {
        label: { en: 'Full name', hi: 'पूरा नाम' },
        help: { en: 'The name you would like us to use.', hi: 'वह नाम जिससे हम आपको बुलाएँ।' },
        error: { en: 'Please enter your name', hi: 'कृपया अपना नाम लिखें' },
      },
      email: {
        label: { en: 'Email', hi: 'ईमेल' },
        help: {
          en: 'For our answer, if that is safe for you.',
          hi: 'जवाब भेजने के लिए, अगर आपके लिए सुरक्षित हो।',
        },
        error: { en: 'Please enter your email', hi: 'कृपया अपना ईमेल लिखें' },
        errorFormat: {
          en: 'Enter an email address in the right form, like name@example.com',
          hi: 'सही ईमेल लिखें, जैसे name@example.com',
        },
      },
      phoneNumber: {
        label: { en: 'Phone number', hi: 'फ़ोन नंबर' },
        help: {
          en: 'A 10-digit Indian mobile number. You may add +91.',
          hi: '10 अंकों का मोबाइल नंबर। आगे +91 लगा सकते हैं।',
        },
        error: { en: 'Please enter your phone number', hi: 'कृपया अपना फ़ोन नंबर लिखें' },
        errorFormat: {
          en: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
          hi: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
        },
      },
      message: {
        label: { en: 'Message', hi: 'संदेश' },
        help: {
          en: 'Say only what you are comfortable writing. You can tell the doctor the rest in person.',
          hi: 'उतना ही लिखें जितना ठीक लगे। बाक़ी बात डॉक्टर को मिलकर बता सकते हैं।',
        },
        error: { en: 'Please write your message', hi: 'कृपया अपना संदेश लिखें' },
        errorLength: {
          en: 'Your message is too long. Please keep it under {max} characters.',
          hi: 'संदेश बहुत लंबा है। कृपया {max} अक्षरों से कम रखें।',
        },
      },
    },
    safeContact: {
      legend: { en: 'How may we reach you?', hi: 'हम आपसे कैसे संपर्क करें?' },
      help: {
        en: 'If others can see your phone, choose what is safe.',
        hi: 'अगर आपका फ़ोन और लोग देखते हैं, तो जो सुरक्षित हो वही चुनें।',
      },
      options: [
        {
          id: 'call',
          label: { en: 'You may call me', hi: 'कॉल कर सकते हैं' },
        },
        {
          id: 'message',
          label: { en: 'You may send a text message', hi: 'मैसेज भेज सकते हैं' },
        },
        {
          id: 'email',
          label: { en: 'You may email me', hi: 'ईमेल कर सकते हैं' },
        },
        {
          id: 'none',
          label: { en: 'Do not contact me. I will contact you.', hi: 'मुझसे संपर्क न करें। मैं ख़ुद करूँगी/करूँगा।' },
        },
      ] satisfies readonly Choice[],
      times: { en: 'Safe times to call (optional)', hi: 'कॉल के लिए सुरक्षित समय (चाहें तो लिखें)' },
    },
    // The notice and its box belong in content/notices.ts, which keeps their version.
    consent: {
      error: {
        en: 'Please tick the box so that we may answer you',
        hi: 'कृपया बॉक्स पर निशान लगाएँ ताकि हम जवाब दे सकें',
      },
      link: { en: 'Read the full privacy policy', hi: 'पूरी प्राइवेसी पॉलिसी पढ़ें' },
    },
    submit: { en: 'Send message', hi: 'संदेश भेजें' },
    submitting: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
    errorSummary: { en: 'Please check these points', hi: 'कृपया ये बातें देख लें' },
    success: {
      heading: { en: 'We have your message', hi: 'आपका संदेश मिल गया' },
      text: {
        en: 'Your reference is {reference}. We will answer during opening hours, in the way you chose.',
        hi: 'आपका रेफ़रेंस नंबर {reference} है। हम क्लिनिक के समय में, आपके चुने तरीक़े से जवाब देंगे।',
      },
      again: { en: 'Send another message', hi: 'एक और संदेश भेजें' },
    },
    failure: {
      heading: { en: 'Your message was not sent', hi: 'संदेश नहीं भेजा जा सका' },
      text: {
        en: 'Your words are still here. Please try again, or call us on {phone}.',
        hi: 'आपका लिखा हुआ यहीं है। दोबारा कोशिश करें या {phone} पर कॉल करें।',
      },
      retry: { en: 'Try again', hi: 'दोबारा कोशिश करें' },
    },
    tooMany: {
      en: 'You have sent several messages in a short time. Please wait a few minutes, or call us.',
      hi: 'आपने थोड़ी देर में कई संदेश भेजे हैं। कुछ मिनट रुकें या हमें कॉल करें।',
    },
    clearForm: { en: 'Clear what I typed', hi: 'मेरा लिखा मिटाएँ' },
    reviewNote:
      'The specification clears the form whatever the outcome; the words here assume it is cleared only after success so that nobody loses a message.',
  },
  grievance: {
    heading: { en: 'Complaints and privacy requests', hi: 'शिकायत और निजता से जुड़े अनुरोध' },
    text: {
      en: 'Write to {email} with the word “Grievance”, or call {phone}. We acknowledge within 48 hours and answer within one month.',
      hi: '{email} पर “शिकायत” लिखकर भेजें या {phone} पर कॉल करें। हम 48 घंटे में बताते हैं कि आपकी बात मिल गई, और एक महीने में जवाब देते हैं।',
    },
    reviewNote:
      "Name a grievance officer with designation and contact (SPDI Rules r.5(9), E-Commerce Rules); the policy's 7-business-day response for disputes also applies.",
  },
} satisfies Content
