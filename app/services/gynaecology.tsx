import { reviewedIn } from '#content/format/reviewed-in.ts'
import { services } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import type { Point, ServiceItem, ServiceTab } from '#content/schema.ts'
import { approach, whatToExpect } from '#content/services/gynaecology/approach.ts'
import { gynaecology } from '#content/services/gynaecology/gynaecology.ts'
import { infertility } from '#content/services/gynaecology/infertility.ts'
import { obstetrics } from '#content/services/gynaecology/obstetrics.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { legal } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Frame } from '../layouts/frame.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { gynaecologyTabs } from '../prerendered.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/gynaecology.ts'
import { serviceData } from './service-data.ts'
import type { Fold } from './service-fold.tsx'
import { ServicePage } from './service-page.tsx'

/** Sensitive: the layout shows "Leave this page". */
export const handle: Frame = { sensitive: true, department: 'gynaecology' }

const tabs: readonly ServiceTab[] = gynaecologyPage.tabs
const points: readonly Point[] = approach
const items: Record<(typeof gynaecologyTabs)[number], readonly ServiceItem[]> = {
  obstetrics,
  gynaecology,
  infertility,
  approach: [],
}

export function loader(args: Route.LoaderArgs) {
  const language = languageOfRequest(args.request)
  const id = gynaecologyTabs.find((name) => name === args.params.tab)
  const tab = tabs.find((one) => one.id === id)
  if (!id || !tab) throw noSuchPage(args)
  const { intro, cta, educationNotice } = wordsIn(gynaecologyPage, language)
  const expect = wordsIn(whatToExpect, language)
  const whatComes: Fold = {
    id: 'what-to-expect',
    title: expect.heading,
    paragraphs: [expect.intro],
    points: expect.steps.map((step) => ({ ...step, title: `${step.number}. ${step.title}` })),
    note: cta.body,
  }
  const howWeCare: Fold = {
    id: 'how-we-care',
    title: tabs.find((one) => one.id === 'approach')!.heading[language].replaceAll('*', ''),
    paragraphs: intro,
    points: wordsIn(points, language),
    note: educationNotice,
  }
  const isApproach = id === 'approach'
  const data = serviceData(args.context, language, {
    department: 'gynaecology',
    path: '/services/:tab',
    crumb: services.breadcrumbGynaecology,
    tabs,
    tab,
    items: items[id],
    folds: isApproach ? [whatComes] : [whatComes, howWeCare],
  })
  return {
    ...data,
    open: isApproach ? howWeCare : undefined,
    visit: { id: 'book', line: data.firstVisit, buttons: [] },
    bookLabel: cta.button,
    notice: tab.foetalSexNotice ? legal.foetalSexNotice[language] : undefined,
    meta: wordsIn(pageMeta[`services-${id}`], language),
    review: reviewedIn(language, `services-${id}`),
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.review,
      })
    : []

export default function GynaecologyPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}
