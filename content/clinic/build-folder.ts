import { fileURLToPath } from 'node:url'
import { chosenClinicName } from './chosen-clinic-name.ts'

/** Where the pages and scripts of the chosen clinic are built. Each clinic has a folder: two builds never mix. */
export const buildFolder = fileURLToPath(new URL(`../../build/${chosenClinicName()}`, import.meta.url))
