import type { Text } from '../language.ts'
import type { NoticePart } from '../schema.ts'

/** Shared by all notices. After a change here raise the version of each. */
export const complain: NoticePart = {
  heading: { en: 'How to complain', hi: 'शिकायत कैसे करें' },
  paragraphs: [
    {
      en: 'Tell our Grievance Officer: {grievanceOfficer}. We confirm within 48 hours and answer within one month.',
      hi: 'हमारे शिकायत अधिकारी को बताएँ: {grievanceOfficer}। शिकायत मिलने की सूचना 48 घंटे में और जवाब एक महीने के अंदर देते हैं।',
    },
    {
      en: 'If our answer does not settle it, you can complain to the Data Protection Board of India.',
      hi: 'अगर हमारे जवाब से बात न बने, तो भारतीय डेटा संरक्षण बोर्ड (Data Protection Board) में शिकायत करना आपका हक़ है।',
    },
  ],
}

/** Part of what we ask for. */
export const contactChoices: Text = {
  en: 'How we may contact you and what to say to others, if you tell us',
  hi: 'हम आपसे कैसे संपर्क करें और दूसरों से क्या कहें, अगर आप बताएँ',
}

/** Part of who sees it: the providers of mail, SMS and WhatsApp. */
export const carriers: Text[] = [
  {
    en: 'Companies that run our website or carry our email, under a contract to keep your details safe',
    hi: 'वेबसाइट चलाने या ईमेल पहुँचाने वाली कंपनियाँ, जो जानकारी सुरक्षित रखने के क़रार से बँधी हैं',
  },
  {
    en: 'Only if you choose SMS or WhatsApp: the company that sends our SMS and the mobile networks, or WhatsApp. They see your number and the message; it never names a department, a test or a reason',
    hi: 'सिर्फ़ अगर आप SMS या WhatsApp चुनें: हमारे SMS भेजने वाली कंपनी और मोबाइल नेटवर्क, या WhatsApp। वे आपका नंबर और संदेश देखते हैं; उसमें विभाग, टेस्ट या वजह कभी नहीं लिखी होती',
  },
]

/** What the patient can do alone, and what the desk does at once (server/desk/verbs/correct-person.ts). */
export const seeAndCorrect: Text = {
  en: 'You see and delete your details there. Your name, number, language and how we reach you are corrected at once at the desk or on {phone}; a new number with your code.',
  hi: 'अपनी जानकारी वहीं देखें और मिटाएँ। नाम, नंबर, भाषा और संपर्क का तरीक़ा डेस्क पर या {phone} पर तुरंत ठीक हो जाता है; नया नंबर कोड के साथ।',
}

/** For every kind of booking. */
export const howToWithdrawBooking: NoticePart = {
  heading: { en: 'How to change your mind', hi: 'मन बदल जाए तो' },
  paragraphs: [
    {
      en: 'You can withdraw your consent at any time. It is as easy as giving it: open your booking (“Manage booking”) with your reference and 4-digit code and withdraw there yourself, or call {phone}, or write to {email}, with your reference.',
      hi: 'अपनी सहमति कभी भी वापस ली जा सकती है। यह उतना ही आसान है जितना सहमति देना: रेफ़रेंस नंबर और 4 अंकों के कोड से अपनी बुकिंग खोलें (“बुकिंग देखें या बदलें”) और वहाँ ख़ुद वापस लें, या रेफ़रेंस नंबर के साथ {phone} पर कॉल करें या {email} पर लिखें।',
    },
    {
      en: 'We then stop using your details and delete them, except what the law says we must keep. A booking that needs them will be cancelled.',
      hi: 'फिर हम आपकी जानकारी का इस्तेमाल बंद करके उसे मिटा देते हैं, सिवाय उसके जिसे रखना क़ानूनन ज़रूरी है। जिस बुकिंग के लिए वह ज़रूरी थी, वह रद्द हो जाएगी।',
    },
    seeAndCorrect,
  ],
}

export const readInOtherLanguage: Text = {
  en: 'हिंदी में पढ़ें (read this notice in Hindi)',
  hi: 'Read in English (यह सूचना अंग्रेज़ी में पढ़ें)',
}

export const reminder: Record<'intro' | 'hint' | 'label', Text> = {
  intro: {
    en: 'Reminders are your choice. Leave the box empty if other people see your email.',
    hi: 'रिमाइंडर लेना आपकी मर्ज़ी है। अगर आपका ईमेल दूसरे लोग भी देखते हैं, तो यह बॉक्स ख़ाली छोड़ दें।',
  },
  hint: {
    en: 'Reminders never name a department, a test or a reason. You can stop them at any time.',
    hi: 'रिमाइंडर में विभाग, टेस्ट या आने की वजह कभी नहीं लिखी होती। इन्हें कभी भी बंद करवाना आपके हाथ में है।',
  },
  label: {
    en: 'Yes, {clinicName} may send me reminders about this booking by email.',
    hi: 'हाँ, {clinicName} मुझे इस बुकिंग के रिमाइंडर ईमेल से भेज सकता है।',
  },
}
