import { CareCards } from '../ui/care/care-cards.tsx'
import { NextFree } from '../ui/next-free.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Signed } from '../ui/reviewed.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Head } from './head-in.ts'
import styles from './service-head.module.css'

type Props = { head: Head; review: React.ComponentProps<typeof Signed>['review'] }

/** Urgent help first: nothing comes between the head of the page and its urgent cards. */
export function ServiceHead({ head, review }: Props) {
  const { tabsLabel, tabs, careCards, visit, ...intro } = head
  return (
    <>
      <div className={careCards.length > 0 ? styles.helpFirst : undefined}>
        <PageIntro {...intro}>
          <Signed review={review} />
          {visit && (
            <>
              <NextFree cards={visit.nextFree} />
              {visit.firstVisit && <p className={styles.firstVisit}>{visit.firstVisit}</p>}
            </>
          )}
        </PageIntro>
      </div>
      <Tabs label={tabsLabel} tabs={tabs} />
      {careCards.length > 0 && (
        <div className={`wrap ${styles.care}`}>
          <CareCards cards={careCards} />
        </div>
      )}
    </>
  )
}
