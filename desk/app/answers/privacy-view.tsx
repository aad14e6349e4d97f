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
import { useReloadAnswers } from '../live/use-answers.ts'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { useChange } from '../use-change.ts'
import { AnswerView } from './answer-view.tsx'
import styles from './answers.module.css'
import { momentIn, nextDue } from './row-clock.tsx'

/** A request for erasure that the law does not allow yet: the clinic says so, in time. */
export function PrivacyView({ row, onDone }: { row: AnswerRow; onDone: () => void }) {
  const words = useWords(answersWords.privacy)
  const language = useLanguage()
  const now = useNow()
  const { refusals } = useWords(deskWords)
  const { change, isBusy, refusal } = useChange({ onDone, reload: useReloadAnswers(), refusals })
  const note = (step: 'confirmed' | 'answered') => {
    const body = { bookingId: row.bookingId, version: row.version }
    const give = () => command(`/api/commands/privacy-${step}`, body)
    const said = () => ({ text: words.noted, name: row.name })
    void change(give, said, { again: give, staysOpen: step === 'confirmed' })
  }
  useKeys({
    'digit-1': () => note(row.confirmBy ? 'confirmed' : 'answered'),
    ...(row.confirmBy && { 'digit-2': () => note('answered') }),
  })
  const foot = (
    <div className={styles.foot}>
      {row.confirmBy && (
        <Button
          kind="primary"
          size="large"
          icon={Check}
          keyCap={capsOf('digit-1')}
          isDisabled={isBusy}
          onClick={() => note('confirmed')}
        >
          {words.confirmed}
        </Button>
      )}
      <Button
        {...(!row.confirmBy && { kind: 'primary' as const, icon: Check })}
        size="large"
        keyCap={capsOf(row.confirmBy ? 'digit-2' : 'digit-1')}
        isDisabled={isBusy}
        onClick={() => note('answered')}
      >
        {words.done}
      </Button>
      <p role="status">{refusal}</p>
    </div>
  )
  return (
    <AnswerView title={words.title} name={row.name} due={nextDue(row)} foot={foot}>
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
    </AnswerView>
  )
}
