import { facts } from '#content/facts.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { aboutClinic } from '#content/pages/about-clinic.ts'
import { wordsIn } from '#content/words-in.ts'

export function clinicContactIn(language: Language) {
  const words = wordsIn(aboutClinic.contactBlock, language)
  return {
    id: 'reach-us',
    heading: words.heading,
    address: { label: words.addressLabel, text: words.address },
    phones: facts.phones.map((number) => ({ label: words.phoneLabel, number, href: telHref(number) })),
    email: { label: words.emailLabel, address: facts.email },
    hours: {
      label: words.hoursLabel,
      days: words.days,
      sessions: openingHours(language),
    },
    picture: pictureIn(language, 'gallery-entrance', 'full'),
  }
}
