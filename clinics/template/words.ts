import type { ClinicWords } from '#content/clinic/clinic-words.ts'

/** Plain enough to be true of any clinic; to be replaced by what the doctors and the clinic say of themselves. */
export const words: ClinicWords = {
  doctors: {
    'doctor-1': {
      role: { en: 'Obstetrician and gynaecologist', hi: 'प्रसूति एवं स्त्री रोग विशेषज्ञ' },
      introduction: [
        {
          en: '{doctorName} sees women of all ages at {clinicName} in {city}.',
          hi: '{doctorName} {city} के {clinicName} में हर उम्र की महिलाओं को देखती हैं।',
        },
      ],
      profile: [
        {
          en: '{doctorName} is an obstetrician and gynaecologist at {clinicName} in {city}.',
          hi: '{doctorName} {city} के {clinicName} में प्रसूति एवं स्त्री रोग विशेषज्ञ हैं।',
        },
      ],
      specialty: { en: 'Obstetrics and gynaecology', hi: 'प्रसूति एवं स्त्री रोग' },
      languages: { en: 'Hindi and English', hi: 'हिंदी और अंग्रेज़ी' },
      approach: [
        {
          id: 'plain-words',
          title: { en: 'Plain words', hi: 'आसान शब्द' },
          description: { en: 'In Hindi or English, as you like.', hi: 'हिंदी या अंग्रेज़ी में, जैसा आप चाहें।' },
        },
      ],
      expertise: [
        {
          id: 'pregnancy',
          title: { en: 'Pregnancy', hi: 'गर्भावस्था' },
          description: { en: 'Check-ups from the first month.', hi: 'पहले महीने से नियमित जाँच।' },
        },
      ],
    },
  },
  about: [
    {
      en: '{clinicName} is a clinic in {city}. Everyone is welcome.',
      hi: '{clinicName} {city} में एक क्लिनिक है। यहाँ सबका स्वागत है।',
    },
  ],
}
