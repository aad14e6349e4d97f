import { expect, test } from 'vitest'
import { facts as sample } from '#clinics/kamalini/facts.ts'
import { severalDoctors as clinic } from '#test/several-doctors.ts'
import {
  asksDoctor,
  asksVisit,
  choiceOfLink,
  doctorInitials,
  doctorName,
  isByPhone,
  isTellingName,
  offeredVisits,
  visitFor,
  visitNumber,
  visitOfDepartment,
} from './visits.ts'

const of = (service: string | null, doctor: string | null) => {
  const visit = visitFor({ service, doctor }, clinic)
  return visit && [visit.service.id, ...visit.doctors.map(({ id }) => id)]
}

test('a service is given by the doctors of its department, in the order of the clinic’s list', () => {
  expect(of('visit-2', null)).toEqual(['visit-2', 'doctor-1', 'doctor-2'])
  expect(of('visit-3', null)).toEqual(['visit-3', 'doctor-3'])
  expect(of('visit-2', 'doctor-2')).toEqual(['visit-2', 'doctor-2'])
})

test('without a choice the visit is the first service; with a doctor alone, the first that the doctor gives', () => {
  expect(of(null, null)).toEqual(['visit-1', 'doctor-1', 'doctor-2'])
  expect(of(null, 'doctor-3')).toEqual(['visit-3', 'doctor-3'])
})

test('there is no visit for an unknown service or doctor, nor with a doctor who does not give it', () => {
  expect([of('visit-9', null), of(null, 'doctor-9'), of('visit-1', 'doctor-3')]).toEqual([null, null, null])
})

const visitIn = (department: 'gynaecology' | 'psychiatry', of: typeof clinic = clinic) => {
  const visit = visitOfDepartment(department, of)
  return visit && [visit.service.id, ...visit.doctors.map(({ id }) => id)]
}

test('the pages of a department book its own doctors, and none where it has none', () => {
  expect(visitIn('gynaecology')).toEqual(['visit-1', 'doctor-1', 'doctor-2'])
  expect(visitIn('psychiatry')).toEqual(['visit-3', 'doctor-3'])
  const [usual] = clinic.services
  expect(visitIn('psychiatry', { ...clinic, services: [usual] })).toBeNull()
  const [first] = clinic.doctors
  expect(visitIn('psychiatry', { ...clinic, doctors: [first] })).toBeNull()
})

test('the sample clinic’s departments book one doctor each, and never the other', () => {
  expect(visitIn('gynaecology', sample)).toEqual(['visit', 'doctor-1'])
  expect(visitIn('psychiatry', sample)).toEqual(['long-visit', 'doctor-2'])
  expect(visitOfDepartment('psychiatry', sample)?.service.minutes).toBe(40)
})

test('a link names a visit by a neutral number, and the form finds it again', () => {
  expect(visitNumber('psychiatry', sample)).toBe(2)
  const asked = (query: string) => choiceOfLink(new URLSearchParams(query), sample)
  expect(asked('visit=2')).toEqual({ service: 'long-visit', doctor: null })
  expect(asked('doctor=doctor-2')).toEqual({ service: null, doctor: 'doctor-2' })
  for (const query of ['', 'visit=0', 'visit=9', 'visit=long-visit', 'visit='])
    expect(asked(query).service).toBeNull()
  const oneDepartment = { ...sample, departments: ['gynaecology', 'pathology'] as const }
  expect(visitNumber('gynaecology', oneDepartment)).toBeNull()
})

test('a choice is agreed by phone where its department has no doctor', () => {
  const chosen = { service: 'psychiatry', doctor: null }
  expect(isByPhone(chosen, { ...clinic, services: [clinic.services[0]] })).toBe(true)
  expect(isByPhone(chosen, clinic)).toBe(false)
  expect(isByPhone({ service: 'visit-1', doctor: null }, clinic)).toBe(false)
})

test('a doctor’s name reveals the reason of a visit where doctors are of different departments', () => {
  expect(isTellingName(clinic)).toBe(true)
  expect(isTellingName({ ...clinic, doctors: [clinic.doctors[0], clinic.doctors[1]!] })).toBe(false)
})

test('the form offers doctors only where several give the same visit', () => {
  expect(asksDoctor(clinic)).toBe(true)
  expect(asksDoctor(sample)).toBe(false)
  expect(asksVisit(sample)).toBe(true)
})

test('what a booking may name is listed by ids', () => {
  expect(offeredVisits(clinic)).toEqual([
    { service: 'visit-1', doctors: ['doctor-1', 'doctor-2'] },
    { service: 'visit-2', doctors: ['doctor-1', 'doctor-2'] },
    { service: 'visit-3', doctors: ['doctor-3'] },
  ])
})

test('two services differ in length by doctor where each names its doctors', () => {
  const [one, two] = clinic.doctors
  const [usual] = clinic.services
  const own = {
    ...clinic,
    services: [
      { ...usual, doctors: [one.id], minutes: 15 },
      { ...usual, id: 'visit-of-two', doctors: [two!.id], minutes: 40 },
    ] as const,
  }
  expect(visitFor({ service: null, doctor: one.id }, own)?.service.minutes).toBe(15)
  expect(visitFor({ service: null, doctor: two!.id }, own)?.service.minutes).toBe(40)
  expect(visitFor({ service: 'visit-of-two', doctor: one.id }, own)).toBeNull()
  expect(asksDoctor(own)).toBe(false)
})

test('a booking names a former doctor, and an unknown doctor by the id', () => {
  const left = { id: 'left', name: { en: 'Dr. Left', hi: 'डॉ. लेफ़्ट' }, initials: { en: 'L', hi: 'ले.' } }
  const later = { ...clinic, formerDoctors: [left] }
  expect([doctorName('en', 'left', later), doctorInitials('left', later).hi]).toEqual(['Dr. Left', 'ले.'])
  expect(doctorName('en', 'nobody', later)).toBe('nobody')
  expect(visitFor({ service: null, doctor: 'left' }, later)).toBeNull()
})
