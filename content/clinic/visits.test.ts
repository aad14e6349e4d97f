import { expect, test } from 'vitest'
import { severalDoctors as clinic } from '#test/several-doctors.ts'
import { offeredVisits, visitFor, visitOfDepartment } from './visits.ts'

const of = (service: string | null, doctor: string | null) => {
  const visit = visitFor({ service, doctor }, clinic)
  return visit && [visit.service.id, ...visit.doctors.map(({ id }) => id)]
}

test('a service is given by the doctors of its department, in the order of the clinic’s list', () => {
  expect(of('visit-2', null)).toEqual(['visit-2', 'doctor-1', 'doctor-2'])
  expect(of('visit-3', null)).toEqual(['visit-3', 'doctor-3'])
  expect(of('visit-2', 'doctor-2')).toEqual(['visit-2', 'doctor-2'])
})

test('whoever chooses nothing gets the first service; whoever names a doctor alone, the first that doctor gives', () => {
  expect(of(null, null)).toEqual(['visit-1', 'doctor-1', 'doctor-2'])
  expect(of(null, 'doctor-3')).toEqual(['visit-3', 'doctor-3'])
})

test('there is no visit for an unknown service or doctor, nor with a doctor who does not give it', () => {
  expect([of('visit-9', null), of(null, 'doctor-9'), of('visit-1', 'doctor-3')]).toEqual([null, null, null])
})

test('the pages of a department speak of its own visit, or of the usual one where it has none', () => {
  expect(visitOfDepartment('psychiatry', clinic).service.minutes).toBe(45)
  const [usual] = clinic.services
  expect(visitOfDepartment('psychiatry', { ...clinic, services: [usual] }).service).toBe(usual)
})

test('what a booking may name is listed by ids', () => {
  expect(offeredVisits(clinic)).toEqual([
    { service: 'visit-1', doctors: ['doctor-1', 'doctor-2'] },
    { service: 'visit-2', doctors: ['doctor-1', 'doctor-2'] },
    { service: 'visit-3', doctors: ['doctor-3'] },
  ])
})
