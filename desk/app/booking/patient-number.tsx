import { useEffect, useState } from 'react'
import { firstNameOf } from '#clinic/desk/short-name.ts'
import { minutesFrom, minutesOf } from '#clinic/time.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { reachWords } from '#content/desk/reach.ts'
import { fill } from '#content/format/fill.ts'
import { telHref } from '#content/format/tel.ts'
import Eye from '~icons/ph/eye'
import Lock from '~icons/ph/lock'
import { type NumberReason, numberReasons } from '../../contract/opened-booking.ts'
import type { Reach } from '../../contract/work-row.ts'
import { command, RefusedError } from '../api.ts'
import { currentTime, hourIn, timeIn, useNow } from '../clock.ts'
import { capsOf, type KeyName } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { useMe } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Option } from '../ui/option.tsx'
import styles from './booking-panel.module.css'

const SHOWN_FOR = 30_000

type Props = { id: string; phoneEnd: string; reach: Reach }
type Shown = { phone: string; at: Date }

/** The phone number: hidden, shown by a press that is audited, hidden again after half a minute. */
export function PatientNumber({ id, phoneEnd, reach }: Props) {
  const words = useWords(bookingWords.number)
  const language = useLanguage()
  const now = useNow('second')
  const [shown, setShown] = useState<Shown | null>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isNever = reach.rule === 'never' || reach.rule === 'write-only'
  const isOutside = !isNever && !isWithin(reach, now)

  async function show(reason?: NumberReason) {
    if (isNever || shown) return
    if (isOutside && !reason) return setAsksWhy(true)
    setRefusal(null)
    try {
      const { phone } = await command('/api/booking/number', { id, ...(reason && { reason }) })
      setShown({ phone, at: currentTime() })
      setAsksWhy(false)
    } catch (error) {
      if (error instanceof RefusedError && error.reason === 'outside-hours') setAsksWhy(true)
      else setRefusal(words.failed)
    }
  }
  useKeys({ 'show-number': () => void show(), call: () => void show() })
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [shown])

  const opens = reach.hours && fill(words.opens, { when: hourIn(language, reach.hours.from) })
  return (
    <>
      <div className={styles.number}>
        <div>
          <p className={styles.digits}>
            <Private>
              {shown ? <a href={telHref(shown.phone)}>{spaced(shown.phone)}</a> : `+91 ····· ···${phoneEnd}`}
            </Private>
          </p>
          <Hint shown={shown} now={now} refusal={refusal} isNever={isNever} isOutside={isOutside} />
        </div>
        {!shown && (
          <Button
            icon={isNever || isOutside ? Lock : Eye}
            keyCap={isNever ? undefined : capsOf('show-number')}
            isDisabled={isNever}
            onClick={() => void show()}
          >
            {isNever ? words.never : isOutside ? opens : words.show}
          </Button>
        )}
      </div>
      {asksWhy && !shown && (
        <AskWhy onChoose={(reason) => void show(reason)} onClose={() => setAsksWhy(false)} />
      )}
    </>
  )
}

type HintProps = {
  shown: Shown | null
  now: Date
  refusal: string | null
  isNever: boolean
  isOutside: boolean
}

function Hint({ shown, now, refusal, isNever, isOutside }: HintProps) {
  const words = useWords(bookingWords.number)
  const { from } = useWords(reachWords)
  const language = useLanguage()
  const me = useMe()
  if (shown) {
    const seconds = Math.max(0, Math.ceil((shown.at.getTime() + SHOWN_FOR - now.getTime()) / 1000))
    const values = { name: firstNameOf(me.name), time: timeIn(language, shown.at), seconds }
    return (
      <small>
        {from} {fill(words.shown, values)}
      </small>
    )
  }
  return (
    <small role="status">
      {refusal ?? (isNever ? words.neverHint : isOutside ? words.closed : words.logged)}
    </small>
  )
}

type WhyProps = { onChoose: (reason: NumberReason) => void; onClose: () => void }

const digits = ['digit-1', 'digit-2', 'digit-3', 'digit-4'] as const satisfies KeyName[]

/** Outside the patient's hours: only with a reason, stored with the name of the person who gives it. */
function AskWhy({ onChoose, onClose }: WhyProps) {
  const words = useWords(bookingWords.number)
  useKeys({
    close: onClose,
    ...Object.fromEntries(numberReasons.map((reason, place) => [digits[place]!, () => onChoose(reason)])),
  })
  return (
    <section className={styles.why} aria-label={words.why}>
      <h3>{words.why}</h3>
      <p>{words.whyHint}</p>
      {numberReasons.map((reason, place) => (
        <Option key={reason} keyCap={capsOf(digits[place]!)} onClick={() => onChoose(reason)}>
          {words.reasons[reason]}
        </Option>
      ))}
    </section>
  )
}

function isWithin({ hours }: Reach, now: Date): boolean {
  const minutes = minutesOf(now)
  return !hours || (minutes >= minutesFrom(hours.from) && minutes < minutesFrom(hours.until))
}

const spaced = (phone: string) => phone.replace(/^(\+91)\s?(\d{5})(\d{5})$/, '$1 $2 $3')
