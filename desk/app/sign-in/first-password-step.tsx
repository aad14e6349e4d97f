import { useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { PASSWORD_MIN, type SecondFactor } from '../../contract/sign-in.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Problem } from './problem.tsx'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { onChosen: (factor: SecondFactor) => void; onOver: () => void }

/** A person's own password, in place of the one-time password. */
export function FirstPasswordStep({ onChosen, onOver }: Props) {
  const { firstPassword: words, go, problems } = useWords(signInWords)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const { problem, setProblem, send } = useSubmit({
    path: '/api/sign-in/first-password',
    wrong: problems.over,
    onDone: onChosen,
    onOver,
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (password.length < PASSWORD_MIN) return setProblem(words.short)
    if (password !== again) return setProblem(words.different)
    return send({ password })
  }
  return (
    <SignInFrame title={words.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.intro}>{words.intro}</p>
        <Problem>{problem}</Problem>
        <Field
          label={words.label}
          hint={words.rule}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          required
          autoFocus
        />
        <Field
          label={words.again}
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          required
        />
        <Button kind="primary" size="large" type="submit">
          {go}
        </Button>
      </form>
    </SignInFrame>
  )
}
