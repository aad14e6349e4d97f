import { useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import Lock from '~icons/ph/lock-key'
import { PASSWORD_MIN } from '../../contract/sign-in.ts'
import { useWords } from '../language.ts'
import { useSubmit } from '../sign-in/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './account.module.css'

/** Changes the own password, with the current one. */
export function AccountPassword() {
  const { changePassword: words } = useWords(signInWords)
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  return (
    <section className={styles.passkeys} aria-labelledby="password">
      <h3 id="password" className={styles.label}>
        {words.title}
      </h3>
      <p role="status" className={styles.about}>
        {step === 'done' && words.done}
      </p>
      {step === 'open' ? (
        <ChangePassword onDone={() => setStep('done')} />
      ) : (
        <Button icon={Lock} onClick={() => setStep('open')}>
          {words.change}
        </Button>
      )}
    </section>
  )
}

function ChangePassword({ onDone }: { onDone: () => void }) {
  const { changePassword: words, firstPassword } = useWords(signInWords)
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { problem, setProblem, send } = useSubmit({ path: '/api/me/password', wrong: words.failed, onDone })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (password.length < PASSWORD_MIN) return setProblem(firstPassword.short)
    return send({ current, password })
  }
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <Field
        label={words.current}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        required
        autoFocus
      />
      <Field
        label={firstPassword.label}
        hint={firstPassword.rule}
        error={problem}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        required
      />
      <Button kind="primary" type="submit">
        {words.change}
      </Button>
    </form>
  )
}
