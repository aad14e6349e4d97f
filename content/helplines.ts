import type { Text } from './language.ts'

/** National numbers: ring each one before launch and every quarter. */
export const helplines = {
  emergency: {
    number: '112',
    label: { en: 'Emergency', hi: 'इमरजेंसी' },
  },
  teleManas: {
    number: '14416',
    label: { en: 'Tele-MANAS (free, 24 hours)', hi: 'टेली-मानस (निःशुल्क, 24 घंटे)' },
  },
  teleManasOther: {
    number: '1800-891-4416',
    label: { en: 'Tele-MANAS (other number)', hi: 'टेली-मानस (दूसरा नंबर)' },
  },
  deAddiction: {
    number: '14446',
    label: { en: 'National de-addiction helpline (free)', hi: 'राष्ट्रीय नशा मुक्ति हेल्पलाइन (निःशुल्क)' },
  },
  women: {
    number: '181',
    label: { en: 'Women Helpline (24 hours)', hi: 'महिला हेल्पलाइन (24 घंटे)' },
  },
  child: {
    number: '1098',
    label: { en: 'Child Helpline', hi: 'चाइल्ड हेल्पलाइन' },
  },
} satisfies Record<string, { number: string; label: Text }>

export type HelplineName = keyof typeof helplines
