import { has } from '#content/clinic/offered.ts'
import { visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import { telHref } from '#content/format/tel.ts'
import { type HelplineName, helplines } from '#content/helplines.ts'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import { everyQuestion, questionPage } from '#content/questions/page.ts'
import type { Question } from '#content/schema.ts'
import { callFor } from '#content/services/psychiatric/condition-page.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookPath, carriedBy } from '../book-link.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { listenIn } from '../listen-in.ts'
import { pathIn } from '../paths.ts'
import { siteLinkIn } from '../search/site-index.ts'
import type { NextFreeCard } from '../ui/next-free.tsx'

/** The department that these pages book. */
export const questionDepartment = 'gynaecology' as const
const visit = visitOfDepartment(questionDepartment)
const minutes = visit?.service.minutes ?? facts.slotMinutes

const callIn = (language: Language, name: HelplineName) => {
  const { number } = helplines[name]
  return { number, href: telHref(number), label: callFor[name][language] }
}

/** Names the doctor where there is only one; without one only the phone is shown. */
function withWhomIn(language: Language) {
  if (!visit) return null
  const [first, ...others] = visit.doctors
  return others.length === 0
    ? fill(questionPage.withDoctor[language], { name: first.name[language], minutes })
    : fill(questionPage.withoutDoctor[language], { minutes })
}

/** Links to the free times without naming one: nothing may look like an offer. */
const freeTimesIn = (language: Language): NextFreeCard => ({
  state: 'unknown',
  href: bookPath(language, carriedBy({ department: questionDepartment })),
  label: questionPage.freeTimesLabel[language],
  text: questionPage.freeTimes[language],
  button: questionPage.freeTimesButton[language],
})

/** The parts of the law; of the two lines about the approved place the one that is true. */
const lawIn = (language: Language, law: Question['law'] = []) =>
  law.map((part) => {
    const { ifApprovedPlace, ifNotApprovedPlace, ...words } = wordsIn(part, language)
    const place = facts.mtpApproved ? ifApprovedPlace : ifNotApprovedPlace
    return { ...words, lines: place ? [...words.lines, place] : words.lines }
  })

/** By name, because some clinics lack some tests. */
const testsIn = (language: Language, tests: Question['tests']) =>
  has('pathology')
    ? wordsIn(tests, language).map(({ slug, name, why }) => ({
        slug,
        name,
        why,
        href: `${pathIn(language, '/pathology')}?${new URLSearchParams({ q: name })}`,
      }))
    : []

/** One question on a page of its own. */
export function questionData(language: Language, question: Question, nextFree: NextFreeCard[]) {
  const { quietTitle, listen, law, tests, hurry, howLong, ...words } = wordsIn(question, language)
  const { tests: testsNote } = wordsIn(everyQuestion, language)
  const labels = wordsIn(questionPage, language)
  const showsCard = visit === null || (question.urgent === null && !question.law)
  return {
    ...words,
    department: questionDepartment,
    meta: {
      title: fill(wordsIn(pageMeta.question.title, language), { quietTitle }),
      description: words.description,
    },
    breadcrumb: breadcrumbIn(
      language,
      words.title,
      ...(has(questionDepartment)
        ? [{ label: labels.women, href: pathIn(language, '/services/:tab', { tab: questionDepartment }) }]
        : []),
    ),
    howLong: fill(howLong, { minutes }),
    hurry: { ...hurry, calls: question.hurry.phones.map((name) => callIn(language, name)) },
    law: lawIn(language, question.law),
    tests: testsIn(language, question.tests),
    testsNote,
    related: question.related.flatMap((id) => siteLinkIn(language, id) ?? []),
    labels,
    withWhom: withWhomIn(language),
    nextFree: showsCard ? nextFree : [freeTimesIn(language)],
    spoken: listen,
    listen: listenIn(language, `/questions/${question.slug}`, [listen]),
    review: reviewedIn(language, question.slug),
  }
}

export type QuestionData = ReturnType<typeof questionData>
