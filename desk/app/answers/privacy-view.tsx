import { useEffect, useRef, useState } from 'react'
import { answersWords } from '#content/desk/answers.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import Check from '~icons/ph/check'
import type { AnswerRow } from '../../contract/answers.ts'
import { command } from '../api.ts'
import { useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { refusalIn } from '../refusal-in.ts'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { offerUndo } from '../undo.ts'
import styles from './answers.module.css'
import { momentIn, nextDue, PromiseClock } from './row-clock.tsx'
import { useReloadAnswers } from './use-answers.ts'

/** Somebody asked to be forgotten, and the law keeps the record: the clinic says so, in time. */
export function PrivacyView({ row, onDone }: { row: AnswerRow; onDone: () => void }) {
  const words = useWords(answersWords.privacy)
  const { refusals } = useWords(deskWords)
  const language = useLanguage()
  const now = useNow()
  const reload = useReloadAnswers()
  const [isSaving, setSaving] = useState(false)
  const [before, after = ''] = words.title.split('{name}')
  const [failed, setFailed] = useState('')
  const note = async (step: 'confirmed' | 'answered') => {
    if (isSaving) return
    setSaving(true)
    setFailed('')
    try {
      const body = { bookingId: row.bookingId, version: row.version }
      const give = () => command(`/api/commands/privacy-${step}`, body)
      offerUndo(await give(), { text: words.noted, name: row.name }, { again: give })
      if (step === 'answered') onDone()
      await reload()
    } catch (error) {
      setFailed(refusalIn(refusals, error))
    } finally {
      setSaving(false)
    }
  }
  const due = nextDue(row)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useKeys({
    'digit-1': () => void note(row.confirmBy ? 'confirmed' : 'answered'),
    ...(row.confirmBy && { 'digit-2': () => void note('answered') }),
  })
  return (
    <section className={styles.work}>
      <div className={styles.scroll}>
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {before}
            <Private>{row.name}</Private>
            {after}
          </h2>
          {due && <PromiseClock due={due} />}
        </header>
        <ContactRule reach={row.reach} />
        <p>{words.text}</p>
        <ul className={styles.deadlines}>
          <li>
            {row.confirmBy
              ? fill(words.confirmBy, { time: momentIn(language, row.confirmBy, now) })
              : words.isConfirmed}
          </li>
          {row.due && <li>{fill(words.answerBy, { time: momentIn(language, row.due, now) })}</li>}
        </ul>
      </div>
      <div className={styles.foot}>
        {row.confirmBy && (
          <Button
            kind="primary"
            size="large"
            icon={Check}
            keyCap={capsOf('digit-1')}
            isDisabled={isSaving}
            onClick={() => void note('confirmed')}
          >
            {words.confirmed}
          </Button>
        )}
        <Button
          {...(!row.confirmBy && { kind: 'primary' as const, icon: Check })}
          size="large"
          keyCap={capsOf(row.confirmBy ? 'digit-2' : 'digit-1')}
          isDisabled={isSaving}
          onClick={() => void note('answered')}
        >
          {words.done}
        </Button>
        <p role="status">{failed}</p>
      </div>
    </section>
  )
}
