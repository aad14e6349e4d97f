import { reviewedIn } from '#content/format/reviewed-in.ts'
import { telHref } from '#content/format/tel.ts'
import { helplines } from '#content/helplines.ts'
import { services } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import type { ServiceItem, ServiceTab } from '#content/schema.ts'
import { conditionPage } from '#content/services/psychiatric/condition-page.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { therapies } from '#content/services/psychiatric/therapies.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Frame } from '../layouts/frame.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { psychiatricTabs } from '../prerendered.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/psychiatric.ts'
import { getInTouchIn } from './get-in-touch.ts'
import { serviceData } from './service-data.ts'
import { ServicePage } from './service-page.tsx'
import { whoTreatsIn } from './who-treats.ts'

/** Sensitive: the layout shows "Leave this page". */
export const handle: Frame = { sensitive: true, department: 'psychiatry' }

const tabs: readonly ServiceTab[] = psychiatricPage.tabs
const items: Record<(typeof psychiatricTabs)[number], readonly ServiceItem[]> = {
  treatments: [],
  counselling,
  therapies,
}

export function loader(args: Route.LoaderArgs) {
  const language = languageOfRequest(args.request)
  const id = psychiatricTabs.find((name) => name === args.params.tab)
  const tab = tabs.find((one) => one.id === id)
  if (!id || !tab) throw noSuchPage(args)
  const { intro, notice, consultation, beforeYouCome, educationNotice } = wordsIn(psychiatricPage, language)
  const data = serviceData(args.context, language, {
    department: 'psychiatry',
    path: '/service/:tab',
    crumb: services.breadcrumbPsychiatric,
    tabs,
    tab,
    items: items[id],
    folds: [
      {
        id: 'before-you-come',
        title: beforeYouCome,
        paragraphs: [
          ...intro,
          notice,
          whoTreatsIn(language),
          ...consultation.body,
          consultation.note,
          educationNotice,
        ],
      },
      getInTouchIn(language),
    ],
  })
  const { number } = helplines.teleManas
  return {
    ...data,
    help:
      id === 'treatments'
        ? { ...wordsIn(conditionPage.help, language), number, href: telHref(number) }
        : undefined,
    visit: {
      id: 'consultation',
      // Without a doctor the card has the only way: the phone.
      ...(data.book.call
        ? { line: whoTreatsIn(language), buttons: [] }
        : { line: data.firstVisit, buttons: [consultation.primaryButton, consultation.secondaryButton] }),
    },
    bookLabel: consultation.secondaryButton,
    meta: wordsIn(pageMeta[`service-${id}`], language),
    review: reviewedIn(language, `service-${id}`),
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.review,
      })
    : []

export default function PsychiatricPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}
