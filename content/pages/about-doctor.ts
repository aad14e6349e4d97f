import type { Content, Named } from '../schema.ts'

export const aboutDoctor = {
  breadcrumb: { en: 'About the doctor', hi: 'डॉक्टर के बारे में' },
  heading: { en: '{doctorName}', hi: '{doctorName}' },
  /** Below her name. A line whose fact is missing is left out. */
  facts: {
    registration: { en: 'Registration number', hi: 'रजिस्ट्रेशन नंबर' },
    check: {
      en: 'Check it in the register of the National Medical Commission',
      hi: 'राष्ट्रीय चिकित्सा आयोग के रजिस्टर में जाँचें',
    },
    degree: { en: 'Studied at', hi: 'पढ़ाई' },
    degreeYear: { en: 'Degree since', hi: 'डिग्री का साल' },
    hours: { en: 'Clinic hours, {openOn}', hi: 'क्लिनिक का समय, {openOn}' },
    hoursBetween: { en: ' and ', hi: ', ' },
    fee: { en: 'Fee', hi: 'फ़ीस' },
    feeText: {
      en: '{price} for a first visit, paid at the clinic. You pay nothing online.',
      hi: 'पहली मुलाक़ात के {price}, क्लिनिक पर। ऑनलाइन कुछ नहीं देना है।',
    },
    feeAsk: {
      en: 'Ask at the desk or call. You pay nothing online.',
      hi: 'रिसेप्शन पर पूछें या कॉल करें। ऑनलाइन कुछ नहीं देना है।',
    },
  },
  credentials: {
    heading: { en: 'Credentials', hi: 'डिग्री और पंजीकरण' },
    items: [
      {
        id: 'qualifications',
        label: { en: 'Qualifications', hi: 'डिग्री' },
        value: { en: '{qualifications}', hi: '{qualifications}' },
      },
      {
        id: 'registration',
        label: { en: 'Medical council registration', hi: 'मेडिकल काउंसिल पंजीकरण' },
        value: { en: '{registration}', hi: '{registration}' },
      },
      {
        id: 'specialty',
        label: { en: 'Specialty', hi: 'विशेषज्ञता' },
        value: { en: '{specialty}', hi: '{specialty}' },
      },
      {
        id: 'languages',
        label: { en: 'Languages', hi: 'भाषाएँ' },
        value: { en: '{languages}', hi: '{languages}' },
      },
      {
        id: 'practice',
        label: { en: 'Place of practice', hi: 'काम की जगह' },
        value: { en: '{clinicName}, {city}', hi: '{clinicName}, {city}' },
      },
    ] satisfies readonly Named[],
    reviewNote:
      'The registration number is a placeholder; publish the real council and number (Telemedicine Guidelines 2020, NMC 2026 Expl. III/IV).',
  },
  whyPatientsChooseHer: {
    heading: { en: 'Why patients *choose* her', hi: 'मरीज़ उन्हें *क्यों* चुनते हैं' },
    reviewNote:
      "Heading from the specification has a testimonial flavour; points state how she works, not praise. Safer heading: 'How she works'.",
  },
  expertise: {
    heading: { en: 'Areas of *expertise*', hi: 'किन *क्षेत्रों* में काम करती हैं' },
  },
} satisfies Content
