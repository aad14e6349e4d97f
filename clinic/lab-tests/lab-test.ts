import type { PreparationCode } from './preparation.ts'

export const testCategories = [
  'haematology',
  'biochemistry',
  'hormones',
  'serology',
  'microbiology',
  'clinical-pathology',
  'cytology',
  'markers',
  'profiles',
] as const
export type TestCategory = (typeof testCategories)[number]

/** What is taken, as finely as the lab needs it; patients read coarser words (content/lab-tests.ts). */
export const sampleCodes = [
  'serum',
  'serum-plain',
  'serum-iced',
  'blood-edta',
  'blood-heparin',
  'blood-culture',
  'plasma-citrate',
  'plasma-fluoride',
  'plasma-edta',
  'plasma-iced',
  'several-tubes',
  'urine',
  'urine-first-morning',
  'urine-mid-stream',
  'urine-24-hours',
  'stool',
  'sputum',
  'saliva',
  'semen',
  'swab',
  'cervical',
  'scraping',
  'needle',
  'tissue',
  'slides',
  'body-fluid',
  'on-the-patient',
] as const
export type SampleCode = (typeof sampleCodes)[number]

export const collectionPlaces = ['home', 'clinic', 'hospital'] as const
export type CollectionPlace = (typeof collectionPlaces)[number]

/**
 * How far a test may be shown. Held back under the Pre-Conception and Pre-Natal Diagnostic Techniques Act (PCPNDT)
 * or ordered by a doctor alone: never listed. Call first and referred: listed with the phone.
 */
export const publishStates = [
  'book-home',
  'book-clinic',
  'call-first',
  'referred',
  'doctor-ordered',
  'hold-PCPNDT',
] as const
export type PublishState = (typeof publishStates)[number]

type Published = { publish: PublishState }

export const isListed = ({ publish }: Published): boolean =>
  publish !== 'doctor-ordered' && publish !== 'hold-PCPNDT'

export const isBookable = ({ publish }: Published): boolean =>
  publish === 'book-home' || publish === 'book-clinic'

export const canBeTakenAtHome = ({ publish, collect }: Published & { collect: CollectionPlace }): boolean =>
  publish === 'book-home' && collect === 'home'

export type LabTest = {
  /** The end of its address; stays when the printed name is corrected. */
  slug: string
  name: string
  category: TestCategory
  sample: SampleCode
  preparation: PreparationCode
  /** In the spelling that report-time.ts reads. */
  reportTime: string
  collect: CollectionPlace
  publish: PublishState
  /** In rupees; null where one must ask. */
  price: number | null
}
