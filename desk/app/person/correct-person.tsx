import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { proofs } from '#clinic/desk/correct-person.ts'
import { spokenCalls, ways } from '#clinic/desk/spoken-wishes.ts'
import { otherShown } from '#content/clinic/shown-languages.ts'
import { bookWords } from '#content/desk/book.ts'
import { deskWords } from '#content/desk/common.ts'
import { personWords } from '#content/desk/person.ts'
import { fill } from '#content/format/fill.ts'
import type { OpenedBooking } from '../../contract/opened-booking.ts'
import { command } from '../api.ts'
import { useWays, WayChoice, wayBindings } from '../book/ask-write.tsx'
import { LanguageOf } from '../book/language-of.tsx'
import { isLandline, isMobile } from '../book/new-person.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { refreshRows } from '../live/work-store.ts'
import { useOneAtATime } from '../one-at-a-time.ts'
import { Private } from '../privacy.tsx'
import { refusalIn } from '../refusal-in.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { offerUndo } from '../undo.ts'
import styles from './correct-person.module.css'
import { asksProof, bodyOf, correctedIn, type Typed, typedFrom } from './correction.ts'
import { WhatFollows } from './what-follows.tsx'

type Props = { opened: OpenedBooking; version: number; onClose: () => void }

/**
 * Name, number, language and contact preferences of a person: what changes, and what follows from it, line by
 * line.
 */
export function CorrectPerson({ opened, version, onClose }: Props) {
  const words = useWords(personWords)
  const { close } = useWords(deskWords)
  const [given, setTyped] = useState(() => typedFrom(opened))
  const change = (some: Partial<Typed>) => setTyped((before) => ({ ...before, ...some }))
  const offered = useWays()
  // A key that was pressed before the channels were loaded may name one that the clinic does not have.
  const isOffered = !offered || given.write === null || offered.includes(given.write)
  const typed = isOffered ? given : { ...given, write: typedFrom(opened).write }
  const { send, refusal } = useCorrect({ opened, version, typed, onClose })
  const corrected = correctedIn(opened, typed)
  useKeys(
    {
      close: onClose,
      send: () => void send(),
      language: () => change({ language: otherShown(typed.language) ?? typed.language }),
      // An answer that is typed before the channels are loaded counts.
      ...wayBindings(offered ?? ways, (write) => change({ write })),
    },
    { isModal: true },
  )
  const [before, after = ''] = words.title.split('{name}')
  return (
    <Dialog
      title={
        <>
          {before}
          <Private>{opened.name}</Private>
          {after}
        </>
      }
      width="wide"
      closeLabel={close}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="primary"
            size="large"
            keyCap={capsOf('send')}
            isDisabled={corrected.length === 0}
            onClick={() => void send()}
          >
            {words.submit}
          </Button>
          <Button kind="plain" keyCap={capsOf('close')} onClick={onClose}>
            {words.leave}
          </Button>
          <p role="status" className={styles.note}>
            {refusal ?? <KeysInText>{words.undoHint}</KeysInText>}
          </p>
        </>
      }
    >
      <div className={styles.columns}>
        <Says opened={opened} typed={typed} offered={offered} onChange={change} />
        <WhatFollows opened={opened} typed={typed} corrected={corrected} />
      </div>
    </Dialog>
  )
}

function useCorrect({ opened, version, typed, onClose }: Props & { typed: Typed }) {
  const words = useWords(personWords)
  const queries = useQueryClient()
  const oneAtATime = useOneAtATime()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { bookingId } = opened.row
  const send = () =>
    oneAtATime(async () => {
      if (asksProof(opened, typed) && !typed.proof) return setRefusal(words.refused.proof)
      try {
        const body = { bookingId, version, ...bodyOf(opened, typed) }
        offerUndo(await command('/api/commands/correct-person', body), {
          text: words.done,
          name: typed.name,
        })
        onClose()
        await queries.invalidateQueries({ queryKey: ['booking', bookingId] })
        await refreshRows([bookingId]).catch(() => {})
      } catch (error) {
        setRefusal(refusalIn(words.refused, error))
      }
    })
  return { send, refusal }
}

type SaysProps = {
  opened: OpenedBooking
  typed: Typed
  offered: ReturnType<typeof useWays>
  onChange: (some: Partial<Typed>) => void
}

function Says({ opened, typed, offered = [], onChange }: SaysProps) {
  const words = useWords(personWords)
  const book = useWords(bookWords)
  const isWrong = typed.phone.trim() !== '' && !isMobile(typed.phone)
  return (
    <section className={styles.says} aria-label={words.says}>
      <p className="eyebrow">{words.says}</p>
      <Field
        hasFirstFocus
        label={book.name}
        value={typed.name}
        maxLength={80}
        error={typed.name.trim() === '' && book.nameMissing}
        onChange={(name) => onChange({ name })}
      />
      <Field
        label={words.phone}
        inputMode="tel"
        value={typed.phone}
        hint={fill(words.phoneWas, { number: `+91 ····· ···${opened.phoneEnd}` })}
        error={isWrong && (isLandline(typed.phone) ? book.landline : book.phoneWrong)}
        onChange={(phone) => onChange({ phone })}
      />
      <LanguageOf language={typed.language} onChoose={(language) => onChange({ language })} />
      <Choice
        label={book.mayCall}
        chosen={typed.call}
        onChoose={(call) => onChange({ call })}
        segments={spokenCalls.map((id) => ({ id, label: book.calls[id] }))}
      />
      {offered.length > 1 && (
        <WayChoice offered={offered} write={typed.write} onChoose={(write) => onChange({ write })} />
      )}
      {asksProof(opened, typed) && <HowKnown typed={typed} onChange={onChange} />}
    </section>
  )
}

function HowKnown({ typed, onChange }: Pick<SaysProps, 'typed' | 'onChange'>) {
  const words = useWords(personWords.proof)
  return (
    <>
      <Choice
        label={words.title}
        chosen={typed.proof}
        onChoose={(proof) => onChange({ proof })}
        segments={proofs.map((id) => ({ id, label: words[id] }))}
      />
      {typed.proof === 'code' && (
        <Field
          label={words.field}
          inputMode="numeric"
          maxLength={4}
          value={typed.code}
          onChange={(code) => onChange({ code })}
        />
      )}
    </>
  )
}
