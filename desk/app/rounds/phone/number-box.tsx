import { useEffect, useState } from 'react'
import { mayCallNow } from '#clinic/desk/reach.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import Eye from '~icons/ph/eye'
import Phone from '~icons/ph/phone'
import type { SheetStop } from '../../../contract/rounds.ts'
import { hourIn, useNow } from '../../clock.ts'
import { useLanguage, useWords } from '../../language.ts'
import { Private, useNames } from '../../privacy.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './number-box.module.css'

/** The number is hidden again after this time. */
const SHOWN_MS = 30_000

/** +91 98123 45658 */
const spaced = (phone: string) => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')

/** The number: hidden, shown for half a minute by a press that is audited. Left out where nobody may call. */
export function NumberBox({ stop, onShow }: { stop: SheetStop; onShow: () => void }) {
  const words = useWords(roundWords.number)
  const language = useLanguage()
  const { areHidden } = useNames()
  const now = useNow()
  const [isShown, setShown] = useState(false)
  const { phone, reach } = stop
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  if (!phone)
    return (
      <div className={styles.box}>
        <p className={styles.why}>{words.noCalls}</p>
      </div>
    )
  const hours = reach.hours && {
    from: hourIn(language, reach.hours.from),
    until: hourIn(language, reach.hours.until),
  }
  const may = mayCallNow(reach, now)
  const show = () => {
    setShown(true)
    onShow()
  }
  return (
    <div className={styles.box}>
      <div>
        <span className={styles.number}>
          <Private>{isShown ? spaced(phone) : `${phone.slice(0, 3)} ····· ···${phone.slice(-2)}`}</Private>
        </span>
        <small>{may || !hours ? words.logged : fill(words.ownHours, hours)}</small>
      </div>
      {isShown && !areHidden ? (
        <a className={styles.call} href={`tel:${phone}`}>
          <Phone />
          {words.call}
        </a>
      ) : (
        <Button icon={Eye} className={styles.show} isDisabled={!may} onClick={show}>
          {words.show}
        </Button>
      )}
    </div>
  )
}
