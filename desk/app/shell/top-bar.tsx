import { type ReactNode, useState } from 'react'
import { deskWords } from '#content/desk/common.ts'
import Eye from '~icons/ph/eye'
import EyeSlash from '~icons/ph/eye-slash'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { useConnection } from '../live/connection.ts'
import { useNames } from '../privacy.tsx'
import { useMe } from '../session.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { Find } from './find.tsx'
import styles from './top-bar.module.css'

export function TopBar({ title, subtitle }: { title: string; subtitle?: ReactNode }) {
  const words = useWords(deskWords)
  const { role } = useMe()
  const [isFinding, setFinding] = useState(false)
  // The owner's pages show no patient.
  const seesPatients = role !== 'owner'
  const maySearch = role === 'receptionist' || role === 'doctor'
  useKeys({ find: () => setFinding(true) }, { isActive: maySearch })
  return (
    <header className={styles.top}>
      <h1>
        <Emphasis>{title}</Emphasis>
      </h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <div className={styles.end}>
        {maySearch && (
          <Find isOpen={isFinding} onOpen={() => setFinding(true)} onClose={() => setFinding(false)} />
        )}
        <ConnectionLight />
        {maySearch && (
          <button
            type="button"
            className={`${styles.tool} ${styles.onPhone}`}
            onClick={() => setFinding(true)}
          >
            <MagnifyingGlass />
            <span className="visually-hidden">{words.find.label}</span>
          </button>
        )}
        {seesPatients && <NamesSwitch />}
      </div>
    </header>
  )
}

function ConnectionLight() {
  const words = useWords(deskWords.connection)
  const { state } = useConnection()
  return (
    <p className={`${styles.connection} ${styles[state]}`} role="status">
      {words[state]}
    </p>
  )
}

function NamesSwitch() {
  const words = useWords(deskWords.names)
  const { areHidden, toggle } = useNames()
  const Icon = areHidden ? EyeSlash : Eye
  return (
    <button
      type="button"
      className={`${styles.tool} ${areHidden ? styles.hidden : ''}`}
      aria-pressed={areHidden}
      onClick={toggle}
    >
      <Icon />
      <span className={styles.toolText}>{areHidden ? words.hidden : words.shown}</span>
      {capsOf('hide-names').map((cap, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key twice
        <KeyCap key={index}>{cap}</KeyCap>
      ))}
    </button>
  )
}
