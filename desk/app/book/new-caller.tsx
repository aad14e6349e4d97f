import { useEffect, useRef } from 'react'
import { bookWords } from '#content/desk/book.ts'
import type { BookCommand } from '../../contract/book.ts'
import { useWords } from '../language.ts'
import { Field } from '../ui/field.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './book-dialog.module.css'

export type NewPerson = Extract<BookCommand['person'], { name: string }>
export const emptyPerson: NewPerson = { name: '', phone: '', call: 'yes' }

const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')
const isPhone = (phone: string) => digitsOf(phone).length === 10
export const isComplete = ({ name, phone }: NewPerson) => name.trim() !== '' && isPhone(phone)

type Props = {
  person: NewPerson
  showsErrors: boolean
  onChange: (person: NewPerson) => void
  onSubmit: () => void
}

/** Somebody who was never here: a name, a number, and whether it may be called. */
export function NewCaller({ person, showsErrors, onChange, onSubmit }: Props) {
  const words = useWords(bookWords)
  const name = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  return (
    <div className={styles.who}>
      <Field
        ref={name}
        label={words.name}
        value={person.name}
        maxLength={80}
        error={showsErrors && !person.name.trim() && words.nameMissing}
        onChange={(value) => onChange({ ...person, name: value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          phone.current?.focus()
        }}
      />
      <Field
        ref={phone}
        label={words.phone}
        inputMode="tel"
        value={person.phone}
        hint={isPhone(person.phone) ? words.phoneRight : words.phoneHint}
        error={showsErrors && !isPhone(person.phone) && words.phoneWrong}
        onChange={(value) => onChange({ ...person, phone: value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onSubmit()
        }}
      />
      <p className={styles.label}>{words.mayCall}</p>
      <Segments
        label={words.mayCall}
        chosen={person.call}
        onChoose={(call) => onChange({ ...person, call })}
        segments={(['yes', 'only-me', 'never'] as const).map((id) => ({ id, label: words.calls[id] }))}
      />
      <small className={styles.aloud}>{words.mayCallHint}</small>
    </div>
  )
}
