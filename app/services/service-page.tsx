import FirstAid from '~icons/ph/first-aid'
import Scales from '~icons/ph/scales'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { NextFree } from '../ui/next-free.tsx'
import { Reviewed, Signed } from '../ui/reviewed.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ServiceArticle } from './service-article.tsx'
import type { serviceData } from './service-data.ts'
import { type Fold, FoldText } from './service-fold.tsx'
import styles from './service-page.module.css'
import { ServiceRows } from './service-rows.tsx'

type Props = ReturnType<typeof serviceData> & {
  /** A line before the rows. */
  help?: React.ComponentProps<typeof ServiceRows>['help']
  /** Open, where a page is about it. */
  open?: Fold | undefined
  /** The id of the part with the free time, the line below it, and its buttons. */
  visit: { id: string; line: string | null; buttons: string[] }
  /** On the button of an article. */
  bookLabel: string
  notice?: string | undefined
  review: React.ComponentProps<typeof Reviewed>['review']
}

/** Every service page: rows in everyday words that lead on, then all services, each in a fold, and a free time. */
export function ServicePage(page: Props) {
  const { labels, urgent, open, book } = page
  const article = { href: book.href, label: book.call ?? page.bookLabel }
  const services = page.articles.map((one) => ({
    id: one.id,
    title: one.title,
    content: <ServiceArticle article={one} book={article} />,
  }))
  const more = page.folds.map((fold) => ({
    id: fold.id,
    title: fold.title,
    content: <FoldText fold={fold} />,
  }))
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb {...page.breadcrumb} />
        <h1>
          <Emphasis text={page.title} />
        </h1>
        <p>{page.lead}</p>
        <Signed review={page.review} />
        <Tabs label={labels.tabs} tabs={page.tabs} />
      </div>
      <div className={styles.index}>
        {page.rows.length > 0 && (
          <ServiceRows label={labels.rows} rows={page.rows} picture={page.picture} help={page.help} />
        )}
        {urgent && <Urgent urgent={urgent} />}
        {open && (
          <div className={styles.open}>
            <FoldText fold={open} />
          </div>
        )}
        {services.length > 0 && <h2 className={styles.heading}>{labels.services}</h2>}
        <Accordion
          name="services"
          isBrief
          heading={services.length > 0 ? 'h3' : 'h2'}
          items={[...services, ...more]}
        />
      </div>
      <Visit page={page} label={article.label} />
      <div className={styles.review}>
        <Reviewed review={page.review} />
      </div>
    </div>
  )
}

function Urgent({ urgent }: { urgent: NonNullable<Props['urgent']> }) {
  const title = (
    <span className={styles.urgent}>
      <FirstAid />
      {urgent.heading}
    </span>
  )
  const content = <CareCards cards={urgent.cards} heading="h3" />
  return <Accordion name="urgent" isBrief items={[{ id: 'urgent', title, content }]} />
}

/** The next free time, and how to book it. */
function Visit({ page, label }: { page: Props; label: string }) {
  const { visit, book } = page
  return (
    <section id={visit.id} className={styles.visit} aria-label={label}>
      <NextFree cards={page.nextFree} />
      {visit.line && <p>{visit.line}</p>}
      {visit.buttons.length > 0 && (
        <p className={styles.buttons}>
          {visit.buttons.map((label) => (
            <a key={label} className="button button-secondary" href={book.href}>
              {label}
            </a>
          ))}
        </p>
      )}
      {page.notice && (
        <p className={styles.notice}>
          <Scales />
          <span>{page.notice}</span>
        </p>
      )}
    </section>
  )
}
