import type { PictureName } from '../pictures.ts'
import type { Content, PageLink } from '../schema.ts'

export const notFound = {
  heading: { en: 'PAGE NOT FOUND', hi: 'पेज नहीं मिला' },
  picture: 'not-found' as const satisfies PictureName,
  text: {
    en: 'This page might have been removed, renamed or made unavailable.',
    hi: 'हो सकता है यह पेज हटा दिया गया हो, इसका नाम बदल गया हो या अभी उपलब्ध न हो।',
  },
  hint: {
    en: 'If you typed the address, check the spelling. If you followed a link, it may be old.',
    hi: 'अगर पता ख़ुद लिखा है तो वर्तनी देख लें। अगर किसी लिंक से आए हैं तो वह पुराना हो सकता है।',
  },
  homeButton: { en: 'Home Page', hi: 'होम पेज' },
  backButton: { en: 'Go Back', hi: 'वापस जाएँ' },
  pauseEffect: { en: 'Stop the heading from moving', hi: 'शीर्षक का हिलना रोकें' },
  reference: { en: 'Reference code: {code}', hi: 'रेफ़रेंस कोड: {code}' },
  referenceHelp: {
    en: 'Give us this code if you call about this page.',
    hi: 'इस पेज के बारे में कॉल करें तो यह कोड बताइए।',
  },
  usefulHeading: { en: 'You may be looking for', hi: 'शायद यह चाहिए' },
  usefulLinks: [
    {
      label: { en: 'Book an appointment', hi: 'अपॉइंटमेंट बुक करें' },
      link: '/appoitment',
    },
    {
      label: { en: 'Pathology tests', hi: 'पैथोलॉजी टेस्ट' },
      link: '/pathology',
      needs: 'pathology',
    },
    {
      label: { en: 'Home sample collection', hi: 'घर पर सैंपल कलेक्शन' },
      link: '/home-collection',
      needs: 'home-collection',
    },
    {
      label: { en: 'Contact us', hi: 'संपर्क करें' },
      link: '/contact',
    },
  ] satisfies readonly PageLink[],
  call: { en: 'You can also call us on {phone}.', hi: 'या {phone} पर कॉल करें।' },
  crisis: {
    en: 'In immediate danger, call {112}. To talk to someone at any hour, call Tele-MANAS on {14416} (free).',
    hi: 'तुरंत ख़तरा हो तो {112} पर कॉल करें। किसी भी समय बात करने के लिए टेली-मानस {14416} पर कॉल करें (निःशुल्क)।',
  },
  reviewNote:
    'Heading and sentence follow the specification; the glitch effect should be off when the visitor asks for reduced motion.',
} satisfies Content
