import { useEffect, useRef } from 'react'
import { spokenCalls, ways } from '#clinic/desk/spoken-wishes.ts'
import { otherShown } from '#content/clinic/shown-languages.ts'
import { bookWords } from '#content/desk/book.ts'
import Check from '~icons/ph/check'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { Choice } from '../ui/choice.tsx'
import { Field } from '../ui/field.tsx'
import { AskWrite, useWays, wayBindings } from './ask-write.tsx'
import { LanguageOf } from './language-of.tsx'
import styles from './new-caller.module.css'
import { isLandline, isMobile, type NewPerson } from './new-person.ts'

type Props = {
  person: NewPerson
  /** Counts the attempts to book: each one focuses the first field that is missing. */
  tries: number
  onChange: (person: NewPerson) => void
  onSubmit: () => void
}

/** A new person: name and number, language, and how the clinic may call and write. */
export function NewCaller({ person, tries, onChange, onSubmit }: Props) {
  const words = useWords(bookWords)
  const form = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const typed = useRef(person)
  useEffect(() => (typed.current.name ? phone : name).current?.focus(), [])
  const latest = useRef(person)
  latest.current = person
  const offered = useWays()
  const isKnown = offered !== undefined
  // Also when the attempt came before the question was there.
  useEffect(() => {
    if (tries === 0 || !isKnown) return
    const { name: given, phone: number, write } = latest.current
    if (!given.trim()) name.current?.focus()
    else if (!isMobile(number)) phone.current?.focus()
    else if (write === null) form.current?.querySelector<HTMLElement>('[data-ask] [role=radio]')?.focus()
  }, [tries, isKnown])
  useKeys({
    language: () => onChange({ ...person, language: otherShown(person.language) ?? person.language }),
    // An answer that is typed before the channels are loaded counts.
    ...wayBindings(offered ?? ways, (write) => onChange({ ...person, write })),
  })
  const wrongPhone = isLandline(person.phone) ? words.landline : tries > 0 && words.phoneWrong
  const carried = typed.current.name !== '' && typed.current.name === person.name
  return (
    <div className={styles.form} ref={form}>
      <Field
        ref={name}
        label={words.name}
        value={person.name}
        maxLength={80}
        hint={carried && <Carried />}
        error={tries > 0 && !person.name.trim() && words.nameMissing}
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
      <LanguageOf language={person.language} onChoose={(language) => onChange({ ...person, language })} />
      <Choice
        label={words.mayCall}
        chosen={person.call}
        onChoose={(call) => onChange({ ...person, call })}
        segments={spokenCalls.map((id) => ({ id, label: words.calls[id] }))}
      />
      <AskWrite
        person={person}
        isMissing={tries > 0 && person.write === null}
        onChange={(wishes) => onChange({ ...person, ...wishes })}
      />
    </div>
  )
}

const Carried = () => {
  const words = useWords(bookWords)
  return (
    <span className={styles.carried}>
      <Check /> {words.fromTyped}
    </span>
  )
}
