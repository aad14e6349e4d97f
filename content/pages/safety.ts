import type { CareCardId } from '../care-cards.ts'
import type { PictureName } from '../pictures.ts'
import type { Content, PracticeSection } from '../schema.ts'

/** What the quick exit can hide and what it cannot. It must never promise more than it does. */
export const safety = {
  breadcrumb: { en: 'Use this website safely', hi: 'वेबसाइट का सुरक्षित इस्तेमाल' },
  heading: { en: 'How to use this website *safely*', hi: 'इस वेबसाइट का *सुरक्षित* इस्तेमाल' },
  intro: { en: 'If someone may look at your phone', hi: 'अगर कोई आपका फ़ोन देख सकता है' },
  picture: 'hands-lamp' as const satisfies PictureName,
  careCards: ['violence'] satisfies readonly CareCardId[],
  sections: [
    {
      id: 'what-the-button-does',
      heading: { en: 'What the button does', hi: 'बटन क्या करता है' },
      text: [
        {
          en: 'The “Leave this page” button hides this page at once and opens an ordinary one. What you typed here is cleared.',
          hi: '“यह पेज छोड़ें” बटन दबाते ही यह पेज हट जाता है और एक आम पेज खुल जाता है। यहाँ लिखी हुई बातें मिट जाती हैं।',
        },
        {
          en: 'With a keyboard, you can also press the Shift key three times.',
          hi: 'कीबोर्ड हो तो Shift बटन तीन बार दबाने से भी पेज छूट जाता है।',
        },
      ],
    },
    {
      id: 'what-it-cannot-hide',
      heading: { en: 'What it cannot hide', hi: 'बटन क्या नहीं छिपा सकता' },
      text: [
        {
          en: 'It does not clear your browser’s history. Someone could still see that this website was opened.',
          hi: 'इससे ब्राउज़र की हिस्ट्री नहीं मिटती। कोई देख सकता है कि यह वेबसाइट खोली गई थी।',
        },
        { en: 'It also cannot hide:', hi: 'ये बातें भी नहीं छिपतीं:' },
      ],
      points: [
        {
          en: 'your visit from your mobile company, or from whoever runs the Wi-\u2060Fi you use',
          hi: 'मोबाइल कंपनी या आपका वाई-फ़ाई चलाने वाले से यह कि यह साइट आपने देखी',
        },
        {
          en: 'anything from an app that watches this phone, or from a person who sees your screen',
          hi: 'फ़ोन पर नज़र रखने वाले ऐप से, या स्क्रीन देख रहे व्यक्ति से कुछ भी',
        },
        {
          en: 'calls and messages that are already on this phone',
          hi: 'इस फ़ोन में पहले से मौजूद कॉल और मैसेज',
        },
      ],
      reviewNote:
        'The list is not in the draft: someone who works with survivors of violence should read this page.',
    },
    {
      id: 'what-you-can-do',
      heading: { en: 'What you can do', hi: 'आपके लिए उपाय' },
      text: [
        {
          en: 'You can delete the history in your browser’s settings, or use a private (incognito) window.',
          hi: 'ब्राउज़र की सेटिंग में जाकर हिस्ट्री मिटाएँ, या प्राइवेट (इनकॉग्निटो) विंडो इस्तेमाल करें।',
        },
        {
          en: 'If your phone is watched, a phone you trust is safer. You can also call us: {phone}.',
          hi: 'अगर आपके फ़ोन पर नज़र रखी जाती है, तो किसी भरोसेमंद का फ़ोन इस्तेमाल करना ज़्यादा सुरक्षित है। या हमें कॉल करें: {phone}।',
        },
      ],
    },
    {
      id: 'help',
      heading: { en: 'If someone hurts you', hi: 'अगर कोई आपको चोट पहुँचाए' },
      text: [
        {
          en: 'If you face violence at home, call the Women Helpline on {181}, at any hour. In danger, call {112}.',
          hi: 'घर में हिंसा हो रही हो तो महिला हेल्पलाइन {181} पर किसी भी समय कॉल करें। ख़तरा हो तो {112} पर कॉल करें।',
        },
      ],
    },
  ] satisfies readonly PracticeSection[],
} satisfies Content
