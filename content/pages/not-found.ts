import type { Words } from '../language.ts'

export const notFound = {
  meta: {
    title: { en: 'Page not found | {clinicName}', hi: 'पेज नहीं मिला | {clinicName}' },
  },
  heading: { en: 'PAGE NOT FOUND', hi: 'पेज नहीं मिला' },
  body: {
    en: 'The page you are looking for might have been removed, renamed or is unavailable.',
    hi: 'जो पेज आप खोज रहे हैं, वह शायद हटा दिया गया है, उसका नाम बदल गया है या अभी उपलब्ध नहीं है।',
  },
  help: {
    en: 'Check the address, or start again from the home page. You can also call {phone}.',
    hi: 'पता ठीक से देख लें, या होम पेज से फिर शुरू करें। {phone} पर कॉल भी कर सकते हैं।',
  },
  homePage: { en: 'Home Page', hi: 'होम पेज' },
  referenceCode: { en: 'Reference code: {code}', hi: 'रेफ़रेंस कोड: {code}' },
} satisfies Words
