/** The clinic that the specification describes. */
export const SAMPLE_CLINIC = 'kamalini'

/** The setting CLINIC names a folder of clinics/: at build time for the pages, at start for the processes. */
export const chosenClinicName = () => process.env.CLINIC || SAMPLE_CLINIC
