import { expect, test } from 'vitest'
import { facts as asha } from '#clinics/asha/facts.ts'
import { facts as template } from '#clinics/template/facts.ts'
import { visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { severalDoctors } from '#test/several-doctors.ts'
import { firstVisitIn } from '../services/service-data.ts'
import { visitChoices } from './visit-data.ts'

test.each(
  languages,
)('the form shows how long a visit takes, and the page of its department shows the same: %s', (language) => {
  const clinics = [facts, severalDoctors]
  for (const clinic of clinics)
    for (const { id, department } of clinic.services) {
      const { service } = visitOfDepartment(department, clinic)!
      if (service.id !== id) continue
      const inForm = visitChoices(language, clinic).services.find((choice) => choice.id === id)!.length
      const onPage = firstVisitIn(language, department, clinic)!
      expect(numbersIn(onPage)).toEqual([String(service.minutes)])
      expect(numbersIn(inForm)).toEqual(numbersIn(onPage))
    }
})

const numbersIn = (text: string) => text.match(/\d+/g)

test('a clinic with one doctor, one visit and one department offers no choice', () => {
  const { doctors, services } = severalDoctors
  const one = {
    ...severalDoctors,
    departments: ['gynaecology'] as const,
    doctors: [doctors[0]] as const,
    services: [services[0]] as const,
  }
  expect(visitChoices('en', one)).toMatchObject({ isAsked: false, options: [], call: null })
})

test('each doctor has name, degrees and fee beside the visit, and a service offers only the doctors who give it', () => {
  const choices = visitChoices('en', severalDoctors)
  expect(choices.services.map(({ id, doctors }) => [id, ...doctors])).toEqual([
    ['visit-1', 'doctor-1', 'doctor-2'],
    ['visit-2', 'doctor-1', 'doctor-2'],
    ['visit-3', 'doctor-3'],
  ])
  expect(choices.doctors.map(({ label, note }) => [label, note])).toEqual(
    severalDoctors.doctors.map(({ name, qualifications }) => [name.en, qualifications.en]),
  )
  expect(visitChoices('en', template).doctors[0]!.fee).toBe('Fee: ask at the desk')
  expect(visitChoices('hi', asha).doctors[0]!.fee).toBe('₹400 रिसेप्शन पर')
})

const optionsOf = (clinic: typeof facts) =>
  visitChoices('en', clinic).options.map(({ value, label }) => [value, label])

test('departments are offered as body, mind and not sure; several visits of one department by their names', () => {
  expect(optionsOf(severalDoctors)).toEqual([
    ['visit-1', 'Visit visit-1 · 30 min'],
    ['visit-2', 'Visit visit-2 · 15 min'],
    ['visit-3', 'Mind'],
    ['', 'Not sure'],
  ])
  expect(optionsOf(asha).map(([value]) => value)).toEqual(asha.services.map(({ id }) => id))
})

test('a department without a doctor can be chosen, and leads to the phone', () => {
  expect(optionsOf(template)).toEqual([
    ['visit', 'Body'],
    ['psychiatry', 'Mind'],
    ['', 'Not sure'],
  ])
  expect(visitChoices('en', template).call?.phone.number).toBe(facts.phones[0])
  expect(visitChoices('en', severalDoctors).call).toBeNull()
})
