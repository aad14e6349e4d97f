import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import Ear from '~icons/ph/ear'
import Phone from '~icons/ph/phone'
import PhoneSlash from '~icons/ph/phone-slash'
import Warning from '~icons/ph/warning'
import type { SheetStop } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import styles from './door-rule.module.css'

const looks = {
  'may-call': { icon: Phone, tone: styles.yes },
  'only-patient': { icon: Ear, tone: styles.patient },
  'write-only': { icon: PhoneSlash, tone: styles.no },
  never: { icon: PhoneSlash, tone: styles.no },
  unreadable: { icon: Warning, tone: styles.no },
}

/** Whom to speak to, once the word was said. */
export function DoorRule({ reach: { rule }, wordsForOthers }: Pick<SheetStop, 'reach' | 'wordsForOthers'>) {
  const words = useWords(roundWords.door)
  const { icon: Icon, tone } = looks[rule]
  const usual = { 'may-call': words.mayTalk, unreadable: words.callTheDesk }
  return (
    <section className={`${styles.rule} ${tone}`} aria-label={words.label}>
      <Icon className={styles.icon ?? ''} />
      <h2>{words[rule]}</h2>
      {wordsForOthers ? (
        <>
          <p>
            <Private>{fill(words.say, { words: wordsForOthers })}</Private>
          </p>
          <small>{words.ownWords}</small>
        </>
      ) : (
        <p>{rule in usual ? usual[rule as keyof typeof usual] : words.nothingElse}</p>
      )}
    </section>
  )
}
