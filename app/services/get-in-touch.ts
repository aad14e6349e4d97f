import { facts } from '#content/facts.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Fold } from './service-fold.tsx'

/** The phones, the e-mail and the hours, from the facts. */
export function getInTouchIn(language: Language): Fold {
  const words = wordsIn(psychiatricPage.getInTouch, language)
  const labels = [words.phoneLabel, words.secondPhoneLabel]
  return {
    id: 'get-in-touch',
    title: words.heading,
    paragraphs: [words.intro],
    ways: [
      ...facts.phones.map((number, place) => ({
        label: labels[place] ?? words.phoneLabel,
        lines: [{ text: number, href: telHref(number) }],
      })),
      { label: words.emailLabel, lines: [{ text: facts.email, href: `mailto:${facts.email}` }] },
      {
        label: words.hoursLabel,
        // In Hindi the hours begin with the name: "सुबह 10:00".
        lines: [
          { text: words.daysLabel },
          ...openingHours(language).map(({ name, range }) => ({
            text: range.startsWith(name) ? range : `${name} ${range}`,
          })),
        ],
      },
    ],
    note: words.afterHours,
  }
}
