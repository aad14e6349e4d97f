import type { ClinicWords } from '#content/clinic/clinic-words.ts'
import { inEnglish } from '#content/language.ts'

export const words: ClinicWords = {
  doctors: {
    'lalita-fernandes': {
      role: inEnglish('Obstetrician and gynaecologist'),
      introduction: [inEnglish('{doctorName} sees women of all ages at {clinicName} in {city}.')],
      profile: [inEnglish('{doctorName} sees women of all ages at {clinicName} in {city}.')],
      specialty: inEnglish('Obstetrics and gynaecology'),
      languages: inEnglish('English, Konkani and Hindi'),
      approach: [
        {
          id: 'plain-words',
          title: inEnglish('Plain words'),
          description: inEnglish('Nothing is done before it is explained.'),
        },
      ],
      expertise: [
        { id: 'check-ups', title: inEnglish('Check-ups'), description: inEnglish('At your own pace.') },
      ],
    },
    'anil-kamat': {
      role: inEnglish('Gynaecologist'),
      introduction: [inEnglish('{doctorName} sees women of all ages at {clinicName} in {city}.')],
      profile: [inEnglish('{doctorName} sees women of all ages at {clinicName} in {city}.')],
      specialty: inEnglish('Gynaecology'),
      languages: inEnglish('English, Konkani and Hindi'),
      approach: [
        {
          id: 'plain-words',
          title: inEnglish('Plain words'),
          description: inEnglish('Nothing is done before it is explained.'),
        },
      ],
      expertise: [
        { id: 'check-ups', title: inEnglish('Check-ups'), description: inEnglish('At your own pace.') },
      ],
    },
    'rosa-pinto': {
      role: inEnglish('Paediatrician'),
      introduction: [inEnglish('{doctorName} sees children from birth at {clinicName} in {city}.')],
      profile: [inEnglish('{doctorName} sees children from birth at {clinicName} in {city}.')],
      specialty: inEnglish('Paediatrics'),
      languages: inEnglish('English, Konkani and Hindi'),
      approach: [
        {
          id: 'plain-words',
          title: inEnglish('Plain words'),
          description: inEnglish('Nothing is done before it is explained.'),
        },
      ],
      expertise: [
        { id: 'check-ups', title: inEnglish('Check-ups'), description: inEnglish('At your own pace.') },
      ],
    },
  },
  about: [inEnglish('{clinicName} is a clinic for families in {city}. Everyone is welcome.')],
}
