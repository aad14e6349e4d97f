import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskWords } from '#content/desk/common.ts'
import SignOut from '~icons/ph/sign-out'
import { post } from '../api.ts'
import { keyMode, keyModes, setKeyMode } from '../keys/key-mode.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { useMe } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './account.module.css'
import { AccountLanguage } from './account-language.tsx'
import { AccountPasskeys } from './account-passkeys.tsx'
import { AccountPassword } from './account-password.tsx'

/** The person's own settings: single keys, language, password, passkeys, and sign-out. */
export function Account({ onClose }: { onClose: () => void }) {
  const words = useWords(deskWords)
  const me = useMe()
  const queries = useQueryClient()
  const [mode, setMode] = useState(keyMode)
  useKeys({ close: onClose }, { isModal: true })
  const signOut = async () => {
    await post('/api/sign-out', {}).catch(() => {})
    queries.clear()
    location.assign('/')
  }
  return (
    <Dialog title={me.name} width="small" closeLabel={words.close} onClose={onClose}>
      <div className={styles.account}>
        <p className={styles.role}>{words.account.roles[me.role]}</p>
        <p className={styles.label}>{words.account.keys}</p>
        <Segments
          label={words.account.keys}
          segments={keyModes.map((id) => ({ id, label: words.account.keyModes[id] }))}
          chosen={mode}
          onChoose={(chosen) => {
            setKeyMode(chosen)
            setMode(chosen)
          }}
        />
        <AccountLanguage />
        <AccountPassword />
        <AccountPasskeys />
        <div>
          <Button icon={SignOut} onClick={() => void signOut()}>
            {words.account.signOut}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
