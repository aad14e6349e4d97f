import { bookWords } from '#content/desk/book.ts'
import Ear from '~icons/ph/ear'
import Phone from '~icons/ph/phone'
import PhoneSlash from '~icons/ph/phone-slash'
import type { Caller } from '../../contract/book.ts'
import { useWords } from '../language.ts'
import styles from './caller-rule.module.css'

const rules = {
  'may-call': 'yes',
  'only-patient': 'patient',
  'write-only': 'no',
  never: 'no',
  unreadable: 'no',
} as const

/** The rule of whoever calls, before anything is promised. */
export function CallerRule({ caller }: { caller: Caller }) {
  const { rule: words } = useWords(bookWords)
  const rule = rules[caller.reach.rule]
  const Icon = { yes: Phone, patient: Ear, no: PhoneSlash }[rule]
  return (
    <div className={`${styles.rule} ${styles[rule]}`}>
      <Icon />
      <p>
        <b>{{ yes: words.mayCall, patient: words.onlyHer, no: words.noCallBack }[rule]}</b>
        <span>{words.sayAloud}</span>
      </p>
    </div>
  )
}
