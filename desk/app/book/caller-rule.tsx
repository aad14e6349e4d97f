import { bookWords } from '#content/desk/book.ts'
import Ear from '~icons/ph/ear'
import Phone from '~icons/ph/phone'
import PhoneSlash from '~icons/ph/phone-slash'
import type { Caller } from '../../contract/book.ts'
import { useWords } from '../language.ts'
import styles from './caller-rule.module.css'
import type { NewPerson } from './new-person.ts'

const ruleOf = (caller: Caller | null, person: NewPerson | null) => {
  if (person) return person.call === 'yes' ? 'yes' : person.call === 'only-me' ? 'patient' : 'no'
  if (!caller) return null
  return { 'may-call': 'yes', 'only-patient': 'patient', 'write-only': 'no', never: 'no', unreadable: 'no' }[
    caller.reach.rule
  ] as 'yes' | 'patient' | 'no'
}

/** The rule of whoever calls, before anything is promised. */
export function CallerRule({ caller, person }: { caller: Caller | null; person: NewPerson | null }) {
  const { rule: words } = useWords(bookWords)
  const rule = ruleOf(caller, person)
  if (!rule) return null
  const Icon = { yes: Phone, patient: Ear, no: PhoneSlash }[rule]
  return (
    <div className={`${styles.rule} ${styles[rule]}`}>
      <Icon />
      <p>
        <b>{{ yes: words.mayCall, patient: words.onlyHer, no: words.noCallBack }[rule]}</b>
        <span>{person ? words.nothingWritten : words.sayAloud}</span>
      </p>
    </div>
  )
}
