import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import { telHref } from '#content/format/tel.ts'
import { type HelplineName, helplines } from '#content/helplines.ts'
import { services } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import type { Condition } from '#content/schema.ts'
import { callFor, conditionPage } from '#content/services/psychiatric/condition-page.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookLinkIn } from '../book-link.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { listenIn } from '../listen-in.ts'
import { pathIn } from '../paths.ts'
import type { NextFreeCard } from '../ui/next-free.tsx'

const callIn = (language: Language, name: HelplineName) => {
  const { number } = helplines[name]
  return { number, href: telHref(number), label: callFor[name][language] }
}

/** One condition on a page of its own. */
export function conditionData(language: Language, condition: Condition, nextFree: NextFreeCard[]) {
  const { longDescription, hurry, quietTitle, ...words } = wordsIn(condition, language)
  const { educationNotice } = wordsIn(psychiatricPage, language)
  return {
    meta: {
      title: fill(wordsIn(pageMeta['service-condition'].title, language), { quietTitle }),
      description: words.description,
    },
    breadcrumb: breadcrumbIn(language, words.title, {
      label: services.breadcrumbPsychiatric[language],
      href: pathIn(language, '/service/:tab', { tab: 'treatments' }),
    }),
    title: words.title,
    description: words.description,
    symptoms: words.symptoms,
    picture: pictureIn(language, condition.picture, 'full'),
    about: longDescription.slice(0, -1),
    whatWeDo: longDescription.slice(-1),
    hurry: { lines: hurry.lines, calls: hurry.phones.map((name) => callIn(language, name)) },
    isHelpFirst: condition.urgent === 'emergency',
    labels: wordsIn(conditionPage, language),
    listen: listenIn(language, `/service/treatments/${condition.slug}`, [
      words.title,
      words.description,
      ...words.symptoms,
      ...hurry.lines,
      ...longDescription,
    ]),
    nextFree,
    book: bookLinkIn(language, 'psychiatry'),
    review: reviewedIn(language, 'service-treatments'),
    educationNotice,
  }
}
