import { useLocation } from 'react-router'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { problem } from '#content/pages/problem.ts'
import { languageOf, pathIn } from '../paths.ts'
import { Sentence } from '../ui/care/sentence.tsx'
import styles from './problem.module.css'

/** The error page. It has its own texts, because the loader may have failed, and does not use the database. */
export function ProblemPage({ status }: { status: number }) {
  const language = languageOf(useLocation().pathname)
  const phone = facts.phones[0]
  return (
    <main className={styles.page}>
      <title>{`${problem.title[language]} – ${facts.clinicShortName[language]}`}</title>
      <h1>{problem.title[language]}</h1>
      <p>{problem.body[language]}</p>
      <p>
        <a className="button button-primary" href={telHref(phone)}>
          {problem.call[language]} {phone}
        </a>
      </p>
      <p>
        <Sentence text={problem.emergency[language]} />
      </p>
      <p>
        <a href={pathIn(language, '/')}>{problem.home[language]}</a>
      </p>
      <p className={styles.code}>{status}</p>
    </main>
  )
}
