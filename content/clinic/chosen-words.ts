import { chosenClinicName } from './chosen-clinic-name.ts'
import type { ClinicWords } from './clinic-words.ts'

/** In a build, vite/choose-clinic.ts puts the chosen clinic here and leaves out all others. */
export const { words }: { words: ClinicWords } = await import(`../../clinics/${chosenClinicName()}/words.ts`)
