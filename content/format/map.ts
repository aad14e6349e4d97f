import type { Words } from '../language.ts'

/** The map belongs to a third party: loaded only by visitors who ask for it and know who will learn of it. */
export const map = {
  show: { en: 'Show the map here', hi: 'नक़्शा यहीं दिखाएँ' },
  hide: { en: 'Hide the map', hi: 'नक़्शा छिपाएँ' },
  link: { en: 'Open in maps', hi: 'नक़्शे में देखें' },
  notice: {
    en: 'The map comes from {mapProvider}. If you press the button, {mapProvider} is told your internet address.',
    hi: 'नक़्शा {mapProvider} से आता है। बटन दबाने पर {mapProvider} को आपका इंटरनेट पता (IP) दिखेगा।',
  },
  title: { en: 'Map showing where {clinicName} is', hi: 'नक़्शे में {clinicName} की जगह' },
  failed: {
    en: 'The map could not be loaded. The link leads to it too.',
    hi: 'नक़्शा नहीं खुल पाया। लिंक भी वहीं ले जाता है।',
  },
} satisfies Words
