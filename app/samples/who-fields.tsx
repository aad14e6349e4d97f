import { useEffect, useRef, useState } from 'react'
import { asciiDigits } from '#clinic/phone.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field, MobileField } from '../ui/form/field.tsx'
import { useField } from '../ui/form/form-context.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import styles from './who-fields.module.css'

type Props = {
  /** The names of the fields in the form and in its rules. */
  names: { name: string; phone: string; sex: string }
  sexes: { value: string; label: string }[]
}

/** The patient: three fields to type in, and one tap. */
export function WhoFields({ names, sexes }: Props) {
  const [age, setAge] = useState(useField('age').text)
  const row = useRef<HTMLDivElement>(null)
  // Typed before the script loaded, or restored by the browser.
  useEffect(() => setAge(row.current?.querySelector('input')?.value ?? ''), [])
  return (
    <>
      <Field name={names.name} autoComplete="name" maxLength={100} required />
      <div ref={row} className={styles.row}>
        <Field
          name="age"
          inputMode="numeric"
          maxLength={3}
          required
          onInput={(event) => setAge(event.currentTarget.value)}
        />
        <MobileField name={names.phone} />
      </div>
      <Guardian age={age} />
      <div className={styles.sexes}>
        <RadioGroup name={names.sex} options={sexes} />
      </div>
    </>
  )
}

const isUnder18 = (age: string) =>
  /^\d{1,2}$/.test(asciiDigits(age.trim())) && Number(asciiDigits(age.trim())) < 18

/** Shown where the patient is a child; without script it is always shown, with a note about whom it is for. */
function Guardian({ age }: { age: string }) {
  const { error } = useField('guardian')
  const isNeeded = isUnder18(age) || Boolean(error)
  return (
    <div className={styles.guardian} {...(isNeeded && { 'data-needed': true })}>
      <Checkbox name="guardian" />
    </div>
  )
}
