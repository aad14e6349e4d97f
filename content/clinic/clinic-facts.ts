import type { Session } from '#clinic/slots.ts'
import type { Zone } from '#clinic/zone.ts'
import type { Localized } from '../language.ts'
import type { Department, OptionalPage } from './parts.ts'

export type Doctor = {
  /** Stored with every booking of the doctor's time: never changed, never used again for somebody else. */
  id: string
  /** The last part of the path of the doctor's page: /about/dr-first-last */
  slug: string
  name: Localized<string>
  initials: Localized<string>
  qualifications: Localized<string>
  /** The number in the register of the medical council. */
  registration: Localized<string>
  /** Ids of departments, ours or the clinic's own. */
  departments: readonly string[]
  /** The college of the highest degree and its year. Null while unknown: the page then leaves the line out. */
  college: Localized<string> | null
  degreeYear: number | null
  /** The fee of a first visit in rupees. Null: the page says whom to ask. */
  consultationRupees: number | null
  /** Where the doctor keeps other hours than the clinic. */
  sessions?: readonly [Session, ...Session[]]
}

/** A doctor who has left, and is still named by bookings. */
type FormerDoctor = Pick<Doctor, 'id' | 'name' | 'initials'>

/** What can be booked with a doctor, and how long it takes. */
export type Service = {
  /** Stored with the booking: never changed. */
  id: string
  name: Localized<string>
  department: string
  minutes: number
  /**
   * The ids of the doctors who alone give it: two services may differ in length by doctor. Otherwise all of its
   * department do.
   */
  doctors?: readonly string[]
}

/** A department that only this clinic has: booked and named like ours, without pages of its own. */
type OwnDepartment = {
  /** As doctors and services name it. */
  id: string
  name: Localized<string>
  /** In a word, where patients are asked what it is about. */
  subject: Localized<string>
}

/** Everything that is true of one clinic and of no other. */
export type ClinicFacts = {
  clinicName: Localized<string>
  clinicShortName: Localized<string>
  /** English alone, where nobody reads Hindi pages; both by default. */
  languages?: readonly ['en'] | readonly ['en', 'hi']
  /** The first one is the doctor whom the texts of the site name. */
  doctors: readonly [Doctor, ...Doctor[]]
  /**
   * Doctors who have left: pages and desk name them where a booking does, and nothing more can be booked with
   * them.
   */
  formerDoctors?: readonly FormerDoctor[]
  departments: readonly Department[]
  ownDepartments?: readonly OwnDepartment[]
  /** Departments whose visits are agreed by phone alone, because no doctor is named yet: no free time is shown. */
  byPhone?: readonly Service['department'][]
  /** The first one is booked where the patient is not asked. */
  services: readonly [Service, ...Service[]]
  pages: readonly OptionalPage[]
  /** Where anyone can look a doctor up by name or number: the register of the National Medical Commission. */
  medicalRegisterUrl: string
  city: Localized<string>
  address: Localized<string>
  /** The part of the city: the only place that a text for others names. */
  area: Localized<string>
  addressShort: Localized<string>
  grievanceOfficer: Localized<string>
  /** Shown as written; dialled without the spaces. The first is the main number; the desk calls from the second, if any. */
  phones: readonly [string, ...string[]]
  email: string
  whatsapp: string
  mapUrl: string
  /** Where "Leave this page" leads: an ordinary site that anyone might have open. */
  quickExitUrl: string
  /** Embedded only after a visitor asks for it and has read which third party will know. */
  mapEmbedUrl: string
  mapProvider: Localized<string>
  /** The only other sites that a page may embed. */
  embedHosts: readonly string[]
  /** Begins every reference code. */
  referencePrefix: string
  zone: Zone
  /** The hours of the clinic, and of every doctor who names no others. */
  sessions: readonly [Session, ...Session[]]
  /** From one offered time to the next. */
  slotMinutes: number
  /** Kept free after each visit. */
  bufferMinutes: number
  /** Where home collection is offered: pincodes, with the name by which people know the area. */
  servedAreas: Readonly<Record<string, Localized<string>>>
  /** How many homes we can visit in one hour; the database never takes more than 50. */
  collectionsPerWindow: number
  social: Readonly<Record<'photo' | 'video' | 'network', string>>
  /** The site with reviews of the clinic; shown only where `claims` is 'specification' and there is an address. */
  reviewsSite: Localized<string>
  reviewsUrl: string | null
  reviewsEmbedUrl: string | null
  geo: Readonly<Record<'latitude' | 'longitude', number>>
  postalCode: string
  region: Localized<string>
  designer: Localized<string>
  /** True while these are samples: production refuses to start with them unless DEMO_MODE is set. */
  isSample: boolean
  /**
   * 'specification' shows the specification's statistics and reviews; 'factual' shows plain facts instead. Doctors'
   * advertising rules in India frown on the first: see docs/spec-notes.md.
   */
  claims: 'specification' | 'factual'
  /**
   * True only while the clinic holds the certificate (Form B) of an approved place under the Medical Termination of
   * Pregnancy Act, 1971: the page then says that it is one, else that the procedure is not done here.
   */
  mtpApproved: boolean
}
