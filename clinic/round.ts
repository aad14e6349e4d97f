import type { BookingFacts } from './booking.ts'
import type { SampleCode } from './lab-tests/lab-test.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from './time.ts'

/** The outcomes of a stop. No free text: what is not written cannot be read by others. */
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
 * The phlebotomist's first words at the home, so that the patient knows whom to let in. The patient has the reference
 * on the slip, and it reveals nothing to others.
 */
export const arrivalWord = ({ reference }: { reference: string }): string => reference

/** How the patient paid at the home. */
export const payments = ['none', 'cash', 'upi'] as const
export type Payment = (typeof payments)[number]

/**
 * done: the visit is over. again: the booking becomes a request for the same window of the next day, which the clinic
 * agrees with the patient. ended: the patient wants no other visit.
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
 * How reception settles a result that came too late or was refused. stands: the booking stays as it is. taken: the
 * sample was taken, and the booking is a visit.
 */
export const settlements = ['stands', 'taken'] as const
export type Settlement = (typeof settlements)[number]

/** A shift ends at this time at the latest, and the sheet is removed from the phone. */
const SHIFT_ENDS = '20:00'
export const shiftEndsAt = (day: Day): Date => instantAt(day, minutesFrom(SHIFT_ENDS))

/** Whether the phlebotomist may still come: later than agreed, but within the shift of that day. */
export const mayStillCome = ({ kind, state, startsAt }: BookingFacts, now: Date): boolean =>
  kind === 'home-collection' && state === 'booked' && startsAt !== null && now < shiftEndsAt(dayOf(startsAt))

/** A phlebotomist reads the stops of today, and of tomorrow once they are assigned: of no other day. */
export const isRoundAhead = (startsAt: Date | null, now: Date): boolean => {
  const [today, day] = [dayOf(now), startsAt && dayOf(startsAt)]
  return day === today || day === addDays(today, 1)
}

/** What the phlebotomist carries, named by the colour of its cap, or the kind of vessel. */
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

/** The vessels of a stop: tests of the same kind share one, except containers. */
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

/** Long enough to find a home, too short for a story. */
export const LANDMARK_LENGTH = 100
