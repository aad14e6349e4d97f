import Envelope from '~icons/ph/envelope-simple'
import FileText from '~icons/ph/file-text'
import Phone from '~icons/ph/phone'
import { Accordion } from '../ui/accordion.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import type { PolicyData } from './policy-data.ts'
import styles from './policy-page.module.css'
import { PolicySection } from './policy-section.tsx'

export function PolicyPage({ data }: { data: PolicyData }) {
  const { policy, labels } = data
  const items = policy.sections.map((section) => ({
    id: section.id,
    title: section.title,
    content: <PolicySection section={section} />,
  }))
  return (
    <>
      <PageIntro breadcrumb={data.breadcrumb} title={policy.title} lead={policy.tagline}>
        <p className={styles.updated}>{policy.updated}</p>
      </PageIntro>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <div className={styles.intro}>
            {policy.intro.map((paragraph) => (
              <p key={paragraph}>
                <Sentence text={paragraph} />
              </p>
            ))}
            <p className={styles.hint}>{labels.hint}</p>
          </div>
          <Accordion name="policy" items={items} />
        </div>
        <aside className={styles.aside}>
          <ul>
            {data.others.map((other) => (
              <li key={other.href}>
                <a href={other.href}>
                  <FileText />
                  {other.label}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.questions}>
            <p>{data.question}</p>
            <a className="button button-primary" href={data.call.href}>
              <Phone />
              {data.call.label}
            </a>
            <a className="button button-secondary" href={data.email.href}>
              <Envelope />
              {data.email.label}
            </a>
          </div>
        </aside>
      </div>
    </>
  )
}
