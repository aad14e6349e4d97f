import { useEffect, useRef, useState } from 'react'
import { type OverbookingReason, overbookingReasons } from '#clinic/booking.ts'
import { bookWords } from '#content/desk/book.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import Door from '~icons/ph/door'
import Phone from '~icons/ph/phone'
import { useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { Option } from '../ui/option.tsx'
import { Segments } from '../ui/segments.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import styles from './book-dialog.module.css'
import { CallerRule } from './caller-rule.tsx'
import { KnownCaller } from './known-caller.tsx'
import { NewCaller } from './new-caller.tsx'
import { isComplete } from './new-person.ts'
import { OfflineNote } from './offline-note.tsx'
import { momentWords, Times } from './times.tsx'
import { TimesByDay } from './times-by-day.tsx'
import { useBook } from './use-book.ts'
import { useCaller } from './use-caller.ts'
import { useWhen } from './use-when.ts'
import { WillRead } from './will-read.tsx'

/**
 * Booking for a caller: four digits of the number, Enter, Enter. A key that is pressed before an answer arrives is
 * remembered, so that fast typing never waits.
 */
export function BookDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(bookWords)
  const { close } = useWords(deskWords)
  const [walkedIn, setWalkedIn] = useState(false)
  const who = useCaller()
  const { caller, person } = who
  const [tries, setTries] = useState(0)
  const when = useWhen(walkedIn)
  const { times, isLoading, isAbove, isHere, toggleAbove } = when
  const [asksWhy, setAsksWhy] = useState(false)
  const { book, isSending, refusal } = useBook(onClose)

  const wantsBooking = useRef(false)
  const submit = (overbook?: OverbookingReason) => {
    if (person && !isComplete(person)) return setTries(tries + 1)
    if (!caller && !person) return
    if (!times.chosen) {
      wantsBooking.current = isLoading
      return
    }
    if (isAbove && !overbook) return setAsksWhy(true)
    void book({ caller, person, time: times.chosen, walkedIn: isHere, overbook })
  }
  const latestSubmit = useRef(submit)
  latestSubmit.current = submit
  useEffect(() => {
    if (isLoading || !(caller || person) || !wantsBooking.current) return
    wantsBooking.current = false
    latestSubmit.current()
  }, [isLoading, caller, person])
  const hurry = (isHurried: boolean) => {
    wantsBooking.current = isHurried
  }

  useKeys(
    {
      close: onClose,
      open: () => submit(),
      'walked-in': () => setWalkedIn(!walkedIn),
      'someone-new': who.someoneNew,
      'book-above': toggleAbove,
    },
    { isModal: true },
  )
  return (
    <Dialog
      title={words.title}
      width={person ? 'wide' : 'normal'}
      closeLabel={close}
      onClose={onClose}
      beside={<HowTheyCame walkedIn={walkedIn} onChoose={setWalkedIn} />}
      footer={
        <Footer
          at={times.chosen?.at}
          isHere={isHere}
          isSending={isSending}
          refusal={refusal}
          several={who.several}
          onBook={() => submit()}
        />
      }
    >
      <OfflineNote />
      <div className={styles.columns}>
        <Who who={who} walkedIn={walkedIn} tries={tries} onHurry={hurry} onSubmit={() => submit()} />
        <When who={who} when={when} onSubmit={() => submit()} />
      </div>
      {asksWhy && <WhyAbove onChoose={submit} onClose={() => setAsksWhy(false)} />}
      {caller && <CallerRule caller={caller} />}
    </Dialog>
  )
}

type WhoProps = {
  who: ReturnType<typeof useCaller>
  walkedIn: boolean
  tries: number
  onHurry: (isHurried: boolean) => void
  onSubmit: () => void
}

function Who({ who, walkedIn, tries, onHurry, onSubmit }: WhoProps) {
  const words = useWords(bookWords)
  if (who.person)
    return <NewCaller person={who.person} tries={tries} onChange={who.setPerson} onSubmit={onSubmit} />
  return (
    <KnownCaller
      label={walkedIn ? words.whoIsHere : words.who}
      text={who.typed}
      onType={who.setTyped}
      chosen={who.caller}
      onChoose={who.choose}
      onSeveral={who.setSeveral}
      onHurry={onHurry}
      onNew={who.someoneNew}
    />
  )
}

type WhenProps = Pick<WhoProps, 'who' | 'onSubmit'> & { when: ReturnType<typeof useWhen> }

function When({ who, when: { times, isAbove, note }, onSubmit }: WhenProps) {
  const words = useWords(bookWords)
  const isPhone = useIsPhone()
  const Choice = isPhone ? TimesByDay : Times
  return (
    <div className={styles.when}>
      <p className={styles.label}>{words.when}</p>
      <Choice
        ref={who.timesRef}
        label={words.when}
        times={times}
        {...(!isAbove && !isPhone && { firstNote: words.nextFree })}
        onSubmit={onSubmit}
      />
      <p className={`${styles.hint} ${note.includes('[') ? styles.keys : ''}`}>
        <KeysInText>{note}</KeysInText>
      </p>
      {who.person && <WillRead person={who.person} at={times.chosen?.at} />}
    </div>
  )
}

type HowProps = { walkedIn: boolean; onChoose: (walkedIn: boolean) => void }

function HowTheyCame({ walkedIn, onChoose }: HowProps) {
  const words = useWords(bookWords)
  return (
    <Segments
      label={words.how}
      chosen={walkedIn ? 'walked-in' : 'phone'}
      onChoose={(id) => onChoose(id === 'walked-in')}
      segments={[
        { id: 'phone', label: words.onThePhone, icon: Phone },
        { id: 'walked-in', label: words.walkedIn, icon: Door, keyCap: capsOf('walked-in') },
      ]}
    />
  )
}

type WhyProps = { onChoose: (reason: OverbookingReason) => void; onClose: () => void }

/** A second patient at one time needs one of these reasons, which is audited. */
function WhyAbove({ onChoose, onClose }: WhyProps) {
  const words = useWords(bookWords.above)
  const heading = useRef<HTMLParagraphElement>(null)
  // The list of times would take the digits.
  useEffect(() => heading.current?.focus(), [])
  useKeys({
    close: onClose,
    'digit-1': () => onChoose(overbookingReasons[0]),
    'digit-2': () => onChoose(overbookingReasons[1]),
    'digit-3': () => onChoose(overbookingReasons[2]),
  })
  return (
    <div className={styles.above}>
      <p className={styles.label} ref={heading} tabIndex={-1}>
        {words.title}
      </p>
      {overbookingReasons.map((reason, index) => (
        <Option key={reason} keyCap={[String(index + 1)]} onClick={() => onChoose(reason)}>
          {words.reasons[reason]}
        </Option>
      ))}
    </div>
  )
}

type FooterProps = {
  at: string | undefined
  isHere: boolean
  isSending: boolean
  refusal: string | null
  several: number
  onBook: () => void
}

function Footer({ at, isHere, isSending, refusal, several, onBook }: FooterProps) {
  const words = useWords(bookWords)
  const language = useLanguage()
  const now = useNow()
  const when = at ? momentWords(language, words, { at }, now) : '–'
  if (several > 1)
    return (
      <>
        <Button kind="primary" size="large" keyCap={['1', '–', String(several)]} isDisabled>
          {words.several.button}
        </Button>
        <p className={styles.readOut} role="status">
          {words.several.note}
        </p>
      </>
    )
  return (
    <>
      <Button kind="primary" size="large" keyCap="↵" isDisabled={!at || isSending} onClick={onBook}>
        {fill(isHere ? words.walkIn.submit : words.submit, { when })}
      </Button>
      <p className={styles.readOut} role="status">
        {refusal ?? (at && fill(isHere ? words.walkIn.readOut : words.readOut, { when }))}
      </p>
    </>
  )
}
