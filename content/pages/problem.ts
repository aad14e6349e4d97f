import type { Localized } from '../language.ts'

/** For the error page, which fills in the phone number. */
export const problem = {
  title: { en: 'There is a problem on our side', hi: 'हमारी तरफ़ से कोई दिक़्क़त है' },
  body: {
    en: 'We are working on it. Try again in a few minutes, or call us.',
    hi: 'हम इसे ठीक कर रहे हैं। कुछ मिनट बाद फिर कोशिश करें, या हमें कॉल करें।',
  },
  call: { en: 'Call', hi: 'कॉल करें' },
  emergency: { en: 'In an emergency, call {112}.', hi: 'आपात स्थिति में {112} पर कॉल करें।' },
  home: { en: 'Home Page', hi: 'होम पेज' },
} satisfies Record<string, Localized<string>>
