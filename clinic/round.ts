import type { BookingFacts } from './booking.ts'
import type { SampleCode } from './lab-tests/lab-test.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from './time.ts'

/** What can come of a stop. No free text: what is not written cannot be read by others. */
export const stopOutcomes = [
  'taken',
  'not-at-home',
  'had-eaten',
  'refused',
  'someone-else',
  'could-not-take',
  'wrong-address',
] as const
export type StopOutcome = (typeof stopOutcomes)[number]

/**
 * What the phlebotomist says before anything else, so that the patient knows whom to let in. The patient has it on the
 * slip, and it tells others nothing.
 */
export const arrivalWord = ({ reference }: { reference: string }): string => reference

/** How the patient paid at the door. */
export const payments = ['none', 'cash', 'upi'] as const
export type Payment = (typeof payments)[number]

/**
 * done: the visit is over. again: it becomes a wish for the same window of the next day, and the clinic agrees the time
 * as the patient allows. ended: the patient wants none.
 */
type AfterOutcome = 'done' | 'again' | 'ended'

export const afterOutcome: Record<StopOutcome, AfterOutcome> = {
  taken: 'done',
  'not-at-home': 'again',
  'had-eaten': 'again',
  refused: 'ended',
  'someone-else': 'again',
  'could-not-take': 'again',
  'wrong-address': 'again',
}

/**
 * What reception says about a result that came too late or was refused. stands: the booking stays as it is. taken: the
 * sample was taken, and the booking is a visit.
 */
export const settlements = ['stands', 'taken'] as const
export type Settlement = (typeof settlements)[number]

/** At the latest then a shift ends, and the sheet leaves the phone. */
const SHIFT_ENDS = '20:00'
export const shiftEndsAt = (day: Day): Date => instantAt(day, minutesFrom(SHIFT_ENDS))

/** Whether the phlebotomist may still come: later than agreed, but within the shift of that day. */
export const mayStillCome = ({ kind, state, startsAt }: BookingFacts, now: Date): boolean =>
  kind === 'home-collection' && state === 'booked' && startsAt !== null && now < shiftEndsAt(dayOf(startsAt))

/** A phlebotomist reads the stops of today, and of tomorrow once they are given out: of no other day. */
export const isRoundAhead = (startsAt: Date | null, now: Date): boolean => {
  const [today, day] = [dayOf(now), startsAt && dayOf(startsAt)]
  return day === today || day === addDays(today, 1)
}

/** What the phlebotomist carries, by the colour of its cap, or the kind of its vessel. */
export const tubes = ['lavender', 'yellow', 'red', 'grey', 'blue', 'green', 'culture', 'container'] as const
export type Tube = (typeof tubes)[number]

/** Usual colours of caps (ISO 6710 and what Indian labs buy). Lab to confirm. */
const tubeOf: Partial<Record<SampleCode, Tube>> = {
  serum: 'yellow',
  'serum-iced': 'yellow',
  'serum-plain': 'red',
  'blood-edta': 'lavender',
  'plasma-edta': 'lavender',
  'plasma-iced': 'lavender',
  'blood-heparin': 'green',
  'plasma-citrate': 'blue',
  'plasma-fluoride': 'grey',
  'blood-culture': 'culture',
}

/** The vessels of one test. */
export const tubesOf = (sample: SampleCode): Tube[] =>
  sample === 'several-tubes' ? ['lavender', 'yellow', 'grey'] : [tubeOf[sample] ?? 'container']

/** The vessels of a stop: tests of the same kind share one, except for those that are handed over in containers. */
export function countTubes(samples: readonly SampleCode[]): Partial<Record<Tube, number>> {
  const counts: Partial<Record<Tube, number>> = {}
  const containers = new Set<SampleCode>()
  for (const sample of samples)
    for (const tube of tubesOf(sample)) {
      if (tube !== 'container') counts[tube] = 1
      else containers.add(sample)
    }
  if (containers.size > 0) counts.container = containers.size
  return counts
}

/** Enough to find a home by, and too short for a story. */
export const LANDMARK_LENGTH = 100
