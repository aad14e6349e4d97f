import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'

/** What `npm run clinic:new` starts from, and the clinic that unit tests run with: no fact in it is anybody’s. */
export const facts: ClinicFacts = {
  clinicName: { en: 'Example Women’s Clinic', hi: 'उदाहरण महिला क्लिनिक' },
  clinicShortName: { en: 'Example', hi: 'उदाहरण' },
  doctors: [
    {
      id: 'doctor-1',
      slug: 'dr-first-last',
      name: { en: 'Dr. First Last', hi: 'डॉ. नाम उपनाम' },
      initials: { en: 'FL', hi: 'ना.उ.' },
      qualifications: {
        en: 'MBBS, MD (Obstetrics and Gynaecology)',
        hi: 'एमबीबीएस, एमडी (प्रसूति एवं स्त्री रोग)',
      },
      registration: { en: 'Council 00000 (sample)', hi: 'काउंसिल 00000 (नमूना)' },
      departments: ['gynaecology'],
      college: null,
      degreeYear: null,
      consultationRupees: null,
    },
  ],
  departments: ['gynaecology', 'psychiatry', 'pathology'],
  byPhone: ['psychiatry'],
  services: [{ id: 'visit', name: { en: 'Visit', hi: 'मुलाक़ात' }, department: 'gynaecology', minutes: 20 }],
  pages: ['gallery', 'blog', 'practice', 'home-collection'],
  medicalRegisterUrl: 'https://www.nmc.org.in/',
  city: { en: 'Exampur', hi: 'उदाहरणपुर' },
  address: {
    en: '1 Station Road, near the Post Office, Exampur 200001',
    hi: '1 स्टेशन रोड, डाकघर के पास, उदाहरणपुर 200001',
  },
  area: { en: 'Station Road', hi: 'स्टेशन रोड' },
  addressShort: { en: '1 Station Road, near the Post Office', hi: '1 स्टेशन रोड, डाकघर के पास' },
  grievanceOfficer: {
    en: 'Ms. First Last, care@clinic.example',
    hi: 'सुश्री नाम उपनाम, care@clinic.example',
  },
  phones: ['+91 00000 00010', '+91 00000 00011'],
  email: 'care@clinic.example',
  whatsapp: '+91 00000 00010',
  mapUrl: 'https://www.openstreetmap.org/search?query=Station+Road',
  quickExitUrl: 'https://mausam.imd.gov.in/',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=78.99%2C20.99%2C79.01%2C21.01&layer=mapnik&marker=21%2C79',
  mapProvider: { en: 'OpenStreetMap', hi: 'ओपनस्ट्रीटमैप' },
  embedHosts: ['https://www.openstreetmap.org'],
  referencePrefix: 'EX',
  zone: 'Asia/Kolkata',
  sessions: [
    { id: 'morning', opens: '10:00', closes: '13:30' },
    { id: 'evening', opens: '18:00', closes: '20:30' },
  ],
  slotMinutes: 20,
  bufferMinutes: 0,
  servedAreas: {
    '200001': { en: 'Station Road', hi: 'स्टेशन रोड' },
    '200002': { en: 'Old Town', hi: 'पुराना शहर' },
  },
  collectionsPerWindow: 50,
  social: {
    photo: 'https://www.instagram.com/clinic.example',
    video: 'https://www.youtube.com/@clinic.example',
    network: 'https://www.facebook.com/clinic.example',
  },
  reviewsSite: { en: 'Google', hi: 'गूगल' },
  // No page of reviews yet.
  reviewsUrl: null,
  reviewsEmbedUrl: null,
  geo: { latitude: 21, longitude: 79 },
  postalCode: '200001',
  region: { en: 'Your State', hi: 'आपका राज्य' },
  designer: { en: 'The Example team', hi: 'उदाहरण की टीम' },
  isSample: true,
  claims: 'factual',
  mtpApproved: false,
}
