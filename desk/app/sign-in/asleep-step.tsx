import { useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { fill } from '#content/format/fill.ts'
import { post } from '../api.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { Problem } from './problem.tsx'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { name: string; isMuchOpened?: boolean; onAwake: () => void; onOver: () => void }

/** The session is asleep after a time without activity. The password wakes it, with everything where it was. */
export function AsleepStep({ name, isMuchOpened = false, onAwake, onOver }: Props) {
  const { asleep: words, problems } = useWords(signInWords)
  const [password, setPassword] = useState('')
  const { problem, onSubmit } = useSubmit({
    path: '/api/wake',
    wrong: problems.wrongPassword,
    onDone: onAwake,
    onOver,
  })
  return (
    <SignInFrame title={words.title}>
      <form className={styles.form} onSubmit={onSubmit(() => ({ password }))} noValidate>
        <p className={styles.intro}>{isMuchOpened ? words.muchOpened : words.intro}</p>
        <Problem>{problem}</Problem>
        <Field
          label={fill(words.passwordOf, { name })}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          required
          autoFocus
        />
        <Button kind="primary" size="large" type="submit">
          {words.wake}
        </Button>
        <PasskeyButton label="wake" onSignedIn={onAwake} />
        <button
          type="button"
          className={styles.link}
          onClick={() => post('/api/sign-out', {}).finally(onOver)}
        >
          {words.other}
        </button>
      </form>
    </SignInFrame>
  )
}
