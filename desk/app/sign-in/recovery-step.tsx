import { useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Problem } from './problem.tsx'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

export function RecoveryStep({ onSignedIn, onBack }: { onSignedIn: () => void; onBack: () => void }) {
  const { recovery: words, go } = useWords(signInWords)
  const [code, setCode] = useState('')
  const { problem, onSubmit } = useSubmit({
    path: '/api/sign-in/recovery',
    wrong: words.wrong,
    onDone: onSignedIn,
  })
  return (
    <SignInFrame title={words.title}>
      <form className={styles.form} onSubmit={onSubmit(() => ({ code }))}>
        <p className={styles.intro}>{words.intro}</p>
        <Problem>{problem}</Problem>
        <Field label={words.label} value={code} onChange={setCode} spellCheck={false} required autoFocus />
        <Button kind="primary" size="large" type="submit">
          {go}
        </Button>
        <button type="button" className={styles.link} onClick={onBack}>
          {words.useApp}
        </button>
      </form>
    </SignInFrame>
  )
}
