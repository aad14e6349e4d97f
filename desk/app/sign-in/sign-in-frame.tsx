import type { ReactNode } from 'react'
import { otherShown } from '#content/clinic/shown-languages.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { facts } from '#content/facts.ts'
import { languageSwitch } from '#content/site.ts'
import { useLanguage, useWords } from '../language.ts'
import { Emphasis } from '../ui/emphasis.tsx'
import { Mark } from '../ui/mark.tsx'
import reception from './reception.svg'
import styles from './sign-in.module.css'

type Props = { title: string; onLanguage?: (() => void) | undefined; children: ReactNode }

/** The page around every step of the sign-in: the clinic's sign, a title and the picture. */
export function SignInFrame({ title, onLanguage, children }: Props) {
  const language = useLanguage()
  const words = useWords(signInWords)
  const other = otherShown(language)
  return (
    <div className={styles.page} lang={language}>
      <main className={styles.main}>
        <div className={styles.column}>
          <div className={styles.sign}>
            <Mark className={styles.mark} ground="light" label={facts.clinicShortName[language]} />
            <p>
              <b>{facts.clinicShortName[language]}</b>
              <span>{words.desk}</span>
            </p>
          </div>
          <h1>
            <Emphasis>{title}</Emphasis>
          </h1>
          {children}
          {onLanguage && other && (
            <button type="button" className={styles.link} lang={other} onClick={onLanguage}>
              {languageSwitch.ownName[other]}
            </button>
          )}
        </div>
      </main>
      <div className={styles.picture} aria-hidden="true">
        <div>
          <img src={reception} alt="" />
        </div>
      </div>
    </div>
  )
}
