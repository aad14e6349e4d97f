import { reviewedIn } from '#content/format/reviewed-in.ts'
import { services } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import type { ServiceTab } from '#content/schema.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookLinkIn } from '../book-link.ts'
import type { Frame } from '../layouts/frame.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { psychiatricTabs } from '../prerendered.ts'
import { metaFor } from '../seo.ts'
import { BookBand } from '../ui/book-band.tsx'
import { ContactBlock } from '../ui/contact-block.tsx'
import { Reviewed } from '../ui/reviewed.tsx'
import type { Route } from './+types/psychiatric.ts'
import { ConditionIndex } from './condition-index.tsx'
import { CounsellingServices } from './counselling-services.tsx'
import { getInTouchIn } from './get-in-touch.ts'
import { headIn } from './head-in.ts'
import { Promises } from './promises.tsx'
import styles from './psychiatric.module.css'
import { psychiatricTabIn } from './psychiatric-words.ts'
import { ServiceHead } from './service-head.tsx'
import { TherapyCards } from './therapy-cards.tsx'
import { whoTreatsIn } from './who-treats.ts'

/** Sensitive: the layout shows "Leave this page". */
export const handle: Frame = { sensitive: true, department: 'psychiatry' }

const tabs: readonly ServiceTab[] = psychiatricPage.tabs

export function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  const language = languageOfRequest(request)
  const id = psychiatricTabs.find((name) => name === params.tab)
  const tab = tabs.find((one) => one.id === id)
  if (!id || !tab) throw noSuchPage(args)
  const content = psychiatricTabIn(language, id, tab)
  const { intro, notice, labels, consultation, educationNotice } = wordsIn(psychiatricPage, language)
  const book = bookLinkIn(language, 'psychiatry')
  return {
    sensitive: content.sensitive,
    meta: wordsIn(pageMeta[`service-${id}`], language),
    head: headIn(
      language,
      psychiatricPage,
      tab,
      services.breadcrumbPsychiatric,
      (name) => pathIn(language, '/service/:tab', { tab: name }),
      nextFreeIn(args.context, language, { department: 'psychiatry' }),
      'psychiatry',
    ),
    promises: [...intro, notice, whoTreatsIn(language)],
    content,
    labels: { ...labels, list: tab.listLabel?.[language] ?? '' },
    consultation,
    book,
    getInTouch: getInTouchIn(language),
    review: reviewedIn(language, `service-${id}`),
    educationNotice,
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.head.breadcrumb,
        health: loaderData.review,
      })
    : []

export default function PsychiatricPage({ loaderData: page }: Route.ComponentProps) {
  const { content, labels, consultation, book } = page
  return (
    <>
      <ServiceHead head={page.head} review={page.review} />
      {content.kind !== 'treatments' && <Promises lines={page.promises} />}
      {content.kind === 'treatments' && (
        <ConditionIndex conditions={content.conditions} help={content.help} heading={labels.conditionList} />
      )}
      {content.kind === 'counselling' && (
        <CounsellingServices services={content.services} labels={labels} book={book} />
      )}
      {content.kind === 'therapies' && <TherapyCards therapies={content.therapies} labels={labels} />}
      {content.kind === 'treatments' && <Promises lines={page.promises} />}
      <div className={`wrap ${styles.end}`}>
        <BookBand
          id="consultation"
          heading={consultation.heading}
          body={consultation.body}
          href={book.href}
          button={book.call ?? consultation.primaryButton}
          {...(!book.call && { secondButton: consultation.secondaryButton })}
          note={consultation.note}
        />
        <ContactBlock {...page.getInTouch} />
        <Reviewed review={page.review} note={page.educationNotice} />
      </div>
    </>
  )
}
