import { expect, test } from 'vitest'
import { usualVisit, visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { severalDoctors } from '#test/several-doctors.ts'
import { firstVisitIn } from '../services/head-in.ts'
import { appointmentForm } from './appointment-data.ts'
import { visitChoices } from './visit-data.ts'

test.each(
  languages,
)('the form says how long a visit takes, and the page of its department says the same: %s', (language) => {
  const clinics = [facts, severalDoctors]
  for (const clinic of clinics)
    for (const { id, department } of clinic.services) {
      const { service } = visitOfDepartment(department, clinic)
      if (service.id !== id) continue
      const chosen = visitChoices(language, clinic)?.services.find((choice) => choice.id === id)
      const inForm = chosen?.length ?? appointmentForm(language, '/appoitment').bar.visitLength
      const onPage = firstVisitIn(language, department, clinic)
      expect(numbersIn(onPage)).toEqual([String(service.minutes)])
      expect(numbersIn(inForm)).toEqual(numbersIn(onPage))
    }
})

const numbersIn = (text: string) => text.match(/\d+/g)

test('where there is one doctor and one visit, nothing is asked, and its length is the one that is booked', () => {
  const { doctors, services } = severalDoctors
  const one = { ...severalDoctors, doctors: [doctors[0]] as const, services: [services[0]] as const }
  expect(visitChoices('en', one)).toBeNull()
  expect(appointmentForm('en', '/appoitment').bar.visitLength).toContain(String(usualVisit.service.minutes))
})

test('a service says its minutes, a doctor the degrees, and only those who give a service are offered for it', () => {
  const choices = visitChoices('en', severalDoctors)!
  expect(choices.services.map(({ label, doctors }) => [label, ...doctors])).toEqual([
    ['Visit visit-1 · 30 min', 'doctor-1', 'doctor-2'],
    ['Visit visit-2 · 15 min', 'doctor-1', 'doctor-2'],
    ['Visit visit-3 · 45 min', 'doctor-3'],
  ])
  expect(choices.doctors.map(({ label, note }) => [label, note])).toEqual(
    severalDoctors.doctors.map(({ name, qualifications }) => [name.en, qualifications.en]),
  )
})
