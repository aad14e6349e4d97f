import type { Doctor, Service } from '#content/clinic/clinic-facts.ts'
import { hasSeveralDoctors, visitNumber, visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { nextFree } from '#content/next-free.ts'
import { wordsIn } from '#content/words-in.ts'
import { pathIn } from './paths.ts'

/** The doctor or the department of the page that links to the form. */
export type About = { doctor?: Doctor; department?: Service['department'] }

/**
 * The query of a link to the form; '' where the clinic has one doctor and one department, or the page belongs to
 * neither.
 */
export function carriedBy({ doctor, department }: About): string {
  if (doctor) return hasSeveralDoctors() ? `doctor=${doctor.id}` : ''
  const number = department ? visitNumber(department) : null
  return number ? `visit=${number}` : ''
}

export const bookPath = (language: Language, carried: string) =>
  pathIn(language, '/appoitment') + (carried && `?${carried}`)

/**
 * The target of a department's buttons: the times of its doctor, or the phone and what to say where there is none.
 */
export function bookLinkIn(language: Language, department: Service['department']) {
  if (visitOfDepartment(department))
    return { href: bookPath(language, carriedBy({ department })), call: undefined }
  return { href: telHref(facts.phones[0]), call: wordsIn(nextFree, language).callNumber }
}

export type BookLink = ReturnType<typeof bookLinkIn>
