/** What the patient does before the sample is taken. The text for each code is in content/lab-tests.ts. */
export const preparationCodes = [
  'none',
  'any-time',
  'fasting-8',
  'fasting-10',
  'fasting-morning',
  'glucose-tolerance',
  'glucose-challenge',
  'glucose-drink',
  'after-meal',
  'doctor-advice',
  'blood-thinners',
  'cervical-sample',
  'consent',
  'before-antibiotics',
  'before-dose',
  'after-dose',
  'fresh-sample',
  'biotin',
  'period-day-2',
  'before-period',
  'any-cycle-day',
  'semen',
  'first-urine',
  'urine-24-hours',
  'mid-stream-urine',
  'morning',
  'afternoon',
  'night',
  'rested-morning',
  'rested',
  'pregnancy-weeks',
  'morning-sputum',
  'prostate',
  'diet-and-medicines',
] as const
export type PreparationCode = (typeof preparationCodes)[number]

export type Prepared = { preparation: PreparationCode }
export type FastingHours = { least: number; most: number }

/** Hours without food before the sample; plain water is fine. A fasting sample needs eight hours at least. */
const hoursWithoutFood: Partial<Record<PreparationCode, FastingHours>> = {
  'fasting-8': { least: 8, most: 10 },
  'fasting-10': { least: 10, most: 12 },
  'fasting-morning': { least: 8, most: 10 },
  'glucose-tolerance': { least: 8, most: 10 },
}

export const needsFasting = ({ preparation }: Prepared): boolean => preparation in hoursWithoutFood

/** How long to fast for all of these tests together: the longest fast of them. Null: the patient may eat. */
export function fastingHours(tests: readonly Prepared[]): FastingHours | null {
  const hours = tests.flatMap(({ preparation }) => hoursWithoutFood[preparation] ?? [])
  return hours.sort((a, b) => b.least - a.least)[0] ?? null
}
