import { asksDoctor, asksService, offeredVisits, type VisitChoice, visitFor } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'

/** How long a visit takes, in words. */
export const visitLength = (language: Language, minutes: number) =>
  fill(appointment.visitLength[language], { minutes })

/** What can be chosen besides the time; null where there is one doctor and one service. It travels to the browser. */
export function visitChoices(language: Language, clinic = facts) {
  if (!asksDoctor(clinic) && !asksService(clinic)) return null
  const words = wordsIn(appointment.visit, language)
  const isOfSeveral = new Set(clinic.services.map(({ department }) => department)).size > 1
  const offered = offeredVisits(clinic)
  return {
    anyDoctor: words.anyDoctor,
    showTimes: words.showTimes,
    changed: words.changed,
    asksService: asksService(clinic),
    asksDoctor: asksDoctor(clinic),
    services: clinic.services.map((service, index) => ({
      id: service.id,
      label: fill(words.service, { name: service.name[language], minutes: service.minutes }),
      note: isOfSeveral ? words.departments[service.department] : undefined,
      length: visitLength(language, service.minutes),
      doctors: offered[index]!.doctors,
    })),
    doctors: clinic.doctors.map(({ id, name, qualifications }) => ({
      id,
      label: name[language],
      note: qualifications[language],
    })),
  }
}

export type VisitChoices = NonNullable<ReturnType<typeof visitChoices>>

/** What a form says; an empty field leaves it to the clinic. */
export const choiceIn = (values: FormValues | undefined): VisitChoice => ({
  service: textIn(values, 'service') || null,
  doctor: textIn(values, 'doctor') || null,
})

/** The visit that a form asks for. One that nobody gives is told when it is submitted: until then any doctor's times. */
export const visitIn = (choice: VisitChoice) =>
  visitFor(choice) ?? visitFor({ ...choice, doctor: null }) ?? visitFor({ service: null, doctor: null })!
