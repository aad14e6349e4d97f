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

/** The sample, in the detail the lab needs; patients see simpler words (content/lab-tests.ts). */
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

/** The groups above the list: what people come for. Their texts and tests are in content/pages/test-groups.ts. */
export const testGroups = ['sugar', 'thyroid', 'pregnancy', 'fever', 'checkup'] as const
export type TestGroup = (typeof testGroups)[number]

export const collectionPlaces = ['home', 'clinic', 'hospital'] as const
export type CollectionPlace = (typeof collectionPlaces)[number]

/**
 * Whether a test is listed and bookable. Never listed: tests that the Pre-Conception and Pre-Natal Diagnostic
 * Techniques Act (PCPNDT) forbids, and tests that only a doctor orders. Listed with the phone number: call-first and
 * referred.
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

export const isBookable = ({ publish }: Published): boolean =>
  publish === 'book-home' || publish === 'book-clinic'

export const isNeverListed = ({ publish }: Published): boolean =>
  publish === 'doctor-ordered' || publish === 'hold-PCPNDT'

export const canBeTakenAtHome = ({ publish, collect }: Published & { collect: CollectionPlace }): boolean =>
  publish === 'book-home' && collect === 'home'

export type LabTest = {
  /** The last part of its URL. It stays when the printed name is corrected. */
  slug: string
  /** The name that labs print. */
  name: string
  category: TestCategory
  sample: SampleCode
  preparation: PreparationCode
  /** In the format that report-time.ts parses. */
  reportTime: string
  collect: CollectionPlace
  publish: PublishState
  /** In rupees; null: price on request. */
  price: number | null
}
