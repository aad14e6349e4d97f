import type { HelplineName } from '../../helplines.ts'
import type { Text } from '../../language.ts'
import type { Content } from '../../schema.ts'

/** The texts around a condition. */
export const conditionPage = {
  signs: { en: 'Common symptoms', hi: 'आम लक्षण' },
  note: {
    en: 'You may have some of these signs and not others. Having a sign does not mean you have the illness.',
    hi: 'हो सकता है कुछ लक्षण हों और कुछ न हों। कोई लक्षण होने का मतलब यह नहीं कि बीमारी है ही।',
  },
  more: { en: 'More about it', hi: 'इसके बारे में और' },
  whatWeDo: { en: 'What we do', hi: 'हम क्या करते हैं' },
  hurry: { en: 'When to hurry', hi: 'कब देर न करें' },
  /** Before the list of conditions. */
  help: {
    heading: { en: 'Too heavy to carry today?', hi: 'आज सहना मुश्किल है?' },
    text: {
      en: 'Talk to someone now, free, at any hour:',
      hi: 'अभी किसी से बात करें, मुफ़्त, किसी भी समय:',
    },
  },
} satisfies Content

/** Behind a number, on its button: what it is for, in the words of the help strip. */
export const callFor: Record<HelplineName, Text> = {
  emergency: { en: 'emergency', hi: 'इमरजेंसी' },
  teleManas: { en: 'to talk', hi: 'बातचीत' },
  teleManasOther: { en: 'to talk', hi: 'बातचीत' },
  deAddiction: { en: 'alcohol, drugs', hi: 'नशा' },
  women: { en: 'women', hi: 'महिला मदद' },
  child: { en: 'children', hi: 'बच्चे' },
}

/** The page for thoughts of ending life: help stands before everything else. */
export const urgentPage = {
  heading: { en: 'When living feels *too hard*', hi: 'जब जीना *बहुत भारी* लगे' },
  lead: {
    en: 'You do not have to face this alone. Talk to someone now. It is free, at any hour.',
    hi: 'यह अकेले नहीं झेलना है। अभी किसी से बात करें। यह मुफ़्त है, किसी भी समय।',
  },
  talk: { en: 'Talk now: {number}', hi: 'अभी बात करें: {number}' },
  danger: { en: 'In danger: {number}', hi: 'ख़तरा हो: {number}' },
  violence: {
    en: 'Someone hurts or threatens you: {number}',
    hi: 'कोई मारे या धमकाए: {number}',
  },
  untilThen: {
    heading: { en: 'Until someone is with you', hi: 'जब तक कोई साथ न हो' },
    steps: [
      {
        en: 'Go to a person you trust, or ask them to come.',
        hi: 'जिस पर भरोसा हो, उसके पास जाएँ या उसे बुला लें।',
      },
      { en: 'Tell them plainly how you feel.', hi: 'उसे साफ़-साफ़ बताएँ कि कैसा लग रहा है।' },
      { en: 'Stay with them until it eases.', hi: 'मन हल्का होने तक उसके साथ रहें।' },
    ],
  },
  forOthers: {
    heading: { en: 'If you are with someone', hi: 'अगर आप किसी के साथ हैं' },
    steps: [
      { en: 'Stay with them. Do not leave them alone.', hi: 'उनके साथ रहें। अकेला न छोड़ें।' },
      {
        en: 'Keep anything that could cause harm out of reach.',
        hi: 'नुक़सान पहुँचा सकने वाली चीज़ें पहुँच से दूर रखें।',
      },
      {
        en: 'Call {112}, or go to the nearest hospital emergency department.',
        hi: '{112} पर कॉल करें, या नज़दीकी अस्पताल के इमरजेंसी विभाग जाएँ।',
      },
    ],
  },
  afterwards: { en: 'Afterwards, we are here', hi: 'बाद में हम यहाँ हैं' },
  freeTimes: { en: 'See free times', hi: 'ख़ाली समय देखें' },
  reviewNote:
    'A psychiatrist must confirm this page before publication. No methods, no “commit”, help before any booking. Ring-test every number before launch and each quarter.',
} satisfies Content
