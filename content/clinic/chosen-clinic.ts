import { chosenClinicName } from './chosen-clinic-name.ts'
import type { ClinicFacts } from './clinic-facts.ts'

/** In a build, vite/choose-clinic.ts puts the chosen clinic here and leaves out all others. */
export const { facts }: { facts: ClinicFacts } = await import(`../../clinics/${chosenClinicName()}/facts.ts`)
