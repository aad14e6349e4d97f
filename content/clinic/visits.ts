import { facts } from '../facts.ts'
import type { Language } from '../language.ts'
import type { ClinicFacts, Doctor, Service } from './clinic-facts.ts'

type Clinic = Pick<ClinicFacts, 'doctors' | 'services'>

/** What a patient may choose besides the time; null leaves it to the clinic. */
export type VisitChoice = { service: string | null; doctor: string | null }

export const leaveItToUs: VisitChoice = { service: null, doctor: null }

/** What is booked: a service and the doctors who may give it, as the clinic lists them. */
export type Visit = { service: Service; doctors: readonly [Doctor, ...Doctor[]] }

/** Those of its department give a service. */
const doctorsOf = ({ department }: Service, { doctors }: Clinic): Doctor[] =>
  doctors.filter(({ departments }) => departments.includes(department))

/** What a choice comes to: null where there is no such service, or the doctor does not give it. */
export function visitFor({ service, doctor }: VisitChoice, clinic: Clinic = facts): Visit | null {
  for (const candidate of clinic.services) {
    if (service !== null && candidate.id !== service) continue
    const [first, ...others] = doctorsOf(candidate, clinic).filter(({ id }) => (doctor ?? id) === id)
    if (first) return { service: candidate, doctors: [first, ...others] }
  }
  return null
}

/** The visit of whoever chooses nothing. */
export const usualVisit: Visit = visitFor(leaveItToUs)!

/** What the pages of a department speak of: its first service, or that of the clinic where it has none of its own. */
export const visitOfDepartment = (department: Service['department'], clinic: Clinic = facts): Visit => {
  const own = clinic.services.find((service) => service.department === department)
  return (own && visitFor({ service: own.id, doctor: null }, clinic)) ?? visitFor(leaveItToUs, clinic)!
}

/** Each service with the doctors who give it, by their ids: what a booking may name. */
export const offeredVisits = (clinic: Clinic = facts) =>
  clinic.services.map((service) => ({
    service: service.id,
    doctors: doctorsOf(service, clinic).map(({ id }) => id),
  }))

/** Only where there is more than one is there anything to ask. */
export const asksDoctor = (clinic: Clinic = facts) => clinic.doctors.length > 1
export const asksService = (clinic: Clinic = facts) => clinic.services.length > 1

/** Who has left the clinic since is called by the id that is stored. */
export const doctorName = (language: Language, id: string | null): string =>
  facts.doctors.find((doctor) => doctor.id === id)?.name[language] ?? id ?? ''

export const serviceName = (language: Language, id: string | null): string | null =>
  facts.services.find((service) => service.id === id)?.name[language] ?? id
