import { recordingOf } from '#content/format/recording-of.ts'
import type { Language } from '#content/language.ts'
import { listening } from '#content/listening.ts'
import { wordsIn } from '#content/words-in.ts'

/** The texts of app/ui/listen.tsx, and the recording of these texts where the clinic has one. */
export const listenIn = (language: Language, of: string, texts: string[]) => ({
  words: wordsIn(listening, language),
  recording: recordingOf(language, of, texts),
})
