import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'

const mondayToSaturday = [1, 2, 3, 4, 5, 6]

/** A second sample: the hospital, its people and its numbers do not exist. */
export const facts: ClinicFacts = {
  clinicName: { en: 'Asha Women’s Hospital', hi: 'आशा महिला अस्पताल' },
  clinicShortName: { en: 'Asha', hi: 'आशा' },
  doctors: [
    {
      id: 'meera-tripathi',
      slug: 'dr-meera-tripathi',
      name: { en: 'Dr.\u00a0Meera Tripathi', hi: 'डॉ. मीरा त्रिपाठी' },
      initials: { en: 'MT', hi: 'मी.त्रि.' },
      qualifications: {
        en: 'MBBS, MS (Obstetrics and Gynaecology)',
        hi: 'एमबीबीएस, एमएस (प्रसूति एवं स्त्री रोग)',
      },
      registration: { en: 'UPMC 00001 (sample)', hi: 'UPMC 00001 (नमूना)' },
      departments: ['gynaecology'],
      college: { en: 'A medical college (sample)', hi: 'एक मेडिकल कॉलेज (नमूना)' },
      degreeYear: 2004,
      consultationRupees: 400,
      sessions: [
        { id: 'morning', opens: '09:00', closes: '12:00', weekdays: mondayToSaturday },
        { id: 'evening', opens: '17:00', closes: '19:00', weekdays: [1, 3, 5] },
      ],
    },
    {
      id: 'kavita-srivastava',
      slug: 'dr-kavita-srivastava',
      name: { en: 'Dr.\u00a0Kavita Srivastava', hi: 'डॉ. कविता श्रीवास्तव' },
      initials: { en: 'KS', hi: 'क.श्री.' },
      qualifications: {
        en: 'MBBS, DGO, Fellowship in Reproductive Medicine',
        hi: 'एमबीबीएस, डीजीओ, प्रजनन चिकित्सा में फ़ेलोशिप',
      },
      registration: { en: 'UPMC 00002 (sample)', hi: 'UPMC 00002 (नमूना)' },
      departments: ['gynaecology'],
      college: null,
      degreeYear: 2011,
      consultationRupees: 600,
      sessions: [
        { id: 'afternoon', opens: '13:00', closes: '16:00', weekdays: mondayToSaturday },
        { id: 'evening', opens: '17:00', closes: '19:00', weekdays: [2, 4, 6] },
      ],
    },
  ],
  departments: ['gynaecology', 'pathology'],
  services: [
    { id: 'visit', name: { en: 'Visit', hi: 'मुलाक़ात' }, department: 'gynaecology', minutes: 15 },
    {
      id: 'pregnancy-check-up',
      name: { en: 'Pregnancy check-up', hi: 'गर्भावस्था की जाँच' },
      department: 'gynaecology',
      minutes: 30,
    },
    {
      id: 'first-infertility-visit',
      name: { en: 'First visit about having a child', hi: 'संतान के बारे में पहली मुलाक़ात' },
      department: 'gynaecology',
      minutes: 45,
    },
  ],
  pages: ['gallery', 'blog', 'home-collection'],
  medicalRegisterUrl: 'https://www.nmc.org.in/',
  city: { en: 'Gorakhpur', hi: 'गोरखपुर' },
  address: {
    en: '7 Park Road, Golghar, Gorakhpur 273001',
    hi: '7 पार्क रोड, गोलघर, गोरखपुर 273001',
  },
  area: { en: 'Golghar', hi: 'गोलघर' },
  addressShort: { en: '7 Park Road, Golghar', hi: '7 पार्क रोड, गोलघर' },
  grievanceOfficer: {
    en: 'Mr. Imran Qureshi, care@asha-hospital.example',
    hi: 'श्री इमरान क़ुरैशी, care@asha-hospital.example',
  },
  phones: ['+91 00000 00270', '+91 00000 00271'],
  email: 'care@asha-hospital.example',
  whatsapp: '+91 00000 00272',
  mapUrl: 'https://www.openstreetmap.org/search?query=Golghar+Gorakhpur',
  quickExitUrl: 'https://mausam.imd.gov.in/',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=83.3640%2C26.7520%2C83.3840%2C26.7660&layer=mapnik&marker=26.7590%2C83.3740',
  mapProvider: { en: 'OpenStreetMap', hi: 'ओपनस्ट्रीटमैप' },
  embedHosts: ['https://www.openstreetmap.org'],
  referencePrefix: 'AH',
  zone: 'Asia/Kolkata',
  sessions: [
    { id: 'morning', opens: '09:00', closes: '12:00', weekdays: mondayToSaturday },
    { id: 'afternoon', opens: '13:00', closes: '16:00', weekdays: mondayToSaturday },
    { id: 'evening', opens: '17:00', closes: '19:00', weekdays: mondayToSaturday },
  ],
  slotMinutes: 15,
  bufferMinutes: 0,
  servedAreas: {
    '273001': { en: 'Golghar', hi: 'गोलघर' },
    '273004': { en: 'Basharatpur', hi: 'बशारतपुर' },
    '273008': { en: 'Kunraghat', hi: 'कूड़ाघाट' },
    '273012': { en: 'Railway Colony', hi: 'रेलवे कॉलोनी' },
    '273015': { en: 'Gorakhnath', hi: 'गोरखनाथ' },
  },
  collectionsPerWindow: 6,
  social: {
    photo: 'https://www.instagram.com/asha-hospital.example',
    video: 'https://www.youtube.com/@asha-hospital.example',
    network: 'https://www.facebook.com/asha-hospital.example',
  },
  reviewsSite: { en: 'Google', hi: 'गूगल' },
  reviewsUrl: 'https://www.google.com/maps?cid=1',
  reviewsEmbedUrl: 'https://www.google.com/maps?cid=1&output=embed',
  geo: { latitude: 26.759, longitude: 83.374 },
  postalCode: '273001',
  region: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  designer: { en: 'The Asha team', hi: 'आशा की टीम' },
  isSample: true,
  claims: 'factual',
  mtpApproved: false,
}
