import type { ClinicFacts, Service } from '#content/clinic/clinic-facts.ts'
import { visitFee, visitLength } from '#content/clinic/visit-terms.ts'
import {
  asksVisit,
  clinicalDepartments,
  isByPhone,
  offeredVisits,
  type VisitChoice,
  visitFor,
} from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import { helplines } from '#content/helplines.ts'
import type { Language } from '#content/language.ts'
import { appointment, bookByPhone, callForDoctor } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'

type Option = { value: string; label: string; note?: string }

/** The kinds of visit: by subject where the clinic has several departments, otherwise by name. */
function visitOptions(language: Language, clinic: ClinicFacts): Option[] {
  const words = wordsIn(appointment.visit, language)
  const optionOf = ({ id, name, minutes }: Service) => ({
    value: id,
    label: fill(words.service, { name: name[language], minutes }),
  })
  const departments = clinicalDepartments(clinic)
  const departmentWords = (department: string) => {
    const own = clinic.ownDepartments?.find(({ id }) => id === department)
    if (own) return { subject: own.subject[language], name: own.name[language] }
    const known = department as keyof typeof words.subjects
    return { subject: words.subjects[known], name: words.departments[known] }
  }
  if (departments.length === 1) return clinic.services.length > 1 ? clinic.services.map(optionOf) : []
  const options = departments.flatMap((department): Option[] => {
    const [only, ...others] = clinic.services.filter((service) => service.department === department)
    // Where no doctor gives a visit of the department, the department itself is the option: see isByPhone.
    if (others.length === 0)
      return [{ value: only?.id ?? department, label: departmentWords(department).subject }]
    return [only!, ...others].map((one) => ({ ...optionOf(one), note: departmentWords(department).name }))
  })
  return [...options, { value: '', label: words.notSure }]
}

/** In place of times, where a department is agreed by phone. */
function callIn(language: Language) {
  const hours = openingHours(language).map(({ range }) => range)
  const talk = [helplines.teleManas, helplines.emergency].map(({ number }) => ({
    number,
    href: telHref(number),
  }))
  return {
    ...wordsIn(callForDoctor, language),
    answered: fill(bookByPhone.answered[language], { hours: hours.join(', ') }),
    phone: { number: facts.phones[0], href: telHref(facts.phones[0]) },
    talk,
  }
}

/** The doctors, lengths and choices of visits. The data travels to the browser. */
export function visitChoices(language: Language, clinic: ClinicFacts = facts) {
  const offered = offeredVisits(clinic)
  const words = wordsIn(appointment.visit, language)
  const options = visitOptions(language, clinic)
  const isPhoned = options.some(({ value }) => isByPhone({ service: value, doctor: null }, clinic))
  return {
    isAsked: asksVisit(clinic),
    anyDoctor: words.anyDoctor,
    showTimes: words.showTimes,
    changed: words.changed,
    options,
    services: clinic.services.map(({ id, minutes }, index) => ({
      id,
      length: visitLength(language, minutes),
      doctors: offered[index]!.doctors,
    })),
    doctors: clinic.doctors.map((doctor) => ({
      id: doctor.id,
      label: doctor.name[language],
      note: doctor.qualifications[language],
      fee: visitFee(language, doctor),
    })),
    call: isPhoned ? callIn(language) : null,
  }
}

export type VisitChoices = ReturnType<typeof visitChoices>

/** The choice in a form; an empty field leaves it to the clinic. */
export const choiceIn = (values: FormValues | undefined): VisitChoice => ({
  service: textIn(values, 'service') || null,
  doctor: textIn(values, 'doctor') || null,
})

/**
 * The visit that a form asks for. A visit without a doctor is rejected on submit; until then the times of any
 * doctor are shown.
 */
export const visitIn = (choice: VisitChoice) =>
  visitFor(choice) ?? visitFor({ ...choice, doctor: null }) ?? visitFor({ service: null, doctor: null })!
