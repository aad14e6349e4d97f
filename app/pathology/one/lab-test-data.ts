import { isBookable } from '#clinic/lab-tests/lab-test.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { labTestIn } from '#content/format/lab-test-in.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { listening } from '#content/listening.ts'
import { labTestPage } from '#content/pages/lab-test.ts'
import { pathology } from '#content/pages/pathology.ts'
import { testGroupWords } from '#content/pages/test-groups.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'
import { breadcrumbIn } from '../../breadcrumb.ts'
import { pathIn } from '../../paths.ts'
import { basketWords } from '../basket/basket-data.ts'
import { addressOf, firstScreen } from '../search-address.ts'
import { rowIn } from '../test-row-data.ts'

type Words = ReturnType<typeof pageWords>
const pageWords = (language: Language) => wordsIn(labTestPage, language)

/** Price, place, report: only known facts. */
function factsOf(words: Words, language: Language, test: ListedLabTest) {
  const { sample, reportTime, atHome } = labTestIn(language, test)
  const { cost } = rowIn(language, test)
  const place = atHome ? words.homeOrClinic : words.clinicOnly
  return {
    price: { fact: cost ?? words.ask, note: cost ? words.priceNote : words.askNote },
    place: {
      fact: isBookable(test) ? place : words.callFirst,
      note: isBookable(test)
        ? fill(words.sample, { sample })
        : `${words.callNote} ${fill(words.sample, { sample })}`,
    },
    report: { fact: fill(words.report, { time: reportTime }), note: words.reportNote },
  }
}

function preparationOf(words: Words, language: Language, test: ListedLabTest) {
  const { preparation, fasting } = labTestIn(language, test)
  if (fasting) return { kind: 'fasting' as const, heading: words.emptyStomach, text: preparation }
  if (test.preparation === 'none' || test.preparation === 'any-time')
    return { kind: 'none' as const, heading: words.prepare, text: preparation }
  return { kind: 'other' as const, heading: words.prepare, text: preparation }
}

/** The title of a sensitive test stays neutral: it stays in the history of a shared phone. */
function metaOf(words: Words, name: string, test: ListedLabTest) {
  if (test.sensitive) return { title: words.neutralTitle, description: words.neutralDescription }
  return {
    title: fill(words.title, { test: name }),
    description: fill(words.description, { test: name }),
  }
}

/** The page of one test in one language. */
export function labTestPageIn(language: Language, test: ListedLabTest) {
  const words = pageWords(language)
  const row = rowIn(language, test)
  const list = pathIn(language, '/pathology')
  // A test of several groups is not named after one of them: a blood count is no "pregnancy test".
  const [group, ...others] = test.groups
  const crumb =
    group && others.length === 0
      ? { label: testGroupWords[group].title[language], href: addressOf(list, { ...firstScreen, group }) }
      : { label: words.allTests, href: addressOf(list, { ...firstScreen, page: 1 }) }
  const tests = { label: wordsIn(pathology.breadcrumb, language), href: list }
  return {
    meta: metaOf(words, row.name, test),
    breadcrumb: test.sensitive ? undefined : breadcrumbIn(language, row.name, tests),
    sensitive: test.sensitive,
    crumb,
    row,
    language,
    plain: test.plain?.[language] ?? null,
    printed: test.name,
    preparation: preparationOf(words, language, test),
    facts: factsOf(words, language, test),
    words: { book: words.book, call: words.call, medicines: words.medicines },
    listen: wordsIn(listening, language),
    basket: basketWords(language),
    call: telHref(facts.phones[0]),
    action: pathIn(language, '/pathology/basket'),
  }
}
