import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { facts, factValues } from '#content/facts.ts'
import { checkClinic, faultsOf } from './check-clinic.ts'
import { words } from './chosen-words.ts'
import type { ClinicFacts } from './clinic-facts.ts'
import type { ClinicWords } from './clinic-words.ts'

const folders = globSync('clinics/*/facts.ts').map((file) => path.basename(path.dirname(file)))

test.each(folders)('a site can be built from the facts and words of %s', async (folder) => {
  const { facts }: { facts: ClinicFacts } = await import(`../../clinics/${folder}/facts.ts`)
  const { words }: { words: ClinicWords } = await import(`../../clinics/${folder}/words.ts`)
  expect(() => checkClinic(folder, facts, words)).not.toThrow()
})

const [doctor] = facts.doctors
const [service] = facts.services

test('every fault is named at once', () => {
  const faulty = {
    ...facts,
    city: { en: 'Somewhere', hi: ' ' },
    phones: ['98765', facts.phones[0]] as const,
    doctors: [doctor, { ...doctor, slug: 'another' }] as const,
    sessions: [
      { id: 'morning', opens: '13:00', closes: '10:00' },
      { id: 'evening', opens: '09:00', closes: '25:00' },
    ] as const,
    zone: 'Asia/Nowhere',
    collectionsPerWindow: 51,
    referencePrefix: 'k1',
    mapUrl: 'http://maps.example',
    embedHosts: [],
  }
  expect(faultsOf(faulty as ClinicFacts)).toEqual([
    'doctors: two doctors have the same id',
    'city.hi: is empty',
    'phones.0: must be +91 and two groups of five digits',
    'mapUrl: must begin with https://',
    'referencePrefix: must be two capital letters',
    'zone: is no time zone',
    'sessions.1.closes: must be a time such as 09:30',
    'sessions: morning closes before it opens',
    'sessions: evening opens before morning closes',
    'collectionsPerWindow: Too big: expected number to be <=50',
    'embedHosts: the host of mapEmbedUrl is missing',
  ])
  expect(() => checkClinic('somewhere', faulty as ClinicFacts, words)).toThrow(
    'clinics/somewhere/facts.ts\n  doctors: two doctors have the same id\n  city.hi: is empty\n',
  )
})

test('a clinic has one phone or several, each named once', () => {
  const [phone] = facts.phones
  expect(faultsOf({ ...facts, phones: [phone] })).toEqual([])
  expect(factValues('en', { ...facts, phones: [phone] }).callingNumber).toBe(phone)
  expect(faultsOf({ ...facts, phones: [phone, phone] })).toEqual(['phones: a phone is named twice'])
})

test('hours that end before they begin or run into each other are faults', () => {
  const hours = (sessions: ClinicFacts['sessions']) => faultsOf({ ...facts, sessions })
  expect(hours([{ id: 'morning', opens: '13:00', closes: '10:00' }])).toEqual([
    'sessions: morning closes before it opens',
  ])
  const morning = { id: 'morning', opens: '09:00', closes: '13:00' } as const
  const overlapping = { id: 'afternoon', opens: '12:00', closes: '15:00' } as const
  expect(hours([morning, overlapping])).toEqual(['sessions: afternoon opens before morning closes'])
  expect(
    hours([
      { ...morning, weekdays: [1] },
      { ...overlapping, weekdays: [2] },
    ]),
  ).toEqual([])
})

test('parts that contradict each other are faults', () => {
  const contradicting: ClinicFacts = {
    ...facts,
    departments: ['gynaecology'],
    pages: ['home-collection'],
    servedAreas: {},
    byPhone: [],
    doctors: [{ ...doctor, departments: ['gynaecology', 'psychiatry'] }],
    services: [service, { ...service, id: 'talk', department: 'psychiatry' }],
    embedHosts: [],
  }
  expect(faultsOf(contradicting)).toEqual([
    `doctors: ${doctor.id} works in psychiatry, which the clinic does not have`,
    'services: talk belongs to psychiatry, which the clinic does not have',
    'pages: home-collection needs the department pathology',
    'servedAreas: home collection needs at least one pincode',
    'embedHosts: the host of mapEmbedUrl is missing',
  ])
})

const twoDepartments = { ...facts, departments: ['gynaecology', 'psychiatry'], pages: [] } as const
const listen = { ...service, id: 'listen', department: 'psychiatry' } as const

test('a department has a visit that a doctor gives, or is marked as agreed by phone', () => {
  const { byPhone: _, ...unsaid } = twoDepartments
  expect(faultsOf(unsaid)).toEqual([
    "departments: psychiatry has nothing to book; add a service and a doctor, or write byPhone: ['psychiatry']",
  ])
  expect(faultsOf({ ...unsaid, services: [service, listen] })).toEqual([
    'services: no doctor gives listen; name one of its department in doctors, or remove it',
    "departments: psychiatry has no doctor; name one in doctors, or remove its services and write byPhone: ['psychiatry']",
  ])
  expect(faultsOf({ ...unsaid, byPhone: ['psychiatry'] })).toEqual([])
})

test('a department that is agreed by phone shows no free times, and is one of the clinic’s', () => {
  const listener = { ...doctor, id: 'listener', slug: 'listener', departments: ['psychiatry'] } as const
  const bookable = { ...twoDepartments, doctors: [doctor, listener], services: [service, listen] } as const
  expect(faultsOf({ ...bookable, byPhone: [] })).toEqual([])
  expect(faultsOf({ ...bookable, byPhone: ['psychiatry'] })).toEqual([
    'byPhone: psychiatry has free times; remove it from byPhone, or its services',
  ])
  const without = { ...twoDepartments, departments: ['gynaecology'], byPhone: ['psychiatry'] } as const
  expect(faultsOf(without)).toEqual(['byPhone: psychiatry is no department of the clinic'])
})

test('a service is given by doctors of its department, and no current doctor is listed as former', () => {
  const named = (...doctors: string[]) => faultsOf({ ...facts, services: [{ ...service, doctors }] })
  expect(named(doctor.id)).toEqual([])
  expect(named('nobody')).toContain(
    `services: ${service.id} is given by nobody, who is no doctor of ${service.department}`,
  )
  expect(faultsOf({ ...facts, formerDoctors: [doctor] })).toEqual([
    `formerDoctors: ${doctor.id} is a doctor of today, too`,
  ])
})

test('a department of the clinic’s own is as good as one of ours, under an id of its own', () => {
  const named = { en: 'Children', hi: 'बच्चे' }
  const own = (id: string) => ({
    ...twoDepartments,
    ownDepartments: [{ id, name: named, subject: named }],
  })
  expect(faultsOf(own('paediatrics'))).toContain(
    "departments: paediatrics has nothing to book; add a service and a doctor, or write byPhone: ['paediatrics']",
  )
  const complete = {
    ...own('paediatrics'),
    doctors: [doctor, { ...doctor, id: 'rosa', slug: 'rosa', departments: ['paediatrics'] }],
    services: [service, { ...service, id: 'child', department: 'paediatrics' }],
  } as const
  expect(faultsOf(complete)).toEqual([])
  expect(faultsOf(own('pathology'))).toContain('ownDepartments: an id is a department already')
})

test('a fault names the file and the line of its fact', () => {
  const { byPhone: _, ...unsaid } = facts
  const line = readFileSync('clinics/template/facts.ts', 'utf8')
    .split('\n')
    .indexOf("  departments: ['gynaecology', 'psychiatry', 'pathology'],")
  expect(() => checkClinic('template', unsaid, words)).toThrow(
    new RegExp(
      `^clinics/template/facts.ts\\n  departments: psychiatry has nothing to book.*\\(line ${line + 1}\\)$`,
    ),
  )
})

test('a doctor without texts, and texts without a doctor, are faults of words.ts', () => {
  const renamed: ClinicFacts = { ...facts, doctors: [{ ...doctor, id: 'renamed' }] }
  const line = readFileSync('clinics/template/words.ts', 'utf8').split('\n').indexOf('  doctors: {') + 1
  expect(line).toBeGreaterThan(0)
  expect(() => checkClinic('template', renamed, words)).toThrow(
    [
      'clinics/template/words.ts',
      `  doctors: renamed of facts.ts has no texts; add an entry 'renamed' (line ${line})`,
      `  doctors: ${doctor.id} is no doctor of facts.ts; correct the id, or remove the entry (line ${line})`,
    ].join('\n'),
  )
})
