import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'

const namedPsychiatrist: Pick<Doctor, 'name' | 'qualifications' | 'registration'> | undefined =
  facts.doctors.find(({ departments }) => departments.includes('psychiatry'))

/** The line about the doctor under /service: name and registration, or that none is published yet. */
export function whoTreatsIn(language: Language, psychiatrist = namedPsychiatrist): string {
  if (!psychiatrist) return psychiatricPage.whoTreats[language]
  return fill(psychiatricPage.treatedBy[language], {
    name: psychiatrist.name[language],
    qualifications: psychiatrist.qualifications[language],
    registration: psychiatrist.registration[language],
  })
}
