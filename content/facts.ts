import type { WeeklyHours } from '#clinic/slots.ts'
import { keepTimeIn } from '#clinic/time.ts'
import { facts } from './clinic/chosen-clinic.ts'
import type { Doctor } from './clinic/clinic-facts.ts'
import type { Language } from './language.ts'

export { facts }

keepTimeIn(facts.zone)

/** The doctor whom the texts of the site name. */
export const [leadDoctor] = facts.doctors

/** When visits to a doctor are offered. */
export const hoursOf = (doctor: Doctor, days: number): WeeklyHours => ({
  ...clinicHours(days),
  doctor: doctor.id,
  ...(doctor.sessions && { sessions: doctor.sessions }),
})

/** When the clinic is open. */
export const clinicHours = (days: number): WeeklyHours => ({
  sessions: facts.sessions,
  slotMinutes: facts.slotMinutes,
  bufferMinutes: facts.bufferMinutes,
  zone: facts.zone,
  days,
})

/** Pincodes to which somebody comes. */
export const servedPincodes = Object.keys(facts.servedAreas)

export const factValues = (language: Language, clinic = facts): Record<string, string> => ({
  clinicName: clinic.clinicName[language],
  clinicShortName: clinic.clinicShortName[language],
  doctorName: clinic.doctors[0].name[language],
  doctorInitials: clinic.doctors[0].initials[language],
  qualifications: clinic.doctors[0].qualifications[language],
  registration: clinic.doctors[0].registration[language],
  city: clinic.city[language],
  address: clinic.address[language],
  grievanceOfficer: clinic.grievanceOfficer[language],
  phone: clinic.phones[0],
  /** The number that the desk calls patients from. */
  callingNumber: clinic.phones[1] ?? clinic.phones[0],
  email: clinic.email,
  whatsapp: clinic.whatsapp,
  designer: clinic.designer[language],
  reviewsSite: clinic.reviewsSite[language],
  mapProvider: clinic.mapProvider[language],
})
