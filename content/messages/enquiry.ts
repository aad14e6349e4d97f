import { hello, noEmergency, orCall, type PatientMessage, reference, thanks } from './parts.ts'

export const enquiryMessages = {
  'enquiry-received': {
    email: {
      subject: { en: 'We have your message {reference}', hi: 'आपका संदेश {reference} हमें मिल गया है' },
      body: [
        ...hello,
        { en: 'Thank you. We have your message.', hi: 'धन्यवाद। आपका संदेश हमें मिल गया है।' },
        { en: 'We will answer by {answerBy}.', hi: 'हम {answerBy} तक जवाब देंगे।' },
        { en: 'If it cannot wait, call {phone}.', hi: 'अगर रुकना मुश्किल हो, तो {phone} पर कॉल करें।' },
        noEmergency,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: we have your message. Ref {reference}. We will answer in opening hours. If it cannot wait, call {phone}',
      hi: '{clinicShortName}: संदेश मिला, नंबर {reference}। जल्दी हो तो कॉल {phone}',
      hindiParts: 1,
    },
    whatsapp: {
      body: {
        en: 'Hello, thank you. We have your message. Your reference is {reference}. We will answer as soon as we can during opening hours. If it cannot wait, please call us.',
        hi: 'नमस्ते, धन्यवाद। आपका संदेश हमें मिल गया है। आपका रेफ़रेंस नंबर {reference} है। हम खुलने के समय में जल्दी से जल्दी जवाब देंगे। अगर रुकना मुश्किल हो, तो हमें कॉल करें।',
      },
      variables: ['reference'],
      button: 'none',
    },
  },
  'enquiry-answered': {
    email: {
      subject: { en: 'Our answer to your message {reference}', hi: 'आपके संदेश {reference} का जवाब' },
      body: [
        ...hello,
        { en: 'We have answered your message.', hi: 'हमने आपके संदेश का जवाब दे दिया है।' },
        {
          en: 'To keep it private, the answer is not written here. Read it with this link: {manageLink}',
          hi: 'जवाब निजी रहे, इसलिए यहाँ नहीं लिखा है। इस लिंक से पढ़ें: {manageLink}',
        },
        orCall,
        noEmergency,
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: we have answered your message {reference}. Read it privately: {manageLink} or call {phone}',
      hi: '{clinicShortName}: आपके संदेश {reference} का जवाब तैयार है। पढ़ें: {manageLink} या कॉल {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, we have answered your message. Your reference is {reference}. To keep it private, the answer is not written here. Read it with the button below, or call us.',
        hi: 'नमस्ते, हमने आपके संदेश का जवाब दे दिया है। आपका रेफ़रेंस नंबर {reference} है। जवाब निजी रहे, इसलिए यहाँ नहीं लिखा है। नीचे के बटन से पढ़ें या हमें कॉल करें।',
      },
      variables: ['reference'],
      button: 'manage',
    },
  },
  /** The last message on the channel that the patient has withdrawn. */
  'consent-withdrawn': {
    email: {
      subject: { en: 'Your choice {reference} is saved', hi: 'आपका फ़ैसला {reference} दर्ज हो गया है' },
      body: [
        ...hello,
        {
          en: 'We have saved your choice. We will send you no more reminders.',
          hi: 'हमने आपका फ़ैसला दर्ज कर लिया है। अब हम आपको रिमाइंडर नहीं भेजेंगे।',
        },
        {
          en: 'For any question about your details, call {phone} or write to {email}.',
          hi: 'अपनी जानकारी से जुड़े किसी भी सवाल के लिए {phone} पर कॉल करें या {email} पर लिखें।',
        },
        reference,
        thanks,
      ],
    },
    sms: {
      en: '{clinicShortName}: your choice is saved. We will send no more reminders. Ref {reference}. Questions? Call {phone}',
      hi: '{clinicShortName}: आपका फ़ैसला दर्ज है। अब रिमाइंडर नहीं आएँगे। नंबर {reference}। कॉल: {phone}',
      hindiParts: 2,
    },
    whatsapp: {
      body: {
        en: 'Hello, your choice is saved. We will send you no more reminders. Your reference is {reference}. For any question about your details, please call us.',
        hi: 'नमस्ते, आपका फ़ैसला दर्ज हो गया है। अब हम आपको रिमाइंडर नहीं भेजेंगे। आपका रेफ़रेंस नंबर {reference} है। अपनी जानकारी से जुड़े किसी भी सवाल के लिए हमें कॉल करें।',
      },
      variables: ['reference'],
      button: 'none',
    },
  },
} satisfies Record<string, PatientMessage>
