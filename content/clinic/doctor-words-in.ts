import { facts } from '../facts.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { words } from './chosen-words.ts'
import type { Doctor } from './clinic-facts.ts'

/** The clinic as it is for one doctor: texts that name the doctor then name this one. */
export const clinicOf = (doctor: Doctor) => ({ ...facts, doctors: [doctor] as const })

/** The clinic's texts about a doctor. */
export function doctorWordsIn(language: Language, doctor: Doctor) {
  const said = words.doctors[doctor.id]
  if (!said) throw new Error(`words.ts of the clinic says nothing of ${doctor.id}`)
  return wordsIn(said, language, clinicOf(doctor))
}
