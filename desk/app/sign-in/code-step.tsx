import { useEffect, useId, useRef, useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { fill } from '#content/format/fill.ts'
import { useNow } from '../clock.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { CodeInput } from './code-input.tsx'
import { Problem } from './problem.tsx'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

/** Seconds for which an authenticator app shows one code. */
const PERIOD = 30

type Props = { onSignedIn: () => void; onRecovery: () => void; onBack: () => void }

export function CodeStep({ onSignedIn, onRecovery, onBack }: Props) {
  const { code: words, back } = useWords(signInWords)
  const hint = useId()
  const [isOfficePc, setOfficePc] = useState(false)
  const { problem, failures, send } = useSubmit({
    path: '/api/sign-in/code',
    wrong: words.wrong,
    onDone: onSignedIn,
  })
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a wrong code the field is a new, empty one
  useEffect(() => field.current?.focus(), [failures])
  const seconds = PERIOD - (Math.floor(useNow('second').getTime() / 1000) % PERIOD)
  return (
    <SignInFrame title={words.title}>
      <div className={styles.form}>
        <p className={styles.intro}>{words.intro}</p>
        <Problem>{problem}</Problem>
        <CodeInput
          key={failures}
          ref={field}
          label={words.label}
          isWrong={problem !== ''}
          describedBy={hint}
          onComplete={(code) => void send({ code, isOfficePc })}
        />
        <p id={hint} className={styles.hint}>
          {fill(words.hint, { seconds })}
        </p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isOfficePc}
            onChange={(event) => setOfficePc(event.target.checked)}
          />
          {words.officePc}
        </label>
        <Button size="large" onClick={onRecovery}>
          {words.useRecovery}
        </Button>
        <button type="button" className={styles.link} onClick={onBack}>
          {back}
        </button>
      </div>
    </SignInFrame>
  )
}
