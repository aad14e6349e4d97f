import { passkeyWords } from '#content/desk/passkeys.ts'
import Fingerprint from '~icons/ph/fingerprint'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { canUsePasskeys, signWithPasskey } from './passkey.ts'
import { Problem } from './problem.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { label: 'signIn' | 'wake'; onSignedIn: () => void }

/** In place of password and code, where the browser supports passkeys. */
export function PasskeyButton({ label, onSignedIn }: Props) {
  const words = useWords(passkeyWords)
  const { problem, sendMade } = useSubmit({
    path: '/api/sign-in/passkey',
    wrong: words.wrong,
    onDone: onSignedIn,
  })
  if (!canUsePasskeys()) return null
  return (
    <>
      <Button size="large" icon={Fingerprint} onClick={() => void sendMade(signWithPasskey)}>
        {words[label]}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}
