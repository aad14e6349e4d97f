import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { deskWords } from '#content/desk/common.ts'
import { useWords } from './language.ts'
import styles from './privacy.module.css'

const HIDDEN = 'names-hidden'
const NamesContext = createContext({ areHidden: false, toggle: () => {}, hide: () => {} })

/** Whether names are shown on this screen. Stored for the tab: a reload must not show them again. */
export function NamesProvider({ children }: { children: ReactNode }) {
  const [areHidden, setHidden] = useState(() => sessionStorage.getItem(HIDDEN) === 'yes')
  const value = useMemo(() => {
    const set = (next: boolean) => {
      sessionStorage.setItem(HIDDEN, next ? 'yes' : 'no')
      setHidden(next)
    }
    return { areHidden, toggle: () => set(!areHidden), hide: () => set(true) }
  }, [areHidden])
  return <NamesContext value={value}>{children}</NamesContext>
}

export const useNames = () => useContext(NamesContext)

/**
 * A name, a number or an address. Hidden, its text is not in the page at all. Every bar has the same length, which
 * would otherwise hint at the name.
 */
export function Private({ children }: { children: ReactNode }) {
  const { areHidden } = useNames()
  const { hiddenName } = useWords(deskWords.names)
  if (!areHidden) return <span translate="no">{children}</span>
  return (
    <span className={styles.bar}>
      <span className="visually-hidden">{hiddenName}</span>
    </span>
  )
}
