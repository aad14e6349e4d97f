import type { Session } from '#clinic/slots.ts'
import type { Language } from './language.ts'

/**
 * Everything that is true of this clinic and of no other: the one file to change for another clinic.
 * All of it is a sample: the clinic, its people and its numbers do not exist.
 */
export const facts = {
  clinicName: { en: 'Kamalini Women’s Clinic', hi: 'कमलिनी महिला क्लिनिक' },
  clinicShortName: { en: 'Kamalini', hi: 'कमलिनी' },
  doctorName: { en: 'Dr.\u00a0Nandini Saraswat', hi: 'डॉ. नंदिनी सारस्वत' },
  doctorInitials: { en: 'NS', hi: 'नं.सा.' },
  /** The last part of the path of the doctor's page: /about/dr-nandini-saraswat */
  doctorSlug: 'dr-nandini-saraswat',
  qualifications: { en: 'MBBS, MD (Obstetrics and Gynaecology)', hi: 'एमबीबीएस, एमडी (प्रसूति एवं स्त्री रोग)' },
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
  /** Shown as written; dialled without the spaces. The first is the main number. */
  phones: ['+91 00000 00000', '+91 00000 00001'],
  email: 'care@kamalini.example',
  whatsapp: '+91 00000 00000',
  mapUrl: 'https://www.openstreetmap.org/search?query=Civil+Lines+Prayagraj',
  /** Where "Leave this page" leads: an ordinary site that anyone might have open. */
  quickExitUrl: 'https://mausam.imd.gov.in/',
  /** Embedded only after a visitor asks for it and has read which third party will know. */
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=81.8328%2C25.4414%2C81.8528%2C25.4554&layer=mapnik&marker=25.4484%2C81.8428',
  mapProvider: { en: 'OpenStreetMap', hi: 'ओपनस्ट्रीटमैप' },
  /** The only other sites that a page may embed. */
  embedHosts: ['https://www.openstreetmap.org', 'https://www.google.com'],
  /** Begins every reference code. */
  referencePrefix: 'KW',
  sessions: [
    { id: 'morning', opens: '10:00', closes: '13:30' },
    { id: 'evening', opens: '18:00', closes: '20:30' },
  ] satisfies Session[],
  /** From one visit to the next. A change lets visits booked before it overlap new ones (docs/runbook.md). */
  slotMinutes: 20,
  /** Where home collection is offered. */
  servedPincodes: ['211001', '211002', '211003', '211004', '211006', '211007', '211011', '211016', '211019'],
  /** How many homes we can visit in one hour; the database never takes more than 50. */
  collectionsPerWindow: 50,
  social: {
    photo: 'https://www.instagram.com/kamalini.example',
    video: 'https://www.youtube.com/@kamalini.example',
    network: 'https://www.facebook.com/kamalini.example',
  },
  /** The site with reviews of the clinic; shown only where `claims` is 'specification'. */
  reviewsSite: { en: 'Google', hi: 'गूगल' },
  reviewsUrl: 'https://www.google.com/maps?cid=0',
  reviewsEmbedUrl: 'https://www.google.com/maps?cid=0&output=embed',
  geo: { latitude: 25.4484, longitude: 81.8428 },
  postalCode: '211001',
  region: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  designer: { en: 'The Kamalini authors', hi: 'कमलिनी की टीम' },
  /** True while these are samples: production refuses to start with them unless DEMO_MODE is set. */
  isSample: true,
  /**
   * 'specification' shows the specification's statistics and reviews; 'factual' shows plain facts instead. Doctors'
   * advertising rules in India frown on the first: see docs/spec-notes.md.
   */
  claims: 'specification' as 'specification' | 'factual',
  /**
   * True only while the clinic holds the certificate (Form B) of an approved place under the Medical Termination of
   * Pregnancy Act, 1971: the page then says that it is one, else that the procedure is not done here.
   */
  mtpApproved: true as boolean,
} as const

export const factValues = (language: Language): Record<string, string> => ({
  clinicName: facts.clinicName[language],
  clinicShortName: facts.clinicShortName[language],
  doctorName: facts.doctorName[language],
  doctorInitials: facts.doctorInitials[language],
  qualifications: facts.qualifications[language],
  registration: facts.registration[language],
  city: facts.city[language],
  address: facts.address[language],
  grievanceOfficer: facts.grievanceOfficer[language],
  phone: facts.phones[0],
  phone2: facts.phones[1],
  email: facts.email,
  whatsapp: facts.whatsapp,
  designer: facts.designer[language],
  reviewsSite: facts.reviewsSite[language],
  mapProvider: facts.mapProvider[language],
})
