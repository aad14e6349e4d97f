import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { minutesFrom } from '#clinic/time.ts'
import type { ClinicFacts } from './clinic-facts.ts'
import type { ClinicWords } from './clinic-words.ts'
import { departments, optionalPages } from './parts.ts'
import { clinicalDepartments, offeredVisits, visitOfDepartment } from './visits.ts'

const text = z.string().trim().min(1, 'is empty')
const both = z.object({ en: text, hi: text })
const link = z.url({ protocol: /^https$/, error: 'must begin with https://' })
const phone = z.string().regex(/^\+91 \d{5} \d{5}$/, 'must be +91 and two groups of five digits')
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
const department = z.enum(departments)
const ownDepartment = z.object({ id, name: both, subject: both })

const sessions = z
  .array(
    z.object({
      id: z.enum(['morning', 'afternoon', 'evening']),
      opens: clock,
      closes: clock,
      weekdays: z.array(z.int().min(0).max(6)).min(1).optional(),
    }),
  )
  .min(1)
  .superRefine((all, context) => {
    for (const [place, { id, opens, closes, weekdays }] of all.entries()) {
      if (minutesFrom(closes) <= minutesFrom(opens)) context.addIssue(`${id} closes before it opens`)
      const before = all[place - 1]
      const onSameDay =
        !weekdays || !before?.weekdays || weekdays.some((day) => before.weekdays?.includes(day))
      if (before && onSameDay && minutesFrom(opens) < minutesFrom(before.closes))
        context.addIssue(`${id} opens before ${before.id} closes`)
    }
  })

const doctor = z.object({
  id,
  slug: id,
  name: both,
  initials: both,
  qualifications: both,
  registration: both,
  departments: z.array(id).min(1),
  college: both.nullable(),
  degreeYear: z.int().min(1950).nullable(),
  consultationRupees: z.int().positive().nullable(),
  sessions: sessions.optional(),
})

const former = z.object({ id, name: both, initials: both })

const service = z.object({
  id,
  name: both,
  department: id,
  minutes: z.int().min(5).max(240),
  doctors: z.array(id).min(1).optional(),
})

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

const shape = z.object({
  clinicName: both,
  clinicShortName: both,
  languages: z.union([z.tuple([z.literal('en')]), z.tuple([z.literal('en'), z.literal('hi')])]).optional(),
  doctors: z
    .array(doctor)
    .min(1)
    .refine((all) => isUnique(all.map((each) => each.id)), 'two doctors have the same id')
    .refine((all) => isUnique(all.map((each) => each.slug)), 'two doctors have the same slug'),
  formerDoctors: z.array(former).optional(),
  departments: z.array(department).min(1).refine(isUnique, 'a department is named twice'),
  ownDepartments: z
    .array(ownDepartment)
    .refine(
      (all) => isUnique([...departments, ...all.map((each) => each.id)]),
      'an id is a department already',
    )
    .optional(),
  byPhone: z.array(id).optional(),
  services: z
    .array(service)
    .min(1)
    .refine((all) => isUnique(all.map((each) => each.id)), 'two services have the same id'),
  pages: z.array(z.enum(optionalPages)),
  medicalRegisterUrl: link,
  city: both,
  address: both,
  area: both,
  addressShort: both,
  grievanceOfficer: both,
  phones: z.array(phone).min(1).refine(isUnique, 'a phone is named twice'),
  email: z.email(),
  whatsapp: phone,
  mapUrl: link,
  quickExitUrl: link,
  mapEmbedUrl: link,
  mapProvider: both,
  embedHosts: z.array(link),
  referencePrefix: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  zone: z.string().refine(isZone, 'is no time zone'),
  sessions,
  slotMinutes: z.int().min(5).max(240),
  bufferMinutes: z.int().min(0).max(120),
  servedAreas: z.record(z.string().regex(/^[1-9]\d{5}$/, 'must be a pincode of six digits'), both),
  collectionsPerWindow: z.int().min(1).max(50),
  social: z.record(z.enum(['photo', 'video', 'network']), link),
  reviewsSite: both,
  reviewsUrl: link.nullable(),
  reviewsEmbedUrl: link.nullable(),
  geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  postalCode: z.string().regex(/^[1-9]\d{5}$/, 'must have six digits'),
  region: both,
  designer: both,
  isSample: z.boolean(),
  claims: z.enum(['specification', 'factual']),
  mtpApproved: z.boolean(),
})

/** Every department either has a visit that a doctor gives, or is agreed by phone: never another doctor's time. */
function* nobodyToSee(facts: ClinicFacts): Generator<string> {
  const { services, byPhone = [] } = facts
  for (const { service, doctors } of offeredVisits(facts))
    if (doctors.length === 0)
      yield `services: no doctor gives ${service}; name one of its department in doctors, or remove it`
  for (const department of clinicalDepartments(facts)) {
    const isBookable = visitOfDepartment(department, facts) !== null
    if (!isBookable && !byPhone.includes(department))
      yield services.some((service) => service.department === department)
        ? `departments: ${department} has no doctor; name one in doctors, or remove its services and write byPhone: ['${department}']`
        : `departments: ${department} has nothing to book; add a service and a doctor, or write byPhone: ['${department}']`
    if (isBookable && byPhone.includes(department))
      yield `byPhone: ${department} has free times; remove it from byPhone, or its services`
  }
  for (const department of byPhone)
    if (!clinicalDepartments(facts).includes(department))
      yield `byPhone: ${department} is no department of the clinic`
}

/** Contradictions between the parts of a clinic. */
function* contradictions(facts: ClinicFacts): Generator<string> {
  const {
    departments,
    doctors,
    formerDoctors = [],
    services,
    pages,
    servedAreas,
    embedHosts,
    mapEmbedUrl,
  } = facts
  const known = [...departments, ...clinicalDepartments(facts)]
  for (const doctor of doctors)
    for (const department of doctor.departments)
      if (!known.includes(department))
        yield `doctors: ${doctor.id} works in ${department}, which the clinic does not have`
  for (const { id } of formerDoctors)
    if (doctors.some((doctor) => doctor.id === id)) yield `formerDoctors: ${id} is a doctor of today, too`
  for (const { id, department, doctors: named = [] } of services) {
    if (!clinicalDepartments(facts).includes(department))
      yield `services: ${id} belongs to ${department}, which the clinic does not have`
    for (const name of named)
      if (!doctors.some((doctor) => doctor.id === name && doctor.departments.includes(department)))
        yield `services: ${id} is given by ${name}, who is no doctor of ${department}`
  }
  yield* nobodyToSee(facts)
  if (pages.includes('home-collection')) {
    if (!departments.includes('pathology')) yield 'pages: home-collection needs the department pathology'
    if (Object.keys(servedAreas).length === 0) yield 'servedAreas: home collection needs at least one pincode'
  }
  if (!embedHosts.some((host) => mapEmbedUrl.startsWith(`${host}/`)))
    yield 'embedHosts: the host of mapEmbedUrl is missing'
}

/** Every fault at once, one line each; none where a site can be built from these facts. */
export function faultsOf(facts: ClinicFacts): string[] {
  const issues = shape.safeParse(facts).error?.issues ?? []
  return [...issues.map(({ path, message }) => `${path.join('.')}: ${message}`), ...contradictions(facts)]
}

/** The texts of a clinic name its doctors by their ids. */
function wordFaultsOf(facts: ClinicFacts, words: ClinicWords): string[] {
  const ids = facts.doctors.map(({ id }) => id)
  const described = Object.keys(words.doctors)
  return [
    ...ids
      .filter((id) => !described.includes(id))
      .map((id) => `doctors: ${id} of facts.ts has no texts; add an entry '${id}'`),
    ...described
      .filter((id) => !ids.includes(id))
      .map((id) => `doctors: ${id} is no doctor of facts.ts; correct the id, or remove the entry`),
  ]
}

/** The line of the file with the part that a fault names first. */
function lineOf(fault: string, source: string): number | null {
  const [part] = fault.split(/[.:]/, 1)
  const index = source.split('\n').findIndex((line) => line.startsWith(`  ${part}:`))
  return index < 0 ? null : index + 1
}

/** The file that has faults, and a line for each with its place; nothing where there is none. */
export function linesOf(file: string, faults: readonly string[]): string[] {
  if (faults.length === 0) return []
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = faults.map((fault) => {
    const line = lineOf(fault, source)
    return line ? `  ${fault} (line ${line})` : `  ${fault}`
  })
  return [file, ...lines]
}

/** Throws with every fault of the clinic's folder: its file, its line and what to do. */
export function checkClinic(name: string, facts: ClinicFacts, words: ClinicWords): void {
  const lines = [
    ...linesOf(`clinics/${name}/facts.ts`, faultsOf(facts)),
    ...linesOf(`clinics/${name}/words.ts`, wordFaultsOf(facts, words)),
  ]
  if (lines.length > 0) throw new Error(lines.join('\n'))
}
