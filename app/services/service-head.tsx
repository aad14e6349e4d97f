import { CareCards } from '../ui/care/care-cards.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Head } from './head-in.ts'
import styles from './service-head.module.css'

/** Urgent help first: nothing comes between the head of the page and its urgent cards. */
export function ServiceHead({ head }: { head: Head }) {
  const { tabsLabel, tabs, careCards, ...intro } = head
  return (
    <>
      <div className={careCards.length > 0 ? styles.helpFirst : undefined}>
        <PageIntro {...intro} />
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
