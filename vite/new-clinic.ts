import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { slugOf } from '../clinic/lab-tests/slug.ts'
import { SAMPLE_CLINIC } from '../content/clinic/chosen-clinic-name.ts'
import { type Hues, recolour } from './recolour.ts'

/** The questions, and the text of the template that each answer replaces. */
export const questions = {
  name: { question: 'Name of the clinic in English', replaces: 'Example Women’s Clinic' },
  'name-hi': { question: 'Name of the clinic in Hindi', replaces: 'उदाहरण महिला क्लिनिक' },
  short: { question: 'Short name in English, neutral enough for a message', replaces: 'Example' },
  'short-hi': { question: 'Short name in Hindi', replaces: 'उदाहरण' },
  city: { question: 'City in English', replaces: 'Exampur' },
  'city-hi': { question: 'City in Hindi', replaces: 'उदाहरणपुर' },
  phone: { question: 'Main phone, as +91 and two groups of five digits', replaces: '+91 00000 00010' },
  email: { question: 'E-mail', replaces: 'care@clinic.example' },
  doctor: { question: 'First doctor in English, with Dr.', replaces: 'Dr. First Last' },
  'doctor-hi': { question: 'First doctor in Hindi', replaces: 'डॉ. नाम उपनाम' },
  prefix: { question: 'Two capital letters that begin every reference', replaces: 'EX' },
} as const
export type Answers = Record<keyof typeof questions, string>

/** An answer must not end the quoted text around it. */
const quotable = (answer: string) => answer.replaceAll('\\', '').replaceAll("'", '’')

/** Longest first, because one text of the template may be part of another. */
function fillIn(source: string, answers: Answers): string {
  const begun = source.replace(
    /^\/\*\*.*\*\/$/m,
    '/** Begun from the template: facts that are still its own are nobody’s. */',
  )
  const names = (Object.keys(questions) as (keyof Answers)[]).toSorted(
    (a, b) => questions[b].replaces.length - questions[a].replaces.length,
  )
  return names
    .reduce((text, name) => text.replaceAll(questions[name].replaces, quotable(answers[name])), begun)
    .replaceAll('dr-first-last', slugOf(answers.doctor))
}

/** Facts without a question: the new clinic begins with those of the template. */
export const stillMissing = [
  'address, addressShort, area, postalCode, region, geo, mapUrl, mapEmbedUrl',
  'grievanceOfficer, the second of phones, whatsapp, social',
  'sessions, slotMinutes, services',
  'servedAreas',
  'doctors: initials, qualifications, registration, and whoever else works there',
  'isSample: false, once all of this is true',
] as const

/** "255, 40": the hue of the brand and that of its accent, in degrees of OKLCH. */
export function huesIn(answer: string): Hues | null {
  const [, brand, accent] = /^\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*$/.exec(answer) ?? []
  return brand && accent ? { brand: Number(brand), accent: Number(accent) } : null
}

/**
 * Writes a folder beside the template, which can be built at once. The sample clinic's colours are turned to its hues.
 */
export async function writeClinic(
  clinics: string,
  folder: string,
  answers: Answers,
  hues: Hues | null,
): Promise<void> {
  const [template, target] = [path.join(clinics, 'template'), path.join(clinics, folder)]
  await cp(template, target, { recursive: true, errorOnExist: true, force: false })
  const source = await readFile(path.join(template, 'facts.ts'), 'utf8')
  await writeFile(path.join(target, 'facts.ts'), fillIn(source, answers))
  if (!hues) return
  const palette = await readFile(path.join(clinics, SAMPLE_CLINIC, 'brand.css'), 'utf8')
  await writeFile(
    path.join(target, 'brand.css'),
    recolour(palette, hues).replaceAll(/ \/\* oklch.*?\*\//g, ''),
  )
}
