import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { facts, leadDoctor } from '#content/facts.ts'
import { bound, fill } from '#content/format/fill.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Language } from '#content/language.ts'
import { aboutDoctor } from '#content/pages/about-doctor.ts'
import { wordsIn } from '#content/words-in.ts'

export type DoctorFact = { id: string; label: string; text: string; link?: { label: string; href: string } }

/** Facts about the doctor that a patient can check. A missing one is left out, never guessed. */
export function doctorFactsIn(language: Language, doctor: Doctor = leadDoctor): DoctorFact[] {
  const sessions = doctor.sessions ?? facts.sessions
  const words = wordsIn(aboutDoctor.facts, language, { ...facts, sessions })
  const price = doctor.consultationRupees === null ? null : rupees(doctor.consultationRupees)
  const degree = [doctor.college?.[language], doctor.degreeYear].filter(Boolean).join(', ')
  return [
    {
      id: 'registration',
      label: words.registration,
      text: doctor.registration[language],
      link: { label: words.check, href: facts.medicalRegisterUrl },
    },
    ...(degree
      ? [{ id: 'degree', label: doctor.college ? words.degree : words.degreeYear, text: degree }]
      : []),
    {
      id: 'hours',
      label: words.hours,
      text: openingHours(language, sessions)
        .map(({ range }) => bound(range))
        .join(words.hoursBetween),
    },
    { id: 'fee', label: words.fee, text: price ? fill(words.feeText, { price }) : words.feeAsk },
  ]
}
