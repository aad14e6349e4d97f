import { fileURLToPath } from 'node:url'
import { chosenClinicName } from './chosen-clinic-name.ts'

/** The folder of the chosen clinic's build. Each clinic has its own: two builds never mix. */
export const buildFolder = fileURLToPath(new URL(`../../build/${chosenClinicName()}`, import.meta.url))
