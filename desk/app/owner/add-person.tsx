import { useEffect, useRef, useState } from 'react'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { deskWords } from '#content/desk/common.ts'
import { staffWords } from '#content/desk/staff.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { type Role, roles } from '../../contract/roles.ts'
import { command } from '../api.ts'
import { useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Field } from '../ui/field.tsx'
import { Segments } from '../ui/segments.tsx'
import { OneTimePasswordNote } from './one-time-password-note.tsx'
import styles from './staff-page.module.css'
import { useStaffChange } from './use-staff-change.ts'

/** A new account: name, e-mail and role. The one-time password then takes its place. */
export function AddPerson({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const words = useWords(staffWords)
  const { roles: roleWords } = useWords(deskWords.account)
  const language = useLanguage()
  const doctors = facts.doctors.map(({ id, name }) => ({ id, label: name[language] }))
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('receptionist')
  const [doctor, setDoctor] = useState(doctors[0]!.id)
  const [screens, setScreens] = useState<Language>('en')
  const first = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which focuses its first button.
  useEffect(() => first.current?.focus(), [])
  const { change, problem, password } = useStaffChange(onDone)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const doctorId = role === 'doctor' ? doctor : null
    const person = { name, email: email.trim(), role, doctorId, language: screens }
    return change(command('/api/staff/add', person))
  }
  if (password)
    return (
      <Dialog title={<Emphasis>{words.passwordTitle}</Emphasis>} closeLabel={words.close} onClose={onClose}>
        <OneTimePasswordNote {...password} />
      </Dialog>
    )
  return (
    <Dialog title={words.add} closeLabel={words.close} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.fields}>
          <Field ref={first} label={words.name} value={name} onChange={setName} maxLength={60} required />
          <Field
            label={words.email}
            type="email"
            value={email}
            onChange={setEmail}
            maxLength={200}
            required
          />
        </div>
        <div className={styles.choice}>
          <span>{words.role}</span>
          <Segments
            label={words.role}
            segments={roles.map((id) => ({ id, label: roleWords[id] }))}
            chosen={role}
            onChoose={setRole}
          />
        </div>
        {role === 'doctor' && (
          <div className={styles.choice}>
            <span>{words.doctor}</span>
            <Segments label={words.doctor} segments={doctors} chosen={doctor} onChoose={setDoctor} />
          </div>
        )}
        {shownLanguages.length > 1 && (
          <div className={styles.choice}>
            <span>{words.language}</span>
            <Segments
              label={words.language}
              segments={shownLanguages.map((id) => ({
                id,
                label: id === 'en' ? words.english : words.hindi,
              }))}
              chosen={screens}
              onChoose={setScreens}
            />
          </div>
        )}
        <Button kind="primary" size="large" type="submit">
          {words.addGo}
        </Button>
      </form>
    </Dialog>
  )
}
