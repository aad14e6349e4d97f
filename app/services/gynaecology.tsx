import { pictureIn } from '#content/format/picture-in.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import { services } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import type { ServiceTab } from '#content/schema.ts'
import { whatToExpect } from '#content/services/gynaecology/approach.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { legal } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookLinkIn } from '../book-link.ts'
import type { Frame } from '../layouts/frame.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { gynaecologyTabs } from '../prerendered.ts'
import { metaFor } from '../seo.ts'
import { BookBand } from '../ui/book-band.tsx'
import { Reviewed } from '../ui/reviewed.tsx'
import type { Route } from './+types/gynaecology.ts'
import { Approach } from './approach.tsx'
import styles from './gynaecology.module.css'
import { GynaecologyList } from './gynaecology-list.tsx'
import { gynaecologyTabIn } from './gynaecology-words.ts'
import { headIn } from './head-in.ts'
import { InfertilityCards } from './infertility-cards.tsx'
import { ObstetricRows } from './obstetric-rows.tsx'
import { PregnancyChoices } from './pregnancy-choices.tsx'
import { Promises } from './promises.tsx'
import { ServiceHead } from './service-head.tsx'
import { WhatToExpect } from './what-to-expect.tsx'

/** Sensitive: the layout shows "Leave this page". */
export const handle: Frame = { sensitive: true, department: 'gynaecology' }

const tabs: readonly ServiceTab[] = gynaecologyPage.tabs

export function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  const language = languageOfRequest(request)
  const id = gynaecologyTabs.find((name) => name === params.tab)
  const tab = tabs.find((one) => one.id === id)
  if (!id || !tab) throw noSuchPage(args)
  const content = gynaecologyTabIn(language, id, tab)
  // For the tabs whose items have no picture.
  const picture = pictureIn(language, gynaecologyPage.picture, 'full')
  const { intro, labels, cta, educationNotice } = wordsIn(gynaecologyPage, language)
  const book = bookLinkIn(language, 'gynaecology')
  return {
    sensitive: content.sensitive,
    meta: wordsIn(pageMeta[`services-${id}`], language),
    head: headIn(
      language,
      gynaecologyPage,
      tab,
      services.breadcrumbGynaecology,
      (name) => pathIn(language, '/services/:tab', { tab: name }),
      nextFreeIn(args.context, language, { department: 'gynaecology' }),
      'gynaecology',
    ),
    promises: {
      lines: intro,
      notice: tab.foetalSexNotice ? legal.foetalSexNotice[language] : undefined,
      picture: 'services' in content && content.kind !== 'gynaecology' ? undefined : picture,
    },
    content,
    labels: {
      ...labels,
      list: tab.listLabel?.[language] ?? '',
      bookAppointment: book.call ?? labels.bookAppointment,
    },
    whatToExpect: wordsIn(whatToExpect, language),
    cta: { ...cta, button: book.call ?? cta.button },
    book: book.href,
    review: reviewedIn(language, `services-${id}`),
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

export default function GynaecologyPage({ loaderData: page }: Route.ComponentProps) {
  const { content, labels, cta, book } = page
  return (
    <>
      <ServiceHead head={page.head} review={page.review} />
      <Promises {...page.promises} />
      {content.kind === 'obstetrics' && (
        <>
          <ObstetricRows services={content.services} labels={labels} book={book} />
          {content.discreet.map((service) => (
            <PregnancyChoices
              key={service.id}
              service={service}
              labels={labels}
              book={book}
              review={content.discreetReview}
            />
          ))}
        </>
      )}
      {content.kind === 'gynaecology' && (
        <GynaecologyList services={content.services} labels={labels} book={book} />
      )}
      {content.kind === 'infertility' && <InfertilityCards {...content} labels={labels} book={book} />}
      {content.kind === 'approach' && <Approach points={content.points} />}
      <WhatToExpect words={page.whatToExpect} />
      <div className={`wrap ${styles.end}`}>
        <BookBand id="book" heading={cta.heading} body={[cta.body]} href={book} button={cta.button} />
        <Reviewed review={page.review} note={page.educationNotice} />
      </div>
    </>
  )
}
