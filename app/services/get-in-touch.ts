import { facts } from '#content/facts.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { wordsIn } from '#content/words-in.ts'

/** Two phones, the e-mail and the hours, as the facts file has them. */
export function getInTouchIn(language: Language) {
  const words = wordsIn(psychiatricPage.getInTouch, language)
  const labels = [words.phoneLabel, words.secondPhoneLabel]
  return {
    id: 'get-in-touch',
    heading: words.heading,
    intro: words.intro,
    phones: facts.phones.map((number, place) => ({
      label: labels[place] ?? words.phoneLabel,
      number,
      href: telHref(number),
    })),
    email: { label: words.emailLabel, address: facts.email },
    hours: { label: words.hoursLabel, days: words.daysLabel, sessions: openingHours(language) },
    note: words.afterHours,
    picture: pictureIn(language, 'gallery-reception', 'full'),
  }
}
