import type { Words } from '../language.ts'

/** The round on the phone without its sheet: after it, on another phone, or offline. The desk never loads it. */
export const withoutSheetWords = {
  /** Under the round, at its end and after it. */
  refused: {
    en: 'Results that the desk did not take: {count}. They stay here without names until reception has settled them. Tell reception.',
    hi: 'डेस्क ने जो एंट्री नहीं ली: {count}। रिसेप्शन के निपटाने तक वे बिना नाम के यहीं रहेंगी। रिसेप्शन को बताएँ।',
  },
  over: {
    title: { en: 'Nothing is *left*', hi: 'फ़ोन में कुछ नहीं बचा' },
    text: {
      en: 'Names, addresses and numbers are gone from this phone.',
      hi: 'नाम, पते और नंबर इस फ़ोन से हट गए हैं।',
    },
    waits: {
      en: 'Results that wait for the network: {count}, without names. Leave this page open.',
      hi: 'इंटरनेट के लिए रुकी एंट्री: {count}, बिना नाम के। यह पेज खुला रखें।',
    },
    sent: { en: 'All results reached the desk.', hi: 'सारी एंट्री डेस्क तक पहुँच गईं।' },
    again: { en: 'To the start', hi: 'शुरू में जाएँ' },
  },
  other: {
    title: { en: 'Another round is on this *phone*', hi: 'इस फ़ोन पर किसी और का राउंड है' },
    text: {
      en: 'Its stops stay closed to you. Whoever began it hands over; at {time} it is wiped.',
      hi: 'उसके स्टॉप आपको नहीं दिखेंगे। जिसने शुरू किया वही सौंपे; {time} पर मिट जाएगा।',
    },
  },
  unknown: {
    signedOut: { en: 'Signed *out*', hi: 'साइन आउट हो गया' },
    signIn: { en: 'Sign in, and the sheet comes.', hi: 'साइन इन करें, सूची आ जाएगी।' },
    deskAway: { en: 'The desk does not *answer*', hi: 'डेस्क से जवाब नहीं आ रहा' },
    title: { en: 'No *network*', hi: 'इंटरनेट नहीं है' },
    text: {
      en: 'There is no sheet on this phone yet. It comes with the network.',
      hi: 'इस फ़ोन पर अभी सूची नहीं है। इंटरनेट आते ही आएगी।',
    },
  },
} satisfies Words
