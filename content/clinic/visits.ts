import { facts } from '../facts.ts'
import type { Language, Localized } from '../language.ts'
import type { ClinicFacts, Doctor, Service } from './clinic-facts.ts'

type Clinic = Pick<ClinicFacts, 'departments' | 'ownDepartments' | 'doctors' | 'services'>
type Clinical = Service['department']

/** What a patient may choose besides the time; null leaves it to the clinic. */
export type VisitChoice = { service: string | null; doctor: string | null }

export const leaveItToUs: VisitChoice = { service: null, doctor: null }

/** What is booked: a service and the doctors who may give it, as the clinic lists them. */
export type Visit = { service: Service; doctors: readonly [Doctor, ...Doctor[]] }

/** The doctors of a service: those it names, otherwise all doctors of its department. */
export const doctorsOf = ({ department, doctors: named }: Service, { doctors }: Clinic = facts): Doctor[] =>
  doctors.filter(({ id, departments }) => named?.includes(id) ?? departments.includes(department))

/** The visit of a choice: null where there is no such service, or the doctor does not give it. */
export function visitFor({ service, doctor }: VisitChoice, clinic: Clinic = facts): Visit | null {
  for (const candidate of clinic.services) {
    if (service !== null && candidate.id !== service) continue
    const [first, ...others] = doctorsOf(candidate, clinic).filter(({ id }) => (doctor ?? id) === id)
    if (first) return { service: candidate, doctors: [first, ...others] }
  }
  return null
}

/** The visit of a patient who chooses nothing. */
export const usualVisit: Visit = visitFor(leaveItToUs)!

/** Where doctors see patients, in the order of the clinic's list. */
export const clinicalDepartments = ({
  departments,
  ownDepartments = [],
}: Pick<Clinic, 'departments' | 'ownDepartments'> = facts): Clinical[] => [
  ...departments.filter((department) => department !== 'pathology'),
  ...ownDepartments.map(({ id }) => id),
]

/**
 * The visit that the pages of a department book: its first service. Null where no doctor gives one: the phone is
 * the way.
 */
export const visitOfDepartment = (department: Clinical, clinic: Clinic = facts): Visit | null => {
  const own = clinic.services.filter((service) => service.department === department)
  for (const { id } of own) {
    const visit = visitFor({ service: id, doctor: null }, clinic)
    if (visit) return visit
  }
  return null
}

/**
 * The number by which a link names a department's visit, where there are several departments: its place in the
 * clinic's list. URLs stay in the history of a phone, where a name would reveal the reason of the visit.
 */
export function visitNumber(department: Clinical, clinic: Clinic = facts): number | null {
  const visit = visitOfDepartment(department, clinic)
  return visit && clinicalDepartments(clinic).length > 1 ? clinic.services.indexOf(visit.service) + 1 : null
}

/** What a link asks for: the visit of a department by its number, or a doctor. */
export const choiceOfLink = (search: URLSearchParams, clinic: Clinic = facts): VisitChoice => ({
  service: clinic.services[Number(search.get('visit')) - 1]?.id ?? null,
  doctor: search.get('doctor'),
})

/** Every way in which a link may name a visit; '' is the usual one. */
export const visitLinks = (clinic: Clinic = facts): string[] => [
  '',
  ...clinic.doctors.map(({ id }) => `doctor=${id}`),
  ...clinic.services.map((_, index) => `visit=${index + 1}`),
]

/**
 * Whether a choice is of a department that is agreed by phone: the form then has its name in place of a service.
 */
export const isByPhone = ({ service }: VisitChoice, clinic: Clinic = facts): boolean =>
  clinicalDepartments(clinic).some(
    (department) => department === service && !visitOfDepartment(department, clinic),
  )

/** Each service with the doctors who give it, by their ids: what a booking may name. */
export const offeredVisits = (clinic: Clinic = facts) =>
  clinic.services.map((service) => ({
    service: service.id,
    doctors: doctorsOf(service, clinic).map(({ id }) => id),
  }))

export const hasSeveralDoctors = (clinic: Clinic = facts) => clinic.doctors.length > 1

/** Only where several doctors give the same visit is there a choice. */
export const asksDoctor = (clinic: Clinic = facts) =>
  offeredVisits(clinic).some(({ doctors }) => doctors.length > 1)
export const asksService = (clinic: Clinic = facts) => clinic.services.length > 1
export const asksVisit = (clinic: Clinic = facts) =>
  asksDoctor(clinic) || asksService(clinic) || clinicalDepartments(clinic).length > 1

/**
 * Whether the name of the doctor reveals the reason of a visit: not where all doctors are of the same departments.
 * Where it does, messages that others may read leave it out.
 */
export const isTellingName = (clinic: Clinic = facts) =>
  new Set(clinic.doctors.map(({ departments }) => departments.toSorted().join())).size > 1

/** The doctor of a booking: a current or a former one. */
const bookedDoctor = (id: string | null | undefined, clinic: ClinicFacts) =>
  [...clinic.doctors, ...(clinic.formerDoctors ?? [])].find((doctor) => doctor.id === id)

/** An id that the facts do not know is shown as it is stored: see unknownVisits. */
export const doctorName = (language: Language, id: string | null, clinic = facts): string =>
  bookedDoctor(id, clinic)?.name[language] ?? id ?? ''

export const doctorInitials = (id: string | null | undefined, clinic = facts): Localized<string> =>
  bookedDoctor(id, clinic)?.initials ?? { en: id ?? '', hi: id ?? '' }

export const serviceName = (language: Language, id: string | null): string | null =>
  facts.services.find((service) => service.id === id)?.name[language] ?? id
