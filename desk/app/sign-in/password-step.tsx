import { useState } from 'react'
import { minutesOf } from '#clinic/time.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import type { NextStep } from '../../contract/sign-in.ts'
import { currentTime } from '../clock.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { Problem } from './problem.tsx'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

const NOON = 12 * 60
const EVENING = 17 * 60

const partOfDay = (minutes: number) =>
  minutes < NOON ? 'morning' : minutes < EVENING ? 'afternoon' : 'evening'

type Props = { onNext: (next: NextStep['next']) => void; onLanguage: () => void }

export function PasswordStep({ onNext, onLanguage }: Props) {
  const words = useWords(signInWords)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { problem, isWorking, onSubmit } = useSubmit({
    path: '/api/sign-in',
    wrong: words.problems.wrong,
    onDone: ({ next }) => onNext(next),
  })
  return (
    <SignInFrame title={words.greeting[partOfDay(minutesOf(currentTime()))]} onLanguage={onLanguage}>
      <form className={styles.form} onSubmit={onSubmit(() => ({ email: email.trim(), password }))} noValidate>
        <p className={styles.intro}>{words.intro}</p>
        <Problem>{problem}</Problem>
        <Field
          label={words.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
          autoFocus
        />
        <Field
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          required
        />
        <Button kind="primary" size="large" type="submit">
          {words.go}
        </Button>
        <PasskeyButton label="signIn" onSignedIn={() => onNext('desk')} />
        <p className={styles.hint} role="status">
          {isWorking ? words.working : words.forgot}
        </p>
      </form>
    </SignInFrame>
  )
}
