import type { HelplineName } from './helplines.ts'
import type { Text } from './language.ts'

type CareLevel = 'non-urgent' | 'urgent' | 'emergency'
type CareCard = {
  level: CareLevel
  heading: Text
  body: readonly Text[]
  /** The body is a list of signs. */
  bodyAsList?: boolean
  /** Numbers to call; `clinic` is the clinic's first phone. */
  phones: readonly (HelplineName | 'clinic')[]
  /** For the clinic's doctor; never shown. */
  reviewNote?: string
}

/** Before the heading of a card, so that its level is not shown by colour alone. */
export const careLevels = {
  'non-urgent': { en: 'Non-urgent advice:', hi: 'सामान्य सलाह:' },
  urgent: { en: 'Urgent advice:', hi: 'ज़रूरी सलाह:' },
  emergency: { en: 'Act now:', hi: 'अभी करें:' },
} satisfies Record<CareLevel, Text>

export const clinicPhoneLabel = { en: 'Clinic', hi: 'क्लिनिक' } satisfies Text

/**
 * Pages name the cards that they show first; `not-an-emergency-service` is for the footer and for the confirmation of
 * a booking.
 */
export const careCards = {
  crisis: {
    level: 'emergency',
    heading: {
      en: 'Call {112} now if you or someone else may be in immediate danger',
      hi: 'अगर आपको या किसी और को तुरंत ख़तरा हो, तो अभी {112} पर कॉल करें',
    },
    body: [
      {
        en: 'You can also go to the nearest hospital emergency department.',
        hi: 'या नज़दीकी अस्पताल के इमरजेंसी विभाग जाएँ।',
      },
      {
        en: 'To talk to someone at any hour, call Tele-MANAS on {14416}. It is free and open 24 hours.',
        hi: 'किसी भी समय बात करने के लिए टेली-मानस {14416} पर कॉल करें। यह निःशुल्क है और 24 घंटे खुला रहता है।',
      },
      {
        en: 'If you are with the person, stay with them. Keep anything that could cause harm out of reach.',
        hi: 'अगर आप उनके साथ हैं, तो साथ ही रहें। नुक़सान पहुँचा सकने वाली चीज़ें उनकी पहुँच से दूर रखें।',
      },
      { en: 'This clinic is not an emergency service.', hi: 'यह क्लिनिक इमरजेंसी सेवा नहीं है।' },
    ],
    phones: ['emergency', 'teleManas', 'teleManasOther'],
    reviewNote:
      'Must stand first on Suicidal Thoughts, before any booking button. Ring-test every number before launch and each quarter. Do not list KIRAN 1800-599-0019.',
  },
  'alcohol-drug': {
    level: 'urgent',
    heading: {
      en: 'Get medical advice before you stop alcohol or drugs suddenly',
      hi: 'शराब या नशा अचानक बंद करने से पहले डॉक्टर से सलाह लें',
    },
    body: [
      {
        en: 'Stopping alcohol or sedatives all at once can be dangerous.',
        hi: 'शराब या नींद और घबराहट की दवाएँ एकदम बंद करना ख़तरनाक हो सकता है।',
      },
      {
        en: 'For free advice, call the national de-addiction helpline on {14446}.',
        hi: 'निःशुल्क सलाह के लिए राष्ट्रीय नशा मुक्ति हेल्पलाइन {14446} पर कॉल करें।',
      },
      {
        en: 'Call {112} if someone has a fit, is very confused or cannot be woken.',
        hi: 'किसी को दौरा पड़े, वह बहुत भ्रमित हो या जगाने पर न जागे, तो {112} पर कॉल करें।',
      },
    ],
    phones: ['deAddiction', 'emergency'],
    reviewNote:
      'The three 112 signs are standard first-aid advice; psychiatrist to confirm. Helpline hours not confirmed, so none are stated.',
  },
  violence: {
    level: 'urgent',
    heading: {
      en: 'If someone hurts, threatens or controls you, help is there',
      hi: 'अगर कोई आपको मारे, धमकाए या दबाकर रखे, तो मदद मौजूद है',
    },
    body: [
      { en: 'It is not your fault.', hi: 'इसमें आपकी कोई ग़लती नहीं है।' },
      {
        en: 'Call the Women Helpline on {181} at any hour. If you are in danger now, call {112}.',
        hi: 'किसी भी समय महिला हेल्पलाइन {181} पर कॉल करें। अभी ख़तरा हो तो {112} पर कॉल करें।',
      },
      {
        en: 'If a child is being hurt, call the Child Helpline on {1098}.',
        hi: 'किसी बच्चे के साथ ऐसा हो रहा हो, तो चाइल्ड हेल्पलाइन {1098} पर कॉल करें।',
      },
      {
        en: 'Pages you open stay in the history of this phone. Use a phone that is safe for you.',
        hi: 'खोले हुए पेज इस फ़ोन की हिस्ट्री में रह जाते हैं। वही फ़ोन इस्तेमाल करें जो आपके लिए सुरक्षित हो।',
      },
    ],
    phones: ['women', 'emergency', 'child'],
  },
  'pregnancy-danger-signs': {
    level: 'emergency',
    heading: {
      en: 'Go to hospital or call {112} now if you are pregnant and have any of these signs',
      hi: 'गर्भावस्था में इनमें से कोई भी लक्षण हो, तो तुरंत अस्पताल जाएँ या {112} पर कॉल करें',
    },
    body: [
      { en: 'Bleeding from the vagina, or your waters break', hi: 'योनि से ख़ून आना या पानी की थैली फटना' },
      { en: 'Severe headache, blurred vision or fits', hi: 'तेज़ सिरदर्द, धुँधला दिखना या दौरे पड़ना' },
      { en: 'Swelling of the face or hands', hi: 'चेहरे या हाथों पर सूजन' },
      { en: 'Severe pain in the belly, or fever', hi: 'पेट में तेज़ दर्द या बुख़ार' },
      { en: 'The baby moves less than before', hi: 'बच्चे की हलचल पहले से कम होना' },
      { en: 'Breathlessness, or looking very pale', hi: 'साँस फूलना या बहुत पीला पड़ जाना' },
    ],
    bodyAsList: true,
    phones: ['emergency'],
  },
  'aftercare-warning-signs': {
    level: 'emergency',
    heading: {
      en: 'Go to hospital or call {112} now if you have any of these signs after a pregnancy ends',
      hi: 'गर्भ समापन के बाद इनमें से कोई लक्षण हो, तो तुरंत अस्पताल जाएँ या {112} पर कॉल करें',
    },
    body: [
      { en: 'Very heavy bleeding that does not slow down', hi: 'बहुत ज़्यादा ख़ून आना जो कम न हो' },
      { en: 'Fever or shivering', hi: 'बुख़ार या कँपकँपी' },
      { en: 'Severe pain in the belly', hi: 'पेट में तेज़ दर्द' },
      { en: 'Fainting or feeling very weak', hi: 'बेहोशी या बहुत कमज़ोरी' },
      { en: 'Bad-smelling discharge', hi: 'योनि से बदबूदार पानी आना' },
    ],
    bodyAsList: true,
    phones: ['emergency'],
    reviewNote:
      'Warning signs are general medical knowledge, not taken from the facts file; gynaecologist must confirm.',
  },
  'bleeding-after-menopause': {
    level: 'non-urgent',
    heading: {
      en: 'See a doctor soon if you bleed after menopause',
      hi: 'मेनोपॉज़ के बाद ख़ून आए, तो जल्दी डॉक्टर को दिखाएँ',
    },
    body: [
      {
        en: 'Even a little bleeding should be checked. Often the cause is not serious, but it is important to know.',
        hi: 'थोड़ा सा ख़ून आए, तब भी जाँच करानी चाहिए। अक्सर वजह गंभीर नहीं होती, पर जानना ज़रूरी है।',
      },
    ],
    phones: ['clinic'],
    reviewNote: '“Often the cause is not serious” follows general NHS wording; gynaecologist to confirm.',
  },
  'ovarian-warning': {
    level: 'non-urgent',
    heading: { en: 'See a doctor if these signs do not go away', hi: 'ये लक्षण बने रहें, तो डॉक्टर को दिखाएँ' },
    body: [
      { en: 'Bloating that stays', hi: 'पेट का फूला रहना' },
      { en: 'Feeling full soon after you start to eat', hi: 'थोड़ा खाते ही पेट भर जाना' },
      { en: 'Pain low in the belly', hi: 'पेट के निचले हिस्से में दर्द' },
      { en: 'Passing urine more often', hi: 'बार-बार पेशाब आना' },
    ],
    bodyAsList: true,
    phones: ['clinic'],
  },
  'bleeding-now': {
    level: 'emergency',
    heading: {
      en: 'Bleeding that does not slow down: call {112} or go to hospital now',
      hi: 'ख़ून कम न हो: {112} पर कॉल करें या अभी अस्पताल जाएँ',
    },
    body: [
      { en: 'A pad full every hour', hi: 'हर घंटे पैड भर जाए' },
      { en: 'Dizzy, fainting, cold or very pale', hi: 'चक्कर, बेहोशी, शरीर ठंडा या बहुत पीला' },
      { en: 'Pregnant, or it is possible', hi: 'गर्भ है, या हो सकता है' },
    ],
    bodyAsList: true,
    phones: ['emergency'],
    reviewNote: 'General first-aid knowledge; gynaecologist to confirm the three signs.',
  },
  emergency: {
    level: 'emergency',
    heading: {
      en: 'Chest pain, no breath, a fit, or cannot be woken: call {112} now',
      hi: 'सीने में दर्द, साँस न आए, दौरा, या जगाने पर न जागे: अभी {112} पर कॉल करें',
    },
    body: [
      {
        en: 'Stay with the person. Lay someone who breathes but does not wake on the side.',
        hi: 'साथ रहें। साँस चलती हो पर होश न हो, तो करवट पर लिटा दें।',
      },
      { en: 'This clinic is not an emergency service.', hi: 'यह क्लिनिक इमरजेंसी सेवा नहीं है।' },
    ],
    phones: ['emergency'],
    reviewNote: 'General first-aid knowledge; doctor to confirm.',
  },
  'not-an-emergency-service': {
    level: 'non-urgent',
    heading: { en: 'We are not an emergency service', hi: 'हम इमरजेंसी सेवा नहीं हैं' },
    body: [
      {
        en: 'In an emergency, call {112}. For mental health help at any hour, call Tele-MANAS on {14416}.',
        hi: 'इमरजेंसी में {112} पर कॉल करें। मानसिक स्वास्थ्य से जुड़ी मदद के लिए किसी भी समय टेली-मानस {14416} पर कॉल करें।',
      },
    ],
    phones: ['emergency', 'teleManas'],
  },
} satisfies Record<string, CareCard>

export type CareCardId = keyof typeof careCards
