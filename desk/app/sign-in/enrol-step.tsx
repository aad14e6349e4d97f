import { lazy, Suspense, useId } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import type { SecondFactor } from '../../contract/sign-in.ts'
import { useWords } from '../language.ts'
import { CodeInput } from './code-input.tsx'
import { Problem } from './problem.tsx'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

/** Each person sees it once: it is not in the first script. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

type Props = { factor: SecondFactor; onSignedIn: () => void; onOver: () => void }

/** The authenticator app gets its key, the recovery codes are written down, and a code proves that it works. */
export function EnrolStep({ factor: { uri, secret, recoveryCodes }, onSignedIn, onOver }: Props) {
  const { enrol: words, code } = useWords(signInWords)
  const hint = useId()
  const { problem, failures, send } = useSubmit({
    path: '/api/sign-in/enrol',
    wrong: code.wrong,
    onDone: onSignedIn,
    onOver,
  })
  return (
    <SignInFrame title={words.title}>
      <div className={styles.form}>
        <p className={styles.intro} id={hint}>
          {words.intro}
        </p>
        <div className={styles.key}>
          <Suspense fallback={<span className={styles.qr} />}>
            <QrCode text={uri} label={words.qr} className={styles.qr} />
          </Suspense>
          <p>
            <span className={styles.label}>{words.key}</span>
            <span className={styles.secret} translate="no">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </span>
            <a className={`${styles.link} phone-only`} href={uri}>
              {words.open}
            </a>
          </p>
        </div>
        <div>
          <p className={styles.label}>{words.recovery}</p>
          <p className={styles.hint}>{words.recoveryHint}</p>
        </div>
        <ul className={styles.codes} translate="no">
          {recoveryCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Problem>{problem}</Problem>
        <p className={styles.label}>{code.label}</p>
        <CodeInput
          key={failures}
          label={code.label}
          isWrong={problem !== ''}
          describedBy={hint}
          onComplete={(typed) => void send({ code: typed })}
        />
      </div>
    </SignInFrame>
  )
}
