import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#clinic/time.ts'
import { passkeyWords } from '#content/desk/passkeys.ts'
import { fill } from '#content/format/fill.ts'
import { longDateIn } from '#content/format/long-date.ts'
import DeviceMobile from '~icons/ph/device-mobile'
import Fingerprint from '~icons/ph/fingerprint'
import Key from '~icons/ph/key'
import Laptop from '~icons/ph/laptop'
import type { Passkey } from '../../contract/passkeys.ts'
import { get, post } from '../api.ts'
import { useLanguage, useWords } from '../language.ts'
import { canUsePasskeys, makePasskey } from '../sign-in/passkey.ts'
import { useSubmit } from '../sign-in/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './account.module.css'

const icons = { pc: Laptop, phone: DeviceMobile, key: Key }

/** The person's own passkeys: list, add, remove. */
export function AccountPasskeys() {
  const words = useWords(passkeyWords)
  const [isAdding, setAdding] = useState(false)
  const { data: passkeys = [], refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: () => get('/api/passkeys'),
  })
  const canAdd = canUsePasskeys()
  if (!canAdd && passkeys.length === 0) return null
  const added = () => {
    setAdding(false)
    void refetch()
  }
  return (
    <section className={styles.passkeys} aria-labelledby="passkeys">
      <h3 id="passkeys" className={styles.label}>
        {words.title}
      </h3>
      <p className={styles.about}>{words.about}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onRemoved={() => void refetch()} />
          ))}
        </ul>
      )}
      {canAdd && !isAdding && (
        <Button icon={Fingerprint} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {isAdding && <AddPasskey onAdded={added} />}
    </section>
  )
}

function Line({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const words = useWords(passkeyWords)
  const language = useLanguage()
  const { device, addedAt, lastUsedAt } = passkey
  const date = (at: string) => longDateIn(language, dayOf(new Date(at)))
  const Icon = icons[device]
  const remove = () =>
    post('/api/passkeys/remove', { id: passkey.id })
      .catch(() => {})
      .then(onRemoved)
  return (
    <li>
      <Icon />
      <p>
        <b>{words.devices[device]}</b>
        <span>
          {fill(words.added, { date: date(addedAt) })},{' '}
          {lastUsedAt ? fill(words.used, { date: date(lastUsedAt) }) : words.unused}
        </span>
      </p>
      <Button
        kind="plain"
        aria-label={`${words.remove}: ${words.devices[device]}, ${fill(words.added, { date: date(addedAt) })}`}
        onClick={() => void remove()}
      >
        {words.remove}
      </Button>
    </li>
  )
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const words = useWords(passkeyWords)
  const [password, setPassword] = useState('')
  const { problem, onSubmit } = useSubmit({
    path: '/api/passkeys/add',
    wrong: words.notAdded,
    onDone: onAdded,
  })
  return (
    <form className={styles.add} onSubmit={onSubmit(() => makePasskey(password))} noValidate>
      <Field
        label={words.password}
        hint={words.passwordHint}
        error={problem}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
        autoFocus
      />
      <Button kind="primary" type="submit">
        {words.next}
      </Button>
    </form>
  )
}
