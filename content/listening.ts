import type { Language, Words } from './language.ts'

export const listening = {
  listen: { en: 'Listen', hi: 'सुनें' },
  pause: { en: 'Pause', hi: 'रोकें' },
  speed: { en: 'Speed', hi: 'गति' },
} satisfies Words

type Recording = {
  /** The recorded text: the page's path in English, or the name of a notice with its version. */
  of: string
  language: Language
  /** In public/recordings. */
  file: string
  /** `textHash` of the text that was read. A text that has changed since is not played from an old recording. */
  textHash: string
}

/** Voices recorded by the clinic. Where there is none, the phone reads the text with its own voice. */
export const recordings: Recording[] = []
