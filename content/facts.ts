import type { Session } from '#clinic/slots.ts'
import { fillKnown } from './fill.ts'
import { type In, inLanguage, type Language, type Words } from './language.ts'

/**
 * Everything that is true of this clinic and of no other: the one file to change for another clinic.
 * All of it is a sample: the clinic, its people and its numbers do not exist.
 */
export const facts = {
  clinicName: { en: 'Kamalini Women’s Clinic', hi: 'कमलिनी महिला क्लिनिक' },
  clinicShortName: { en: 'Kamalini', hi: 'कमलिनी' },
  doctorName: { en: 'Dr. Nandini Saraswat', hi: 'डॉ. नंदिनी सारस्वत' },
  registration: { en: 'UPMC 00000 (sample)', hi: 'UPMC 00000 (नमूना)' },
  city: { en: 'Prayagraj', hi: 'प्रयागराज' },
  address: {
    en: '12 Civil Lines, near Gandhi Park, Prayagraj 211001',
    hi: '12 सिविल लाइंस, गांधी पार्क के पास, प्रयागराज 211001',
  },
  addressShort: { en: '12 Civil Lines, near Gandhi Park', hi: '12 सिविल लाइंस, गांधी पार्क के पास' },
  grievanceOfficer: {
    en: 'Ms. Rekha Tandon, care@kamalini.example',
    hi: 'सुश्री रेखा टंडन, care@kamalini.example',
  },
  /** Shown as they stand; dialled without the spaces. The first one is the one we ask people to call. */
  phones: ['+91 00000 00000', '+91 00000 00001'],
  email: 'care@kamalini.example',
  mapUrl: 'https://www.openstreetmap.org/search?query=Civil+Lines+Prayagraj',
  /** Begins every reference code. */
  referencePrefix: 'KW',
  sessions: [
    { id: 'morning', opens: '10:00', closes: '13:30' },
    { id: 'evening', opens: '18:00', closes: '20:30' },
  ] satisfies Session[],
  slotMinutes: 20,
  foundedYear: 1996,
} as const

export const telHref = (phone: string) => `tel:${phone.replace(/\s/g, '')}`

const factValues = (language: Language): Record<string, string> => ({
  clinicName: facts.clinicName[language],
  clinicShortName: facts.clinicShortName[language],
  doctorName: facts.doctorName[language],
  registration: facts.registration[language],
  city: facts.city[language],
  address: facts.address[language],
  grievanceOfficer: facts.grievanceOfficer[language],
  phone: facts.phones[0],
  phone2: facts.phones[1],
  email: facts.email,
})

/** Words in one language with the clinic's own facts filled in; places that depend on the use stay open. */
export const wordsIn = <T extends Words>(words: T, language: Language): In<T> => {
  const values = factValues(language)
  return inLanguage(words, language, (text) => fillKnown(text, values))
}
