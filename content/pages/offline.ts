import type { PictureName } from '../pictures.ts'
import type { Content } from '../schema.ts'

export const offline = {
  title: { en: 'You are offline', hi: 'इंटरनेट नहीं चल रहा' },
  picture: 'offline' as const satisfies PictureName,
  body: {
    en: 'This page needs the internet. Check your connection and try again.',
    hi: 'इस पेज के लिए इंटरनेट चाहिए। कनेक्शन देखकर फिर कोशिश करें।',
  },
  notSent: {
    en: 'Nothing has been sent. What you typed is still on this page while it stays open.',
    hi: 'कुछ भी भेजा नहीं गया है। पेज खुला रहने तक आपका लिखा हुआ यहीं है।',
  },
  helpNumbers: { en: 'Numbers that work without internet', hi: 'बिना इंटरनेट चलने वाले नंबर' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
} satisfies Content
