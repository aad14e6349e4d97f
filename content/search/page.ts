import type { SitePageId } from '../schema.ts'

/** The search over the whole site. */
export const searchPage = {
  heading: { en: 'What troubles you?', hi: 'क्या परेशानी है?' },
  intro: {
    en: 'You need not know its name. Hindi or English; spelling does not matter.',
    hi: 'बीमारी का नाम जानना ज़रूरी नहीं। हिंदी या अंग्रेज़ी; ग़लत-सही लिखना चलेगा।',
  },
  label: { en: 'Say it in your words', hi: 'अपने शब्दों में लिखें' },
  button: { en: 'Search', hi: 'खोजें' },
  privacy: { en: 'We do not store what you type.', hi: 'लिखा हुआ हम कहीं सेव नहीं करते।' },
  /** Without script the words are in the address. */
  history: {
    en: 'It stays in the history of this phone.',
    hi: 'इस फ़ोन की हिस्ट्री में यह रह जाता है।',
  },
  count: {
    one: { en: '{count} result', hi: '{count} नतीजा' },
    other: { en: '{count} results', hi: '{count} नतीजे' },
  },
  read: { en: 'Read', hi: 'पढ़ें' },
  women: { en: 'Someone hurts or forces you: {number}', hi: 'कोई मारे या दबाव डाले: {number}' },
  talk: { en: 'Talk to someone now, free: {number}', hi: 'अभी बात करें, मुफ़्त: {number}' },
  groups: {
    question: { en: 'Questions', hi: 'सवाल' },
    condition: { en: 'What it may be', hi: 'क्या हो सकता है' },
    care: { en: 'Care at the clinic', hi: 'क्लिनिक में' },
    tests: { en: 'Tests', hi: 'टेस्ट' },
    post: { en: 'Reading', hi: 'पढ़ने के लिए' },
    policy: { en: 'Your rights and policies', hi: 'आपके हक़ और पॉलिसी' },
  },
  allTests: { en: 'All {count} tests', hi: 'सभी {count} टेस्ट' },
  nothing: {
    heading: { en: 'Nothing found', hi: 'कुछ नहीं मिला' },
    text: { en: 'Call us and say it in one sentence.', hi: 'हमें कॉल करें और एक वाक्य में बता दें।' },
    call: { en: 'Call {phone}', hi: 'कॉल करें {phone}' },
  },
  often: { en: 'Often looked for', hi: 'अक्सर खोजा जाता है' },
}

/** Before anything is typed, and where nothing is found. */
export const oftenLookedFor: readonly SitePageId[] = [
  'question:late-period',
  'question:pregnant-first-visit',
  'question:trying-to-conceive',
  'question:discharge',
  'condition:depression',
  'condition:lack-of-sleep',
  'question:someone-hurts-me',
  'tests:all',
]

/** Pages about rights; other pages belong to the care at the clinic. */
export const policyPages: readonly SitePageId[] = [
  'page:privacy-promise',
  'page:safety',
  'page:privacy',
  'page:refund',
  'page:terms',
  'page:accessibility',
]
