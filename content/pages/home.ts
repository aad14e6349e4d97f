import type { Words } from '../language.ts'

export const home = {
  meta: {
    title: {
      en: 'Women’s and mental health care | {clinicName}',
      hi: 'महिलाओं की सेहत और मन की देखभाल | {clinicName}',
    },
    description: {
      en: 'Private, caring help in {city}: pregnancy, gynaecology, infertility, mental health and pathology tests. See our hours and book a visit.',
      hi: '{city} में गर्भावस्था, स्त्री रोग, संतान की परेशानी, मानसिक स्वास्थ्य और पैथोलॉजी टेस्ट। समय देखें और अपॉइंटमेंट लें।',
    },
  },
  eyebrow: { en: 'Body and mind, under one roof', hi: 'तन और मन, एक ही छत के नीचे' },
  heading: { en: 'Care for every stage of a woman’s life', hi: 'महिला के जीवन के हर पड़ाव पर देखभाल' },
  line: {
    en: 'From first periods to pregnancy and menopause, we listen first.',
    hi: 'पहली माहवारी से गर्भावस्था और मेनोपॉज़ तक, हम पहले आपकी बात सुनते हैं।',
  },
  pictureAlt: {
    en: 'A doctor in a white coat talks warmly with an expectant mother in a rose sari',
    hi: 'सफ़ेद कोट पहने डॉक्टर गुलाबी साड़ी पहनी गर्भवती महिला से स्नेह से बात कर रही हैं',
  },
} satisfies Words
