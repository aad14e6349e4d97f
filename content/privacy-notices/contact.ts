import type { PrivacyNotice } from '../schema.ts'
import { carriers, complain, contactChoices, readInOtherLanguage, seeAndCorrect } from './every-notice.ts'

export const contactPrivacyNotice = {
  version: 'contact-1.3',
  title: {
    en: 'Before you send: your details and your consent',
    hi: 'भेजने से पहले: आपकी जानकारी और आपकी सहमति',
  },
  summary: {
    en: '{clinicName} uses these details only to answer your question. Please do not write symptoms or test results here.',
    hi: '{clinicName} यह जानकारी सिर्फ़ आपके सवाल का जवाब देने के लिए लेता है। यहाँ बीमारी के लक्षण या टेस्ट के नतीजे न लिखें।',
  },
  what: {
    heading: { en: 'What we ask for', hi: 'हम क्या जानकारी लेते हैं' },
    items: [
      { en: 'Name', hi: 'नाम' },
      { en: 'Email', hi: 'ईमेल' },
      { en: 'Phone number', hi: 'फ़ोन नंबर' },
      { en: 'Your message', hi: 'आपका संदेश' },
      contactChoices,
    ],
    paragraphs: [
      {
        en: 'We also note when, in which language and to which notice you agreed.',
        hi: 'हम यह भी दर्ज करते हैं कि आपने कब, किस भाषा में और किस सूचना पर हाँ कहा।',
      },
    ],
  },
  why: {
    heading: { en: 'Why we ask', hi: 'क्यों लेते हैं' },
    paragraphs: [
      {
        en: 'To answer your question. Nothing else.',
        hi: 'आपके सवाल का जवाब देने के लिए। और किसी काम के लिए नहीं।',
      },
    ],
  },
  whoSeesIt: {
    heading: { en: 'Who sees it', hi: 'कौन देखता है' },
    items: [
      { en: 'Our reception team', hi: 'हमारी रिसेप्शन टीम' },
      { en: 'A doctor, if your question needs one', hi: 'डॉक्टर, अगर सवाल उनसे जुड़ा हो' },
      ...carriers,
    ],
  },
  howLong: {
    heading: { en: 'How long we keep it', hi: 'कब तक रखते हैं' },
    paragraphs: [
      {
        en: '12 months after our last reply; then we delete it.',
        hi: 'हमारे आख़िरी जवाब के 12 महीने बाद मिटा देते हैं।',
      },
    ],
  },
  howToWithdraw: {
    heading: { en: 'How to change your mind', hi: 'मन बदल जाए तो' },
    paragraphs: [
      {
        en: 'You can withdraw your consent at any time. It is as easy as giving it: open your message (“Manage booking”) with your reference and 4-digit code and withdraw there yourself, or call {phone}, or write to {email}, with your reference.',
        hi: 'अपनी सहमति कभी भी वापस ली जा सकती है। यह उतना ही आसान है जितना सहमति देना: रेफ़रेंस नंबर और 4 अंकों के कोड से अपना संदेश खोलें (“बुकिंग देखें या बदलें”) और वहाँ ख़ुद वापस लें, या रेफ़रेंस नंबर के साथ {phone} पर कॉल करें या {email} पर लिखें।',
      },
      {
        en: 'We then stop using your details and delete them, except what the law says we must keep.',
        hi: 'फिर हम आपकी जानकारी का इस्तेमाल बंद करके उसे मिटा देते हैं, सिवाय उसके जिसे रखना क़ानूनन ज़रूरी है।',
      },
      seeAndCorrect,
    ],
  },
  complain,
  consentLabel: {
    en: 'I have read this notice. I agree that {clinicName} may use these details to answer my question.',
    hi: 'मैंने यह सूचना पढ़ ली है। मेरी सहमति है कि {clinicName} मेरे सवाल का जवाब देने के लिए इस जानकारी का इस्तेमाल करे।',
  },
  readInOtherLanguage,
} satisfies PrivacyNotice
