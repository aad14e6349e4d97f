import { mayCall } from '#clinic/contact-preferences.ts'
import { readsName, readsPrices, totalOf } from '#clinic/desk/hidden-prices.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { initialsOf, shortName } from '#clinic/desk/short-name.ts'
import { lastMeal } from '#clinic/lab-tests/last-meal.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import type { Person } from '#clinic/person.ts'
import { countTubes, tubesOf } from '#clinic/round.ts'
import { facts } from '#content/facts.ts'
import { otherPreparation } from '#content/preparation/other-preparation.ts'
import { type Stop, windowEnd } from './find-stops.ts'

/** The amount still to pay; null where a price is not known. */
function dueOf({ tests, paid }: Stop): number | null {
  const total = totalOf(tests)
  return total === null ? null : Math.max(0, total - paid)
}

/** The address as typed, by lines or commas: the house first, then how to find it, with the desk's landmark. */
function addressLines({ address, landmark, city, pincode }: Person): string[] {
  const typed = (address ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return [...typed, landmark ?? '', [city, pincode].filter(Boolean).join(' ')].filter(Boolean)
}

/** The part of a stop that every role sees. */
const common = (stop: Stop) => ({
  bookingId: stop.bookingId,
  reference: stop.reference,
  startsAt: stop.startsAt.toISOString(),
  until: windowEnd(stop.startsAt).toISOString(),
  reach: reachOf(stop.person, facts.sessions),
  tubes: countTubes(stop.tests.map(({ sample }) => sample)),
  due: dueOf(stop),
  outcome:
    stop.outcome === null
      ? null
      : {
          outcome: stop.outcome,
          at: stop.at!.toISOString(),
          payment: stop.payment!,
          rupees: stop.rupees!,
        },
})

/** For the phlebotomist who comes. */
export function sheetStop(stop: Stop) {
  const { person, tests, startsAt } = stop
  const hours = fastingHours(tests)
  return {
    ...common(stop),
    name: shortName(person.name),
    wordsForOthers: person.contact.wordsForOthers,
    sharedPhone: person.contact.sharedPhone,
    address: addressLines(person),
    phone: mayCall(person.contact) ? person.phone : null,
    tests: tests.map(({ testId, sample, ...test }) => ({
      // The lab identifies the test by this code; a bystander cannot.
      code: testId.slice(0, 4).toUpperCase(),
      name: readsName('phlebotomist', test)
        ? { en: test.home_name_en ?? test.name_en, hi: test.home_name_hi ?? test.name_hi }
        : null,
      prepare: readsName('phlebotomist', test)
        ? { en: otherPreparation('en', test), hi: otherPreparation('hi', test) }
        : null,
      tubes: tubesOf(sample),
    })),
    lastMeal: hours && lastMeal(startsAt, hours).toISOString(),
  }
}

/** For reception, which assigns the stops: no test or tube, no number, no street. Money is counted by round. */
export function roundStop(stop: Stop) {
  const { tubes: _, outcome, ...shared } = common(stop)
  return {
    ...shared,
    due: readsPrices('receptionist', stop.tests) ? shared.due : ('on-sheet' as const),
    outcome: outcome && { outcome: outcome.outcome, at: outcome.at },
    name: shortName(stop.person.name),
    landmark: stop.person.landmark ?? null,
    // The PIN code first: the city is the same for almost all, and a narrow column cuts the end.
    area: [stop.person.pincode, stop.person.city].filter(Boolean).join(' '),
    isFasting: fastingHours(stop.tests) !== null,
    staffId: stop.staffId,
    position: stop.position,
    isOnPhone: stop.readAt !== null,
  }
}

/** For paper: initials, no test, no number. */
export function printedStop(stop: Stop, index: number) {
  const { outcome, bookingId, ...shared } = common(stop)
  return {
    ...shared,
    position: index + 1,
    initials: initialsOf(stop.person.name),
    address: addressLines(stop.person),
    hasWords: stop.person.contact.wordsForOthers !== null,
    isFasting: fastingHours(stop.tests) !== null,
  }
}
