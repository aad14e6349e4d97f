import { useEffect, useRef } from 'react'
import { bookWords } from '#content/desk/book.ts'
import { useWords } from '../language.ts'
import { Field } from '../ui/field.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './book-dialog.module.css'
import { isLandline, isMobile, type NewPerson } from './new-person.ts'

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
  const startsWithPhone = useRef(person.name !== '')
  useEffect(() => (startsWithPhone.current ? phone : name).current?.focus(), [])
  const wrongPhone = isLandline(person.phone) ? words.landline : showsErrors && words.phoneWrong
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
        hint={isMobile(person.phone) ? words.phoneRight : words.phoneHint}
        error={!isMobile(person.phone) && wrongPhone}
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
