import type { Text } from '../language.ts'
import type { PictureName } from '../pictures.ts'
import type { Point } from '../schema.ts'

/** The texts about one doctor. {doctorName} and the doctor's other facts are filled in. */
type DoctorWords = {
  role: Text
  /** A portrait; without one the page begins with the name. */
  picture?: PictureName
  /** On the home page, where the clinic's first doctor is introduced. */
  introduction: readonly Text[]
  profile: readonly Text[]
  specialty: Text
  languages: Text
  /** How the doctor works: no praise, which advertising rules forbid. */
  approach: readonly Point[]
  expertise: readonly Point[]
}

/** Texts that are one clinic's own. */
export type ClinicWords = {
  /** By the id of the doctor. */
  doctors: Readonly<Record<string, DoctorWords>>
  /** How the page about the clinic begins. */
  about: readonly Text[]
}
